// Where the answers of a language model come from: a server that is asked, or a file in which its answers were written down.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { ModelAnswer, TextLanguage } from '../../../src/engine/index.ts';
import type { AiTask } from '../../../src/lib/ai/tasks.ts';
import { AiError } from '../../../src/services/ai/aiError.ts';
import { createEndpoint } from '../../../src/services/ai/endpoint/provider.ts';

/** Answers to tasks; null where there is none, with the reason. */
export type Answers = (task: AiTask) => Promise<ModelAnswer | { failed: string } | null>;

/** A line of a file of answers. */
interface Recorded extends Partial<ModelAnswer> {
  language: TextLanguage;
  sentence: string;
  /** Why there was no answer. */
  failed?: string;
}

const nameOf = ({ language, sentence }: Pick<Recorded, 'language' | 'sentence'>) => `${language} ${sentence.trim()}`;

/** Answers that were written down. Throws RangeError if the file cannot be read. */
export function recordedAnswers(file: string): Answers {
  const known = new Map<string, Recorded>();
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const row = JSON.parse(line) as Recorded;
      known.set(nameOf(row), row);
    } catch {
      throw new RangeError(`${file}, line ${i + 1} is not JSON`);
    }
  }
  return async (task) => {
    const row = known.get(nameOf(task));
    if (!row) return null;
    if (row.failed !== undefined) return { failed: row.failed };
    return { text: row.text ?? null, edits: row.edits ?? null, isCut: row.isCut ?? false };
  };
}

/** Asks a server: ADDRESS#MODEL. The key, if it wants one, is AI_KEY of the environment. */
export function askedAnswers(place: string): Answers {
  const [address = '', model = ''] = place.split('#');
  if (model === '') throw new RangeError(`Which model of ${address}? ${address}#MODEL`);
  const provider = createEndpoint(() => ({ address, model, key: process.env['AI_KEY'] ?? '', isKept: false }));
  return async (task) => {
    try {
      return await provider.correct(task, new AbortController().signal);
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      // A server that cannot be asked at all will not answer the next question either.
      if (/^(?:address|cors|insecure|key|noAddress|offline|unreachable)/.test(error.code)) {
        throw new RangeError(`${address} cannot be asked: ${error.code}`);
      }
      return { failed: error.code };
    }
  };
}

/** Answers from a file or a server; `record` names a file that gets what a server says. */
export function openAnswers(place: string, record: string | undefined): Answers {
  if (!/#|^https?:/.test(place)) {
    if (!existsSync(place)) throw new RangeError(`${place} is neither a file of answers nor ADDRESS#MODEL`);
    return recordedAnswers(place);
  }
  const ask = askedAnswers(place);
  if (record === undefined) return ask;
  return async (task) => {
    const answer = await ask(task);
    const { language, sentence } = task;
    appendFileSync(record, `${JSON.stringify({ language, sentence, ...answer })}\n`);
    return answer;
  };
}
