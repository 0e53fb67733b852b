// A made-up language: every text of the English files, wrapped in marks. Anything that appears without marks on a page in
// this language is untranslated or hard-coded.

/** Marks around every text. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same texts wrapped in marks; placeholders and tags inside them stay as they are. */
export function pseudo(value: Json): Json {
  if (typeof value === 'string') return value === '' ? '' : `${OPEN}${value}${CLOSE}`;
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudo(item)]));
}
