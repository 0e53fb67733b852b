// What the product does with accounts, run against third-party implementations of a user pool and an identity pool.
import assert from 'node:assert/strict';
import type { CloudCredentials } from '../../../src/services/auth/federated/cloudTypes.ts';
import { type Installation, openAuth } from './product.ts';
import { REGION } from './servers.ts';
import { codeOf, type Steps } from './steps.ts';

const EMAIL = 'anna@example.com';
const FIRST = 'Correct horse battery 1';
const SECOND = 'Battery horse correct 2';

/** A call made by an operator; these services do not authenticate anyone. */
async function operate(url: string, target: string, body: object): Promise<{ answer: Fields; headers: Headers }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Fields;
  if (!response.ok) throw new Error(`${target}: ${JSON.stringify(answer)}`);
  return { answer, headers: response.headers };
}

type Fields = Record<string, unknown>;
const POOL = 'AWSCognitoIdentityProviderService';

/** Creates pools and a bucket like those in the template. */
export async function install(url: string, bucket: string): Promise<Installation> {
  const pool = await operate(url, `${POOL}.CreateUserPool`, {
    PoolName: 'people',
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    Policies: { PasswordPolicy: { MinimumLength: 12 } },
  });
  const { Id: userPoolId } = pool.answer['UserPool'] as { Id: string };
  const client = await operate(url, `${POOL}.CreateUserPoolClient`, {
    UserPoolId: userPoolId,
    ClientName: 'web',
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
  });
  const { ClientId: clientId } = client.answer['UserPoolClient'] as { ClientId: string };
  const identities = await operate(url, 'AWSCognitoIdentityService.CreateIdentityPool', {
    IdentityPoolName: 'people',
    AllowUnauthenticatedIdentities: true,
    CognitoIdentityProviders: [
      { ProviderName: `cognito-idp.${REGION}.amazonaws.com/${userPoolId}`, ClientId: clientId },
    ],
  });
  const identityPoolId = String(identities.answer['IdentityPoolId']);
  const made = await fetch(`${url}/${bucket}`, { method: 'PUT' });
  assert.equal(made.status, 200, 'the bucket');
  return { url, region: REGION, userPoolId, clientId, identityPoolId, bucket };
}

