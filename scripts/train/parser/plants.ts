// Mistakes of agreement planted in right sentences whose trees are known: a verb in the other number, a determiner or an adjective in
// another gender or number. A parser that learns from such copies does not rely on agreement.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { Label } from '../../../src/engine/reading/parser/labels.ts';
import { Tag } from '../../../src/engine/reading/tags.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { flippedModifiers, flippedVerb } from '../../quality/planted/flip.ts';
import { finiteVerbOf, type GoldWord } from './gold.ts';

/** The finite verbs that a subject belongs to. */
function agreeingVerbs(words: readonly GoldWord[]): number[] {
  const at = (i: number) => {
    const { head, label, tag } = words[i] as GoldWord;
    return { head, label, isFinite: tag === Tag.verbFinite || tag === Tag.auxiliaryFinite };
  };
  return words.flatMap(({ label, head }) => {
    const verb = label === Label.subject && head >= 0 ? finiteVerbOf(words.length, at, head) : -1;
    return verb < 0 ? [] : [verb];
  });
}

/** The determiners and adjectives of a sentence that have a noun. */
export const modifiersOf = (words: readonly GoldWord[]): number[] =>
  words.flatMap(({ label, head, form }, i) =>
    (label === Label.determiner || label === Label.adjective) && words[head]?.tag === Tag.noun && !/['’]$/.test(form)
      ? [i]
      : [],
  );

/** A determiner or adjective in a form that does not agree with its noun; undefined if there is none. */
export function otherModifier(
  words: readonly GoldWord[],
  at: number,
  language: TextLanguage,
  lexicon: Lexicon,
  random: () => number,
): string | undefined {
  const { form, label, head } = words[at] as GoldWord;
  const noun = (words[head] as GoldWord).form;
  // English articles and adjectives do not agree
  if (language === 'en') return undefined;
  const forms = flippedModifiers(lexicon, language, { form, noun, isDeterminer: label === Label.determiner });
  return forms[Math.floor(random() * forms.length)];
}

const changed = (words: readonly GoldWord[], at: number, form: string): GoldWord[] =>
  words.map((word, i) => (i === at ? { ...word, form } : word));

/** A copy of a sentence with the verb of one subject in the wrong number; null if none can be. */
export function plantVerb(words: readonly GoldWord[], lexicon: Lexicon, random: () => number): GoldWord[] | null {
  for (const at of shuffled(agreeingVerbs(words), random)) {
    const form = flippedVerb(lexicon, (words[at] as GoldWord).form);
    if (form !== null) return changed(words, at, form);
  }
  return null;
}

/** A copy with one determiner or adjective that does not agree with its noun; null if none can be. */
export function plantModifier(
  words: readonly GoldWord[],
  language: TextLanguage,
  lexicon: Lexicon,
  random: () => number,
): GoldWord[] | null {
  for (const at of shuffled(modifiersOf(words), random)) {
    const form = otherModifier(words, at, language, lexicon, random);
    if (form !== undefined) return changed(words, at, form);
  }
  return null;
}

/** A list in random order. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
