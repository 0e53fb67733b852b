// Distinguishes a failed lazy load from other errors by the browser engines' messages (CHK-1).

const WORDS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** A lazily loaded file did not arrive. */
export class ChunkLoadError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Whether a thrown thing says that a lazily loaded file did not arrive. */
export function isChunkError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.name === 'ChunkLoadError' || WORDS.some((words) => thrown.message.includes(words));
}
