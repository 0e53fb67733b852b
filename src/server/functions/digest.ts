import { createHash } from 'node:crypto';

/** A digest that stands in for a text that is not stored (SHA-256, hexadecimal). */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
