import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL, failureOf, openWorld, PASSWORD, type World } from '../../../../tests/setup/accounts.ts';
import { authTextCode, needsClockHint } from '../authError.ts';
import { createClock } from '../session/clock.ts';
import { sendHttp } from './http.ts';
import { RETRIES } from './retry.ts';
import { createTransport, policyOf } from './transport.ts';

const headers = (values: Record<string, string>) => new Headers(values);
const at = () => Date.now();

/** A transport that answers from a list in order and then repeats the last response. */
function transportTo(...answers: (() => Response | Promise<Response>)[]) {
  const waits: number[] = [];
  const calls: RequestInit[] = [];
  const transport = createTransport({
    endpoint: 'https://idp.example/',
    clock: createClock(at),
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
    fetch: async (_url, init) => {
      calls.push(init ?? {});
      return (answers[Math.min(calls.length, answers.length) - 1] ?? (() => Response.json({})))();
    },
  });
  return { transport, waits, calls };
}

const answer =
  (body: string, init: ResponseInit = {}) =>
  () =>
    new Response(body, init);
const failed = (status: number, body: object | string = {}, more: Record<string, string> = {}) =>
  answer(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: more });

describe('errors', () => {
  it('ERR-1: a request that fails is a NetworkError', async () => {
    const { transport } = transportTo(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failureOf(transport.send('RespondToAuthChallenge', {}));
    expect([error.code, error.message, error.statusCode]).toEqual(['NetworkError', 'Network error', 0]);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it("ERR-2: the code is the part after # and before :, else that of the header; the message is the body's", async () => {
    const cases: [Parameters<typeof failed>, string, string][] = [
      [[400, { __type: 'com.amazonaws.cognito#CodeMismatchException', message: 'No' }], 'CodeMismatchException', 'No'],
      [[400, { __type: 'CodeMismatchException:http://internal', Message: 'No' }], 'CodeMismatchException', 'No'],
      [[400, { code: 'a#LimitExceededException:x' }], 'LimitExceededException', '400'],
      [[400, '', { 'x-amzn-errortype': 'ExpiredCodeException:http://x' }], 'ExpiredCodeException', '400'],
    ];
    for (const [given, code, message] of cases) {
      const error = await failureOf(transportTo(failed(...given)).transport.send('RespondToAuthChallenge', {}));
      expect([error.code, error.message]).toEqual([code, message]);
    }
  });

  it('ERR-3: without a code it is ServiceError or UnknownError; good status with HTML is InvalidResponse', async () => {
    const html = '<!doctype html><p>Forbidden</p>';
    const cases: [() => Response, string][] = [
      [failed(500, ''), 'ServiceError'],
      [failed(503, html), 'ServiceError'],
      [failed(403, html), 'UnknownError'],
      [failed(400, '[]'), 'UnknownError'],
      [answer(html), 'InvalidResponse'],
      [answer('{"Session'), 'InvalidResponse'],
    ];
    for (const [given, code] of cases) {
      expect((await failureOf(transportTo(given).transport.send('RespondToAuthChallenge', {}))).code).toBe(code);
    }
  });

  it('ERR-4: 20 s where a person waits, 120 s behind the scenes, also when the answer stops half way', async () => {
    vi.useFakeTimers();
    const silent = () => new Promise<Response>(() => {});
    for (const [operation, limit] of [
      ['RespondToAuthChallenge', 20_000],
      ['ConfirmDevice', 120_000],
    ] as const) {
      const work = failureOf(transportTo(silent).transport.send(operation, {}));
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(await Promise.race([work, Promise.resolve('waiting')])).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);
      expect((await work).code).toBe('TimeoutError');
    }
    const half = new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));
    const work = failureOf(sendHttp({ fetch: async () => half, clock: createClock(at) }, 'https://x.example', {}, 100));
    await vi.advanceTimersByTimeAsync(100);
    expect((await work).code).toBe('TimeoutError');
    vi.useRealTimers();
  });
});

