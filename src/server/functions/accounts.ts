// The pool's account for an address, and the removal of one that was never confirmed.
import { type AwsCall, AwsError } from './aws.ts';

async function find(call: AwsCall, UserPoolId: string, email: string): Promise<Record<string, unknown> | undefined> {
  try {
    return await call('cognito-idp', 'AdminGetUser', { UserPoolId, Username: email });
  } catch (error) {
    if (error instanceof AwsError && error.code === 'UserNotFoundException') return undefined;
    throw error;
  }
}

/** The state of the account with this address; undefined when there is none. */
export async function statusOf(call: AwsCall, userPoolId: string, email: string): Promise<string | undefined> {
  const status = (await find(call, userPoolId, email))?.['UserStatus'];
  return typeof status === 'string' ? status : undefined;
}

/** Removes the account of this address if its sign-up was never confirmed: someone else has now proved the mailbox. */
export async function removeUnproved(call: AwsCall, UserPoolId: string, email: string): Promise<void> {
  const user = await find(call, UserPoolId, email);
  if (user?.['UserStatus'] !== 'UNCONFIRMED') return;
  await call('cognito-idp', 'AdminDeleteUser', { UserPoolId, Username: user['Username'] });
}
