// Treats a wrong address as a misspelt word: which part is wrong, and which existing address is nearest.
import { routeTable, rowPath } from '../table.ts';
import { knownTools } from '../tools.ts';

/** A wrong address in three parts, and the nearest right one. */
export interface Misspelling {
  /** The correct part, with its slash: "software/". */
  readonly before: string;
  /** The unknown part. */
  readonly wrong: string;
  readonly after: string;
  readonly closest?: { readonly path: string; readonly name: string } | undefined;
}

/** The edit distance between two words; swapped neighbours count once. */
export function distance(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    older = old;
    old = row;
  }
  return old[b.length] ?? 0;
}

/** All addresses that a reader may have meant. */
export function knownPaths(product: string): string[] {
  const rows = routeTable
    .filter((row) => row.id !== 'tool' && row.id !== 'home' && !row.many)
    .map((row) => rowPath(row, product));
  return [...rows, ...knownTools.filter((tool) => tool !== 'checker').map((tool) => `/${tool}/`)];
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reads a path that no page answers. Never throws; a path without a near neighbour has no `closest`. */
export function readMisspelling(path: string, product: string): Misspelling {
  const paths = knownPaths(product);
  const segments = segmentsOf(decoded(path).toLowerCase()).slice(0, 6);
  const typed = segmentsOf(decoded(path));
  const isStart = (count: number) => paths.some((known) => known.startsWith(`/${segments.slice(0, count).join('/')}/`));
  let right = 0;
  while (right < segments.length && isStart(right + 1)) right++;
  const at = Math.min(right, Math.max(0, segments.length - 1));
  const text = `/${segments.join('/')}/`.slice(0, 80);
  const nearest = paths
    .map((known) => ({ known, cost: distance(text, known) }))
    .sort((a, b) => a.cost - b.cost || a.known.length - b.known.length)[0];
  const near = nearest && nearest.cost <= Math.max(2, Math.floor(text.length / 3)) ? nearest.known : undefined;
  const shorten = (part: string) => (part.length > 40 ? `${part.slice(0, 39)}…` : part);
  return {
    before: typed
      .slice(0, at)
      .map((part) => `${shorten(part)}/`)
      .join(''),
    wrong: shorten(typed[at] ?? ''),
    after: typed
      .slice(at + 1, 6)
      .map((part) => `/${shorten(part)}`)
      .join(''),
    ...(near && { closest: { path: near, name: segmentsOf(near).at(-1) ?? '' } }),
  };
}
