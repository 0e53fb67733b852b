// How Spanish words change before the next one.

/** Y before a sound like i is e, o before one like o is u. */
export function joined(word: string, next: string): string | null {
  const lower = next.toLowerCase();
  if (word === 'y' || word === 'e') return /^h?[ií](?![aeou])/.test(lower) ? 'e ' : 'y ';
  if (word === 'o' || word === 'u') return /^h?[oó]/.test(lower) ? 'u ' : 'o ';
  return null;
}
