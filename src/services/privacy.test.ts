import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestLogAnswer, SeenRequest } from '../lib/requestLog.ts';
import { type AuthConfig, defaultConfig } from './config/config.ts';
import { accountAddresses, isProfileAddress } from './person/accountAddresses.ts';
import { accountFor, watchPrivacy } from './privacy.ts';

const origin = 'https://spelling.example';
const auth: AuthConfig = {
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_abc',
  clientId: 'client',
  providers: {},
  mandatorySignIn: false,
  tokenStorage: 'session',
  refreshRotation: false,
};
const timed = (path: string, initiator = 'fetch') => ({ url: origin + path, initiator, received: 10 });
const seen = (path: string, method: string, bodyBytes: number | null): SeenRequest => ({
  url: origin + path,
  method,
  bodyBytes,
  at: 1,
});

describe('the request log', () => {
  it('counts nothing for the page’s files', () => {
    const requests = [
      timed('/checker/', 'navigation'),
      timed('/assets/a.js', 'script'),
      timed('/packs/en.spell.1.bin'),
    ];
    expect(accountFor(requests, null, origin)).toMatchObject({ sentBytes: 0, watched: false });
  });

  it('counts bodies that the service worker saw and queries that anyone can see, as they go over the wire', () => {
    const report = accountFor(
      [timed('/api/check'), timed('/search?q=grüße')],
      [seen('/api/check', 'POST', 12)],
      origin,
    );
    expect(report.requests.map(({ sent, method }) => [method, sent])).toEqual([
      ['POST', 12],
      ['GET', 'q=gr%C3%BC%C3%9Fe'.length],
    ]);
    expect(report.sentBytes).toBe(12 + 17);
  });

  it('counts a request with a body even if the timeline lacks it', () => {
    const report = accountFor([], [seen('/leak', 'POST', 5), seen('/assets/a.js', 'GET', 0)], origin);
    expect(report.requests).toHaveLength(1);
    expect(report.sentBytes).toBe(5);
  });

  it('counts each question to a language model once, seen by the service worker or not, answered or not', () => {
    const ask = (bodyBytes: number): SeenRequest => ({
      url: 'https://models.example/v1/chat/completions',
      method: 'POST',
      bodyBytes,
      at: 1,
    });
    const done = { url: ask(1).url, initiator: 'fetch', received: 100 };
    const bytes = (...args: Parameters<typeof accountFor>) => accountFor(...args).sentBytes;
    const none: readonly string[] = [];
    const nobody = () => false;
    expect(bytes([done], null, origin, none, nobody, [ask(40)])).toBe(40);
    expect(bytes([done], [ask(40)], origin, none, nobody, [ask(40)])).toBe(40);
    expect(bytes([done], [ask(40)], origin, none, nobody, [ask(40), ask(2)])).toBe(42);
    expect(bytes([], null, origin, none, nobody, [ask(40)])).toBe(40);
    expect(accountFor([], null, origin, none, nobody, [ask(40)]).watched).toBe(false);
  });

  it('reports what it could not measure instead of counting it as zero', () => {
    const [beacon, foreign, body] = accountFor(
      [timed('/count', 'beacon'), { url: 'https://other.example/x', initiator: 'fetch', received: null }, timed('/up')],
      [seen('/up', 'PUT', null)],
      origin,
    ).requests;
    expect([beacon?.unmeasured, foreign?.unmeasured, body?.unmeasured]).toEqual([true, true, true]);
  });

  it('lists requests to the identity service separately, and only those', () => {
    const urls = accountAddresses(origin, {
      ...defaultConfig,
      auth: { ...auth, domain: 'login.example' },
      endpoints: { idp: '/_cloud/idp' },
    });
    const report = accountFor(
      [timed('/_cloud/idp'), timed('/_cloud/idp/more')],
      [
        seen('/_cloud/idp', 'POST', 900),
        seen('/_cloud/idp/more', 'POST', 7),
        { ...seen('', 'POST', 300), url: 'https://login.example/oauth2/token' },
        { ...seen('', 'POST', 200), url: 'https://cognito-identity.eu-central-1.amazonaws.com/' },
      ],
      origin,
      urls,
    );
    expect(report.sentBytes).toBe(7);
    expect(report.requests.filter(({ account }) => account)).toHaveLength(3);
    expect(accountAddresses(origin, defaultConfig)).toEqual([]);
  });

  it('recognises the identity pool by the address that its client derives from the configured one', () => {
    const urls = accountAddresses(origin, { ...defaultConfig, auth, endpoints: { identity: '/_cloud/identity' } });
    const report = accountFor([], [seen('/_cloud/identity/', 'POST', 1200)], origin, urls);
    expect(report).toMatchObject({ sentBytes: 0, requests: [{ account: 'identity' }] });
  });

  it('lists the account’s dictionary and settings separately, but no documents', () => {
    const config = { ...defaultConfig, auth, storage: { bucket: 'texts' } };
    const local = { ...config, endpoints: { storage: '/_cloud/s3' } };
    const aws = 'https://texts.s3.eu-central-1.amazonaws.com/private/eu:1/profile/words.json?x-id=PutObject';
    expect(isProfileAddress(aws, origin, config)).toBe(true);
    expect(isProfileAddress(aws, origin, { ...config, storage: { bucket: 'others' } })).toBe(false);
    expect(isProfileAddress(aws, origin, defaultConfig)).toBe(false);
    expect(isProfileAddress(aws.replace('words', 'team'), origin, config)).toBe(true);
    const room = 'https://texts.s3.eu-central-1.amazonaws.com/usage/eu:1/storage.json?x-id=GetObject';
    expect(isProfileAddress(room, origin, config)).toBe(true);
    expect(isProfileAddress(room.replace('storage', 'document'), origin, config)).toBe(false);
    const report = accountFor(
      [],
      [
        seen('/_cloud/s3/texts/private/eu:1/profile/settings.json', 'PUT', 168),
        seen('/_cloud/s3/texts/private/eu:1/documents/1/document.json', 'PUT', 30),
        seen('/other/private/eu:1/profile/words.json', 'PUT', 4),
      ],
      origin,
      [],
      (url) => isProfileAddress(url, origin, local),
    );
    expect(report.requests.map(({ account }) => account)).toEqual(['profile', false, false]);
    expect(report.sentBytes).toBe(34);
  });

  it('matches each request with its own entry', () => {
    const report = accountFor([timed('/a'), timed('/a')], [seen('/a', 'POST', 3), seen('/a', 'POST', 4)], origin);
    expect(report.sentBytes).toBe(7);
    expect(report.requests).toHaveLength(2);
  });
});

