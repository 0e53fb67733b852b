// One person from sign-up to deletion with only the stock libraries, from Node, over real connections.
import { createHash, randomBytes } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AuthenticationDetails, type CognitoUser, type CognitoUserSession } from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { restoreOwnNumbers } from '../setup/quickNumbers.ts';
import { call, codeOf, confirmAuthenticator, newAuthenticator, outcome, PASSWORD, Profile } from './library.ts';
import { type ServedCloud, serveTestCloud } from './server.ts';

const EMAIL = 'ada@example.com';
const Bucket = 'documents';
let served: ServedCloud;
beforeAll(async () => {
  restoreOwnNumbers();
  served = await serveTestCloud();
});
afterAll(() => served.close());

const message = () => served.cloud.outbox.messages().find(({ to }) => to === EMAIL);

/** Sets up an authenticator as the second factor; returns a function that gives a new code each time. */
async function authenticatorFor(user: CognitoUser): Promise<() => string> {
  const secret = await newAuthenticator(user);
  let ahead = 0;
  const next = () => {
    served.later(30_000);
    ahead += 30_000;
    return totpCode(secret, Date.now() + ahead);
  };
  await confirmAuthenticator(user, next());
  await call((done) => user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done));
  return next;
}

async function enterWithCode(browser: Profile, code: () => string) {
  const { user, outcome: asked } = await browser.signIn(EMAIL);
  expect(asked.kind).toBe('SOFTWARE_TOKEN_MFA');
  const ended = await outcome((callbacks) => user.sendMFACode(code(), callbacks, 'SOFTWARE_TOKEN_MFA'));
  if (ended.kind !== 'signedIn') throw new Error(`not signed in: ${JSON.stringify(ended)}`);
  return { user, session: ended.session };
}

/** The person's objects, accessed with the session's keys. */
async function storageOf(session: CognitoUserSession): Promise<{ s3: S3Client; mine(name: string): string }> {
  const keys = await served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
  return { s3: served.objects(keys), mine: (name) => `private/${keys.identityId}/${name}` };
}

async function documentsOnTwoDevices(first: CognitoUserSession, second: CognitoUserSession): Promise<void> {
  const [here, there] = [await storageOf(first), await storageOf(second)];
  const big = randomBytes(12 * 1024 * 1024);
  await new Upload({ client: here.s3, params: { Bucket, Key: here.mine('big.txt'), Body: big } }).done();
  const letter = await here.s3.send(new PutObjectCommand({ Bucket, Key: here.mine('letter.txt'), Body: 'Dear Bo' }));

  const { Contents = [] } = await there.s3.send(new ListObjectsV2Command({ Bucket, Prefix: there.mine('') }));
  expect(Contents.map(({ Key, Size }) => [Key, Size])).toEqual([
    [here.mine('big.txt'), big.length],
    [here.mine('letter.txt'), 7],
  ]);
  const read = await there.s3.send(new GetObjectCommand({ Bucket, Key: there.mine('big.txt') }));
  expect(Buffer.compare(Buffer.from((await read.Body?.transformToByteArray()) ?? []), big)).toBe(0);

  // Both write over the same state: the second writer is told, and nothing is lost.
  const over = { Bucket, Key: here.mine('letter.txt'), IfMatch: letter.ETag };
  await here.s3.send(new PutObjectCommand({ ...over, Body: 'From here' }));
  const late = there.s3.send(new PutObjectCommand({ ...over, Body: 'From there' }));
  await expect(late).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await there.s3.send(new DeleteObjectCommand({ Bucket, Key: there.mine('letter.txt') }));
  const gone = here.s3.send(new GetObjectCommand({ Bucket, Key: here.mine('letter.txt') }));
  await expect(gone).rejects.toMatchObject({ name: 'NoSuchKey' });
}

async function byLink(browser: Profile): Promise<void> {
  const user = browser.user(EMAIL);
  user.setAuthenticationFlowType('CUSTOM_AUTH');
  const details = new AuthenticationDetails({ Username: EMAIL });
  expect((await outcome((callbacks) => user.initiateAuth(details, callbacks))).kind).toBe('CUSTOM_CHALLENGE');
  const secret = new URL(message()?.link ?? '').hash.replace('#magic=', '');
  expect((await outcome((callbacks) => user.sendCustomChallengeAnswer(secret, callbacks))).kind).toBe('signedIn');
  await call((done) => user.signOut(() => done(null)));
}

/** The authorization code flow with PKCE, as in any OAuth client. Returns the identity of the tokens. */
async function byProvider(provider: string): Promise<string> {
  const verifier = randomBytes(48).toString('base64url');
  const redirect_uri = `${served.site}/checker/signin/`;
  const query = new URLSearchParams({
    client_id: NAMES.clientId,
    redirect_uri,
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    identity_provider: provider,
  });
  const page = await fetch(`${served.site}/_cloud/oauth2/authorize?${query.toString()}`);
  expect(page.status).toBe(200);
  const form = new URLSearchParams([...query, ['email', EMAIL], ['name', 'Ada'], ['answer', 'continue']]);
  const back = await fetch(`${served.site}/_cloud/provider`, { method: 'POST', body: form, redirect: 'manual' });
  const returned = new URL(back.headers.get('location') ?? '').searchParams;
  expect(returned.get('state')).toBe('a-state');
  const answer = await fetch(`${served.site}/_cloud/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: returned.get('code') ?? '',
      client_id: NAMES.clientId,
      redirect_uri,
      code_verifier: verifier,
    }),
  });
  const tokens = (await answer.json()) as { id_token: string };
  return served.getId(served.poolLogin(tokens.id_token));
}

it('a person signs up, works on two devices, signs in by every way, and deletes the account', {
  timeout: 120_000,
}, async () => {
  const browser = new Profile(served);
  await browser.signUp(EMAIL, PASSWORD, { email: EMAIL });
  await call((done) => browser.user(EMAIL).confirmRegistration(message()?.code ?? '', false, done));
  const { user } = await browser.enter(EMAIL);
  await byLink(new Profile(served));
  const code = await authenticatorFor(user);
  await call((done) => user.signOut(() => done(null)));
  const first = await enterWithCode(browser, code);
  const second = await enterWithCode(new Profile(served), code);
  await documentsOnTwoDevices(first.session, second.session);

  await call((done) => first.user.globalSignOut({ onSuccess: (x) => done(null, x), onFailure: done }));
  expect(await codeOf(call((done) => second.user.getUserAttributes(done)))).toBe('NotAuthorizedException');
  const stale = served.getKeys(served.poolLogin(second.session.getIdToken().getJwtToken()));
  await expect(stale).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const identities = new Set<string>();
  for (const provider of ['Google', 'Facebook', 'LoginWithAmazon']) identities.add(await byProvider(provider));
  expect(identities.size).toBe(3);

  const last = await enterWithCode(browser, code);
  await call((done) => last.user.deleteUser(done));
  expect(served.cloud.operators.find(EMAIL)).toBeUndefined();
  expect((await browser.signIn(EMAIL)).outcome).toMatchObject({ message: 'Incorrect username or password.' });
});
