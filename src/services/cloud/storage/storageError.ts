// Failures of the object storage. They belong to the family of AuthError, so that the rules for repeating (retry.ts) and the
// keys' own failures need no second type; their texts are `errors.<Code>` in locales/*/documents.json.
import { AuthError, type AuthErrorDetails } from '../../auth/authError.ts';

/** Codes with a text of their own. */
export const storageTextCodes = [
  'AbortError',
  'AccessDenied',
  'BadDigest',
  'CheckClock',
  'Damaged',
  'EntityTooLarge',
  'InvalidKey',
  'InvalidResponse',
  'LevelDisabled',
  'NetworkError',
  'NoCredentials',
  'NoSuchKey',
  'NotConfigured',
  'PreconditionFailed',
  'QuotaExceeded',
  'ServiceError',
  'TimeoutError',
  'TooManyRequestsException',
  'UnknownError',
] as const;

/** A code with a text. */
export type StorageTextCode = (typeof storageTextCodes)[number];

/** A failure of the object storage. `code` is the provider's or ours. */
export class StorageError extends AuthError {
  constructor(code: string, message: string, details: AuthErrorDetails = {}) {
    super(code, message, { name: 'StorageError', ...details });
  }
}

/** The relevant fields of the storage client's errors. */
interface ClientError {
  name?: string;
  code?: string;
  Code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { statusCode?: number };
}

/** The client's error names for unreadable responses. */
const unreadable: ReadonlySet<string> = new Set(['SyntaxError', 'TypeError', 'Error', 'Unknown', 'UnknownError']);

/** Any thrown thing as a failure of the storage or of the keys; those of the keys pass unchanged. */
export function toStorageError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  const { name = '', code, Code, message = '', $metadata, $response } = (thrown ?? {}) as ClientError;
  const status = $metadata?.httpStatusCode ?? $response?.statusCode;
  const details = { statusCode: status, cause: thrown };
  if (name === 'AbortError') return new StorageError('AbortError', 'The transfer was cancelled', details);
  // The client has no name for this: the bytes read differ from the stored ones.
  if (message.startsWith('Checksum mismatch')) return new StorageError('BadDigest', message, details);
  if (status === undefined) return new StorageError('UnknownError', message || 'Unknown failure', details);
  const own = Code ?? code ?? name;
  if (own !== '' && !unreadable.has(own)) return new StorageError(own, message || own, details);
  if (status >= 500) return new StorageError('ServiceError', `The storage answered ${status}`, details);
  if (status === 429) return new StorageError('TooManyRequestsException', 'The storage is busy', details);
  if (status === 403) return new StorageError('AccessDenied', 'Access Denied', details);
  if (status === 404) return new StorageError('NoSuchKey', 'The object does not exist', details);
  if (status === 412) return new StorageError('PreconditionFailed', 'The object has changed', details);
  if (status < 300) return new StorageError('InvalidResponse', 'The storage sent an unreadable answer', details);
  return new StorageError('UnknownError', message || `The storage answered ${status}`, details);
}

const known: ReadonlySet<string> = new Set(storageTextCodes);

/** Codes that share a text. */
const sameText: Readonly<Record<string, StorageTextCode>> = {
  ExpiredToken: 'AccessDenied',
  InvalidAccessKeyId: 'AccessDenied',
  InvalidToken: 'AccessDenied',
  KeyTooLongError: 'InvalidKey',
  MissingAuthConfig: 'NotConfigured',
  NotAuthenticated: 'NoCredentials',
  NoCurrentUser: 'NoCredentials',
  NotFound: 'NoSuchKey',
  RequestTimeTooSkewed: 'CheckClock',
  SignatureDoesNotMatch: 'AccessDenied',
  SlowDown: 'TooManyRequestsException',
};

/** The key of the text for any thrown thing. */
export function storageTextCode(thrown: unknown): StorageTextCode {
  if (!(thrown instanceof AuthError)) return 'UnknownError';
  if (known.has(thrown.code)) return thrown.code as StorageTextCode;
  return sameText[thrown.code] ?? ((thrown.statusCode ?? 0) >= 500 ? 'ServiceError' : 'UnknownError');
}

/** Whether the cloud did not respond: offline, or the network answered in its place. */
export const isOutOfReach = (thrown: unknown): boolean =>
  thrown instanceof AuthError && (thrown.foreign || ['NetworkError', 'TimeoutError'].includes(thrown.code));

/** Goes on without what cannot be read; any other failure stays one. */
export function unlessDamaged(thrown: unknown): undefined {
  if (!(thrown instanceof AuthError) || thrown.code !== 'Damaged') throw thrown;
  return undefined;
}
