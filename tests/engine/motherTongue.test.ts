// What mother tongues lead to: every row on its own sentences, nothing where none is named, and hardly anything in right texts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, slipsIn, tongueChecker, tryDirection } from '../../scripts/quality/tongues/examples.ts';
import { type Checker, defaultOptions, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';

const checkers = new Map<TextLanguage, Checker>();
for (const language of TEXT_LANGUAGES) checkers.set(language, await tongueChecker(language));
const checkerOf = (language: TextLanguage): Checker => checkers.get(language) as Checker;

/** Right sentences of the corpora that people may read. */
const rightText = (language: TextLanguage): string =>
  readFileSync(`tests/corpora/${language}.right.jsonl`, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? (JSON.parse(line) as { text: string }).text : []))
    .join('\n\n');

describe.each(DIRECTIONS)('$motherTongue in $language', (direction) => {
  const checker = checkerOf(direction.language);

  it('has at least 60 rows, each with sentences that it finds, mends and leaves alone', async () => {
    const { rows, faults } = await tryDirection(checker, direction);
    expect(faults).toEqual([]);
    expect(rows).toBeGreaterThanOrEqual(60);
  });

  it('finds nothing in right sentences', () => {
    expect(slipsIn(checker, direction, rightText(direction.language)).map(({ text }) => text)).toEqual([]);
  });
});

describe('a mother tongue', () => {
  const checker = checkerOf('en');
  const text = 'You can download the actual version here.';
  const options = { ...defaultOptions(), language: 'en' } as const;
  const rulesFor = (motherTongue?: TextLanguage) =>
    checker.check(text, { ...options, ...(motherTongue && { motherTongue }) }).issues.map(({ rule }) => rule);

  it('changes nothing unless it is named, nor in texts in that language', () => {
    expect([rulesFor(), rulesFor('en')]).toEqual([[], []]);
    expect(rulesFor('de')).toEqual(['common.mother-tongue.false-friend']);
  });

  it('tells what the word means and what the mother tongue says, and never corrects without asking', () => {
    const [issue] = checker.check(text, { ...options, motherTongue: 'de' }).issues;
    expect(issue?.message.params).toMatchObject({
      found: 'actual',
      fix: 'current',
      mother: 'aktuell',
      means: 'tatsächlich',
    });
    expect([issue?.replacements, issue?.certainty]).toEqual([['current'], 'likely']);
    const document = checker.open(text, { ...options, motherTongue: 'de' });
    document.step(Number.POSITIVE_INFINITY, null);
    expect(document.fixAll()).toEqual([]);
  });

  it('names the words that stay where the correction is to write nothing', () => {
    const [issue] = checker.check('We discussed about the problem.', { ...options, motherTongue: 'de' }).issues;
    expect(issue?.message.params).toMatchObject({ found: 'about', fix: 'discussed the' });
  });

  it('can be named, changed and taken back while a text is open', () => {
    const document = checker.open(text, options);
    const now = () => document.step(Number.POSITIVE_INFINITY, null).deltas.flatMap(({ issues }) => issues.length);
    expect(now().filter(Boolean)).toEqual([]);
    document.setOptions({ ...options, motherTongue: 'de' });
    expect(now()).toEqual([1]);
    document.setOptions(options);
    expect(now()).toEqual([0]);
  });

  it('may come after the check', async () => {
    const { loadMotherTongue, createChecker } = await import('../../src/engine/index.ts');
    const { giveRules, readPack } = await import('../../scripts/packs/load.ts');
    const { rulesOf } = await import('../../src/engine/rules/registry.ts');
    const late = createChecker();
    late.loadSpell('en', readPack('en', 'spell') as Uint8Array);
    giveRules(late, 'en', rulesOf('en'));
    const document = late.open(text, { ...options, motherTongue: 'de' });
    const now = () => document.step(Number.POSITIVE_INFINITY, null).deltas.flatMap(({ issues }) => issues);
    expect(now()).toEqual([]);
    const found = await loadMotherTongue('en', 'de');
    if (found) late.loadMotherTongue('en', 'de', found);
    expect(now().map((issue) => issue.text)).toEqual(['actual']);
    expect(await loadMotherTongue('en', 'en')).toBeNull();
  });
});
