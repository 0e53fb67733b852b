// What the identity service promises: its outcomes, its challenges and its functions. No cloud code is reached from here,
// so that screens and the header may import it. Every function rejects with an AuthError and never throws at once.
import type { AuthError } from './authFailure.ts';
import type { AuthEventListener } from './events.ts';
import type { CloudCredentials, FederatedRecord } from './federated/cloudTypes.ts';

/** How a person may be asked for a second factor; `NOMFA` is none. */
export type MfaType = 'TOTP' | 'SMS' | 'NOMFA';

/** What the service calls the second factors. */
export type MfaName = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** Attributes of an account; 'true' and 'false' of the service are booleans here. */
export type Attributes = Readonly<Record<string, string | boolean>>;

/** The signed-in person. Without the right to read user data only what the id token says is filled in (USR-5). */
export interface AuthUser {
  username: string;
  sub?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  /** Absent where the access token may not read user data. */
  attributes?: Attributes | undefined;
  /** 'NOMFA' when the service names none. */
  preferredMFA?: MfaName | 'NOMFA' | undefined;
  /** Signed in through a provider's own token instead of the user pool. */
  federated?: string | undefined;
}

/** Where a code was sent; `destination` is masked by the service. */
export interface CodeDelivery {
  attribute: string;
  medium: 'EMAIL' | 'SMS';
  destination: string;
}

/** The result of a sign-up (SUP-1). `userConfirmed` false: ask for the code that was sent. */
export interface SignUpResult {
  username: string;
  userConfirmed: boolean;
  userSub: string;
  codeDelivery?: CodeDelivery | undefined;
}

/** A sign-up as an object; attributes become name/value pairs (VAL-15). */
export interface SignUpParams {
  username: string;
  password: string;
  attributes?: Readonly<Record<string, string>>;
  /** Keeps the session when the browser is closed; used by the sign-in right after the confirmation. */
  stay?: boolean | undefined;
}

/** A sign-up by link, without a password. */
export interface LinkSignUpParams {
  email: string;
  name?: string;
  /** Of the mail, and of the account's later ones. */
  language: string;
  stay?: boolean | undefined;
}

/** A sign-in. Without a password the custom challenge (magic link) starts (SGN-1). */
export interface SignInParams {
  username: string;
  password?: string;
  /** True: the session outlives the browser. Left out: what the configuration says. */
  stay?: boolean | undefined;
  /** USER_SRP_AUTH unless a pool that takes over users of another one needs USER_PASSWORD_AUTH. */
  flow?: string | undefined;
}

/** One open sign-in attempt; only handed back to the answering functions. */
export interface SignInAttempt {
  readonly username: string;
  /** Milliseconds since 1970 after which the service refuses answers (3 minutes, SGN-5). */
  readonly expiresAt: number;
}

/** What the service asks before it signs a person in. */
export type Challenge = { readonly attempt: SignInAttempt } & (
  | { readonly name: 'SMS_MFA'; readonly destination: string }
  | { readonly name: 'SOFTWARE_TOKEN_MFA'; readonly deviceName?: string | undefined }
  | { readonly name: 'EMAIL_OTP'; readonly destination: string }
  | { readonly name: 'CUSTOM_CHALLENGE'; readonly parameters: Readonly<Record<string, string>> }
  | {
      readonly name: 'NEW_PASSWORD_REQUIRED';
      readonly userAttributes: Readonly<Record<string, string>>;
      /** Names without the prefix of the service. */
      readonly requiredAttributes: readonly string[];
    }
  | { readonly name: 'MFA_SETUP'; readonly canSetUp: readonly MfaName[] }
  | { readonly name: 'SELECT_MFA_TYPE'; readonly canChoose: readonly MfaName[] }
);

/** A challenge of one kind. */
export type ChallengeOf<N extends Challenge['name']> = Extract<Challenge, { name: N }>;

/** How a sign-in or an answer ended. `askDevice`: ask "remember this device?" (DEV-2). */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: AuthUser; readonly askDevice: boolean }
  | { readonly kind: 'challenge'; readonly challenge: Challenge };

