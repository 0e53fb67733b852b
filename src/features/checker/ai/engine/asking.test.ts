// What becomes of an engine's answers: judged offers in the order of the text, counted refusals, a run that ends where it must.
import { describe, expect, it } from 'vitest';
import type { GuardResult, GuardTask, ModelAnswer } from '../../../../engine/index.ts';
import type { AiTask } from '../../../../lib/ai/tasks.ts';
import { AiError } from '../../../../services/ai/aiError.ts';
import type { Provider } from '../../../../services/ai/types.ts';
import type { Offer } from '../rewrites.ts';
import { type AskingParts, askAll, type Wanted } from './asking.ts';

const TEXT = 'He go to school. Yes. They was very happy there. It rained all day long.';
const sentences = [...TEXT.matchAll(/[^ .][^.]*\./g)].map(({ 0: text, index }) => ({
  start: index,
  end: index + text.length,
  words: text.split(' ').length,
}));

const answer = (text: string): ModelAnswer => ({ text, edits: null, isCut: false });
const FIXES: Readonly<Record<string, string>> = { ' go ': ' goes ', ' was ': ' were ' };

/** The guard's part: the word that differs. */
const judge = ({ sentence }: GuardTask, { text }: ModelAnswer): GuardResult => {
  const none = { edits: [], text: sentence, refused: null, dropped: [] };
  if (text === null) return { ...none, refused: 'cutOff' };
  if (text === sentence) return none;
  for (const [wrong, right] of Object.entries(FIXES)) {
    const start = sentence.indexOf(wrong);
    if (start >= 0 && text === sentence.replace(wrong, right))
      return { ...none, text, edits: [{ start: start + 1, end: start + wrong.length - 1, insert: right.trim() }] };
  }
  return { ...none, text, edits: [{ start: 0, end: sentence.length, insert: text }] };
};

function run(provider: Partial<Provider>, more: Partial<AskingParts> & { wanted?: Wanted } = {}) {
  const told = { offers: [] as Offer[], refused: [] as string[], progress: [] as string[] };
  const asked = askAll({
    provider: { receiver: () => ({ kind: 'host', host: 'localhost:1' }), ...provider } as Provider,
    session: {
      slice: ({ start, end }) => TEXT.slice(start, end),
      statistics: async () => ({ sentences }) as never,
      guard: async (task, answers) => answers.map((one) => judge(task, one)),
    },
    language: 'en',
    wanted: { mode: 'correct' },
    range: null,
    signal: new AbortController().signal,
    isKnown: () => false,
    isBacked: ({ start, end }) => TEXT.slice(start, end) === 'go',
    onOffers: (offers) => told.offers.push(...offers),
    onProgress: (done, total) => told.progress.push(`${done}/${total}`),
    onRefused: (reason) => told.refused.push(reason),
    ...more,
  });
  return { told, asked };
}

const corrector = {
  correct: async ({ sentence }: AiTask) => answer(sentence.replace(/ go | was /, (word) => FIXES[word] ?? word)),
};

describe('asking an engine to correct', () => {
  it('offers each change at its place, and leaves out sentences of a word', async () => {
    const { told, asked } = run(corrector);
    await asked;
    expect(told.offers.map(({ start, end, texts }) => [TEXT.slice(start, end), texts[0]])).toEqual([
      ['go', 'goes'],
      ['was', 'were'],
    ]);
    expect(told.offers.map(({ by }) => by)).toEqual(['host localhost:1', 'host localhost:1']);
    // Our own rules point to one of them as well.
    expect(told.offers.map(({ backed }) => backed)).toEqual([[true], [false]]);
    expect(told.progress).toEqual(['0/3', '1/3', '2/3', '3/3']);
  });
  it('shows it the sentences on either side', async () => {
    const seen: AiTask[] = [];
    await run({
      correct: async (task) => {
        seen.push(task);
        return answer(task.sentence);
      },
    }).asked;
    expect(seen[1]).toEqual({
      before: 'Yes.',
      sentence: 'They was very happy there.',
      after: 'It rained all day long.',
      language: 'en',
    });
  });
  it('asks about the selected sentences only', async () => {
    const { told, asked } = run(corrector, { range: { start: 25, end: 30 } });
    await asked;
    expect(told.offers.map(({ before }) => before)).toEqual(['was']);
    expect(told.progress.at(-1)).toBe('1/1');
  });
  it('offers nothing twice', async () => {
    const { told, asked } = run(corrector, { isKnown: ({ insert }) => insert === 'goes' });
    await asked;
    expect(told.offers.map(({ before }) => before)).toEqual(['was']);
  });
  it('leaves sentences alone that somebody changes meanwhile', async () => {
    let isChanged = false;
    const slice = ({ start, end }: { start: number; end: number }) => (isChanged ? 'x' : TEXT.slice(start, end));
    const { told, asked } = run(
      {
        correct: async (task) => {
          isChanged = true;
          return corrector.correct(task);
        },
      },
      {
        session: {
          slice,
          statistics: async () => ({ sentences }) as never,
          guard: async (task, answers) => answers.map((one) => judge(task, one)),
        },
      },
    );
    await asked;
    expect(told.offers).toHaveLength(1);
  });
});

describe('asking it to rewrite', () => {
  it('offers the variants of a sentence that pass, each once', async () => {
    const { told, asked } = run(
      { rewrite: async () => [answer('A.'), answer('B.'), answer('A.'), { text: null, edits: null, isCut: true }] },
      { wanted: { mode: 'rewrite', goal: 'shorter' }, range: { start: 0, end: 3 } },
    );
    await asked;
    expect(told.offers).toMatchObject([{ start: 0, before: 'He go to school.', texts: ['A.', 'B.'] }]);
    expect(told.offers[0]).toMatchObject({ by: 'host localhost:1', diffs: { length: 2 }, backed: [false, false] });
    expect(told.refused).toEqual(['cutOff']);
  });
});

describe('an engine that fails', () => {
  it('is asked on after an answer that nobody can read', async () => {
    let calls = 0;
    const { told, asked } = run({
      correct: async (task) => {
        calls += 1;
        if (calls === 1) throw new AiError('unreadable');
        return corrector.correct(task);
      },
    });
    await asked;
    expect(told.refused).toEqual(['unreadable']);
    expect(told.offers.map(({ before }) => before)).toEqual(['was']);
  });
  it.each(['key', 'unreachable', 'busy', 'cors'] as const)('is not asked again after "%s"', async (code) => {
    let calls = 0;
    const { asked } = run({
      correct: async () => {
        calls += 1;
        throw new AiError(code);
      },
    });
    await expect(asked).rejects.toMatchObject({ code });
    expect(calls).toBe(1);
  });
  it('is given up after three answers in a row that nobody can read', async () => {
    const { told, asked } = run({
      correct: async () => {
        throw new AiError('unreadable');
      },
    });
    await expect(asked).rejects.toMatchObject({ code: 'unreadable' });
    expect(told.refused).toHaveLength(2);
  });
});
