// The threads that check. Each works on a few jobs by turns, new ones first, so that a long text does not hold up a short one.
// A thread that is silent gets no new jobs and gives back those that it has not begun; if one of its jobs exceeds its time
// meanwhile, it is ended and replaced.
import { Problem } from '../problem.ts';
import type { Answer, Job } from './jobs.ts';
import { type Member, type MemberOptions, startMember, type Task } from './member.ts';

/** How the pool works. */
export interface PoolOptions extends MemberOptions {
  threads: number;
  /** Most milliseconds of a job, waiting included. */
  limit: number;
  /** Most jobs at a time. */
  most: number;
  /** Told about threads that have ended, and jobs that have failed. */
  report: (event: 'thread-ended' | 'thread-replaced' | 'job-failed', detail: string) => void;
}

/** The pool. */
export interface Pool {
  /** The answer to a job. Rejects with a Problem when there is none in time, or too many wait. */
  run(job: Job): Promise<Answer>;
  figures(): { threads: number; ready: number; working: number; waiting: number; replaced: number };
  /** Ends all threads; jobs that are open get no answer. */
  close(): Promise<void>;
}

/** Longer texts do not take the place of short ones. */
const LONG_TEXT = 10_000;
/** A job that works for this long counts as long, whatever its text. */
const LONG_MS = 150;
/** Jobs that a thread works on by turns: one of each kind, and short ones that turned out to be long. */
const MOST_BY_TURNS = 8;
/** Without a sign for this long, a thread with jobs is stuck. */
const STUCK_MS = 250;
const WATCH_MS = 50;

/** The answer to a text that needs more than its time. */
export const tookTooLong = (seconds: number): Problem =>
  new Problem('took-too-long', `The check took longer than ${seconds} s, which is the limit of this server.`);

/** Starts the threads. */
export function createPool(options: PoolOptions): Pool {
  const members = new Set<Member>();
  const waiting: Task[] = [];
  let closing = false;
  let replaced = 0;

  const start = (): void => {
    const member = startMember(options, {
      moved: hand,
      failed: (why) => options.report('job-failed', why),
      ended(why) {
        if (!members.delete(member) || closing) return;
        options.report('thread-ended', why);
        replaced++;
        // What it was working on is not tried again: it would end the next thread as well.
        for (const task of member.take(({ begun }) => begun > 0))
          task.settle(new Problem('internal', 'The check has failed.'));
        waiting.unshift(...member.take(() => true));
        start();
      },
    });
    members.add(member);
  };

  const isStuck = ({ tasks, lastSign }: Member, now: number): boolean => tasks.size > 0 && now - lastSign > STUCK_MS;

  /** Whether a thread may take a job: none of its kind is new there. */
  const hasRoom = (member: Member, { isLong }: Task, now: number): boolean => {
    if (!member.isOpen || isStuck(member, now) || member.tasks.size >= MOST_BY_TURNS) return false;
    const isNew = (one: Task) => one.begun === 0 || now - one.begun < LONG_MS;
    return ![...member.tasks.values()].some((one) => one.isLong === isLong && (isLong || isNew(one)));
  };

  /** Hands waiting jobs to threads, the one with the least to do first. */
  function hand(): void {
    const now = performance.now();
    for (let i = 0; i < waiting.length; ) {
      const task = waiting[i] as Task;
      const [best] = [...members].filter((one) => hasRoom(one, task, now)).sort((a, b) => a.tasks.size - b.tasks.size);
      if (best) {
        waiting.splice(i, 1);
        best.give(task);
      } else i++;
    }
  }

  const tooLate = tookTooLong(options.limit / 1000);

  const replace = (member: Member): void => {
    members.delete(member);
    replaced++;
    options.report('thread-replaced', 'a job has exceeded its time');
    waiting.unshift(...member.take(() => true));
    void member.end();
    start();
  };

  function watch(): void {
    const now = performance.now();
    for (let i = waiting.length - 1; i >= 0; i--)
      if ((waiting[i] as Task).until <= now) waiting.splice(i, 1)[0]?.settle(tooLate);
    for (const member of members) {
      const silent = isStuck(member, now);
      const late = member.take(({ until }) => until <= now);
      for (const task of late) task.settle(tooLate);
      if (!silent) continue;
      // It does not listen, so it would not end by itself.
      if (late.length > 0) replace(member);
      else waiting.unshift(...member.take(({ begun }) => begun === 0));
    }
    // When every thread is silent, another one serves the others, and goes when it is not needed any more.
    const able = [...members].filter((member) => !isStuck(member, now));
    if (able.length === 0 && waiting.length > 0 && members.size < 2 * options.threads) start();
    const idle = able.find(({ isOpen, tasks }) => isOpen && tasks.size === 0);
    if (members.size > options.threads && able.length > options.threads && idle && waiting.length === 0) {
      members.delete(idle);
      void idle.end();
    }
    hand();
  }

  const timer = setInterval(watch, WATCH_MS);
  for (let i = 0; i < options.threads; i++) start();
  const working = () => [...members].reduce((total, { tasks }) => total + tasks.size, 0);

  return {
    run(job) {
      if (closing) return Promise.reject(new Problem('overloaded', 'The server is stopping.'));
      if (working() + waiting.length >= options.most) {
        const headers = { 'retry-after': '1' };
        return Promise.reject(
          new Problem('overloaded', 'Too many texts are being checked at the moment.', { headers }),
        );
      }
      return new Promise((resolve, reject) => {
        const settle = (outcome: Answer | Problem) => {
          if (outcome instanceof Problem) reject(outcome);
          else resolve(outcome);
        };
        const isLong = job.kind === 'check' && job.text.length > LONG_TEXT;
        waiting.push({ job, until: performance.now() + options.limit, isLong, begun: 0, settle });
        hand();
      });
    },
    figures: () => ({
      threads: members.size,
      ready: [...members].filter(({ isReady }) => isReady).length,
      working: working(),
      waiting: waiting.length,
      replaced,
    }),
    async close() {
      closing = true;
      clearInterval(timer);
      await Promise.all([...members].map((member) => member.end()));
    },
  };
}
