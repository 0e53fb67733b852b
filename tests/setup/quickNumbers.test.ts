import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type LibraryNumber, libraryNumber, ownModPow } from './quickNumbers.ts';

const number = (bytes: number) => libraryNumber(randomBytes(bytes).toString('hex'));
const power = (modPow: LibraryNumber['modPow'], base: LibraryNumber, exponent: LibraryNumber, modulus: LibraryNumber) =>
  new Promise<string>((resolve, reject) => {
    modPow.call(base, exponent, modulus, (error, result) =>
      error ? reject(error) : resolve(String(result?.toString(16))),
    );
  });

it("the tests' quick arithmetic gives the same results as the library's own", async () => {
  // Odd, as the prime of the key agreement is.
  const modulus = libraryNumber(`ff${randomBytes(62).toString('hex')}01`);
  for (const base of [number(64), number(16), libraryNumber('2'), libraryNumber('-1f')]) {
    for (const exponent of [number(32), number(4), libraryNumber('1')]) {
      const own = await power(ownModPow, base, exponent, modulus);
      expect(await power(base.modPow, base, exponent, modulus)).toBe(own);
    }
  }
});
