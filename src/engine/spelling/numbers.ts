// Numbers are always correct; English ordinals are the only compound rule in the dictionaries (COMPOUNDRULE n*1t, n*mp).

/** Digits with single dots, commas or hyphens between them. */
export function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first < 48 || first > 57) return false;
  return /^\d+(?:[.,-]\d+)*$/.test(word);
}

/** Whether a number has its correct ordinal ending: 11th, 21st, 112th, 1002nd. */
export function isOrdinal(word: string): boolean {
  const match = /^(\d*)(\d)(st|nd|rd|th)$/.exec(word);
  if (!match) return false;
  const [, before = '', last, ending] = match;
  if (before.endsWith('1')) return ending === 'th';
  const expected = last === '1' ? 'st' : last === '2' ? 'nd' : last === '3' ? 'rd' : 'th';
  return ending === expected;
}
