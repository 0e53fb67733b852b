// Expected failures are values of this shape; bugs throw. The code is also the key of the message a person reads
// (locales/*/app.json, section `errors`), so no component ever shows `message`, which is for the log.

/** Every failure that a person can meet. A new code needs a text in `errors.<code>` of all nine locales. */
export type ErrorCode =
  | 'aborted'
  | 'clipboard-refused'
  | 'config-invalid'
  | 'document-refused'
  | 'file-binary'
  | 'file-too-large'
  | 'file-unsupported'
  | 'locale-failed'
  | 'network'
  | 'network-page'
  | 'not-configured'
  | 'not-prerendered'
  | 'offline'
  | 'pack-damaged'
  | 'pack-missing'
  | 'payload-missing'
  | 'storage-full'
  | 'storage-reserve'
  | 'storage-unavailable'
  | 'text-too-long'
  | 'timeout'
  | 'unknown'
  | 'worker-crashed';

/** A failure with a closed code, values for its message, and the cause for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    code: ErrorCode,
    options: { message?: string; params?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = options.params ?? {};
  }
}

/** The outcome of something that may fail in an expected way. */
export type Result<T, E = AppError> = { ok: true; value: T } | { ok: false; error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Wraps an error as a failure. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** Any thrown thing as an AppError: itself, an abort, or `unknown` with the cause kept. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return new AppError('aborted', { cause: thrown });
  return new AppError('unknown', { message: String(thrown), cause: thrown });
}
