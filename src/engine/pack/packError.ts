// The one failure of pack reading. The worker maps it to the code `pack-damaged`.

/** The bytes are not a pack that this engine can read: cut short, altered, or of another version. */
export class PackError extends Error {
  constructor(reason: string) {
    super(`Damaged pack: ${reason}`);
    this.name = 'PackError';
  }
}
