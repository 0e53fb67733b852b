// A word that no dictionary has, in all its forms: those of an example that ends as it does.
import { formBy, ruleOf } from '../lexicon/suffixRules.ts';
import type { CardTools } from './card.ts';
import { formsOf } from './tables.ts';

/** How many last letters two words share that inflect alike. */
const SHARED = 2;
/** German participles have something inside. */
const infixes = true;

/** The word first; [] if the example is unknown, has but one form, or ends otherwise. */
export function formsLike(word: string, example: string, { judge, lexicon, facts }: CardTools): string[] {
  if (!lexicon || word.length <= SHARED || word.slice(-SHARED) !== example.slice(-SHARED)) return [];
  const own = lexicon.analyses(example).filter(({ lemma }) => lemma === example);
  const found = new Set([word]);
  for (const reading of own.slice(0, 1)) {
    const isListed = (form: string) => judge.isKnown(form);
    for (const { form } of formsOf(reading, lexicon, isListed, facts)) {
      if (form.includes("'")) continue;
      const made = formBy(ruleOf(form, example, infixes), word);
      if (made !== null) found.add(made);
    }
  }
  return found.size > 1 ? [...found] : [];
}