/** The secret of an authenticator app, and the address for its QR code (SGN-8). */
export interface TotpSetup {
  secret: string;
  uri: string;
}

/** A remembered device. Times are milliseconds since 1970. */
export interface Device {
  key: string;
  name: string;
  /** True for the device this code runs on. */
  current: boolean;
  remembered?: boolean | undefined;
  lastAddress?: string | undefined;
  createdAt?: number | undefined;
  lastUsedAt?: number | undefined;
}

/** One page of devices; `next` is there when more follow. */
export interface DevicePage {
  devices: Device[];
  next?: string | undefined;
}

/** Contact attributes by whether they are verified (USR-10). */
export interface VerifiedContact {
  verified: Record<string, string>;
  unverified: Record<string, string>;
}

/** Identity providers of the hosted login (OAU-1). */
export type HostedProvider = 'COGNITO' | 'Google' | 'Facebook' | 'LoginWithAmazon';

/** What a return from the hosted login led to. */
export type HostedOutcome =
  | { readonly kind: 'signedIn'; readonly user: AuthUser; readonly returnTo: string; readonly customState?: string }
  | { readonly kind: 'failed'; readonly error: AuthError; readonly returnTo: string };

/** Everything kept about a person, for the download of one's data; never tokens or keys. */
export interface AccountExport {
  exportedAt: string;
  account: { username: string; attributes: Attributes; preferredMfa: string; devices: Device[] };
  /** What other parts keep for the person, by their name. */
  parts: Record<string, unknown>;
}

/** The identity service. Passwords are never trimmed; e-mail addresses and codes are. */
export interface AuthService {
  /** Creates an account; the positional form is (username, password, e-mail, phone) (VAL-15). */
  signUp(params: SignUpParams | string, password?: string, email?: string, phone?: string): Promise<SignUpResult>;
  /** Confirms a sign-up. `moveAlias` takes an address over from another account (SUP-3). */
  confirmSignUp(username: string, code: string, options?: { moveAlias?: boolean }): Promise<void>;
  resendSignUp(username: string): Promise<CodeDelivery>;
  forgotPassword(username: string): Promise<CodeDelivery>;
  forgotPasswordSubmit(username: string, code: string, newPassword: string): Promise<void>;

  /** Signs in; the positional form is (username, password). */
  signIn(params: SignInParams | string, password?: string): Promise<SignInOutcome>;
  /** Signs in by a code sent by mail (SGN-12); right after the confirmation of a sign-up without one. */
  signInByMailCode(username: string, options?: { stay?: boolean | undefined }): Promise<SignInOutcome>;
  /** Answers SMS_MFA, SOFTWARE_TOKEN_MFA and EMAIL_OTP. A wrong code rejects and the challenge stays open. */
  confirmSignIn(challenge: Challenge, code: string): Promise<SignInOutcome>;
  /** Answers CUSTOM_CHALLENGE; a wrong answer may lead to another one. */
  answerCustomChallenge(challenge: Challenge, answer: string): Promise<SignInOutcome>;
  completeNewPassword(
    challenge: Challenge,
    newPassword: string,
    attributes?: Readonly<Record<string, string>>,
  ): Promise<SignInOutcome>;
  selectMfaType(challenge: Challenge, type: MfaName): Promise<SignInOutcome>;
  /** Begins the set-up of an authenticator app: for a challenge, or for the signed-in person without one. */
  beginTotpSetup(challenge?: Challenge): Promise<TotpSetup>;
  /** Ends the set-up that a challenge asked for. */
  finishTotpChallenge(challenge: Challenge, code: string, deviceName?: string): Promise<SignInOutcome>;
  /** Ends the set-up of the signed-in person; set the preference afterwards. */
  finishTotpSetup(code: string, deviceName?: string): Promise<void>;

