// What can go wrong with an engine behind the AI checker. The code is the key of the message (`ai.errors` of locales/*/ai.json).

/** Every failure. */
export type AiErrorCode =
  | 'aborted'
  | 'offline'
  /** The address: none, none that can be read, http for another machine. */
  | 'noAddress'
  | 'address'
  | 'insecure'
  /** Nobody answers: over http; over https, where the certificate may be the cause. */
  | 'unreachable'
  | 'unreachableSecure'
  /** The server is there and does not let this site in. */
  | 'cors'
  /** The browser does not let this site ask programs on this computer. */
  | 'localNetwork'
  | 'key'
  | 'busy'
  | 'quota'
  | 'notFound'
  | 'rejected'
  | 'failed'
  | 'page'
  | 'unreadable'
  | 'tooLong'
  | 'cut'
  | 'silent'
  | 'noModel'
  /** The browser's model: not for this language, only after a click, not here, not any more. */
  | 'language'
  | 'click'
  | 'unavailable'
  | 'download'
  | 'textTooLong'
  | 'signIn'
  | 'premium'
  | 'notConfigured';

/** A failure with what its message needs: `host`, `count` of seconds to wait. The message is for the log. */
export class AiError extends Error {
  readonly code: AiErrorCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    code: AiErrorCode,
    options: { message?: string; params?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AiError';
    this.code = code;
    this.params = options.params ?? {};
  }
}

/** Any thrown thing as an AiError; what nobody foresaw is a failure of the engine. */
export function toAiError(thrown: unknown): AiError {
  if (thrown instanceof AiError) return thrown;
  const isAbort = thrown instanceof Error && thrown.name === 'AbortError';
  return new AiError(isAbort ? 'aborted' : 'failed', { message: String(thrown), cause: thrown });
}
