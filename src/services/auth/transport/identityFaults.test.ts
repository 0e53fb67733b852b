// Every identity operation under every kind of failure (bad input rows 15 and 17 to 19): a typed error, or
// success after a retry; nothing lost, never a hang. A failed operation works again once the service does.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL, failureOf, openWorld, type World, type WorldOptions } from '../../../../tests/setup/accounts.ts';
import { deeds } from '../../../../tests/setup/identityDeeds.ts';
import { withMailCodes } from '../../../../tests/setup/mailCodes.ts';
import { authTextCode, needsClockHint } from '../authError.ts';
import { RETRIES } from './retry.ts';

const HOUR = 3_600_000;

let world: World;
let broken: { operation: string; answer: WorldOptions['answer']; asked: number } | undefined;

const open = (withKeys: boolean) =>
  openWorld({
    auth: withKeys ? {} : { identityPoolId: undefined },
    template: withMailCodes,
    answer(sent) {
      if (sent.operation !== broken?.operation) return undefined;
      broken.asked += 1;
      return broken.answer?.(sent);
    },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  broken = undefined;
  unanswered = 0;
});
afterEach(() => void vi.useRealTimers());

const failing: [string, string, WorldOptions['answer']][] = [
  ['offline', 'NetworkError', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', 'ServiceError', () => new Response('', { status: 500 })],
  [
    'an HTML answer',
    'InvalidResponse',
    () => new Response('<!doctype html><p>Portal', { headers: { 'content-type': 'text/html' } }),
  ],
  ['bad JSON', 'InvalidResponse', () => new Response('{"Half')],
];
/** Requests that are waited for in vain. */
let unanswered = 0;
const silent: WorldOptions['answer'] = ({ init }) => {
  unanswered += 1;
  init.signal?.addEventListener('abort', () => {
    unanswered -= 1;
  });
  return new Promise<Response>(() => {});
};

/**
 * Lets only the time limits pass while something runs: codes and challenges stay valid. They pass while nobody answers; what is answered
 * takes as long as it takes.
 */
async function whileLimitsPass<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = new AbortController();
  const work = run().finally(() => {
    ended.abort();
  });
  work.catch(() => undefined);
  while (!ended.signal.aborted) {
    // The next request may not have reached fetch yet.
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(unanswered > 0 ? 10_000 : 1);
  }
  vi.useRealTimers();
  return work;
}

const busy = () => Response.json({ __type: 'TooManyRequestsException', message: 'Rate exceeded' }, { status: 429 });

describe.each(deeds)(
  'bad input rows 15, 17 to 19: $name ($operation)',
  ({ operation, repeated, by, proves, prepare, call, done }) => {
    beforeEach(() => {
      world = open(/^Get(Id|Cred)/.test(operation));
    });
    /** Prepares and returns the call. */
    const ready = async (): Promise<() => Promise<unknown>> => {
      if (by === 'person') await world.signIn();
      const made = prepare ? await prepare(world) : call;
      world.sent.length = 0;
      return () => made?.(world) ?? Promise.resolve();
    };
    const breakWith = (answer: WorldOptions['answer']) => {
      broken = { operation, answer, asked: 0 };
      return broken;
    };
    /** The failure is typed and has a text for the person; afterwards everything works as if nothing had happened. */
    const failsWith = async (run: () => Promise<unknown>, code: string, first = run) => {
      const error = await failureOf(first());
      expect(error.code).toBe(code);
      expect(authTextCode(error)).not.toBe('UnknownError');
      broken = undefined;
      if (by === 'entering') expect((await failureOf(world.auth.currentUserPoolUser())).code).toBe('NoCurrentUser');
      await done(world, await run());
    };

    it.each(failing)('under %s: %s, and works afterwards', async (name, code, answer) => {
      const run = await ready();
      const fault = breakWith(answer);
      await failsWith(run, code);
      const passing = name !== 'bad JSON' && repeated === 'all';
      expect(fault.asked).toBe(passing ? 1 + RETRIES : 1);
    });

    it('never answered: TimeoutError, and works afterwards', async () => {
      const run = await ready();
      breakWith(silent);
      await failsWith(run, 'TimeoutError', () => whileLimitsPass(run));
    });

    it('429 twice: repeated unless it carries a code', async () => {
      const run = await ready();
      const fault = breakWith(() => (fault.asked <= 2 ? busy() : undefined));
      if (repeated === 'never') {
        await failsWith(run, 'TooManyRequestsException');
        expect(fault.asked).toBe(1);
      } else {
        await done(world, await run());
        expect(fault.asked).toBe(3);
        expect(world.waits).toEqual([50, 100]);
      }
    });

    it('an expired token is renewed once', async () => {
      const run = await ready();
      if (by === 'person') world.pass(2 * HOUR);
      await done(world, await run());
    });

    it.each([
      ['20 minutes behind', -HOUR / 3],
      ['two hours ahead', 2 * HOUR],
    ])('the service’s clock is %s', async (_skew, skew) => {
      if (by === 'person') await world.signIn();
      world.cloud.faults.skew = skew;
      if (proves) {
        const error = await failureOf(ready().then((run) => run()));
        expect([error.code, needsClockHint(error)]).toEqual(['NotAuthorizedException', true]);
      } else {
        const made = prepare ? await prepare(world) : call;
        await done(world, await made?.(world));
      }
    });
  },
);

it.each([...failing, ['silence', '', silent]] as typeof failing)(
  'a new device that cannot be made known (ConfirmDevice, %s): one is signed in on it all the same',
  async (_fault, _code, answer) => {
    world = open(false);
    broken = { operation: 'ConfirmDevice', answer, asked: 0 };
    expect(await whileLimitsPass(() => world.signIn())).toMatchObject({ kind: 'signedIn', askDevice: false });
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await world.auth.currentUserPoolUser()).toMatchObject({ email: EMAIL });
    world.pass(2 * HOUR);
    expect(await world.auth.userAttributes()).toMatchObject({ email: EMAIL });
  },
);
