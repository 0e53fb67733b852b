// A name of the shared list as it stands in a text: after an elision (d'Ipswich), with an ending (Putins).
import type { NameList } from '../lexicon/nameList.ts';

/** Whether a capitalised word is a name of the list. `ending` has the name in its first group. */
export function isListed(word: string, names: NameList, elisions: readonly string[], ending?: RegExp): boolean {
  const lower = word.toLowerCase().replace(/[\u2019\u02bc]/g, "'");
  if (names.has(lower)) return true;
  const elision = elisions.find((prefix) => lower.startsWith(prefix));
  if (elision !== undefined) return names.has(lower.slice(elision.length));
  const base = ending?.exec(lower)?.[1];
  return base !== undefined && names.has(base);
}
