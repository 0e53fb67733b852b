// The figures on the pages about the product, from the files that the measuring commands write: nothing is written by hand.
import { readFileSync } from 'node:fs';
import { lastChange } from '../sitemap.ts';

const FILE = 'tests/quality/figures.md';
/** Prints what the file says. */
export const QUALITY_COMMAND = 'npm run quality -- DATA --write';

/** What the checker does with a set of texts of one language; shares from 0 to 1. */
export interface Quality {
  readonly language: string;
  readonly everyday: {
    readonly found: number;
    readonly fixed: number;
    readonly flagged: number;
    readonly right: number;
  };
  readonly letters: { readonly found: number; readonly fixed: number; readonly alarms: number };
}

const EVERYDAY = /^everyday: found ([\d.]+) fixed ([\d.]+) flagged (\d+) of (\d+)/m;
const LETTERS = /^letters: found ([\d.]+) fixed ([\d.]+) of .*?false alarms ([\d.]+) per 1,000/m;

function qualityIn(part: string): Quality {
  const language = part.slice(0, 2);
  const [everyday, letters] = [EVERYDAY.exec(part), LETTERS.exec(part)].map((match) => match?.slice(1).map(Number));
  const [found, fixed, flagged, right] = everyday ?? [];
  const [foundInLetters, fixedInLetters, alarms] = letters ?? [];
  const all = [found, fixed, flagged, right, foundInLetters, fixedInLetters, alarms];
  if (all.some((figure) => figure === undefined || Number.isNaN(figure)))
    throw new Error(`${FILE} has no figures for ${language} that can be read`);
  const of = (figure: number | undefined) => figure as number;
  return {
    language,
    everyday: { found: of(found), fixed: of(fixed), flagged: of(flagged), right: of(right) },
    letters: { found: of(foundInLetters), fixed: of(fixedInLetters), alarms: of(alarms) },
  };
}

/** The figures of every language. Throws if the file has another shape. */
export function readQuality(text = readFileSync(FILE, 'utf8')): Quality[] {
  return text
    .split(/^## /m)
    .slice(1)
    .filter((part) => /^(?:en|fr|de|it|es)\n/.test(part))
    .map(qualityIn);
}

/** The day of the figures, where the repository tells it. */
export const qualityDate = (): string | undefined => lastChange([FILE]);

/** How fast spelling engines are, side by side. */
export interface Speed {
  readonly command: string;
  readonly date: string;
  readonly engines: readonly { readonly name: string }[];
  readonly figures: Readonly<
    Record<string, readonly { load: number; memory: number | null; lookups: number; suggestion: number }[]>
  >;
}

/** What `npm run bench -- --write` kept (scripts/bench/comparison.ts). */
export const readSpeed = (): Speed => JSON.parse(readFileSync('prerender/about/speed.json', 'utf8')) as Speed;
