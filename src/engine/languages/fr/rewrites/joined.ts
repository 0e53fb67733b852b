// How French words change before the next one: le, l'; que, qu'; du, de l'.
import { elides } from '../reading/words.ts';

/** Words that lose their vowel, by what is left of them. */
const FULL: Readonly<Record<string, string>> = {
  "d'": 'de',
  "qu'": 'que',
  "n'": 'ne',
  "j'": 'je',
  "m'": 'me',
  "t'": 'te',
  "s'": 'se',
  "jusqu'": 'jusque',
  "lorsqu'": 'lorsque',
  "puisqu'": 'puisque',
  "quoiqu'": 'quoique',
};
const ELIDED = new Map(Object.entries(FULL).map(([short, full]) => [full, short]));
const BEFORE_VOWEL = new Map([...ELIDED, ['le', "l'"], ['la', "l'"], ['du', "de l'"], ['au', "à l'"]]);

/** What a word becomes before another; the gender that l' hides is not known, so that it stays. */
export function joined(word: string, next: string): string | null {
  const lower = next.toLowerCase().replaceAll('’', "'");
  if ((word === 'si' || word === "s'") && /^ils?$/.test(lower)) return "s'";
  if (elides(lower)) {
    const short = BEFORE_VOWEL.get(word);
    if (short) return short;
  }
  if (!word.endsWith("'")) return `${word} `;
  const full = FULL[word];
  return full && !elides(lower) ? `${full} ` : null;
}
