import { createHash } from 'node:crypto';

/** A digest that stands for a text which is not kept (SHA-256, hexadecimal). */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
