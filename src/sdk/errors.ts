// Failures that a program can act on. Everything else that is thrown is a bug.
import { AppError } from '../lib/errors.ts';

/** What can fail. */
export type FailureCode =
  /** The call was given up by its signal. */
  | 'aborted'
  /** The checker was disposed of. */
  | 'disposed'
  /** The packs cannot be read where they are said to be. */
  | 'network'
  /** The source has no pack for this language. */
  | 'pack-missing'
  /** A pack is not what its manifest says, or is made for another version. */
  | 'pack-damaged'
  /** The licence key is not genuine. */
  | 'license-refused'
  /** The thread has ended unexpectedly. */
  | 'worker-crashed'
  | 'unknown';

const MESSAGES: Readonly<Record<FailureCode, string>> = {
  aborted: 'The call was aborted',
  disposed: 'The checker was disposed of',
  network: 'The packs cannot be read',
  'pack-missing': 'The source has no pack for this language',
  'pack-damaged': 'A pack is not what its manifest says',
  'license-refused': 'The licence key is not genuine',
  'worker-crashed': 'The thread of the checker has ended',
  unknown: 'Something unexpected happened',
};

/** A failure with a code; `detail` says which file, address or language. */
export class SpellingCheckError extends Error {
  readonly code: FailureCode;
  readonly detail: string;

  constructor(code: FailureCode, detail = '', cause?: unknown) {
    super(detail ? `${MESSAGES[code]}: ${detail}` : MESSAGES[code], { cause });
    this.name = 'SpellingCheckError';
    this.code = code;
    this.detail = detail;
  }
}

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(MESSAGES, code);

/** Any thrown thing as a failure: itself, one that crossed a thread, an abort, or `unknown` with the cause kept. */
export function toFailure(thrown: unknown): SpellingCheckError {
  if (thrown instanceof SpellingCheckError) return thrown;
  if (thrown instanceof AppError) {
    // Across a thread the code travels as a value.
    const { failure = thrown.code, detail = '' } = thrown.params;
    const code = String(failure);
    return new SpellingCheckError(
      isFailureCode(code) ? code : 'unknown',
      String(detail || thrown.message),
      thrown.cause,
    );
  }
  if (thrown instanceof Error && thrown.name === 'AbortError') return new SpellingCheckError('aborted', '', thrown);
  return new SpellingCheckError('unknown', thrown instanceof Error ? thrown.message : String(thrown), thrown);
}

/** Throws `aborted` if the signal says so. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new SpellingCheckError('aborted');
}
