/** A value that must be there, such as the entry of a list within its length. A missing one is a bug, and throws. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value is missing');
  return value;
}
