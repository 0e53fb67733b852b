// What one very long paragraph costs: node --expose-gc scripts/bench/longParagraph.ts <language>. Processor time, so that other programs
// do not count: of a check from scratch in several lengths, and of keys in the middle. Started by scripts/bench.ts.
import { type CheckOptions, defaultOptions, isTextLanguage } from '../../src/engine/index.ts';
import { loadedChecker } from '../packs/load.ts';
import { percentile } from '../quality/tally.ts';
import { proseOf } from './inputs.ts';

/** Milliseconds: of a check for each size, and of a key in the longest. */
export interface LongFigures {
  texts: { name: string; checks: number[]; key: { p50: number; p95: number } }[];
}

/** Lengths of the texts, each twice the one before. */
export const LONG_SIZES = [250_000, 500_000, 1_000_000] as const;

const KEYS = 60;
const ROUNDS = 3;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Texts that nobody writes, besides prose: a unit that is repeated. */
const NASTY: readonly [name: string, unit: string][] = [
  ['words without a full stop', 'mot inconu and the house '],
  ['one word', 'word '],
  ['no spaces', 'abcdefghij'],
  ['commas, no spaces', 'word,another,'],
  ['base64', 'QUJDREVGR0hJ+SktM/Tk9QUV'],
  ['digits', '0123456789'],
  ['brackets', '('],
  ['punctuation', '.,;:!? '],
  ['emoji', '😀'],
  ['combining marks', 'a\u0301\u0302'],
];

function prose(language: Parameters<typeof proseOf>[0]): string {
  const one = proseOf(language).replaceAll('\n', ' ');
  return one.repeat(Math.ceil(LONG_SIZES[2] / one.length));
}

function measure(): LongFigures {
  const [language] = process.argv.slice(2);
  if (language === undefined || !isTextLanguage(language)) throw new Error('longParagraph.ts <language>');
  const checker = loadedChecker(language);
  const options: CheckOptions = { ...defaultOptions(), language };
  const texts: [string, string][] = [
    ['prose', prose(language)],
    ...NASTY.map(([name, unit]): [string, string] => [name, unit.repeat(Math.ceil(LONG_SIZES[2] / unit.length))]),
  ];
  checker.check((texts[0]?.[1] ?? '').slice(0, 300_000), options);
  return {
    texts: texts.map(([name, whole]) => {
      checker.check(whole.slice(0, LONG_SIZES[0]), options);
      const checks = LONG_SIZES.map((size) => {
        const text = Buffer.from(whole.slice(0, size)).toString();
        const rounds = Array.from({ length: ROUNDS }, () => {
          globalThis.gc?.();
          const from = cpu();
          checker.check(text, options);
          return cpu() - from;
        });
        return Math.min(...rounds);
      });
      const document = checker.open(whole.slice(0, LONG_SIZES[2]), options);
      document.step(Number.POSITIVE_INFINITY, null);
      const keys = Array.from({ length: KEYS }, (_, key) => {
        const at = LONG_SIZES[1] + key;
        const from = cpu();
        document.edit([{ start: at, end: at, insert: key % 6 === 5 ? ' ' : 'x' }]);
        document.step(Number.POSITIVE_INFINITY, null);
        return cpu() - from;
      });
      return { name, checks, key: { p50: percentile(keys, 0.5), p95: percentile(keys, 0.95) } };
    }),
  };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measure()));
