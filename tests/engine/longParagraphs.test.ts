// However long a paragraph is, an edit costs only its surroundings, and the deltas still add up to a full check.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveContext } from '../../scripts/packs/load.ts';
import { readCorpus } from '../../scripts/quality/corpora.ts';
import { applyChange, type Issue, movedRange, TEXT_LANGUAGES, type TextChange } from '../../src/engine/index.ts';
import { matchSteps } from '../../src/engine/rules/match.ts';
import { REACH, SHORTEST } from '../../src/engine/text/blocks.ts';
import { HOSTILE } from './hostileTexts.ts';
import { optionsWith, rulesChecker } from './packs.ts';

const rules = rulesChecker(...TEXT_LANGUAGES);
/** With a context net as well: one is enough to show that nets read no further than the rules do. */
const checker = rulesChecker(...TEXT_LANGUAGES);
giveContext(checker, 'en');

/** Sentences of a language on one line, about as long as asked for; no two stretches are alike. */
function paragraphOf(language: (typeof TEXT_LANGUAGES)[number], characters: number): string {
  const sentences = readCorpus(language).map(({ text }) => text);
  let text = '';
  for (let i = 0; text.length < characters; i++) text += `${sentences[(i * i + i) % sentences.length]} `;
  return text.slice(0, characters);
}

/** What a page keeps: the issues of a document, moved with its edits. */
function follow(text: string, options: ReturnType<typeof optionsWith>, by = checker) {
  const document = by.open(text, options);
  let issues: Issue[] = [];
  const tell = (): number => {
    const { deltas } = document.step(Number.POSITIVE_INFINITY, null);
    let told = 0;
    for (const { start, end, issues: found } of deltas) {
      told += end - start;
      const others = issues.filter((issue) => issue.end <= start || issue.start >= end);
      issues = [...others, ...found].sort((a, b) => a.start - b.start);
    }
    return told;
  };
  tell();
  return {
    edit(change: TextChange): number {
      document.edit([change]);
      issues = issues.flatMap((issue) => movedRange(issue, change) ?? []);
      return tell();
    },
    document,
    issues: () => issues,
  };
}

