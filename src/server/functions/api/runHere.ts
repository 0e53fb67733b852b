// Jobs in the function's own process: the service gives it one request at a time, so no threads are needed. A language is read
// when the first text in it comes, which keeps the start short.
import { createEngine } from '../../api/engine/engine.ts';
import type { Answer, Job } from '../../api/engine/jobs.ts';
import { lazyPackFiles } from '../../api/engine/packFiles.ts';
import { tookTooLong } from '../../api/engine/pool.ts';
import { createRunner } from '../../api/engine/runJob.ts';
import { createTexts } from '../../api/engine/texts.ts';
import { Cancelled, createTurnTaking } from '../../api/engine/turns.ts';
import type { Settings } from '../../api/settings.ts';

/** Runs jobs with the languages of a folder that has `packs` and `locales` in it. Rejects with a Problem when one takes too long. */
export function createRunHere(folder: string, { languages, seconds }: Settings): (job: Job) => Promise<Answer> {
  const engine = createEngine(lazyPackFiles(`${folder}/packs`, languages));
  const run = createRunner(engine, createTexts(`${folder}/locales`));
  const takeTurns = createTurnTaking();
  return async (job) => {
    const turns = takeTurns(AbortSignal.timeout(seconds * 1000));
    try {
      return await run(job, turns);
    } catch (error) {
      throw error instanceof Cancelled ? tookTooLong(seconds) : error;
    } finally {
      turns.end();
    }
  };
}
