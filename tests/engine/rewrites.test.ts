// Where rewrites are offered and where not, whatever their language: the framework on English sentences.
import { describe, expect, it } from 'vitest';
import { offersIn, rewritingChecker } from '../../scripts/quality/rewriting/examples.ts';
import { defaultOptions, type Rewrite } from '../../src/engine/index.ts';
import { importsOf, readSources } from '../architecture/imports.ts';
import { HOSTILE } from './hostileTexts.ts';

const checker = await rewritingChecker('en');
const offers = (text: string): Rewrite[] => offersIn(checker, 'en', text);

/** What a text becomes with the best wording of every rewrite for a goal. */
const bettered = (text: string, goal: Rewrite['goals'][number]): string =>
  offers(text)
    .filter(({ goals }) => goals.includes(goal))
    .reduceRight((now, { start, end, texts }) => now.slice(0, start) + texts[0] + now.slice(end), text);

describe('rewrites', () => {
  it.each([
    ['at the start of a sentence', 'In order to win, we train.', 'To win, we train.'],
    ['behind a colon', 'Note: In order to win, we train.', 'Note: To win, we train.'],
    ['in the item of a list', '- We met in order to talk.', '- We met to talk.'],
    ['with an article before them', 'It was an unexpected surprise.', 'It was a surprise.'],
    ['with typographic apostrophes', 'We can’t stay in order to talk.', 'We can’t stay to talk.'],
    ['where words go at the start', 'Basically, it works.', 'It works.'],
    ['where words go at the end', 'Please pay, and sign it on a daily basis.', 'Please pay, and sign it daily.'],
    ['several in one sentence', 'In order to pay, make use of the form.', 'To pay, use the form.'],
  ])('fit in %s', (_, text, better) => {
    expect(bettered(text, 'shorter')).toBe(better);
  });

  it.each([
    ['quotations', 'He said: “In order to win, we train.”'],
    ['code', 'Run `in order to win` now.'],
    ['titles', 'I read In Order To Win last week.'],
    ['stressed words', 'You should NOT wait for him.'],
    ['words in which a mistake is marked', 'He gives an exlpanation of the rules.'],
    ['sentences after which a rule would find fault', 'In order to to win we train.'],
  ])('leave %s alone', (_, text) => {
    expect(offers(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });

  it('do not overlap for one goal, so that all of them can be taken', () => {
    const text =
      'It is not possible to do it in order to be able to pay. I am of the opinion that we are not able to wait.';
    const all = offers(text);
    expect(all.length).toBeGreaterThan(3);
    for (const goal of new Set(all.flatMap(({ goals }) => goals))) {
      const ends = all.filter(({ goals }) => goals.includes(goal));
      ends.forEach(({ start }, i) => expect(start).toBeGreaterThanOrEqual(ends[i - 1]?.end ?? 0));
    }
  });

  it('are offered in the sentences that are asked for, and move with edits before them', () => {
    const [first, second] = ['We met in order to talk.', 'We met in order to sing.'];
    const document = checker.open(`${first}\n\n${second}`, { ...defaultOptions(), language: 'en' });
    const asked = (): string[] => {
      document.step(Number.POSITIVE_INFINITY, null);
      const start = document.text().indexOf('sing');
      const work = document.rewrites({ start, end: start + 1 });
      let step = work.next();
      while (!step.done) step = work.next();
      return step.value.map(({ start: at, end, texts }) => `${document.text().slice(at, end)} > ${texts[0]}`);
    };
    expect(asked()).toEqual(['in order to > to']);
    document.edit([{ start: 0, end: 0, insert: 'Yes. ' }]);
    expect(asked()).toEqual(['in order to > to']);
    document.edit([{ start: 0, end: document.text().length, insert: 'We sing.' }]);
    expect(asked()).toEqual([]);
  });

  it('are never part of a check', () => {
    const { issues } = checker.check('In order to win, we make use of it.', { ...defaultOptions(), language: 'en' });
    expect(issues.filter(({ rule }) => rule.includes('.rewrite.'))).toEqual([]);
  });

  it.each(HOSTILE)('break nothing in %s', (_, make) => {
    expect(offers(make(2_000))).toBeInstanceOf(Array);
  });
});

it('what rewrites is a chunk of its own: nothing that a check needs brings it along', () => {
  // What a writer's first language leads to is built with it, and comes in a chunk of its own as well.
  const apart = /\/(?:rewrites?|motherTongue)\//;
  const loading = /\/(?:rewrite|motherTongue)\/(?:types|load|tongues)\.ts$/;
  const outside = readSources(['src']).filter(
    ({ path }) => (!apart.test(path) || loading.test(path)) && !path.endsWith('.test.ts'),
  );
  const found = outside.flatMap(({ path, text }) =>
    importsOf(text)
      .filter(({ to, typeOnly }) => apart.test(to) && !typeOnly && !loading.test(to))
      .filter(({ to }) => !(to.endsWith('/all.ts') && text.includes(`await import('${to}')`)))
      .map(({ to }) => `${path}: ${to}`),
  );
  expect(outside.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
