// The engine gives hunspell's verdicts: compared with hunspell itself, using the dictionaries that the packs are built from.
// The large comparison is `npx node scripts/packs/verdicts.ts 500000 --data <folder>`.
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePacks } from '../../scripts/packs/ensure.ts';
import { sampleWords } from '../../scripts/packs/sampleWords.ts';
import { agreement, comparableDialects, compareVerdicts, loadPack } from '../../scripts/packs/verdicts.ts';
import type { TextLanguage } from '../../src/engine/types.ts';

const SEED = 20_261_121;

/** Words per language; German takes hunspell longest. */
const COUNTS: Readonly<Record<TextLanguage, number>> = { en: 20_000, fr: 20_000, de: 12_000, it: 20_000, es: 20_000 };

beforeAll(() => ensurePacks(), 180_000);

describe.each(Object.entries(COUNTS) as [TextLanguage, number][])('%s', (language, count) => {
  const words = () => sampleWords(loadPack(language), count, SEED);

  it(`agrees with hunspell on ${count} words`, async () => {
    const report = await compareVerdicts(language, words());
    expect(report.words).toBeGreaterThan(count * 0.9);
    // neither side may pass by always giving the same answer
    expect(report.accepted / report.words).toBeGreaterThan(0.25);
    expect(report.accepted / report.words).toBeLessThan(0.75);
    expect(agreement(report), JSON.stringify(report.differences)).toBeGreaterThanOrEqual(0.9999);
  });
});

const others = (Object.keys(COUNTS) as TextLanguage[]).flatMap((language) =>
  comparableDialects(language)
    .slice(1)
    .map((dialect) => ({ language, dialect })),
);

it.each(others)('$dialect agrees with hunspell on 4000 words', async ({ language, dialect }) => {
  const report = await compareVerdicts(language, sampleWords(loadPack(language), 4000, SEED), dialect);
  expect(agreement(report), JSON.stringify(report.differences)).toBeGreaterThanOrEqual(0.9995);
});