/** The steps of an account from sign-up to deletion. Passes the person's keys to the steps in between. */
export async function accountSteps(
  steps: Steps,
  place: Installation,
  between: (keys: () => Promise<CloudCredentials>) => Promise<void>,
): Promise<void> {
  const auth = openAuth(place);
  const signIn = (password: string) => auth.signIn({ username: EMAIL, password, stay: true });

  await steps.run('a guest gets keys of an identity', async () => {
    const keys = await auth.getCredentials();
    assert.equal(keys.authenticated, false);
    assert.match(keys.identityId, /^us-east-1:/);
  });
  await steps.run('a person signs up; without the confirmation nobody is signed in', async () => {
    const result = await auth.signUp({ username: EMAIL, password: FIRST, attributes: { email: EMAIL, name: 'Anna' } });
    assert.equal(result.userConfirmed, false);
    assert.equal(await codeOf(signIn(FIRST)), 'UserNotConfirmedException');
  });
  await steps.run(
    'a code is sent once more',
    async () => void (await auth.resendSignUp(EMAIL)),
    'moto has no ResendConfirmationCode',
  );
  await steps.run(
    'a wrong code of the confirmation is refused',
    async () => assert.equal(await codeOf(auth.confirmSignUp(EMAIL, '000000')), 'CodeMismatchException'),
    'moto takes any code',
  );
  await steps.run('the sign-up is confirmed', async () => {
    // If a wrong code was accepted, the right one comes too late.
    const code = await codeOf(auth.confirmSignUp(EMAIL, '123456'));
    assert.ok(['', 'NotAuthorizedException'].includes(code), code);
  });
  await steps.run('an address that is taken is refused', async () => {
    const again = auth.signUp({ username: EMAIL, password: FIRST, attributes: { email: EMAIL } });
    assert.equal(await codeOf(again), 'UsernameExistsException');
  });
  await steps.run('a password against the rules is refused', async () => {
    const weak = auth.signUp({
      username: 'bo@example.com',
      password: 'short',
      attributes: { email: 'bo@example.com' },
    });
    assert.equal(await codeOf(weak), 'InvalidPasswordException');
  });
  await steps.run(
    'a wrong password is refused (SRP)',
    async () => assert.equal(await codeOf(signIn('a wrong password 1')), 'NotAuthorizedException'),
    'moto does not compare the proof of a password',
  );
  await steps.run('the person signs in (SRP)', async () => {
    await auth.signOut();
    const outcome = await signIn(FIRST);
    assert.equal(outcome.kind, 'signedIn');
    const user = await auth.currentAuthenticatedUser({ bypassCache: true });
    assert.equal(user.attributes?.['email'], EMAIL);
    assert.equal(user.attributes?.['name'], 'Anna');
  });
  await steps.run('attributes are changed and read', async () => {
    await auth.updateAttributes({ name: 'Anna B.' });
    assert.equal((await auth.userAttributes())['name'], 'Anna B.');
  });
  await steps.run('the session is renewed', async () => {
    const before = await auth.idToken();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const after = await auth.idToken({ force: true });
    assert.notEqual(after, before);
    assert.equal(after.split('.').length, 3);
  });
  await steps.run('the identity pool gives keys for the session', async () => {
    auth.clearCredentials();
    const keys = await auth.getCredentials();
    assert.equal(keys.authenticated, true);
    assert.ok(keys.expiration.getTime() > Date.now());
  });
  await steps.run(
    'and the same identity each time',
    async () => {
      const before = await auth.getCredentials();
      auth.clearCredentials();
      assert.equal((await auth.getCredentials()).identityId, before.identityId);
    },
    'moto makes a new identity at each GetId',
  );
  const keys = await auth.getCredentials();
  await between(async () => keys);
  await steps.run('an authenticator becomes the second factor', async () => {
    const { uri } = await auth.beginTotpSetup();
    assert.match(uri, /^otpauth:/);
    await auth.finishTotpSetup('123456', 'phone');
    await auth.setMfaPreference('TOTP');
    await auth.signOut();
    const outcome = await signIn(FIRST);
    assert.ok(outcome.kind === 'challenge' && outcome.challenge.name === 'SOFTWARE_TOKEN_MFA');
    assert.equal((await auth.confirmSignIn(outcome.challenge, '123456')).kind, 'signedIn');
    await auth.setMfaPreference('NOMFA');
  });
  await steps.run('the password is changed; a wrong old one is refused', async () => {
    assert.equal(await codeOf(auth.changePassword('a wrong password 1', SECOND)), 'NotAuthorizedException');
    await auth.changePassword(FIRST, SECOND);
  });
  await steps.run('a forgotten password is replaced by a code', async () => {
    const { headers } = await operate(place.url, `${POOL}.ForgotPassword`, {
      ClientId: place.clientId,
      Username: EMAIL,
    });
    await auth.forgotPassword(EMAIL);
    // moto sends no mail: it returns the code in a header, a different one each time.
    const told = headers.get('x-moto-forgot-password-confirmation-code') ?? '';
    const code = await codeOf(auth.forgotPasswordSubmit(EMAIL, 'moto-confirmation-code:000000', FIRST));
    assert.equal(code, 'ExpiredCodeException');
    const { headers: last } = await operate(place.url, `${POOL}.ForgotPassword`, {
      ClientId: place.clientId,
      Username: EMAIL,
    });
    const right = last.get('x-moto-forgot-password-confirmation-code') ?? told;
    await auth.forgotPasswordSubmit(EMAIL, right, FIRST);
    assert.equal((await signIn(FIRST)).kind, 'signedIn');
  });
  await steps.run('everywhere signed out, the session cannot be renewed', async () => {
    const other = openAuth(place);
    await other.signIn({ username: EMAIL, password: FIRST, stay: true });
    await auth.globalSignOut();
    assert.notEqual(await codeOf(other.idToken({ force: true })), '');
  });
  await steps.run(
    'the account is deleted',
    async () => {
      await signIn(FIRST);
      await auth.deleteUser();
      assert.notEqual(await codeOf(signIn(FIRST)), '');
    },
    'moto has no DeleteUser',
  );
}
