// Runs the key agreement of a sign-in on native BigInt. The library has its own arithmetic for browsers without BigInt,
// which takes a tenth of a second per sign-in; nothing else in the library is replaced. Browser tests of the built site
// use the library's arithmetic, and quickNumbers.test.ts compares the two.
import { createRequire } from 'node:module';
import { powerOf } from '../../scripts/cloud/local/core/pool/power.ts';

/** The part of the library's numbers that matters here. */
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

/** Makes a library number from hexadecimal digits. */
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

/** Restores the library's own arithmetic for a test that needs it unmodified. */
export function restoreOwnNumbers(): void {
  BigInteger.prototype.modPow = ownModPow;
}