describe('a very long paragraph', () => {
  const unit = fc.constantFrom(
    'He go to the the house. ',
    'Ich glaube das das geht. ',
    'Les enfant est là. ',
    'Teh hous is "here ',
    'mot inconu ',
    'teh,',
    'Zwolkja ',
    'a.',
    'QUJD+/',
    '😀 ',
    'Dr. Smiht ',
  );
  const part = fc
    .tuple(unit, fc.integer({ min: 1, max: 700 }))
    .map(([each, count]) => each.repeat(count).slice(0, 6000));
  const insert = fc.oneof(part, fc.constantFrom('', 'x', '. ', '\n', ' ', 'END. Teh '));
  const edits = fc.array(fc.record({ at: fc.nat(), size: fc.oneof(fc.nat(3), fc.nat(5000)), insert }), {
    minLength: 1,
    maxLength: 4,
  });

  // Nets read each sentence several times: most of the runs can do without.
  it.each([
    ['rules', rules, 12],
    ['rules and a net', checker, 3],
  ])(
    'has the findings of a full check, whatever is typed into it: %s',
    (_, by, numRuns) => {
      const parts = fc.array(part, { minLength: 2, maxLength: 5 }).map((each) => each.join(''));
      fc.assert(
        fc.property(parts, edits, fc.constantFrom('auto' as const, 'en' as const), (start, changes, language) => {
          const options = optionsWith({ language, level: 'picky' });
          const page = follow(start, options, by);
          let text = start;
          for (const { at, size, insert: written } of changes) {
            const from = at % (text.length + 1);
            const change = { start: from, end: Math.min(text.length, from + size), insert: written };
            text = applyChange(text, change);
            page.edit(change);
            const whole = by.check(text, options);
            expect(page.issues()).toEqual(whole.issues);
            expect(page.document.step(1, null)).toMatchObject({ counts: whole.counts, guesses: whole.guesses });
          }
        }),
        { numRuns },
      );
    },
    120_000,
  );

  it.each([
    ...TEXT_LANGUAGES.map((language) => [language, 'rules', 120_000] as const),
    ['en', 'rules and a net', 40_000] as const,
  ])('is rechecked only around each key press: %s, %s', (language, by, characters) => {
    const text = paragraphOf(language, characters);
    const asked = by === 'rules' ? rules : checker;
    const page = follow(text, optionsWith({ language }), asked);
    const middle = characters / 2;
    const before = matchSteps();
    asked.check(text.slice(0, 2 * REACH), optionsWith({ language }));
    const enough = matchSteps() - before;
    let [most, told] = [0, 0];
    for (let key = 0; key < 40; key++) {
      const from = matchSteps();
      told += page.edit({ start: middle + key, end: middle + key, insert: key % 7 === 6 ? '. ' : 'x' });
      most = Math.max(most, matchSteps() - from);
    }
    expect(most).toBeLessThan(enough);
    expect(told / 40).toBeLessThan(3 * SHORTEST);
  });

  it('finds in its sentences what it finds in each on its own', () => {
    const sentences = readCorpus('en')
      .map(({ text }) => text)
      .filter((text) => /^[A-Z].*[a-z]\.$/.test(text));
    const options = optionsWith({ language: 'en' });
    const alone = (text: string) =>
      checker.check(text, options).issues.map(({ rule, text: found }) => `${rule} ${found}`);
    const apart = sentences.join('\n');
    expect(alone(sentences.join(' ')).filter((each) => !each.startsWith('spelling.unknown-name'))).toEqual(
      alone(apart).filter((each) => !each.startsWith('spelling.unknown-name')),
    );
  });

  it.each([
    ['signs', '! '.repeat(1300)],
    ['what has no space', `${'QUJD+/'.repeat(1000)} `],
    ['words', 'It is a sentence. '.repeat(200)],
    ['addresses', 'https://example.org/some/thing '.repeat(100)],
  ])('counts once when it begins with %s', (_, start) => {
    const words = 'Here it goes on. '.repeat(200);
    expect(checker.check(`${start + words}\nOne more.`, optionsWith({ language: 'en' })).counts.paragraphs).toBe(2);
  });

  it('has the languages that are guessed without a check', () => {
    const text = paragraphOf('en', 5000) + paragraphOf('fr', 9000) + paragraphOf('de', 7000);
    expect(checker.detect(text)).toEqual(checker.check(text, optionsWith({})).guesses);
  });

  it('is read where one of its sentences never ends', () => {
    const options = optionsWith({ language: 'en' });
    const text = `She go home. So ${'word and another '.repeat(2000)}end. She go home. `;
    expect(checker.check(text, options).issues.map((issue) => issue.text)).toEqual(['go', 'go']);
  });

  it('keeps the keys of ignored findings when other text is typed into it', () => {
    const options = optionsWith({ language: 'en' });
    const text = Array.from(
      { length: 400 },
      (_, i) => `The wrod number ${i} is here, and so is teh end of ${i}. `,
    ).join('');
    const keys = (given: string) => checker.check(given, options).issues.map(({ ignoreKey }) => ignoreKey);
    const before = keys(text);
    for (const words of [
      'Something new. ',
      'More of it is written here, and then some. ',
      'One. Two. Three. Four. Five. ',
    ])
      expect(keys(words + text)).toEqual(before);
  });
});

describe.each(HOSTILE)('%s on one line', (_, make) => {
  it('costs the rules no more work per key press when it is longer', () => {
    const work = (characters: number): number => {
      const text = make(characters).replace(/\n/g, ' ');
      const page = rules.open(text, optionsWith({ language: 'en' }));
      page.step(Number.POSITIVE_INFINITY, null);
      const before = matchSteps();
      for (let key = 0; key < 5; key++) {
        page.edit([{ start: characters >> 1, end: characters >> 1, insert: 'x' }]);
        page.step(Number.POSITIVE_INFINITY, null);
      }
      return matchSteps() - before;
    };
    expect(work(30_000)).toBeLessThanOrEqual(2 * Math.max(work(15_000), 15_000));
  });
});
