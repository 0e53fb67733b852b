// The subset of the `buffer` package that amazon-cognito-identity-js uses: the package is five times as large as the
// rest of the byte handling that signing in needs. Substituted by scripts/web/alias.ts.

type Encoding = 'utf8' | 'hex' | 'base64';

const pairs = (text: string) => text.match(/[0-9a-f]{2}/gi) ?? [];

function bytesOf(text: string, encoding: Encoding): ArrayLike<number> {
  if (encoding === 'hex') return pairs(text).map((pair) => Number.parseInt(pair, 16));
  if (encoding === 'utf8') return new TextEncoder().encode(text);
  // Tokens use the URL-safe alphabet.
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(binary, (character) => character.charCodeAt(0));
}

/** Bytes that can be written as text. */
class Bytes extends Uint8Array {
  /** The bytes as text. */
  override toString(encoding: Encoding = 'utf8'): string {
    if (encoding === 'hex') return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (encoding === 'base64') return btoa(String.fromCharCode(...this));
    return new TextDecoder().decode(this);
  }
}

/** The two functions of the package that make bytes. */
export const Buffer = {
  /** Bytes of a text, or a copy of bytes. */
  from: (source: ArrayLike<number> | string, encoding: Encoding = 'utf8'): Bytes =>
    new Bytes(typeof source === 'string' ? bytesOf(source, encoding) : source),

  /** Concatenates byte strings. */
  concat(parts: readonly Uint8Array[]): Bytes {
    const whole = new Bytes(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  },
};
