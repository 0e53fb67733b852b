// A second factor is never skipped, by any way of signing in to the local cloud or any setting of the template.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AuthenticationDetails, type CognitoUser } from 'amazon-cognito-identity-js';
import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../scripts/cloud/local/core/policy/template.ts';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { NAMES, templateValues } from '../../scripts/cloud/local/core/settings.ts';
import { withMailCodes } from '../setup/mailCodes.ts';
import { addAuthenticator, call, outcome, PASSWORD, Profile, startCloud } from './library.ts';

const EMAIL = 'ada@example.com';
const IDP = 'AWSCognitoIdentityProviderService';

/** A cloud with an account whose second factor is an authenticator. */
async function withAuthenticator(template?: string) {
  const cloud = startCloud(template === undefined ? {} : { template });
  cloud.operators.create(EMAIL, PASSWORD);
  const browser = new Profile(cloud);
  const { user } = await browser.enter(EMAIL);
  const secret = await addAuthenticator(cloud, user);
  const post = async (operation: string, body: object) =>
    (await cloud.post(`${IDP}.${operation}`, { ClientId: NAMES.clientId, ...body })).body;
  return { cloud, user, browser, secret, post };
}

/** Requests a link; returns the question and a function that answers it. */
async function askForLink(browser: Profile) {
  const user = browser.user(EMAIL);
  user.setAuthenticationFlowType('CUSTOM_AUTH');
  const details = new AuthenticationDetails({ Username: EMAIL });
  const asked = await outcome((callbacks) => user.initiateAuth(details, callbacks));
  const answer = (text: string) => outcome((callbacks) => user.sendCustomChallengeAnswer(text, callbacks));
  return { asked, answer };
}

