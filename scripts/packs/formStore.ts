// Millions of forms in a few typed arrays: letter codes one after another, and three numbers per form. Sorted and merged
// at the end, so that neither JavaScript strings nor a Map of them ever hold the whole vocabulary (Italian: 3 million forms).
import type { FormSink } from './emit.ts';

/** Letters that a pack can tell apart; 0 is unused and 255 kept free. */
const MAX_LETTERS = 254;

/** One word of the vocabulary with everything said about it. `letters` is a view that the next word overwrites. */
export interface MergedForm {
  letters: Uint8Array;
  length: number;
  /** One entry of bits per dialect. */
  bits: Uint32Array;
  elisions: number;
}

/** Collects forms, lower-cased, for several dialects. */
export class FormStore implements FormSink {
  /** Bit i set: what is added holds in dialect i. */
  dialects = 1;
  #letters = new Uint8Array(1 << 20);
  #used = 0;
  #count = 0;
  #start = new Uint32Array(1 << 16);
  #bits = new Uint32Array(1 << 16);
  #mask = new Uint8Array(1 << 16);
  #elisions = new Uint32Array(1 << 16);
  #codeOf = new Map<number, number>();
  #unitOf: number[] = [0];
  /** Words left out because the alphabet was full or a letter lies outside the basic plane. */
  skipped = 0;

  add(form: string, bits: number, elisions: number): void {
    const key = form.toLowerCase();
    this.#reserve(key.length);
    const start = this.#used;
    let at = start;
    for (let i = 0; i < key.length; i++) {
      const code = this.#code(key.charCodeAt(i));
      if (code === 0) {
        this.skipped++;
        return;
      }
      this.#letters[at++] = code;
    }
    this.#used = at;
    const index = this.#count++;
    this.#start[index] = start;
    this.#start[index + 1] = at;
    this.#bits[index] = bits;
    this.#mask[index] = this.dialects;
    this.#elisions[index] = elisions;
  }

  /** Makes sure that the alphabet has these letters, though no word may. */
  addLetters(text: string): void {
    for (let i = 0; i < text.length; i++) this.#code(text.charCodeAt(i));
  }

  #code(unit: number): number {
    let code = this.#codeOf.get(unit);
    if (code === undefined) {
      if (this.#unitOf.length > MAX_LETTERS || (unit >= 0xd800 && unit < 0xe000)) return 0;
      code = this.#unitOf.push(unit) - 1;
      this.#codeOf.set(unit, code);
    }
    return code;
  }

  #reserve(letters: number): void {
    if (this.#used + letters > this.#letters.length) this.#letters = grow(this.#letters);
    if (this.#count + 2 > this.#bits.length) {
      this.#start = grow(this.#start);
      this.#bits = grow(this.#bits);
      this.#mask = grow(this.#mask);
      this.#elisions = grow(this.#elisions);
    }
  }

  /** Renumbers the letters, most frequent first, and returns them: label code minus one is the index. */
  #orderAlphabet(): string[] {
    const counts = new Float64Array(256);
    for (let i = 0; i < this.#used; i++)
      counts[this.#letters[i] as number] = (counts[this.#letters[i] as number] ?? 0) + 1;
    const codes = Array.from({ length: this.#unitOf.length - 1 }, (_, i) => i + 1);
    const unit = (code: number) => this.#unitOf[code] as number;
    codes.sort((a, b) => (counts[b] as number) - (counts[a] as number) || unit(a) - unit(b));
    const renumbered = new Uint8Array(256);
    codes.forEach((code, index) => {
      renumbered[code] = index + 1;
    });
    for (let i = 0; i < this.#used; i++) this.#letters[i] = renumbered[this.#letters[i] as number] as number;
    return codes.map((code) => String.fromCharCode(unit(code)));
  }

  /** Ends the collecting: hands every distinct word, in order of its letter codes, to `visit`, with the alphabet (label code minus one is the index). Returns that. */
  drain(dialectCount: number, visit: (form: MergedForm, alphabet: readonly string[]) => void): string[] {
    const alphabet = this.#orderAlphabet();
    const order = this.#sorted();
    const merged: MergedForm = {
      letters: new Uint8Array(256),
      length: 0,
      bits: new Uint32Array(dialectCount),
      elisions: 0,
    };
    let previous = -1;
    for (const index of order) {
      if (previous < 0 || this.#compare(previous, index) !== 0) {
        if (previous >= 0) visit(merged, alphabet);
        const start = this.#start[index] as number;
        merged.length = (this.#start[index + 1] as number) - start;
        merged.letters.set(this.#letters.subarray(start, start + merged.length));
        merged.bits.fill(0);
        merged.elisions = 0;
        previous = index;
      }
      for (let dialect = 0; dialect < dialectCount; dialect++) {
        if ((this.#mask[index] as number) & (1 << dialect)) {
          merged.bits[dialect] = (merged.bits[dialect] as number) | (this.#bits[index] as number);
        }
      }
      merged.elisions |= this.#elisions[index] as number;
    }
    if (previous >= 0) visit(merged, alphabet);
    return alphabet;
  }

  #sorted(): Uint32Array {
    const letters = this.#letters;
    const starts = this.#start;
    // The first four letters as one number decide nearly every comparison.
    const head = new Uint32Array(this.#count);
    const order = new Uint32Array(this.#count);
    for (let i = 0; i < this.#count; i++) {
      const start = starts[i] as number;
      const end = starts[i + 1] as number;
      let value = 0;
      for (let k = 0; k < 4; k++) value = value * 256 + (start + k < end ? (letters[start + k] as number) : 0);
      head[i] = value;
      order[i] = i;
    }
    return order.sort((a, b) => (head[a] as number) - (head[b] as number) || this.#compare(a, b));
  }

  #compare(a: number, b: number): number {
    const letters = this.#letters;
    const startA = this.#start[a] as number;
    const startB = this.#start[b] as number;
    const lengthA = (this.#start[a + 1] as number) - startA;
    const lengthB = (this.#start[b + 1] as number) - startB;
    const shared = Math.min(lengthA, lengthB);
    for (let i = 0; i < shared; i++) {
      const difference = (letters[startA + i] as number) - (letters[startB + i] as number);
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  }
}

function grow<T extends Uint8Array | Uint32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}
