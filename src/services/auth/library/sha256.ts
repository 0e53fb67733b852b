// Synchronous SHA-256 and HMAC, replacing @aws-crypto/sha256-js for amazon-cognito-identity-js, which cannot await the
// browser's own: the package's helpers are five times as large as the algorithm. FIPS 180-4, RFC 2104.
// Substituted by scripts/web/alias.ts.

const BLOCK = 64;

const isPrime = (number: number) => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
};

/** The first 32 bits of the fractional part. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

const primes = Array.from({ length: 312 }, (_, index) => index).filter((number) => number > 1 && isPrime(number));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Mixes one block of 16 words into the state. */
function compress(state: Int32Array, block: DataView, at: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = block.getInt32(at + i * 4);
      continue;
    }
    const [w2 = 0, w15 = 0] = [words[i - 2], words[i - 15]];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (rounds[i] ?? 0) + (words[i] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

/** The hash of bytes. */
function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = Int32Array.from(start);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const bytesOf = (data: Uint8Array | string) => (typeof data === 'string' ? new TextEncoder().encode(data) : data);

/** A hash, keyed when given a secret, with the package's interface. */
export class Sha256 {
  readonly #key: Uint8Array | undefined;
  #data: Uint8Array = new Uint8Array();

  constructor(secret?: Uint8Array | string) {
    if (secret === undefined) return;
    const bytes = bytesOf(secret);
    this.#key = join(bytes.length > BLOCK ? sha256(bytes) : bytes, new Uint8Array(BLOCK)).slice(0, BLOCK);
  }

  /** Adds data; texts as UTF-8. */
  update(data: Uint8Array | string): void {
    this.#data = join(this.#data, bytesOf(data));
  }

  /** The 32 bytes of the hash. */
  digestSync(): Uint8Array {
    if (!this.#key) return sha256(this.#data);
    const inner = sha256(
      join(
        this.#key.map((byte) => byte ^ 0x36),
        this.#data,
      ),
    );
    return sha256(
      join(
        this.#key.map((byte) => byte ^ 0x5c),
        inner,
      ),
    );
  }
}
