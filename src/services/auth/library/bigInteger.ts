// The large-number arithmetic of amazon-cognito-identity-js on the browser's own BigInt: the package carries one of
// its own that predates BigInt, six times as large and several times as slow.
// Substituted by scripts/web/cloudClients.ts.

type Done = (error: null, result: BigInteger) => void;

/** The non-negative remainder. */
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

/** An integer with the interface the package uses. */
export class BigInteger {
  static readonly ZERO = new BigInteger('0', 16);
  static readonly ONE = new BigInteger('1', 16);
  readonly #value: bigint;

  /** Parses hexadecimal digits with an optional minus sign, or takes a value. */
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

  /** Negative, zero or positive if this is less than, equal to or greater than the other. */
  compareTo(other: BigInteger): number {
    return this.#value === other.#value ? 0 : this.#value < other.#value ? -1 : 1;
  }

  equals(other: BigInteger): boolean {
    return this.#value === other.#value;
  }

  /** The digits in a base, in lower case. */
  toString(radix = 10): string {
    return this.#value.toString(radix);
  }
}
