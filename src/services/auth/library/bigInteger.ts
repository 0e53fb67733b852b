// What amazon-cognito-identity-js does with large numbers, on the browser's own BigInt: the package carries an arithmetic of
// its own from the time before, which is six times as large and several times as slow.
// Put in its place by scripts/web/cloudClients.ts.

type Done = (error: null, result: BigInteger) => void;

/** The remainder that is never negative. */
const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

function power(base: bigint, exponent: bigint, by: bigint): bigint {
  let result = 1n % by;
  let square = modulo(base, by);
  for (const bit of [...exponent.toString(2)].reverse()) {
    if (bit === '1') result = (result * square) % by;
    square = (square * square) % by;
  }
  return result;
}

/** A whole number in the shape that the package uses. */
export class BigInteger {
  static readonly ZERO = new BigInteger('0', 16);
  static readonly ONE = new BigInteger('1', 16);
  readonly #value: bigint;

  /** Reads digits of base 16, of which a minus sign may stand in front; or takes a value. */
  constructor(digits: string | bigint, _radix?: 16) {
    if (typeof digits === 'bigint') this.#value = digits;
    else this.#value = digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`);
  }

  add(other: BigInteger): BigInteger {
    return new BigInteger(this.#value + other.#value);
  }

  subtract(other: BigInteger): BigInteger {
    return new BigInteger(this.#value - other.#value);
  }

  multiply(other: BigInteger): BigInteger {
    return new BigInteger(this.#value * other.#value);
  }

  mod(by: BigInteger): BigInteger {
    return new BigInteger(modulo(this.#value, by.#value));
  }

  /** this ^ exponent mod by; the callback is called at once. */
  modPow(exponent: BigInteger, by: BigInteger, done: Done): void {
    done(null, new BigInteger(power(this.#value, exponent.#value, by.#value)));
  }

  abs(): BigInteger {
    return this.#value < 0n ? new BigInteger(-this.#value) : this;
  }

  /** Negative, zero or positive as this is less than, equal to or greater than the other. */
  compareTo(other: BigInteger): number {
    return this.#value === other.#value ? 0 : this.#value < other.#value ? -1 : 1;
  }

  equals(other: BigInteger): boolean {
    return this.#value === other.#value;
  }

  /** The digits in a base, in small letters. */
  toString(radix = 10): string {
    return this.#value.toString(radix);
  }
}
