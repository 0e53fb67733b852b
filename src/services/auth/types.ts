// The identity service's interface: outcomes, challenges and functions. No cloud code is reachable from here,
// so screens and the header may import it. Every function rejects with an AuthError and never throws synchronously.
import type { AuthError } from './authFailure.ts';
import type { AuthEventListener } from './events.ts';
import type { CloudCredentials, FederatedRecord } from './federated/cloudTypes.ts';

/** The second factors; `NOMFA` means none. */
export type MfaType = 'TOTP' | 'SMS' | 'NOMFA';

/** The service's names for the second factors. */
export type MfaName = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** Attributes of an account; the service's 'true' and 'false' are booleans here. */
export type Attributes = Readonly<Record<string, string | boolean>>;

/** The signed-in person. Without the right to read user data, only the id token's claims are filled in (USR-5). */
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
  /** The language of the mail, and of the account's later ones. */
  language: string;
  stay?: boolean | undefined;
}

/** A sign-in. Without a password the custom challenge (magic link) starts (SGN-1). */
export interface SignInParams {
  username: string;
  password?: string;
  /** True: the session outlives the browser. Omitted: as configured. */
  stay?: boolean | undefined;
  /** USER_SRP_AUTH, unless a pool migrating users from another one needs USER_PASSWORD_AUTH. */
  flow?: string | undefined;
}

/** One open sign-in attempt; opaque, to be passed back to the answering functions. */
export interface SignInAttempt {
  readonly username: string;
  /** Milliseconds since 1970 after which the service refuses answers (3 minutes, SGN-5). */
  readonly expiresAt: number;
}

/** What the service can ask before signing a person in. */
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

/** One page of devices; `next` is present when more follow. */
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

/** The outcome of a return from the hosted login. */
export type HostedOutcome =
  | { readonly kind: 'signedIn'; readonly user: AuthUser; readonly returnTo: string; readonly customState?: string }
  | { readonly kind: 'failed'; readonly error: AuthError; readonly returnTo: string };

/** Everything kept about a person, for the data download; never tokens or keys. */
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
  /** Confirms a sign-up. `moveAlias` takes over an address from another account (SUP-3). */
  confirmSignUp(username: string, code: string, options?: { moveAlias?: boolean }): Promise<void>;
  resendSignUp(username: string): Promise<CodeDelivery>;
  forgotPassword(username: string): Promise<CodeDelivery>;
  forgotPasswordSubmit(username: string, code: string, newPassword: string): Promise<void>;

  /** Signs in; the positional form is (username, password). */
  signIn(params: SignInParams | string, password?: string): Promise<SignInOutcome>;
  /** Signs in by mailed code (SGN-12); right after a sign-up's confirmation no code is needed. */
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
  /** Begins setting up an authenticator app, for a challenge or else for the signed-in person. */
  beginTotpSetup(challenge?: Challenge): Promise<TotpSetup>;
  /** Completes the set-up that a challenge asked for. */
  finishTotpChallenge(challenge: Challenge, code: string, deviceName?: string): Promise<SignInOutcome>;
  /** Completes the set-up for the signed-in person; set the preference afterwards. */
  finishTotpSetup(code: string, deviceName?: string): Promise<void>;

  /** Requests a magic link by mail; returns the open challenge, which is also stored for the link (SGN-6). */
  startMagicLink(email: string, options?: { stay?: boolean | undefined }): Promise<SignInOutcome>;
  /** The address whose magic link this browser is waiting for, if any. */
  pendingMagicLink(): Promise<{ email: string; expiresAt: number } | undefined>;
  /** Requests a link that creates an account; returns the open challenge, which is also stored for the link (SUP-8). */
  startLinkSignUp(params: LinkSignUpParams): Promise<ChallengeOf<'CUSTOM_CHALLENGE'>>;
  /** Signs in with an opened link's secret or the mailed code; creates the account first for a sign-up link. */
  finishMagicLink(secret: string): Promise<SignInOutcome>;

  /** The user of the pool; rejects 'No current user' (USR-1). */
  currentUserPoolUser(options?: { bypassCache?: boolean }): Promise<AuthUser>;
  /** The user of a provider or of the pool; rejects 'not authenticated' (USR-9). */
  currentAuthenticatedUser(options?: { bypassCache?: boolean }): Promise<AuthUser>;
  /** When the user's session expires, after a refresh if needed (VAL-9). */
  userSession(user: Pick<AuthUser, 'username'> | null): Promise<{ username: string; expiresAt: number }>;
  /** A valid id token for functions, refreshed when needed. `force` refreshes even a valid one. */
  idToken(options?: { force?: boolean }): Promise<string>;

  userAttributes(): Promise<Attributes>;
  /** Resolves to 'SUCCESS'; `sub` and `*_verified` are left out (VAL-16). Returns where codes were sent, if any. */
  updateAttributes(attributes: Readonly<Record<string, string>>): Promise<{ status: 'SUCCESS'; codes: CodeDelivery[] }>;
  deleteAttributes(names: readonly string[]): Promise<void>;
  verifiedContact(): Promise<VerifiedContact>;
  sendAttributeCode(name: 'email' | 'phone_number'): Promise<CodeDelivery>;
  verifyAttribute(name: 'email' | 'phone_number', code: string): Promise<void>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;

  mfaPreference(): Promise<MfaName | 'NOMFA'>;
  /** Also accepts the service's names (VAL-7). Returns 'No change for mfa type' if there was nothing to do (MFA-4). */
  setMfaPreference(type: MfaType | MfaName): Promise<string>;

  devices(options?: { limit?: number; next?: string }): Promise<DevicePage>;
  /** Answers DEV-2's question. */
  rememberDevice(remember: boolean): Promise<void>;
  /** Forgets a device; without a key, this one. */
  forgetDevice(key?: string): Promise<void>;

  /** Signs out here; `forgetDevice` also drops the keys of this device (DEV-8). */
  signOut(options?: { forgetDevice?: boolean }): Promise<void>;
  /** Signs out on all devices; a failure keeps the person signed in (OUT-2). */
  globalSignOut(options?: { forgetDevice?: boolean }): Promise<void>;
  /** Deletes the account and everything it owns (OUT-4). */
  deleteUser(): Promise<void>;
  /** Everything kept about the person. */
  exportAccount(): Promise<AccountExport>;

  /** Starts a hosted login and returns its address. `returnTo` as below. */
  hostedAddress(provider: HostedProvider, options?: HostedOptions): Promise<string>;
  /** Leaves for the hosted login. `returnTo` is a path of this site; others become '/'. */
  hostedSignIn(provider: HostedProvider, options?: HostedOptions): Promise<void>;
  /** Handles a return from the hosted login once; undefined if the address is not one. */
  handleHostedReturn(): Promise<HostedOutcome | undefined>;

  /** Valid cloud keys; one request at a time (CRD-2). Rejects with the coded errors of the CRD rows. */
  getCredentials(): Promise<CloudCredentials>;
  /** Drops the cloud keys, for example after ExpiredToken; the next call fetches new ones. */
  clearCredentials(): void;
  /** Signs in with a provider's own token (CRD-8). */
  federatedSignIn(record: Omit<FederatedRecord, 'identity_id'>): Promise<CloudCredentials>;

  /** Subscribes to events; returns the function that unsubscribes. */
  onAuthEvent(listener: AuthEventListener): () => void;
}

/** Options of a hosted sign-in. */
export interface HostedOptions {
  returnTo?: string;
  customState?: string;
  stay?: boolean;
}