describe('the count on the screen', () => {
  /** A service worker that answers when told to: the ports of the questions it got, oldest first. */
  let ports: MessagePort[] = [];
  let shown: number[] = [];
  let stop = () => {};
  const answer = async (bytes: number) => {
    const requests = [{ ...seen('/leak/', 'POST', bytes), at: Date.now() }];
    const port = ports.shift() ?? new MessageChannel().port1;
    port.postMessage({ requests } satisfies RequestLogAnswer);
    // The asking side closes its port once the answer has arrived.
    await once(port, 'close');
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    [ports, shown] = [[], []];
    const controller = { postMessage: (_message: unknown, [port]: [MessagePort]) => void ports.push(port) };
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    vi.stubGlobal('location', { origin });
    stop = watchPrivacy(({ sentBytes }) => void shown.push(sentBytes));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('does without a service worker that is late, and is corrected when it answers', async () => {
    await vi.advanceTimersByTimeAsync(400);
    expect(ports).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown).toEqual([0]);
    await answer(8);
    await vi.advanceTimersByTimeAsync(400);
    await answer(8);
    expect(shown).toEqual([0, 8]);
  });

  it('ends with the page that shows it', async () => {
    await vi.advanceTimersByTimeAsync(400);
    stop();
    await answer(8);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([shown, ports]).toEqual([[], []]);
  });
});
