// The guard with real packs: what of a language model's answer may be offered, and why not the rest.
import { expect, it } from 'vitest';
import {
  applyFixes,
  type CheckOptions,
  defaultOptions,
  type GuardTask,
  loadGuard,
  type ModelAnswer,
} from '../../src/engine/index.ts';
import { GUARD_CASES } from './guardCases.ts';
import { INJECTIONS } from './injections.ts';
import { optionsWith, rulesChecker } from './packs.ts';

const guard = await loadGuard();
const checker = rulesChecker('en', 'fr', 'de', 'es', 'it');

const taskOf = (given: Partial<GuardTask> & { sentence: string }): GuardTask => ({
  before: '',
  after: '',
  language: 'en',
  mode: 'correct',
  ...given,
});
const saying = (answer: string | readonly (readonly [string, string])[], isCut = false): ModelAnswer =>
  typeof answer === 'string'
    ? { text: answer, edits: null, isCut }
    : { text: null, edits: answer.map(([find, replace]) => ({ find, replace })), isCut };
const judge = (
  given: Partial<GuardTask> & { sentence: string },
  answer: Parameters<typeof saying>[0],
  options: CheckOptions = defaultOptions(),
) => checker.guard(guard, taskOf(given), saying(answer), options);

it.each(GUARD_CASES)('$mode $language: $about', ({ language, mode, sentence, answer, outcome, dropped = [] }) => {
  const result = judge({ sentence, language, mode }, answer);
  const { edits, text, refused } = result;
  expect(applyFixes(sentence, edits)).toBe(text);
  expect({ text: refused ? undefined : text, refused }).toEqual(
    'text' in outcome ? { text: outcome.text, refused: null } : { text: undefined, refused: outcome.refused },
  );
  if (refused) expect(text).toBe(sentence);
  if ('text' in outcome || dropped.length > 0) expect(result.dropped.map(({ reason }) => reason)).toEqual(dropped);
});

it('lets no instruction of a text become an edit', () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(20);
  for (const { kind, sentence, obeyed, planted } of INJECTIONS) {
    expect(obeyed, kind).toMatch(planted);
    for (const mode of ['correct', 'rewrite'] as const) {
      const { text, edits } = judge({ sentence, mode }, obeyed);
      expect(text, `${kind}, ${mode}`).not.toMatch(planted);
      // What is left is at most the correction that the sentence needs.
      expect(
        edits.every(({ insert }) => insert.length < 12),
        kind,
      ).toBe(true);
    }
  }
});

it('judges hostile answers in no time', () => {
  for (const text of [
    'a'.repeat(4000),
    'a '.repeat(2000),
    '"'.repeat(4000),
    '\ud800'.repeat(999),
    '/'.repeat(4000),
    '@'.repeat(4000),
  ]) {
    for (const mode of ['correct', 'rewrite'] as const) {
      const from = performance.now();
      expect(judge({ sentence: 'She walk home.', mode }, text).refused).not.toBeNull();
      expect(judge({ sentence: text, mode }, text).refused).not.toBeNull();
      expect(performance.now() - from).toBeLessThan(2000);
    }
  }
});

it('leaves names and numbers of a correction in their order', () => {
  expect(
    judge({ sentence: 'Then Anna call Peter at 9, not at 10.' }, 'Then Peter calls Anna at 10, not at 9.'),
  ).toMatchObject({
    text: 'Then Anna calls Peter at 9, not at 10.',
  });
});

it('drops an answer that was cut', () => {
  const task = taskOf({ sentence: 'She walk home.' });
  expect(checker.guard(guard, task, saying('She walks home.', true), defaultOptions()).refused).toBe('cutOff');
});

it('leaves what the person has said is right', () => {
  const sentence = 'She walk to the offize with me.';
  const answer = 'She walks to the office with me.';
  const accepted = optionsWith({ personalWords: ['offize'] });
  const walks = { text: 'She walks to the offize with me.', refused: null, dropped: [{ reason: 'ignored' }] };
  expect(judge({ sentence }, answer, accepted)).toMatchObject(walks);
  const [issue] = checker
    .check(sentence, optionsWith({ language: 'en' }))
    .issues.filter(({ text }) => text === 'offize');
  const ignored = optionsWith({ ignoredIssues: [`${issue?.ignoreKey}.2`] });
  expect(judge({ sentence }, answer, ignored)).toMatchObject(walks);
  expect(judge({ sentence, mode: 'rewrite' }, 'She is walking to the office with me.', ignored).refused).toBe(
    'ignored',
  );
  expect(judge({ sentence }, answer).text).toBe(answer);
});

it('reads the sentence with what stands around it', () => {
  const around = { before: 'My brothers are old.', after: 'We know that.' };
  expect(judge({ sentence: 'They walks home.', ...around }, 'They walk home.')).toMatchObject({
    edits: [{ start: 5, end: 10, insert: 'walk' }],
    refused: null,
  });
});

it('refuses without a dictionary, for it could not read the answer', () => {
  const without = rulesChecker('en');
  const task = taskOf({ sentence: 'Les enfants joue.', language: 'fr' });
  expect(without.guard(guard, task, saying('Les enfants jouent.'), defaultOptions()).refused).toBe('unread');
});
