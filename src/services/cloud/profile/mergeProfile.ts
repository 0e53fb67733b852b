// Three-way merge of two devices' words and settings against the last common base. Pure.

/** Words: keeps what either side added and drops what either side removed. Sorted by code unit. */
export function mergeWords(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const before = new Set(base);
  const [here, there] = [new Set(mine), new Set(theirs)];
  const merged = new Set([...here, ...there]);
  for (const word of before) if (!here.has(word) || !there.has(word)) merged.delete(word);
  return [...merged].sort();
}

/** Settings as JSON values by name. */
export type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Settings: field by field, this device's value if changed since the last exchange, else the other side's. */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, unknown> = {};
  for (const name of [...names].sort()) {
    const changed = name in mine && !same(mine[name], base[name]);
    const value = changed || !(name in theirs) ? mine[name] : theirs[name];
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}
