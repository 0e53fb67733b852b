// Whatever is sent, each operation answers with a protocol error and never breaks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolOperations } from '../../scripts/cloud/local/core/pool/operations.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { PASSWORD, Profile, startCloud } from './library.ts';

const FIELDS = [
  'Username',
  'Password',
  'UserAttributes',
  'ConfirmationCode',
  'AuthFlow',
  'AuthParameters',
  'ChallengeName',
  'ChallengeResponses',
  'Session',
  'AccessToken',
  'DeviceKey',
  'DeviceSecretVerifierConfig',
  'AttributeName',
  'Code',
  'RefreshToken',
  'Token',
  'Limit',
  'PaginationToken',
  'SMSMfaSettings',
  'PreviousPassword',
  'ProposedPassword',
  'UserAttributeNames',
  'IdentityPoolId',
  'IdentityId',
  'Logins',
];
const WORDS = [
  'USER_SRP_AUTH',
  'USER_AUTH',
  'CUSTOM_AUTH',
  'PASSWORD_VERIFIER',
  'EMAIL_OTP',
  'constructor',
  '__proto__',
  'ada@example.com',
  NAMES.identityPoolId,
];

describe('anything', () => {
  it('is answered', { timeout: 120_000 }, async () => {
    const cloud = startCloud();
    cloud.operators.create('ada@example.com', PASSWORD);
    const { session } = await new Profile(cloud).enter('ada@example.com');
    const text = fc.oneof(fc.string(), fc.constantFrom(...WORDS, session.getAccessToken().getJwtToken()));
    const leaf = fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean(), fc.array(text, { maxLength: 2 }));
    const value = fc.oneof(
      leaf,
      fc.dictionary(fc.constantFrom('USERNAME', 'SRP_A', 'ANSWER', 'PREFERRED_CHALLENGE', 'Salt'), leaf),
    );
    const names = Object.keys(poolOperations).filter((name) => name !== 'DeleteUser');
    const targets = [
      ...names.map((name) => `AWSCognitoIdentityProviderService.${name}`),
      'AWSCognitoIdentityService.GetId',
      'AWSCognitoIdentityService.GetCredentialsForIdentity',
    ];
    const request = fc.tuple(fc.constantFrom(...targets), fc.dictionary(fc.constantFrom(...FIELDS), value));
    await fc.assert(
      fc.asyncProperty(request, async ([target, fields]) => {
        const { status, body } = await cloud.post(target, { ClientId: NAMES.clientId, ...fields });
        expect(status === 200 || typeof body['__type'] === 'string').toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('is answered at every endpoint', async () => {
    const cloud = startCloud();
    const path = fc.array(
      fc.constantFrom('s3', 'documents', 'login', 'oauth2', 'token', 'sdk', 'lambda', '%', '%zz', 'a b'),
      {
        maxLength: 5,
      },
    );
    const query = fc.constantFrom(
      '',
      '?',
      '?a=%zz',
      '?uploadId=1',
      '?uploads',
      '?X-Amz-Signature=1',
      '?list-type=2&prefix=%',
    );
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(path, query, method, async (parts, search, by) => {
        const init = by === 'POST' || by === 'PUT' ? { method: by, body: 'x=%zz&y' } : { method: by };
        const answer = await fetch(`${cloud.site}/_cloud/${parts.join('/')}${search}`, init);
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        if (by === 'OPTIONS')
          expect([...answer.headers.keys()].some((name) => name.startsWith('access-control'))).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});
