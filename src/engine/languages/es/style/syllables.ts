// Syllables of Spanish words, by the rules of the Ortografía: i and u join other vowels unless they bear the accent.
const WEAK = 'iuü';
const VOWELS = 'aeiouáéíóúü';

/** Syllables of a word in lower case. */
export function spanishSyllables(word: string): number {
  // In qu, gue and gui the u is silent; an h parts no vowels; y is a vowel before consonants and at the end.
  const plain = word
    .replace(/qu/g, 'k')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/(^|[^c])h/g, '$1')
    .replace(/y(?![aeiouáéíóúü])/g, 'i');
  let count = 0;
  let before = '';
  for (const letter of plain) {
    if (!VOWELS.includes(letter)) {
      before = '';
      continue;
    }
    const joins = before !== '' && (WEAK.includes(before) || (WEAK.includes(letter) && !'íú'.includes(before)));
    if (!joins) count++;
    before = letter;
  }
  return Math.max(1, count);
}
