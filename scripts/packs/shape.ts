// The capitalisation of a word as hunspell sees it: letters without case (digits, hyphen, sharp s) are neutral.

/** How a word is capitalised. */
export type Shape = 'lower' | 'title' | 'upper' | 'mixed';

/** The capitalisation of a form. A single capital letter counts as `title`. */
export function shapeOf(word: string): Shape {
  if (word === word.toLowerCase()) return 'lower';
  let capitals = 0;
  let neutral = 0;
  for (const letter of word) {
    const lower = letter.toLowerCase();
    if (letter !== lower) capitals++;
    else if (letter.toUpperCase() === lower || letter === 'ß') neutral++;
  }
  if (capitals === 0) return 'lower';
  const first = word[0] ?? '';
  if (capitals === 1 && first !== first.toLowerCase()) return 'title';
  return capitals + neutral === word.length ? 'upper' : 'mixed';
}

/** The word with only its first letter as a capital. */
export function toTitle(word: string): string {
  const lower = word.toLowerCase();
  return lower.slice(0, 1).toUpperCase() + lower.slice(1);
}
