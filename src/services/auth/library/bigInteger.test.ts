import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BigInteger } from './bigInteger.ts';

interface Number16 {
  add(other: Number16): Number16;
  subtract(other: Number16): Number16;
  multiply(other: Number16): Number16;
  mod(by: Number16): Number16;
  modPow(exponent: Number16, by: Number16, done: (error: null, result: Number16) => void): void;
  abs(): Number16;
  compareTo(other: Number16): number;
  equals(other: Number16): boolean;
  toString(radix: number): string;
}
type Kind = new (digits: string, radix: 16) => Number16;
// The package declares no types for the parts of itself.
const file = '../../../node_modules/amazon-cognito-identity-js/es/BigInteger.js';
const { default: Theirs } = (await import(file)) as { default: Kind };
const kinds = [BigInteger as Kind, Theirs];

const both = (work: (make: (digits: string) => Number16) => unknown) => {
  const [ours, theirs] = kinds.map((Kind) => work((digits) => new Kind(digits, 16)));
  expect(ours).toEqual(theirs);
};
const power = (base: Number16, exponent: Number16, by: Number16) => {
  let found = '';
  base.modPow(exponent, by, (_error, result) => {
    found = result.toString(16);
  });
  return found;
};

const digits = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 1, maxLength: 120 })
  .map((list) => list.join(''));
const positive = digits.map((text) => `1${text}`);

it('counts as the arithmetic of the library does', () => {
  fc.assert(
    fc.property(digits, digits, positive, (a, b, n) => {
      both((make) => make(a).add(make(b)).toString(16));
      both((make) => make(a).subtract(make(b)).toString(16));
      both((make) => make(a).multiply(make(b)).toString(16));
      both((make) => make(a).subtract(make(b)).mod(make(n)).toString(16));
      both((make) => make(a).subtract(make(b)).abs().toString(16));
      both((make) => Math.sign(make(a).compareTo(make(b))));
      both((make) => make(a).equals(make(b)));
    }),
  );
});

it('raises to powers as the arithmetic of the library does, also what is negative', () => {
  fc.assert(
    fc.property(digits, digits, digits, positive, (a, b, exponent, n) => {
      // The library's own way works for odd moduli, and the one of signing in is.
      both((make) => power(make(a), make(`1${exponent}`), make(`${n}1`)));
      both((make) => power(make(a).subtract(make(b)), make(`1${exponent}`), make(`${n}1`)));
    }),
    { numRuns: 40 },
  );
});

it('has the two numbers that the library compares with', () => {
  expect([BigInteger.ZERO, BigInteger.ONE].map(String)).toEqual(['0', '1']);
});