describe('repetitions', () => {
  const throttling = [
    'Throttling',
    'ThrottlingException',
    'TooManyRequestsException',
    'RequestLimitExceeded',
    'RequestThrottled',
    'RequestThrottledException',
    'ProvisionedThroughputExceededException',
    'TransactionInProgressException',
  ];

  it('RTY-1: network, timeout, throttling, 429 and 5xx are retried; invalid requests are not', async () => {
    const passing = [
      () => Promise.reject(new TypeError('fetch failed')),
      failed(429, ''),
      failed(500, ''),
      failed(503, { __type: 'ServiceUnavailable' }),
      ...throttling.map((code) => failed(400, { __type: code })),
    ];
    for (const given of passing) {
      const { transport, calls } = transportTo(given, answer('{}'));
      expect(await transport.send('GetUser', {})).toEqual({});
      expect(calls).toHaveLength(2);
    }
    for (const given of [failed(400, { __type: 'InvalidParameterException' }), failed(403, ''), answer('<p>')]) {
      const { transport, calls } = transportTo(given);
      await failureOf(transport.send('GetUser', {}));
      expect(calls).toHaveLength(1);
    }
  });

  it('RTY-2: three retries, after at most 100, 200 and 400 ms', async () => {
    const { transport, waits, calls } = transportTo(failed(500, ''));
    await failureOf(transport.send('GetUser', {}));
    expect([calls.length, waits]).toEqual([1 + RETRIES, [50, 100, 200]]);
  });

  it('RTY-3: an answer with a code is sent once, and so is an unauthorized request', async () => {
    for (const operation of [
      'RespondToAuthChallenge',
      'ConfirmSignUp',
      'ConfirmForgotPassword',
      'VerifyUserAttribute',
      'VerifySoftwareToken',
      'ChangePassword',
    ]) {
      const { transport, calls } = transportTo(failed(429, { __type: 'TooManyRequestsException' }));
      await failureOf(transport.send(operation, {}));
      expect([operation, calls.length]).toEqual([operation, 1]);
    }
    const { transport, calls } = transportTo(failed(400, { __type: 'NotAuthorizedException' }));
    await failureOf(transport.send('GetUser', {}));
    expect(calls).toHaveLength(1);
  });

  it('RTY-3: an operation that sends mail or creates something is retried only when the service did nothing', async () => {
    expect(policyOf('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH' })).toBe('all');
    expect(policyOf('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH' })).toBe('throttled');
    const lost = transportTo(() => Promise.reject(new TypeError('fetch failed')));
    await failureOf(lost.transport.send('ForgotPassword', {}));
    const busy = transportTo(failed(429, ''), failed(429, ''), answer('{}'));
    await busy.transport.send('ForgotPassword', {});
    expect([lost.calls.length, busy.calls.length]).toEqual([1, 3]);
  });

  it('RTY-4: the sign-in service follows no redirect', async () => {
    const { transport, calls } = transportTo(answer('{}'));
    await transport.send('GetUser', {});
    expect(calls[0]).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
  });

  it('RTY-6: every request goes to the configured address, without discovery', async () => {
    const world = openWorld({ endpoints: { idp: 'https://idp.example/', identity: 'https://identity.example/' } });
    await failureOf(world.signIn());
    const other = openWorld({ endpoints: { idp: 'https://idp.other.example/' } });
    await failureOf(other.signIn());
    const asked = [...world.sent, ...other.sent].map(({ url, operation }) => `${new URL(url).host} ${operation}`);
    expect(new Set(asked)).toEqual(new Set(['idp.example InitiateAuth', 'idp.other.example InitiateAuth']));
  });
});

