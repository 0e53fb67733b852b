// A language that no one speaks: every text of the English files between marks. What appears without marks on a page in
// this language is not translated, or stands in the code.

/** Marks around every text. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same texts between marks; placeholders and tags inside them stay as they are. */
export function pseudo(value: Json): Json {
  if (typeof value === 'string') return value === '' ? '' : `${OPEN}${value}${CLOSE}`;
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudo(item)]));
}
