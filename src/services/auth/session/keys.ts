// The names under which a session is kept. They are those of the old site, so that its users stay signed in.
// No cloud code: the header reads these keys before anything is loaded.

const PREFIX = 'CognitoIdentityServiceProvider';

/** Where the name of the person signed in last is kept. */
export const lastUserKey = (clientId: string): string => `${PREFIX}.${clientId}.LastAuthUser`;

/** What is kept about one person. */
export type UserKey =
  | 'idToken'
  | 'accessToken'
  | 'refreshToken'
  | 'clockDrift'
  | 'userData'
  | 'deviceKey'
  | 'randomPasswordKey'
  | 'deviceGroupKey';

/** The key of one thing kept about a person. */
export const userKey = (clientId: string, username: string, name: UserKey): string =>
  `${PREFIX}.${clientId}.${username}.${name}`;

/** What ends with a session. */
export const sessionKeys = [
  'idToken',
  'accessToken',
  'refreshToken',
  'clockDrift',
  'userData',
] as const satisfies UserKey[];

/** What a device keeps after a sign-out, so that it stays a remembered one (DEV-8). */
export const deviceKeys = ['deviceKey', 'randomPasswordKey', 'deviceGroupKey'] as const satisfies UserKey[];

/** Where a guest's identity is kept. */
export const identityKey = (identityPoolId: string): string => `CognitoIdentityId-${identityPoolId}`;

/** A provider's own sign-in (CRD-8). */
export const FEDERATED_KEY = 'aws-amplify-federatedInfo';

/** 'true' when the session came from the hosted login. */
export const HOSTED_KEY = 'amplify-signin-with-hostedUI';

/** Written and removed to see whether the browser stores anything (CFG-6). */
export const PROBE_KEY = 'aws.cognito.test-ls';

/** The record of a hosted login under way (OAU-4), in session storage. */
export const HOSTED_RECORD_KEY = 'spelling-check.hosted';

/** Why a session of this browser ended last, for its other tabs. */
export const ENDED_KEY = 'spelling-check.ended';

/** The open attempt of a magic link. */
export const MAGIC_KEY = 'spelling-check.magic';
