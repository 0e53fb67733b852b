// Syllables of French words as they are said with care: final mute e is silent, i, u and ou before a vowel are glides
// (nation, lui, oui) unless two consonants come before (ouvrier, cruel).
const NUCLEUS =
  /(?:ou|[iuy])?(?:eui(?=l)|uei(?=l)|œi(?=l)|eau|œu|eoi|o[uùûiî]|a[iîu]|e[iîuû]|[aàâäeéèêëiîïoôöuùûüyœæ])/g;
const VOWEL = '[aàâeéèêëiîïoôuùûüœ]';
const BETWEEN_VOWELS = new RegExp(`(?<=${VOWEL})y(?=${VOWEL})`, 'g');
const ANY_VOWEL = /[aàâäeéèêëiîïoôöuùûüyœæ]/;
/** Spelling misleads: two vowels said as one, or one as two. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/^(pa)y(?=s)/, '$1-i'],
  [/^août/, 'out'],
  [/^(p|f|t)aon/, '$1on'],
  [/po[êe]l/, 'pol'],
  [/moell?/, 'mol'],
];

const countPart = (written: string, isFinite: boolean): number => {
  let part = written.replace(/qu/g, 'k').replace(/gu(?=[eéèêiîy])/g, 'g');
  part = part.replace(/ge(?=[aoâ])/g, 'j').replace(BETWEEN_VOWELS, 'ij');
  for (const [pattern, said] of IRREGULAR) part = part.replace(pattern, said);
  const short = part.replace(isFinite ? /(?:e|es|ent)$/ : /es?$/, '');
  if (ANY_VOWEL.test(short)) part = short;
  return part.replace(/([bcdfgptv][lr])(ou|[iu])(?=[aâeéèêoô])/g, '$1$2-').match(NUCLEUS)?.length ?? 0;
};

/** Syllables of a word in lower case; elided words have none of their own (l’ami). */
export const frenchSyllables = (word: string, isFinite: boolean): number =>
  Math.max(
    1,
    word.split(/['’\-\u2011]/).reduce((sum, part) => sum + countPart(part, isFinite), 0),
  );
