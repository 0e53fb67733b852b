// Second factors of an account: setting up an authenticator, and setting preferences.
import { randomBytes } from 'node:crypto';
import { fail } from '../errors.ts';
import { type Input, optionalText, part, text } from '../input.ts';
import type { Operations, Pool } from './pool.ts';
import { toBase32, totpStep } from './totp.ts';
import type { MfaType, User } from './users.ts';

const SECRET_BYTES = 32;

/** Either a signed-in user, or one who must set up the factor before the sign-in is complete. */
function settingUp(pool: Pool, input: Input): { user: User; session?: unknown } {
  if (input['Session'] === undefined) return { user: pool.tokens.userOf(input['AccessToken']) };
  const step = pool.sessions.read(input['Session'], 'MFA_SETUP');
  const user = pool.users.get(step.sub ?? '');
  if (!user) fail('NotAuthorizedException', 'Invalid session for the user.');
  return { user, session: input['Session'] };
}

const SETTINGS: readonly [field: string, type: MfaType][] = [
  ['SMSMfaSettings', 'SMS_MFA'],
  ['SoftwareTokenMfaSettings', 'SOFTWARE_TOKEN_MFA'],
];

function checkUsable(user: User, type: MfaType): void {
  if (type === 'SOFTWARE_TOKEN_MFA' && !user.totp) {
    fail('InvalidParameterException', 'User has not verified software token mfa');
  }
  if (type === 'SMS_MFA' && user.attributes['phone_number_verified'] !== 'true') {
    fail('InvalidParameterException', 'User does not have delivery config set to turn on SMS_MFA');
  }
}

/** AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference. */
export const mfaOperations: Operations = {
  AssociateSoftwareToken(pool, input) {
    const { user, session } = settingUp(pool, input);
    user.pendingTotp = toBase32(randomBytes(SECRET_BYTES));
    pool.users.save();
    if (session === undefined) return { SecretCode: user.pendingTotp };
    pool.sessions.end(session);
    const next = pool.sessions.begin({ challenge: 'MFA_SETUP', sub: user.sub });
    return { SecretCode: user.pendingTotp, Session: next };
  },

  VerifySoftwareToken(pool, input) {
    const { user, session } = settingUp(pool, input);
    const secret = user.pendingTotp;
    if (!secret) fail('InvalidParameterException', 'User has not associated a software token');
    const step = totpStep(secret, text(input, 'UserCode'), pool.clock());
    if (step === undefined) fail('EnableSoftwareTokenMFAException', 'Code mismatch');
    user.totp = { secret, name: optionalText(input, 'FriendlyDeviceName') ?? '', step };
    user.pendingTotp = undefined;
    if (session !== undefined && !user.mfa.includes('SOFTWARE_TOKEN_MFA')) user.mfa.push('SOFTWARE_TOKEN_MFA');
    pool.users.save();
    if (session === undefined) return { Status: 'SUCCESS' };
    pool.sessions.end(session);
    return {
      Status: 'SUCCESS',
      Session: pool.sessions.begin({ challenge: 'MFA_SETUP', sub: user.sub, setUp: true }),
    };
  },

  SetUserMFAPreference(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const wanted = SETTINGS.flatMap(([field, type]) => {
      if (input[field] === undefined || input[field] === null) return [];
      const settings = part(input, field);
      return [{ type, enabled: settings['Enabled'] === true, preferred: settings['PreferredMfa'] === true }];
    });
    for (const { type, enabled } of wanted) if (enabled) checkUsable(user, type);
    if (wanted.filter(({ preferred }) => preferred).length > 1) {
      fail('InvalidParameterException', 'Only one MFA method can be preferred');
    }
    for (const { type, enabled, preferred } of wanted) {
      user.mfa = [...user.mfa.filter((one) => one !== type), ...(enabled ? [type] : [])];
      if (enabled && preferred) user.preferredMfa = type;
      else if (user.preferredMfa === type) user.preferredMfa = undefined;
    }
    pool.users.save();
    return {};
  },
};