describe('an account with a second factor is asked for it', () => {
  it('after its password', async () => {
    const { cloud } = await withAuthenticator();
    expect((await new Profile(cloud).signIn(EMAIL)).outcome.kind).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('through a link: the mail leads to the password, and contains nothing that signs in', async () => {
    const { cloud, browser } = await withAuthenticator();
    const { asked, answer } = await askForLink(browser);
    expect(asked).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { type: 'MAGIC_LINK', triesLeft: '3' } });
    const mail = cloud.lastMessage(EMAIL);
    expect(mail).toMatchObject({ kind: 'usePassword', link: `${cloud.site}/checker/signin/` });
    expect(mail.code).toBeUndefined();
    expect((await answer(mail.link ?? '')).kind).not.toBe('signedIn');
  });

  it.each(['link', 'code'] as const)('by the %s in a mail that was sent before it had one', async (by) => {
    const cloud = startCloud();
    cloud.operators.create(EMAIL, PASSWORD);
    const { answer } = await askForLink(new Profile(cloud));
    const { link = '', code = '' } = cloud.lastMessage(EMAIL);
    await addAuthenticator(cloud, (await new Profile(cloud).enter(EMAIL)).user);
    const given = by === 'link' ? new URL(link).hash.replace('#magic=', '') : code;
    expect(await answer(given)).toMatchObject({ kind: 'failed', code: 'NotAuthorizedException' });
  });

  it('in a custom challenge that starts with the password', async () => {
    const { post } = await withAuthenticator();
    const AuthParameters = { USERNAME: EMAIL, SRP_A: randomBytes(256).toString('hex'), CHALLENGE_NAME: 'SRP_A' };
    const answer = await post('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters });
    expect(answer).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  it("by the pool's own code, where an operator allows those: it is not offered", async () => {
    const { post, cloud } = await withAuthenticator(withMailCodes);
    const AuthParameters = { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
    const asked = await post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
    expect(asked['AvailableChallenges']).toEqual(['PASSWORD', 'PASSWORD_SRP']);
    const answered = await post('RespondToAuthChallenge', {
      ChallengeName: 'SELECT_CHALLENGE',
      Session: asked['Session'],
      ChallengeResponses: { USERNAME: EMAIL, ANSWER: 'EMAIL_OTP' },
    });
    expect(answered['__type']).toBe('InvalidParameterException');
    expect(cloud.outbox.messages()).toEqual([]);
  });

  it("by the pool's own code that was sent before it had one", async () => {
    const cloud = startCloud({ template: withMailCodes });
    cloud.operators.create(EMAIL, PASSWORD);
    const post = async (operation: string, body: object) =>
      (await cloud.post(`${IDP}.${operation}`, { ClientId: NAMES.clientId, ...body })).body;
    const AuthParameters = { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
    const { Session } = await post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
    const { code: EMAIL_OTP_CODE } = cloud.lastMessage(EMAIL);
    await addAuthenticator(cloud, (await new Profile(cloud).enter(EMAIL)).user);
    const ChallengeResponses = { USERNAME: EMAIL, EMAIL_OTP_CODE };
    const answered = await post('RespondToAuthChallenge', { ChallengeName: 'EMAIL_OTP', Session, ChallengeResponses });
    expect(answered['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    expect(answered['AuthenticationResult']).toBeUndefined();
  });

  it('after a password in USER_AUTH', async () => {
    const { post } = await withAuthenticator();
    const AuthParameters = { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD };
    const answered = await post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
    expect(answered['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('in the session of a confirmation', async () => {
    const cloud = startCloud();
    const post = async (operation: string, body: object) =>
      (await cloud.post(`${IDP}.${operation}`, { ClientId: NAMES.clientId, ...body })).body;
    const made = await post('SignUp', { Username: EMAIL, Password: PASSWORD });
    const ConfirmationCode = cloud.lastMessage(EMAIL).code;
    const confirmed = await post('ConfirmSignUp', { Username: EMAIL, ConfirmationCode, Session: made['Session'] });
    await addAuthenticator(cloud, (await new Profile(cloud).enter(EMAIL)).user);
    const AuthParameters = { USERNAME: EMAIL };
    const answered = await post('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters,
      Session: confirmed['Session'],
    });
    expect(answered['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('on the hosted page', async () => {
    const { cloud } = await withAuthenticator();
    const body = new URLSearchParams({
      client_id: NAMES.clientId,
      redirect_uri: `${cloud.site}/checker/signin/`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update('x').digest('base64url'),
      code_challenge_method: 'S256',
      email: EMAIL,
      password: PASSWORD,
      answer: 'continue',
    });
    const page = await fetch(`${cloud.site}/_cloud/login`, { method: 'POST', body: body.toString() });
    expect([page.status, page.headers.get('location')]).toEqual([200, null]);
    expect(await page.text()).toContain('Enter your code');
  });

  it('after a new password by mail', async () => {
    const { cloud, post } = await withAuthenticator();
    await post('ForgotPassword', { Username: EMAIL });
    const Password = 'another horse battery';
    const ConfirmationCode = cloud.lastMessage(EMAIL).code;
    await post('ConfirmForgotPassword', { Username: EMAIL, ConfirmationCode, Password });
    expect((await new Profile(cloud).signIn(EMAIL, Password)).outcome.kind).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('again on a device that is no longer remembered, even in the middle of its proof', async () => {
    const { cloud, browser, secret } = await withAuthenticator();
    const send = (user: CognitoUser, code: string) =>
      outcome((callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA'));
    const { user, outcome: asked } = await browser.signIn(EMAIL);
    expect(asked.kind).toBe('SOFTWARE_TOKEN_MFA');
    await send(user, totpCode(secret, Date.now() + 60_000));
    await call((done) => user.setDeviceStatusRemembered({ onSuccess: (x) => done(null, x), onFailure: done }));
    const known = await browser.signIn(EMAIL);
    expect(known.outcome.kind).toBe('signedIn');
    await call((done) => user.setDeviceStatusNotRemembered({ onSuccess: (x) => done(null, x), onFailure: done }));
    expect((await browser.signIn(EMAIL)).outcome.kind).toBe('SOFTWARE_TOKEN_MFA');
    expect((await new Profile(cloud).signIn(EMAIL)).outcome.kind).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('but not on a refresh of a sign-in that has shown it', async () => {
    const { cloud, browser, secret, post } = await withAuthenticator();
    const { user } = await browser.signIn(EMAIL);
    const done = await outcome((callbacks) =>
      user.sendMFACode(totpCode(secret, Date.now() + 60_000), callbacks, 'SOFTWARE_TOKEN_MFA'),
    );
    if (done.kind !== 'signedIn') throw new Error(done.kind);
    const AuthParameters = { REFRESH_TOKEN: done.session.getRefreshToken().getToken() };
    const fresh = await post('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    expect(fresh['AuthenticationResult']).toBeDefined();
    const invented = await post('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: 'invented' },
    });
    expect(invented['__type']).toBe('NotAuthorizedException');
    expect(cloud.operators.find(EMAIL)?.mfa).toEqual(['SOFTWARE_TOKEN_MFA']);
  });
});

describe('the template', () => {
  const source = readFileSync('scripts/cloud/template.yaml', 'utf8');
  const read = (more: Record<string, string> = {}) =>
    readTemplate(source, { ...templateValues('https://site.example', false), ...more });
  const template = read();
  const pool = template.properties('UserPool') as Record<string, Record<string, unknown>>;

  it('lets only a password begin a sign-in, and no flow that the tests above do not cover', () => {
    expect(pool['Policies']).toMatchObject({ SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD'] } });
    expect(template.properties('WebClient')['ExplicitAuthFlows']).toEqual([
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_CUSTOM_AUTH',
      'ALLOW_USER_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
  });

  it('lets the link functions look up who has a second factor, and count attempts', () => {
    const policies = JSON.stringify([template.properties('MagicLinkReadsUsers'), template.properties('MagicLinkRole')]);
    for (const action of ['cognito-idp:AdminGetUser', 'dynamodb:GetItem', 'dynamodb:PutItem']) {
      expect(policies).toContain(`"${action}"`);
    }
    expect(template.properties('AttemptsTable')).toMatchObject({
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
    });
    for (const name of ['MagicLinkCreate', 'MagicLinkVerify', 'SignUpLimit']) {
      const { Environment } = template.properties(name) as { Environment?: { Variables?: object } };
      expect(Environment?.Variables, name).toMatchObject({ ATTEMPTS_TABLE: 'AttemptsTable' });
    }
  });

  it('calls a function for each trigger, which the pool may invoke', () => {
    const triggers = Object.entries(pool['LambdaConfig'] ?? {});
    expect(triggers.map(([name]) => name).sort()).toEqual([
      'CreateAuthChallenge',
      'DefineAuthChallenge',
      'PreSignUp',
      'PreTokenGeneration',
      'VerifyAuthChallengeResponse',
    ]);
    for (const [, arn] of triggers) {
      const name = String(arn).split(':').at(-1) ?? '';
      expect(template.properties(`${name}Permission`)).toMatchObject({ FunctionName: name });
    }
  });

  it('has the firewall in front of the pool, and threat protection as a switch', () => {
    expect(template.properties('PoolFirewallOfPool')).toMatchObject({ WebACLArn: 'arn:aws:local:::PoolFirewall' });
    expect(pool).toMatchObject({ UserPoolTier: 'ESSENTIALS', UserPoolAddOns: { AdvancedSecurityMode: 'OFF' } });
    expect(read({ ThreatProtection: 'ENFORCED' }).properties('UserPool')).toMatchObject({
      UserPoolTier: 'PLUS',
      UserPoolAddOns: {
        AdvancedSecurityMode: 'ENFORCED',
        AdvancedSecurityAdditionalFlows: { CustomAuthMode: 'ENFORCED' },
      },
    });
  });
});
