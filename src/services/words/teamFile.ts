// A team's word list: one file that a person adds beside their own dictionary. What is kept of it, and which of two
// devices' files counts. Pure; never throws on any content.
import { cleanWord } from './words.ts';

/** The file as it is kept: its words in the order in which they stand there. */
export interface TeamFile {
  name: string;
  words: readonly string[];
  /** When it was added, in milliseconds. */
  at: number;
}

/** A team's vocabulary fits into this many times over; a dictionary of a whole language does not. */
export const TEAM_LIMITS = { bytes: 1_000_000, words: 10_000 } as const;

/** A kept or received value: the file, null for none, undefined for what is neither. */
export function parseTeam(raw: unknown): TeamFile | null | undefined {
  if (raw === null) return null;
  if (typeof raw !== 'object') return undefined;
  const { name, words, at } = raw as Partial<Record<keyof TeamFile, unknown>>;
  if (typeof name !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  if (!Array.isArray(words)) return undefined;
  return { name, words: words.filter((word) => typeof word === 'string' && cleanWord(word) === word), at };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The file that both devices have afterwards: the newer one, and a file rather than none where both have changed. */
export function mergeTeam(base: TeamFile | null, mine: TeamFile | null, theirs: TeamFile | null): TeamFile | null {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  if (!mine || !theirs) return mine ?? theirs;
  return mine.at >= theirs.at ? mine : theirs;
}
