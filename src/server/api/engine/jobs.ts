// What a thread can be asked, and what it says. Plain data.
import type { ProblemCode } from '../../../lib/api/answers.ts';
import type { CheckJob } from '../request/checkJob.ts';
import type { DictionaryJob } from '../request/dictionaryJob.ts';

/** Something to do. */
export type Job = CheckJob | DictionaryJob;

/** An answer as JSON, and how many findings are in it. */
export interface Answer {
  body: string;
  matches: number;
}

/** To a thread. */
export type Order = { id: number; job: Job } | { id: number; cancel: true };

/** From a thread: `open` when it listens, `ready` when it has its languages. */
export type Report =
  | { kind: 'open' }
  | { kind: 'ready' }
  | { kind: 'begun'; id: number }
  | ({ kind: 'done'; id: number } & Answer)
  | { kind: 'failed'; id: number; error: string }
  | { kind: 'refused'; id: number; code: ProblemCode; detail: string; parameter: string | undefined }
  | { kind: 'alive' };
