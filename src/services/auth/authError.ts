// The text shown for a failure: `authTextCode` maps a provider code or one of ours to the key of a text
// (locales/*/account.json, section `errors`). `message` is for the log and for tests.
import { AuthError } from './authFailure.ts';

export { AuthError, type AuthErrorDetails } from './authFailure.ts';

/** Codes with a text of their own in `errors.<Code>` of locales/<language>/account.json. */
export const authTextCodes = [
  'AliasExistsException',
  'AlreadyConfirmed',
  'AttemptExpired',
  'CheckClock',
  'CodeDeliveryFailureException',
  'CodeMismatchException',
  'CodeOtherPage',
  'EmptyChallengeResponse',
  'EmptyCode',
  'EmptyPassword',
  'EmptyUserSession',
  'EmptyUsername',
  'ExpiredCodeException',
  'GuestsNotAllowed',
  'HostedLoginFailed',
  'InvalidMFA',
  'InvalidParameterException',
  'InvalidPasswordException',
  'InvalidResponse',
  'InvalidState',
  'InvalidUsername',
  'LimitExceededException',
  'LinkExpired',
  'LinkOtherDevice',
  'NetworkError',
  'NoIdentityPool',
  'NoMFA',
  'NotAllowed',
  'NotAuthenticated',
  'NotAuthorizedException',
  'NotConfigured',
  'PasswordResetRequiredException',
  'ProviderUnavailable',
  'ServiceError',
  'SessionExpired',
  'SignUpError',
  'SoftwareTokenNotVerified',
  'StorageDegraded',
  'TimeoutError',
  'TooManyAttempts',
  'TooManyCodes',
  'TooManyMails',
  'TooManyRequestsException',
  'UnknownError',
  'UnsupportedChallenge',
  'UserDeleted',
  'UserDisabled',
  'UserNotConfirmedException',
  'UsernameExistsException',
] as const;

/** A code with a text. */
export type AuthTextCode = (typeof authTextCodes)[number];

const known: ReadonlySet<string> = new Set(authTextCodes);

/** Codes that share a text. */
const sameText: Readonly<Record<string, AuthTextCode>> = {
  InvalidIdentityPoolConfigurationException: 'ServiceError',
  InternalErrorException: 'ServiceError',
  MissingAuthConfig: 'NotConfigured',
  NoCurrentUser: 'NotAuthenticated',
  // One text for an unknown person and a wrong password, so that nobody learns who has an account (SGN-3).
  UserNotFoundException: 'NotAuthorizedException',
  EnableSoftwareTokenMFAException: 'CodeMismatchException',
  RequestLimitExceeded: 'TooManyRequestsException',
  Throttling: 'TooManyRequestsException',
  ThrottlingException: 'TooManyRequestsException',
  TooManyFailedAttemptsException: 'TooManyAttempts',
  InvalidOAuthState: 'InvalidState',
  // The firewall in front of the pool: too many requests from one address.
  ForbiddenException: 'LimitExceededException',
};

/** Messages by which the service distinguishes failures that share a code. */
const byMessage: readonly (readonly [RegExp, AuthTextCode])[] = [
  [/^User is disabled\.?$/, 'UserDisabled'],
  [/^User does not exist\.?$/, 'UserDeleted'],
  [/^Password attempts exceeded/, 'TooManyAttempts'],
  [/^PreSignUp failed with error TooManyMails/, 'TooManyMails'],
  [/^(Access|Refresh) Token has (been revoked|expired)/, 'SessionExpired'],
  [/^PreSignUp failed with error NotProved/, 'LinkExpired'],
  [/Current status is CONFIRMED/, 'AlreadyConfirmed'],
  [/^Invalid Refresh Token/, 'SessionExpired'],
  [/^Invalid session for the user/, 'AttemptExpired'],
  [/^User has not verified software token mfa/, 'SoftwareTokenNotVerified'],
];

/** The key of the text for any thrown thing. */
export function authTextCode(thrown: unknown): AuthTextCode {
  if (!(thrown instanceof AuthError)) return 'UnknownError';
  const { code, message } = thrown;
  // An unknown person at sign-in carries the message of a deleted one; only the code tells them apart.
  if (code !== 'UserNotFoundException') {
    const said = byMessage.find(([pattern]) => pattern.test(message));
    if (said) return said[1];
  }
  // The same code covers a wrong password and any other denied operation.
  if (code === 'NotAuthorizedException' && !message.startsWith('Incorrect username or password')) return 'NotAllowed';
  // Below 500 the service itself did not fail: it never saw the request.
  if (thrown.foreign && (thrown.statusCode ?? 0) < 500) return 'InvalidResponse';
  if (known.has(code)) return code as AuthTextCode;
  return (
    sameText[code] ?? (thrown.statusCode !== undefined && thrown.statusCode >= 500 ? 'ServiceError' : 'UnknownError')
  );
}

/** Whether "check your clock" belongs beside the message (CLK-2). */
export function needsClockHint(thrown: unknown): boolean {
  return thrown instanceof AuthError && thrown.clockSkewMs !== undefined;
}
