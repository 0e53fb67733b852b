// The second factor: setting up an authenticator app and the preference (SGN-8, MFA-1 to MFA-6).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { LibraryUser } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { Sessions } from '../session/sessions.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { type AsUser, asPerson, type Settle } from '../session/signedInUser.ts';
import { mfaListOf, mfaPreferenceOf, type UserData } from '../session/userData.ts';
import { attemptOf } from '../signIn/challenges.ts';
import type { SignInSteps } from '../signIn/signIn.ts';
import type { AuthService, MfaName, TotpSetup } from '../types.ts';
import { codeOf, mfaMethodOf } from '../validate.ts';

/** Default authenticator name, the same as on the old site (SGN-8). */
const DEVICE_NAME = 'My TOTP device';

const OFF = { PreferredMfa: false, Enabled: false };
const ON = { PreferredMfa: true, Enabled: true };

type Mfa = Pick<
  AuthService,
  'beginTotpSetup' | 'finishTotpChallenge' | 'finishTotpSetup' | 'mfaPreference' | 'setMfaPreference'
>;

/** The address that an authenticator app reads from the QR code. */
export function totpAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** Dependencies of the second factor on other parts. */
export interface MfaParts {
  sessions: Sessions;
  current: CurrentUser;
  asUser: AsUser;
  signIn: SignInSteps;
  signedIn: SignedIn;
}

/** The second factor of the signed-in person, or of someone who must set one up to sign in. */
export function createMfa(ctx: AuthContext, { sessions, current, asUser, signIn, signedIn }: MfaParts): Mfa {
  const associate = (user: LibraryUser, { resolve, reject }: Pick<Settle<string>, 'resolve' | 'reject'>) =>
    user.associateSoftwareToken({
      associateSecretCode: resolve,
      onFailure: (error) => reject(libraryError(error)),
    });
  const setup = (secret: string, account: string): TotpSetup => ({
    secret,
    uri: totpAddress(ctx.env.config.brand, account, secret),
  });

  /** The change needs the service's current state, and so does the next read (MFA-5). */
  const freshData = (): Promise<UserData> =>
    asPerson(sessions, async () => current.userData((await sessions.required()).user, true));

  const settingsOf = async (method: MfaName | 'NOMFA') => {
    if (method === 'SOFTWARE_TOKEN_MFA') return { sms: null, totp: ON };
    if (method === 'SMS_MFA') return { sms: ON, totp: null };
    const data = await freshData();
    let type: MfaName | 'NOMFA';
    try {
      type = mfaPreferenceOf(data);
    } catch (cause) {
      throw new AuthError('InvalidMFA', 'Invalid MFA type', { cause });
    }
    if (type === 'NOMFA') return undefined;
    const types: readonly string[] = [type, ...mfaListOf(data)];
    return { sms: types.includes('SMS_MFA') ? OFF : null, totp: types.includes('SOFTWARE_TOKEN_MFA') ? OFF : null };
  };

  return {
    async beginTotpSetup(challenge) {
      if (challenge) {
        const { open } = attemptOf(challenge, 'MFA_SETUP');
        const secret = await ctx.library.run<string>(open.user, (settle) => associate(open.user, settle));
        return setup(secret, open.typed ?? open.user.getUsername());
      }
      const secret = await asUser<string>(associate);
      const { email, username } = await current.currentUserPoolUser();
      return setup(secret, email ?? username);
    },

    async finishTotpChallenge(challenge, givenCode, deviceName = DEVICE_NAME) {
      try {
        const { open } = attemptOf(challenge, 'MFA_SETUP');
        const code = codeOf(givenCode);
        return await signIn.step(
          open,
          (callbacks) => open.user.verifySoftwareToken(code, deviceName, callbacks),
          challenge,
        );
      } catch (error) {
        throw signedIn.failed(error);
      }
    },

    async finishTotpSetup(givenCode, deviceName = DEVICE_NAME) {
      const code = codeOf(givenCode);
      await asUser<unknown>((user, { resolve, reject }) =>
        user.verifySoftwareToken(code, deviceName, { onSuccess: resolve, onFailure: reject }),
      );
    },

    async mfaPreference() {
      return mfaPreferenceOf(await freshData());
    },

    async setMfaPreference(type) {
      const settings = await settingsOf(mfaMethodOf(type));
      if (!settings) return 'No change for mfa type';
      await asUser<string>((user, { done }) => user.setUserMfaPreference(settings.sms, settings.totp, done));
      await freshData().catch(() => undefined);
      return 'SUCCESS';
    },
  };
}
