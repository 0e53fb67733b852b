// The storage keys of a session. They match the old site's, so that its users stay signed in.
// No cloud code: the header reads these keys before anything is loaded.

const PREFIX = 'CognitoIdentityServiceProvider';

/** The key for the name of the last signed-in person. */
export const lastUserKey = (clientId: string): string => `${PREFIX}.${clientId}.LastAuthUser`;

/** The items kept per person. */
export type UserKey =
  | 'idToken'
  | 'accessToken'
  | 'refreshToken'
  | 'clockDrift'
  | 'userData'
  | 'deviceKey'
  | 'randomPasswordKey'
  | 'deviceGroupKey';

/** The key of one item kept for a person. */
export const userKey = (clientId: string, username: string, name: UserKey): string =>
  `${PREFIX}.${clientId}.${username}.${name}`;

/** Items removed when a session ends. */
export const sessionKeys = [
  'idToken',
  'accessToken',
  'refreshToken',
  'clockDrift',
  'userData',
] as const satisfies UserKey[];

/** Items kept after a sign-out so that the device stays remembered (DEV-8). */
export const deviceKeys = ['deviceKey', 'randomPasswordKey', 'deviceGroupKey'] as const satisfies UserKey[];

/** The key for a guest's identity. */
export const identityKey = (identityPoolId: string): string => `CognitoIdentityId-${identityPoolId}`;

/** A provider's own sign-in (CRD-8). */
export const FEDERATED_KEY = 'aws-amplify-federatedInfo';

/** 'true' when the session came from the hosted login. */
export const HOSTED_KEY = 'amplify-signin-with-hostedUI';

/** Written and removed to test whether storage works (CFG-6). */
export const PROBE_KEY = 'aws.cognito.test-ls';

/** The record of a hosted login in progress (OAU-4), in session storage. */
export const HOSTED_RECORD_KEY = 'spelling-check.hosted';

/** Why this browser's last session ended, for its other tabs. */
export const ENDED_KEY = 'spelling-check.ended';

/** The open attempt of a magic link. */
export const MAGIC_KEY = 'spelling-check.magic';
