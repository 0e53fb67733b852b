import { expect, it } from 'vitest';
import { checkSignature } from '../../../scripts/cloud/local/core/signature.ts';
import { signedHeaders } from './signRequest.ts';

const keys = { accessKeyId: 'AKID', secretAccessKey: 'secret/key+', sessionToken: 'token' };
const key = {
  secret: keys.secretAccessKey,
  token: keys.sessionToken,
  expires: Number.MAX_SAFE_INTEGER,
  role: 'authenticated' as const,
  identityId: 'id',
};
const NOW = Date.UTC(2026, 10, 23, 11, 0, 0);
const ADDRESS = 'http://127.0.0.1:4173/_cloud/lambda/2015-03-31/functions/site%3Acreate/invocations';

async function sign(body: string, sent = body) {
  const url = new URL(ADDRESS);
  const headers = await signedHeaders(keys, { url, body, region: 'eu-west-1', service: 'lambda', now: NOW });
  expect(headers['host']).toBeUndefined();
  const bytes = new TextEncoder().encode(sent);
  const request = new Request(url, { method: 'POST', headers, body: sent });
  const call = { request, url, path: url.pathname, body: bytes, origin: url.origin };
  return () =>
    checkSignature(
      call,
      'lambda',
      () => key,
      () => NOW,
    );
}

it('FUN-1: a call carries a signature that the service accepts, over its whole body', async () => {
  expect((await sign('{"licensee":"Ada & Söhne"}'))()).toMatchObject({ identityId: 'id' });
  expect(await sign('{"at":"period_end"}', '{"at":"now"}')).toThrow(/computed/);
});
