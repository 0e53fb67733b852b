// Copies of right sentences as careless people write them: with mistakes of agreement, without accents, commas or the full stop,
// German nouns without their capital. The tree stays that of the right sentence.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { Tag } from '../../../src/engine/reading/tags.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { GoldWord } from './gold.ts';
import { modifiersOf, otherModifier, plantVerb } from './plants.ts';

const ACCENTS = /[\u0300-\u0302\u0308\u0327]/g;

function withoutAccents(form: string, language: TextLanguage): string {
  if (language === 'de') return form.replaceAll('ß', 'ss');
  if (language === 'es' && form.includes('ñ')) return form;
  return form.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

/** The words without the one at `index`, which nothing hangs on. */
function without(words: readonly GoldWord[], index: number): GoldWord[] {
  return words
    .filter((_, i) => i !== index)
    .map((word) => (word.head > index ? { ...word, head: word.head - 1 } : word));
}

const isLeaf = (words: readonly GoldWord[], index: number): boolean => words.every(({ head }) => head !== index);

/** A careless copy of a sentence; null if nothing in it could be changed. */
export function noisyCopy(
  words: readonly GoldWord[],
  language: TextLanguage,
  lexicon: Lexicon,
  random: () => number,
): GoldWord[] | null {
  let copy = [...words];
  if (random() < 0.7) copy = plantVerb(copy, lexicon, random) ?? copy;
  for (const at of modifiersOf(words)) {
    const form = random() < 0.25 ? otherModifier(words, at, language, lexicon, random) : undefined;
    if (form !== undefined) copy[at] = { ...(copy[at] as GoldWord), form };
  }
  if (language !== 'en' && random() < 0.2) {
    copy = copy.map((word) => ({ ...word, form: withoutAccents(word.form, language) }));
  }
  if (language === 'de' && random() < 0.15) {
    copy = copy.map((word) =>
      word.tag === Tag.noun && random() < 0.5 ? { ...word, form: word.form.toLowerCase() } : word,
    );
  }
  const commas = copy.flatMap(({ form }, i) => (form === ',' && isLeaf(copy, i) ? [i] : []));
  const comma = commas[Math.floor(random() * commas.length)];
  if (comma !== undefined && random() < 0.4) copy = without(copy, comma);
  const last = copy.length - 1;
  if (random() < 0.1 && last > 1 && /^\p{P}$/u.test(copy[last]?.form ?? '') && isLeaf(copy, last))
    copy = without(copy, last);
  const isSame = copy.length === words.length && copy.every(({ form }, i) => form === words[i]?.form);
  return isSame ? null : copy;
}
