// Reads the service's user data: attributes and second factors (USR-4, MFA-1).
import { AuthError } from '../authFailure.ts';
import type { Attributes, MfaName } from '../types.ts';

/** The service's response about a user. */
export interface UserData {
  Username?: string;
  UserAttributes?: readonly { Name: string; Value?: string }[];
  PreferredMfaSetting?: string;
  UserMFASettingList?: readonly string[];
  MFAOptions?: readonly unknown[];
}

/** Attributes by name; 'true' and 'false' become booleans. */
export function attributesOf({ UserAttributes = [] }: UserData): Attributes {
  return Object.fromEntries(
    UserAttributes.map(({ Name, Value = '' }) => [
      Name,
      Value === 'true' || Value === 'false' ? Value === 'true' : Value,
    ]),
  );
}

const factor = (name: string | undefined): MfaName | undefined =>
  name === 'SMS_MFA' || name === 'SOFTWARE_TOKEN_MFA' ? name : undefined;

/** The preferred second factor if one is named. */
export const mfaSettingOf = ({ PreferredMfaSetting }: UserData): MfaName | undefined => factor(PreferredMfaSetting);

/** The second factors that are switched on. */
export const mfaListOf = ({ UserMFASettingList = [] }: UserData): MfaName[] =>
  UserMFASettingList.flatMap((name) => factor(name) ?? []);

/** The preference, with the older fields of the service (MFA-1). */
export function mfaPreferenceOf(data: UserData): MfaName | 'NOMFA' {
  const preferred = mfaSettingOf(data);
  if (preferred) return preferred;
  if (!data.UserMFASettingList) return data.MFAOptions?.length ? 'SMS_MFA' : 'NOMFA';
  if (data.UserMFASettingList.length === 0) return 'NOMFA';
  throw new AuthError('InvalidMFA', 'invalid MFA Type');
}
