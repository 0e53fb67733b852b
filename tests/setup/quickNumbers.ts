// The key agreement of a sign-in by the numbers of the machine. The library brings arithmetic of its own for browsers without
// large numbers, which takes a tenth of a second for each sign-in; everything else stays the library's. Browser tests
// of the built site sign in with its own arithmetic, and quickNumbers.test.ts compares the two.
import { createRequire } from 'node:module';
import { powerOf } from '../../scripts/cloud/local/core/pool/power.ts';

/** The library's numbers, as far as they matter here. */
export interface LibraryNumber {
  toString(radix: number): string;
  modPow(exponent: LibraryNumber, modulus: LibraryNumber, done: (error: unknown, power?: LibraryNumber) => void): void;
}

interface NumberModule {
  default: { new (text: string, radix: number): LibraryNumber; prototype: LibraryNumber };
}

const { default: BigInteger } = createRequire(import.meta.url)(
  'amazon-cognito-identity-js/lib/BigInteger.js',
) as NumberModule;

/** Makes a number of the library from hexadecimal digits. */
export const libraryNumber = (hex: string): LibraryNumber => new BigInteger(hex, 16);

const native = (value: LibraryNumber): bigint => {
  const hex = value.toString(16);
  return hex.startsWith('-') ? -BigInt(`0x${hex.slice(1)}`) : BigInt(`0x${hex}`);
};

/** The library's own arithmetic. */
export const ownModPow: LibraryNumber['modPow'] = BigInteger.prototype.modPow;

BigInteger.prototype.modPow = function modPow(this: LibraryNumber, exponent, modulus, done) {
  done(null, libraryNumber(powerOf(native(this), native(exponent), native(modulus)).toString(16)));
};

/** Gives the library its own arithmetic back, in a test that wants it whole. */
export function restoreOwnNumbers(): void {
  BigInteger.prototype.modPow = ownModPow;
}
