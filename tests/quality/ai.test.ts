// The figures of a language model behind the guard, from answers that were written down: what it gets right is offered, what it
// spoils is not, whatever the language.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAnswers, recordedAnswers } from '../../scripts/quality/ai/answers.ts';
import { type AiFigures, measureAi } from '../../scripts/quality/ai/figures.ts';
import { aiLines } from '../../scripts/quality/ai/report.ts';
import { tasksOf } from '../../scripts/quality/ai/tasks.ts';
import { readSets } from '../../scripts/quality/evaluationSets.ts';
import { loadGuard, type TextLanguage } from '../../src/engine/index.ts';
import { rulesChecker } from '../engine/packs.ts';
import { openModelServer } from '../setup/modelServer.ts';

const FOLDER = join(import.meta.dirname, 'ai');
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
const tools = { checker: rulesChecker(...LANGUAGES), guard: await loadGuard() };
const answers = recordedAnswers(join(FOLDER, 'answers.jsonl'));

async function figuresOf(language: TextLanguage, only: string): Promise<AiFigures> {
  const tasks = readSets(FOLDER, language, only).flatMap(({ rows }) => rows.flatMap((row) => tasksOf(row, language)));
  return measureAi(tasks, answers, tools);
}

it.each([
  ['en', 2, 7, { numbers: 1, negation: 1, preamble: 1, language: 1, length: 2, cutOff: 1 }],
  ['de', 1, 2, { negation: 1, names: 1 }],
  ['fr', 2, 2, { dates: 1 }],
  ['es', 1, 2, { negation: 1 }],
  ['it', 1, 1, { modals: 1 }],
] as const)('%s: offers what is right, keeps back the rest', async (language, least, mistakes, kept) => {
  const figures = await figuresOf(language, 'sample');
  expect(figures.right).toBe(figures.offered);
  expect(figures.right).toBeGreaterThanOrEqual(least);
  expect(figures.mistakes).toBe(mistakes);
  expect([figures.spoilt, figures.otherFigures]).toEqual([0, 0]);
  expect(Object.fromEntries(figures.kept)).toMatchObject(kept);
});

it('counts what the guard has kept from right sentences, and sentences without an answer', async () => {
  const figures = await figuresOf('en', 'sample');
  expect([figures.clean, figures.wouldSpoil]).toEqual([3, 2]);
  expect(aiLines('sample', figures).join('\n')).toContain('right sentences changed: 0 of 3 (without the guard 2)');
  const unanswered = await figuresOf('en', 'unanswered');
  expect([unanswered.sentences, Object.fromEntries(unanswered.failed)]).toEqual([1, { silent: 1 }]);
});

it('asks a server, and says when there is none', async () => {
  const server = await openModelServer();
  server.answer = ({ data }) => ({ corrected: data['sentence']?.replace('walk', 'walks') });
  const task = { sentence: 'She walk home.', before: '', after: '', language: 'en' } as const;
  expect(await openAnswers(`${server.base}#good`, undefined)(task)).toMatchObject({ text: 'She walks home.' });
  expect(await openAnswers(`${server.base}#wrongJson`, undefined)(task)).toEqual({ failed: 'unreadable' });
  await server.close();
  await expect(openAnswers(`${server.base}#good`, undefined)(task)).rejects.toThrow(/cannot be asked: unreachable/);
  expect(() => openAnswers(server.base, undefined)).toThrow(/Which model/);
  expect(() => openAnswers('/nowhere.jsonl', undefined)).toThrow(/neither a file/);
});
