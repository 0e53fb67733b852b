// The local cloud behind a server: whom it answers, what it refuses, how it fails on purpose, and functions.
import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { PASSWORD, Profile, startCloud } from './library.ts';
import { type Keys, type ServedCloud, serveTestCloud } from './server.ts';

interface Raw {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Sends a request exactly as written, which fetch would not. */
function raw(site: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer): Promise<Raw> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('wrong requests (row 33)', () => {
  let served: ServedCloud;
  beforeAll(async () => {
    served = await serveTestCloud();
  });
  afterAll(() => served.close());
  const signUp = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' };

  it('another host gets 403', async () => {
    const port = new URL(served.site).port;
    const status = async (host: string) => (await raw(served.site, '/_cloud/outbox', { host })).status;
    expect(await status('evil.example')).toBe(403);
    expect(await status(`evil.example:${port}`)).toBe(403);
    expect(await status('127.0.0.1:1')).toBe(403);
    expect(await status('127.0.0.1')).toBe(403);
    expect(await status(`127.0.0.1:${port}@evil.example`)).toBe(403);
    expect(await status(`127.0.0.1:${port}`)).toBe(200);
    expect(await status(`localhost:${port}`)).toBe(200);
  });

  it('another origin is refused and is told nothing', async () => {
    const answer = await raw(served.site, '/_cloud/idp', { ...signUp, origin: 'https://evil.example' }, '{}');
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each([
    '/_cloud/%2e%2e/x',
    '/_cloud/s3/documents/%2E%2E/x',
    '/_cloud/../x',
    '/_cloud/s3/a/..%2fx',
    '/_cloud/nothing',
  ])('the path %s is not found', async (path) => {
    expect((await raw(served.site, path)).status).toBe(404);
  });

  it('65 MB is too much, announced or not', async () => {
    const big = Buffer.alloc(65 * 1024 * 1024);
    const send = (headers: Record<string, string>) => raw(served.site, '/_cloud/idp', { ...signUp, ...headers }, big);
    // The server may close before everything is sent; then the status does not arrive.
    const status = (sent: Promise<Raw>) =>
      sent.then(
        (answer) => answer.status,
        (error: { code: string }) => error.code,
      );
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(await status(send({ 'transfer-encoding': 'chunked' })));
    expect(
      (await raw(served.site, '/_cloud/idp', { ...signUp, 'content-length': String(big.length) }, '')).status,
    ).toBe(413);
    expect((await raw(served.site, '/_cloud/outbox')).status).toBe(200);
  });

  it.each(['{', '[]', '"text"', 'null', '{"ClientId":{}', '\u0000'])('the body %j is not a request', async (body) => {
    const answer = await raw(served.site, '/_cloud/idp', signUp, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ __type: 'SerializationException' });
    expect(answer.headers['x-amzn-errortype']).toBe('SerializationException:');
  });

  it('fields of a wrong type are refused', async () => {
    const send = async (fields: object) => {
      const body = JSON.stringify({ ClientId: NAMES.clientId, ...fields });
      return JSON.parse((await raw(served.site, '/_cloud/idp', signUp, body)).body) as { __type: string };
    };
    expect((await send({ Username: 1 })).__type).toBe('SerializationException');
    expect((await send({ Username: 'a@b', UserAttributes: 'x' })).__type).toBe('SerializationException');
    expect((await send({})).__type).toBe('InvalidParameterException');
    expect((await send({ Username: 'x'.repeat(10_000) })).__type).toBe('InvalidParameterException');
  });

  it('unknown operations are refused, including names that every object has', async () => {
    for (const name of ['Nothing', 'constructor', '__proto__', 'toString']) {
      const target = { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` };
      const answer = await raw(served.site, '/_cloud/idp', target, '{}');
      expect(JSON.parse(answer.body)).toMatchObject({ __type: 'UnknownOperationException' });
    }
  });

  it('the endpoint for faults is closed unless enabled', async () => {
    expect((await raw(served.site, '/_cloud/faults', {}, '{"skew":1}')).status).toBe(404);
  });

  it('messages are shown as text', async () => {
    const name = encodeURIComponent('<img src=x onerror=alert(1)>');
    served.cloud.outbox.send({ kind: 'signUp', to: '<b>@x', code: '<i>', link: `https://x/#${name}"><script>` });
    const { body, headers } = await raw(served.site, '/_cloud/outbox');
    expect(body).not.toMatch(/<b>|<i>|<script>/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(JSON.parse((await raw(served.site, '/_cloud/outbox.json')).body)).toMatchObject([{ to: '<b>@x' }]);
  });
});

describe('faults', () => {
  it('of each kind look as they would from the service', async () => {
    const cloud = startCloud({ faults: true });
    const ask = () =>
      fetch(`${cloud.site}/_cloud/idp`, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
        body: '{}',
      });
    const usual = (await ask()).status;
    cloud.faults.add({ operation: 'GetUser', kind: 'throttle', times: 2 });
    for (let count = 0; count < 2; count += 1) {
      const throttled = await ask();
      expect(throttled.status).toBe(429);
      expect(throttled.headers.get('x-amzn-errortype')).toBe('TooManyRequestsException:');
    }
    expect((await ask()).status).toBe(usual);
    cloud.faults.add({ operation: '*', kind: 'html', times: 1 });
    expect((await ask()).headers.get('content-type')).toBe('text/html');
    cloud.faults.add({ operation: 'GetUser', kind: 'badJson', times: 1 });
    await expect((await ask()).json()).rejects.toThrow(SyntaxError);
    cloud.faults.add({ operation: 'GetUser', kind: 'status', status: 503, times: 1 });
    expect((await ask()).status).toBe(503);
    cloud.faults.add({ operation: 'GetUser', kind: 'empty', times: 1 });
    expect(await (await ask()).text()).toBe('');
    cloud.faults.add({ operation: 'GetUser', kind: 'drop', times: 1 });
    await expect(ask()).rejects.toThrow(TypeError);
    cloud.faults.add({ operation: 'SignUp', kind: 'drop' });
    expect((await ask()).status).toBe(usual);
    cloud.faults.clear();
    cloud.faults.add({ operation: 'GetUser', kind: 'delay', milliseconds: 60, times: 1 });
    const before = performance.now();
    await ask();
    expect(performance.now() - before).toBeGreaterThan(55);
  });

  it('can be set from a browser test, along with the clock', async () => {
    const cloud = startCloud({ faults: true });
    const post = (body: object) => fetch(`${cloud.site}/_cloud/faults`, { method: 'POST', body: JSON.stringify(body) });
    await post({ skew: 3_600_000, add: [{ operation: 'Outbox', kind: 'status', status: 500, times: 1 }] });
    const outbox = () => fetch(`${cloud.site}/_cloud/outbox.json`);
    const failed = await outbox();
    expect(failed.status).toBe(500);
    expect(Date.parse(failed.headers.get('date') ?? '') - Date.now()).toBeGreaterThan(3_500_000);
    expect((await outbox()).status).toBe(200);
    await post({ clear: true });
    expect(Math.abs(Date.parse((await outbox()).headers.get('date') ?? '') - Date.now())).toBeLessThan(5000);
  });

  it('a clock that is more than five minutes off refuses the right password', async () => {
    const cloud = startCloud();
    cloud.operators.create('ada@example.com', PASSWORD);
    cloud.faults.skew = 6 * 60_000;
    expect((await new Profile(cloud).signIn('ada@example.com')).outcome).toMatchObject({
      message: 'Incorrect username or password.',
    });
    cloud.faults.skew = 4 * 60_000;
    expect((await new Profile(cloud).signIn('ada@example.com')).outcome).toMatchObject({ kind: 'signedIn' });
  });

  it('a dropped connection breaks', async () => {
    const served = await serveTestCloud();
    served.cloud.faults.add({ operation: 'Outbox', kind: 'drop', times: 1 });
    await expect(raw(served.site, '/_cloud/outbox')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect((await raw(served.site, '/_cloud/outbox')).status).toBe(200);
    await served.close();
  });
});

/** Signs a function call as the client does. */
function signedInvoke(site: string, name: string, body: string, keys: Keys): Promise<Raw> {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const path = `/_cloud/lambda/2015-03-31/functions/${name}/invocations`;
  const headers: Record<string, string> = {
    host: new URL(site).host,
    'x-amz-date': date,
    'x-amz-security-token': keys.sessionToken,
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((one) => `${one}:${headers[one]}`);
  const canonical = ['POST', path, '', ...lines, '', names.join(';'), sha(body)].join('\n');
  const scope = `${date.slice(0, 8)}/local/lambda/aws4_request`;
  let key: Buffer | string = `AWS4${keys.secretAccessKey}`;
  for (const step of scope.split('/')) key = createHmac('sha256', key).update(step).digest();
  const toSign = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha(canonical)}`;
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return raw(site, path, { ...headers, authorization }, body);
}

describe('functions', () => {
  let served: ServedCloud;
  let user: Keys;
  let guest: Keys;
  const name = 'local-magic-link-create';

  beforeAll(async () => {
    const { readFileSync } = await import('node:fs');
    const statement =
      '              - { Effect: Allow, Action: lambda:InvokeFunction, Resource: [!GetAtt MagicLinkCreate.Arn, !GetAtt MagicLinkVerify.Arn] }\n';
    served = await serveTestCloud({
      template: readFileSync('scripts/cloud/template.yaml', 'utf8').replace(
        '              - Sid: OwnLists\n',
        `${statement}              - Sid: OwnLists\n`,
      ),
      functions: {
        [name]: async (event, { identity }) => {
          if (event['fail']) throw new RangeError('boom');
          return { echo: event['text'], who: identity.cognitoIdentityId };
        },
      },
    });
    served.cloud.operators.create('ada@example.com', PASSWORD);
    const { session } = await new Profile(served).enter('ada@example.com');
    user = await served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
    guest = await served.getKeys();
  });
  afterAll(() => served.close());

  it('run for those who are allowed', async () => {
    const { status, body } = await signedInvoke(served.site, name, '{"text":"é"}', user);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ echo: 'é', who: user.identityId });
  });

  it('report their own failure with status 200 and a header', async () => {
    const { status, headers, body } = await signedInvoke(served.site, name, '{"fail":true}', user);
    expect(status).toBe(200);
    expect(headers['x-amz-function-error']).toBe('Unhandled');
    expect(JSON.parse(body)).toEqual({ errorType: 'RangeError', errorMessage: 'boom' });
  });

  it('do not run for a guest, without a policy statement, or if they do not exist', async () => {
    const codeOf = async (sent: Promise<Raw>) => (await sent).headers['x-amzn-errortype'];
    expect(await codeOf(signedInvoke(served.site, name, '{}', guest))).toBe('AccessDeniedException');
    expect(await codeOf(signedInvoke(served.site, 'local-magic-link-define', '{}', user))).toBe(
      'AccessDeniedException',
    );
    expect(await codeOf(signedInvoke(served.site, 'local-magic-link-verify', '{}', user))).toBe(
      'ResourceNotFoundException',
    );
    const wrong = { ...user, secretAccessKey: 'wrong' };
    expect(await codeOf(signedInvoke(served.site, name, '{}', wrong))).toBe('SignatureDoesNotMatch');
  });
});
