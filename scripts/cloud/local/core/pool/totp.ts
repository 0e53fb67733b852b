// Six-digit codes of an authenticator (RFC 6238: SHA-1, 30 seconds).
import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
/** How many steps a clock may be off. */
const DRIFT = [-1, 0, 1];

/** Bytes in base32 without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The code at a time in milliseconds; `secret` in base32. Stands in for an authenticator in tests. @internal */
export function totpCode(secret: string, at: number): string {
  return codeOfStep(secret, Math.floor(at / STEP_MS));
}

/** The step that this code belongs to, if it is near and later than `after`; each code counts only once. */
export function totpStep(secret: string, code: string, at: number, after = -1): number | undefined {
  const now = Math.floor(at / STEP_MS);
  return DRIFT.map((drift) => now + drift).find((step) => step > after && codeOfStep(secret, step) === code);
}
