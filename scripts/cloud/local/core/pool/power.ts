// Modular powers of large numbers for the password proof. Node has no function for them, but OpenSSL's public-key operation
// without padding is exactly that: message ^ exponent mod modulus. It takes a tenth of the time of BigInt arithmetic.
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

const bytesOf = (value: bigint, length = 0) => {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(Math.max(length * 2, hex.length + (hex.length % 2)), '0'), 'hex');
};

/** `base` to the power of `exponent`, modulo an odd `modulus` of 512 to 3072 bits; `exponent` from 0 up to the modulus. */
export function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const positive = ((base % modulus) + modulus) % modulus;
  if (exponent === 0n) return 1n;
  if (positive === 0n) return 0n;
  const size = bytesOf(modulus);
  const key = createPublicKey({
    key: { kty: 'RSA', n: size.toString('base64url'), e: bytesOf(exponent).toString('base64url') },
    format: 'jwk',
  });
  const message = bytesOf(positive, size.length);
  return BigInt(`0x${publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, message).toString('hex')}`);
}
