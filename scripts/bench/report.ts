// Prints the figures of scripts/bench.ts.
import type { TextLanguage } from '../../src/engine/types.ts';
import { readManifest } from '../packs/manifest.ts';
import type { EngineName } from './engines.ts';
import { LONG_SIZES, type LongFigures } from './longParagraph.ts';
import type { BenchFigures, Percentiles } from './measure.ts';
import type { MemoryFigures } from './memory.ts';
import type { PhaseFigures } from './phases.ts';
import type { WholeCheckFigures } from './wholeCheck.ts';

type Print = (line: string) => void;

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

const spread = ({ p50, p95, p99, max }: Percentiles): string =>
  `p50 ${number(p50)}  p95 ${number(p95)}  p99 ${number(p99)}  max ${number(max)}`;

/** Prints what a language costs to download. */
export function printPack(language: TextLanguage, print: Print): void {
  const entry = readManifest()[language]?.spell;
  if (entry)
    print(`\n${language}: pack ${number(entry.bytes / 1000)} kB, ${number(entry.brotli / 1000)} kB with brotli`);
}

/** The most that the three files of a language may take, in kilobytes with brotli, and the least words per second. */
const MOST_KILOBYTES = 1300;
const LEAST_WORDS = 100_000;
/** The same for the file of the context net and with it, and the most megabytes of all four in memory. */
const MOST_NET_KILOBYTES = 3000;
const LEAST_NET_WORDS = 20_000;
const MOST_NET_MEGABYTES = 40;

/** Prints what spelling and grammar cost together, beside what they may. */
export function printWholeCheck(outcome: WholeCheckFigures | string, print: Print): void {
  if (typeof outcome === 'string') {
    print(`  with grammar   ${outcome}`);
    return;
  }
  const { load, heap, brotli, words, wordsPerSecond, context } = outcome;
  const total = brotli.spell + brotli.lex + brotli.model;
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  print(
    `  with grammar   load ${number(load)} ms  heap ${number(heap)} MB  ${number(words)} words at ${number(wordsPerSecond)} words/s ` +
      `(>= ${LEAST_WORDS.toLocaleString('en')} ${verdict(wordsPerSecond >= LEAST_WORDS)})`,
  );
  print(
    `  ${' '.repeat(14)} brotli: spell ${number(brotli.spell)} + lex ${number(brotli.lex)} + model ${number(brotli.model)} = ${number(total)} kB ` +
      `(<= ${MOST_KILOBYTES.toLocaleString('en')} ${verdict(total <= MOST_KILOBYTES)})`,
  );
  if (!context) return;
  print(
    `  with its net   load ${number(context.load)} ms  heap ${number(context.heap)} MB (<= ${MOST_NET_MEGABYTES} ${verdict(context.heap <= MOST_NET_MEGABYTES)})  ` +
      `${number(context.wordsPerSecond)} words/s (>= ${LEAST_NET_WORDS.toLocaleString('en')} ${verdict(context.wordsPerSecond >= LEAST_NET_WORDS)})  ` +
      `${number(brotli.context)} kB (<= ${MOST_NET_KILOBYTES.toLocaleString('en')} ${verdict(brotli.context <= MOST_NET_KILOBYTES)})`,
  );
}

/** Prints when the marks of texts come, phase by phase. */
export function printPhases(outcome: PhaseFigures | string, print: Print): void {
  if (typeof outcome === 'string') return print(`  phases         ${outcome}`);
  for (const { words, firstMarks, spelling, grammar, net, longestStep } of outcome?.texts ?? []) {
    print(
      `  ${number(words).padStart(7)} words: first marks ${number(firstMarks)} ms, spelling ${number(spelling)} ms, ` +
        `grammar ${number(grammar)} ms, net ${number(net)} ms; longest step ${number(longestStep)} ms`,
    );
  }
}

/** The most that a check of a megabyte of lines may take above the packs, in megabytes; and that a key may cost. */
const MOST_MEGABYTES = 120;
const MOST_KEY_MS = 20;
const MOST_GROWTH = 2.2;

/** Prints what the check of a text of lines takes. */
export function printMemory(outcome: MemoryFigures | string, print: Print): void {
  if (typeof outcome === 'string') return print(`  memory         ${outcome}`);
  const { text, paragraphs, peak, kept, ms } = outcome;
  const verdict = peak <= MOST_MEGABYTES ? 'met' : 'MISSED';
  print(
    `  ${text}: ${number(paragraphs)} paragraphs, peak ${number(peak)} MB above the packs (<= ${MOST_MEGABYTES} ${verdict}), ` +
      `kept ${number(kept)} MB, ${number(ms)} ms`,
  );
}

/** Prints what one very long paragraph costs. */
export function printLong(outcome: LongFigures | string, print: Print): void {
  if (typeof outcome === 'string') return print(`  long paragraph ${outcome}`);
  for (const { name, checks, key } of outcome.texts) {
    const growth = Math.max(...checks.slice(1).map((ms, i) => ms / (checks[i] as number)));
    const sizes = checks.map((ms, i) => `${number((LONG_SIZES[i] as number) / 1000)} kB ${number(ms)} ms`).join(', ');
    print(
      `  ${name.padEnd(26)} ${sizes} (x${growth.toFixed(2)} ${growth <= MOST_GROWTH ? 'met' : 'MISSED'}); ` +
        `key p50 ${number(key.p50)} p95 ${number(key.p95)} ms (${key.p95 <= MOST_KEY_MS ? 'met' : 'MISSED'})`,
    );
  }
}

/** Prints one engine's figures, or why there are none. `own` gives the ratio for the others. */
export function printFigures(
  engine: EngineName,
  outcome: BenchFigures | string,
  own: BenchFigures | null,
  print: Print,
): void {
  const name = engine.padEnd(14);
  if (typeof outcome === 'string') {
    print(`  ${name} ${outcome}`);
    return;
  }
  const { load, firstSuggestion, heap, lookupsPerSecond, suggestions, wanted, latency, visits, check } = outcome;
  const ratio = own && own.latency.p50 > 0 ? `  (${number(latency.p50 / own.latency.p50)} x own p50)` : '';
  const sample = suggestions < wanted ? `, time for ${suggestions} of ${wanted}` : ` of ${suggestions}`;
  print(
    `  ${name} load ${number(load)} ms  first suggestion ${number(firstSuggestion)} ms  heap ${number(heap)} MB  ${number(lookupsPerSecond)} lookups/s`,
  );
  print(`  ${' '.repeat(14)} suggestions${sample}: ${spread(latency)} ms${ratio}`);
  if (visits) print(`  ${' '.repeat(14)} visits: ${spread(visits)}`);
  if (check) {
    print(
      `  ${' '.repeat(14)} whole check: ${number(check.words)} words in ${number(check.ms)} ms, ${number(check.wordsPerSecond)} words/s`,
    );
  }
}
