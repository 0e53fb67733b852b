// One thread of the pool: the jobs that it has, and when it was last heard.
import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { Answer, Job, Order, Report } from './jobs.ts';
import type { ThreadData } from './thread.ts';

/** A job with the one who waits for it. */
export interface Task {
  job: Job;
  /** When its time is over. */
  until: number;
  isLong: boolean;
  /** When its thread began it; 0 before. */
  begun: number;
  settle(outcome: Answer | Problem): void;
}

/** How a thread is started. */
export interface MemberOptions {
  program: URL;
  execArgv: readonly string[];
  data: ThreadData;
}

/** What the pool is told. */
export interface MemberEvents {
  /** The thread has room, or has changed. */
  moved(): void;
  failed(why: string): void;
  /** It has ended by itself; its jobs are still in it. */
  ended(why: string): void;
}

/** See the head of this file. */
export interface Member {
  /** It takes jobs. */
  readonly isOpen: boolean;
  /** It has all its languages. */
  readonly isReady: boolean;
  readonly lastSign: number;
  readonly tasks: ReadonlyMap<number, Task>;
  give(task: Task): void;
  /** Takes jobs away from it: it stops working on them as soon as it hears of it. */
  take(which: (task: Task) => boolean): Task[];
  end(): Promise<unknown>;
}

/** A thread needs about 250 MB for all languages; one that grows beyond this is better replaced than swapped. */
const MOST_MEGABYTES = 1024;

/** Starts a thread. */
export function startMember({ program, execArgv, data }: MemberOptions, events: MemberEvents): Member {
  const worker = new Worker(program, {
    workerData: data,
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const tasks = new Map<number, Task>();
  let lastId = 0;
  let isOpen = false;
  let isReady = false;
  let lastSign = performance.now();
  let why = 'it has ended';
  const send = (order: Order) => worker.postMessage(order);

  const finish = (id: number, outcome: Answer | Problem) => {
    tasks.get(id)?.settle(outcome);
    tasks.delete(id);
    events.moved();
  };

  worker.on('message', (report: Report) => {
    lastSign = performance.now();
    if (report.kind === 'open' || report.kind === 'ready') {
      isOpen = true;
      isReady = report.kind === 'ready';
      events.moved();
    } else if (report.kind === 'begun') {
      const task = tasks.get(report.id);
      if (task) task.begun = lastSign;
    } else if (report.kind === 'done') finish(report.id, report);
    else if (report.kind === 'refused') {
      const { id, code, detail, parameter } = report;
      finish(id, new Problem(code, detail, parameter === undefined ? {} : { parameter }));
    } else if (report.kind === 'failed') {
      events.failed(report.error);
      finish(report.id, new Problem('internal', 'The check has failed.'));
    }
  });
  worker.on('error', (error: Error) => {
    why = error.message;
  });
  worker.once('exit', () => events.ended(why));

  return {
    get isOpen() {
      return isOpen;
    },
    get isReady() {
      return isReady;
    },
    get lastSign() {
      return lastSign;
    },
    tasks,
    give(task) {
      // Work that follows on idleness is no silence.
      if (tasks.size === 0) lastSign = performance.now();
      task.begun = 0;
      tasks.set(++lastId, task);
      send({ id: lastId, job: task.job });
    },
    take(which) {
      const taken = [...tasks].filter(([, task]) => which(task));
      for (const [id] of taken) {
        tasks.delete(id);
        send({ id, cancel: true });
      }
      return taken.map(([, task]) => task);
    },
    end: () => worker.terminate(),
  };
}
