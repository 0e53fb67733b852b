// Account functions that are loaded when one of them is first called (accountParts.ts).
import type { AuthService } from '../types.ts';

/** Names of the functions of this part. */
export const accountNames = [
  'userAttributes',
  'verifiedContact',
  'userSession',
  'updateAttributes',
  'deleteAttributes',
  'sendAttributeCode',
  'verifyAttribute',
  'changePassword',
  'beginTotpSetup',
  'finishTotpChallenge',
  'finishTotpSetup',
  'mfaPreference',
  'setMfaPreference',
  'devices',
  'rememberDevice',
  'forgetDevice',
  'deleteUser',
  'exportAccount',
] as const satisfies (keyof AuthService)[];

/** One of them. */
export type AccountName = (typeof accountNames)[number];