describe('time', () => {
  it('CLK-1: a difference of more than 30 s is recorded, a smaller one is ignored', () => {
    const clock = createClock(() => 1_000_000_000_000);
    const learn = (seconds: number) =>
      clock.learn(headers({ date: new Date(1_000_000_000_000 + seconds * 1000).toUTCString() }));
    learn(20);
    expect(clock.skew()).toBe(0);
    learn(40);
    expect([clock.skew(), clock.serverNow()]).toEqual([40_000, 1_000_000_040_000]);
    expect(clock.hint()).toBeUndefined();
    clock.learn(headers({}));
    expect(clock.skew()).toBe(40_000);
    learn(-400);
    expect(clock.hint()).toBe(-400_000);
    learn(1);
    expect(clock.skew()).toBe(0);
  });

  it('CLK-2: a refused sign-in with a clock off by more than five minutes carries a hint', async () => {
    for (const [skew, hint] of [
      [7_200_000, true],
      [-1_200_000, true],
      [60_000, false],
    ] as const) {
      const world = openWorld({ auth: { identityPoolId: undefined } });
      world.cloud.faults.skew = skew;
      const error = await failureOf(world.auth.signIn(EMAIL, `${PASSWORD}!`));
      expect([authTextCode(error), needsClockHint(error)]).toEqual(['NotAuthorizedException', hint]);
    }
  });
});

describe('operations of somebody signed in', () => {
  type Operation = [name: string, call: (world: World) => Promise<unknown>];
  const operations: Operation[] = [
    ['ForgotPassword', ({ auth }) => auth.forgotPassword(EMAIL)],
    ['InitiateAuth', ({ auth }) => auth.signIn(EMAIL, PASSWORD)],
    ['GetUser', ({ auth }) => auth.userAttributes()],
    ['UpdateUserAttributes', ({ auth }) => auth.updateAttributes({ name: 'B' })],
    ['AssociateSoftwareToken', ({ auth }) => auth.beginTotpSetup()],
    ['ListDevices', ({ auth }) => auth.devices()],
    ['UpdateDeviceStatus', ({ auth }) => auth.rememberDevice(true)],
  ];
  let world: World;

  beforeEach(async () => {
    world = openWorld({ auth: { identityPoolId: undefined } });
    await world.signIn();
  });
  afterEach(() => void vi.useRealTimers());

  it('RTY-1: a token that has expired, here or only for the service, is renewed and the call retried once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const operation of [
      'GetUser',
      'UpdateUserAttributes',
      'ListDevices',
      'UpdateDeviceStatus',
      'AssociateSoftwareToken',
    ]) {
      const call = operations.find(([name]) => name === operation)?.[1];
      world.pass(2 * 3_600_000);
      await call?.(world);
    }
    // The service's clock is ahead: this device considers its token valid.
    world.cloud.faults.skew = 2 * 3_600_000;
    world.sent.length = 0;
    expect(await world.auth.userAttributes()).toMatchObject({ email: EMAIL });
    expect(world.operations()).toEqual(['GetUser', 'InitiateAuth', 'GetUser']);
    world.cloud.faults.skew = 4 * 3_600_000;
    expect(await world.auth.currentUserPoolUser({ bypassCache: true })).toMatchObject({ attributes: { email: EMAIL } });
    world.cloud.faults.skew = 6 * 3_600_000;
    expect((await world.auth.devices()).devices).toHaveLength(1);
  });

  it('bad input row 15: a session survives a clock that is off by 20 minutes or two hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const skew of [-1_200_000, 7_200_000]) {
      world.cloud.faults.skew = skew;
      for (const [, call] of operations.filter(([name]) => /GetUser$|UpdateUserAttributes|ListDevices/.test(name)))
        await call(world);
      expect((await world.auth.currentUserPoolUser()).email).toBe(EMAIL);
    }
  });

  it('bad input row 19: succeeds after being throttled twice, where retries are allowed', async () => {
    for (const operation of ['InitiateAuth', 'GetUser', 'ListDevices', 'UpdateUserAttributes', 'ForgotPassword']) {
      const call = operations.find(([name]) => name === operation)?.[1];
      world.cloud.faults.add({ operation, kind: 'throttle', times: 2 });
      await call?.(world);
      world.cloud.faults.clear();
    }
  });
});
