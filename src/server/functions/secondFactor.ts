// Whether an account has a second factor. The pool does not look at it in a custom challenge, so these functions must.
import type { AwsCall } from './aws.ts';

/** Asks the pool. Rejects if it does not answer, so that nobody is signed in on a guess. */
export async function hasSecondFactor(call: AwsCall, userPoolId: string, userName: string): Promise<boolean> {
  const user = await call('cognito-idp', 'AdminGetUser', { UserPoolId: userPoolId, Username: userName });
  const isSet = (name: string) => {
    const value = user[name];
    return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
  };
  // MFAOptions is where the pool kept text messages before there was a list of factors.
  return isSet('UserMFASettingList') || isSet('PreferredMfaSetting') || isSet('MFAOptions');
}
