// The rules that do not hold when other words stand around their mistakes, with the reason. The list may only shrink: every
// other rule finds 90 % of its variants and flags at most 1 % of the right ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TextLanguage } from '../../../src/engine/index.ts';
import type { Robustness } from './trial.ts';

/** What a rule must hold to. */
export const LEAST_FOUND = 0.9;
export const MOST_FLAGGED = 0.01;

const fileOf = (language: TextLanguage): string => `tests/engine/robust/${language}.json`;

/** Reasons by rule id. */
export type Frail = Readonly<Record<string, string>>;

/** The committed list of a language. */
export function readFrail(language: TextLanguage): Frail {
  const file = fileOf(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Frail) : {};
}

/** Whether a rule falls below the floor. */
export const isFrail = ({ wrong, found, right, flagged }: Robustness): boolean =>
  found < wrong * LEAST_FOUND || flagged > right * MOST_FLAGGED;

/** Rules below the floor that the list does not name, and rules that it names although they hold. @internal */
export function compareFrail(
  listed: Frail,
  now: ReadonlyMap<string, Robustness>,
): { worse: string[]; better: string[] } {
  const worse = [...now]
    .filter(([id, result]) => isFrail(result) && !(id in listed))
    .map(([id, result]) => `${id}: ${told(result)}`);
  const better = Object.keys(listed).filter((id) => {
    const result = now.get(id);
    return !result || !isFrail(result);
  });
  return { worse, better };
}

/** "found 12 of 16, flagged 0 of 16", and an example. */
export function told({ wrong, found, right, flagged, missed, alarms }: Robustness): string {
  const example = alarms[0] ?? missed[0]?.wrong;
  return `found ${found} of ${wrong}, flagged ${flagged} of ${right}${example ? `: ${example}` : ''}`;
}

const REASONS: Readonly<Record<string, string>> = {
  word: 'some words in the place of others are not recognised',
  insertion: 'an opening or an intensifier silences it',
};

/** Why a rule is frail, judged by what most of its missed variants have in common. */
export function reasonOf(id: string, { missed, flagged }: Robustness): string {
  if (flagged > 0) return 'it flags right variants';
  if (id.includes('.context.')) return 'a classifier, which weighs all words around';
  const counts = new Map<string, number>();
  for (const { kind } of missed) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most = 'word'] = [...counts].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
  return REASONS[most] ?? most;
}

/** Writes the list of a language; reasons that somebody gave are kept. */
export function writeFrail(language: TextLanguage, now: ReadonlyMap<string, Robustness>): void {
  const listed = readFrail(language);
  const lines = [...now]
    .filter(([, result]) => isFrail(result))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, result]) => `  ${JSON.stringify(id)}: ${JSON.stringify(listed[id] ?? reasonOf(id, result))}`);
  writeFileSync(fileOf(language), lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
}
