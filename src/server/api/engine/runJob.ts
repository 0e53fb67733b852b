// A job on an engine: in a thread, or in the process itself where there is one request at a time.
import { check } from './check.ts';
import { answerDictionary, createDictionaries } from './dictionary.ts';
import type { Engine } from './engine.ts';
import type { Answer, Job } from './jobs.ts';
import type { Texts } from './texts.ts';
import type { Turns } from './turns.ts';

/** Does a job. */
export type Runner = (job: Job, turns: Turns) => Promise<Answer>;

/** A runner on an engine. */
export function createRunner(engine: Engine, texts: Texts): Runner {
  const dictionaries = createDictionaries(engine);
  return async (job, turns) => {
    if (job.kind === 'check') return check(engine, texts, job, turns);
    return { body: JSON.stringify(await answerDictionary(engine, dictionaries, job, turns)), matches: 0 };
  };
}
