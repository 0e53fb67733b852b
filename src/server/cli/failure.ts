// A failure that the user of the command can put right. The message is shown as it is.

/** 2: the command line or the configuration is wrong; 3: a file, a dictionary or a pack cannot be used. */
export class CommandError extends Error {
  readonly code: 2 | 3;

  constructor(message: string, code: 2 | 3) {
    super(message);
    this.code = code;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  EROFS: 'the disk is read-only',
};

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code || String(error));
}