  /** Asks for a magic link by mail; the answer is the open challenge, which is also kept for the link (SGN-6). */
  startMagicLink(email: string, options?: { stay?: boolean | undefined }): Promise<SignInOutcome>;
  /** The address whose magic link is awaited in this browser, if one is. */
  pendingMagicLink(): { email: string; expiresAt: number } | undefined;
  /** Asks for a link that makes an account; the answer is the open challenge, which is also kept for the link (SUP-8). */
  startLinkSignUp(params: LinkSignUpParams): Promise<ChallengeOf<'CUSTOM_CHALLENGE'>>;
  /** Signs in with the secret of an opened link or with the code of the mail; makes the account first where it is for that. */
  finishMagicLink(secret: string): Promise<SignInOutcome>;

  /** The user of the pool; rejects 'No current user' (USR-1). */
  currentUserPoolUser(options?: { bypassCache?: boolean }): Promise<AuthUser>;
  /** The user of a provider or of the pool; rejects 'not authenticated' (USR-9). */
  currentAuthenticatedUser(options?: { bypassCache?: boolean }): Promise<AuthUser>;
  /** Until when the session of a user is valid, after a refresh if it was needed (VAL-9). */
  userSession(user: Pick<AuthUser, 'username'> | null): Promise<{ username: string; expiresAt: number }>;
  /** The valid id token, refreshed when needed; for functions. `force` refreshes also a valid one. */
  idToken(options?: { force?: boolean }): Promise<string>;

  userAttributes(): Promise<Attributes>;
  /** Resolves 'SUCCESS'; `sub` and `*_verified` are left out (VAL-16). Answers where codes were sent, if any. */
  updateAttributes(attributes: Readonly<Record<string, string>>): Promise<{ status: 'SUCCESS'; codes: CodeDelivery[] }>;
  deleteAttributes(names: readonly string[]): Promise<void>;
  verifiedContact(): Promise<VerifiedContact>;
  sendAttributeCode(name: 'email' | 'phone_number'): Promise<CodeDelivery>;
  verifyAttribute(name: 'email' | 'phone_number', code: string): Promise<void>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;

  mfaPreference(): Promise<MfaName | 'NOMFA'>;
  /** Also takes the service's own names (VAL-7). Answers 'No change for mfa type' when nothing was to do (MFA-4). */
  setMfaPreference(type: MfaType | MfaName): Promise<string>;

  devices(options?: { limit?: number; next?: string }): Promise<DevicePage>;
  /** Answers the question of DEV-2. */
  rememberDevice(remember: boolean): Promise<void>;
  /** Forgets a device; without a key the one this code runs on. */
  forgetDevice(key?: string): Promise<void>;

  /** Signs out here; `forgetDevice` also drops the keys of this device (DEV-8). */
  signOut(options?: { forgetDevice?: boolean }): Promise<void>;
  /** Signs out on all devices; a failure keeps the person signed in (OUT-2). */
  globalSignOut(options?: { forgetDevice?: boolean }): Promise<void>;
  /** Deletes the account and everything it owns (OUT-4). */
  deleteUser(): Promise<void>;
  /** Everything kept about the person. */
  exportAccount(): Promise<AccountExport>;

  /** The address of the hosted login, which is under way from now on. `returnTo` as below. */
  hostedAddress(provider: HostedProvider, options?: HostedOptions): Promise<string>;
  /** Leaves for the hosted login. `returnTo` is a path of this site; others become '/'. */
  hostedSignIn(provider: HostedProvider, options?: HostedOptions): Promise<void>;
  /** Handles a return from the hosted login once; undefined when the address is none. */
  handleHostedReturn(): Promise<HostedOutcome | undefined>;

  /** Valid cloud keys; one request at a time (CRD-2). Rejects with the coded errors of the CRD rows. */
  getCredentials(): Promise<CloudCredentials>;
  /** Drops the cloud keys, for example after ExpiredToken; the next call fetches new ones. */
  clearCredentials(): void;
  /** Signs in with a provider's own token (CRD-8). */
  federatedSignIn(record: Omit<FederatedRecord, 'identity_id'>): Promise<CloudCredentials>;

  /** Tells what happens; answers the way to stop listening. */
  onAuthEvent(listener: AuthEventListener): () => void;
}

/** Options of a hosted sign-in. */
export interface HostedOptions {
  returnTo?: string;
  customState?: string;
  stay?: boolean;
}
