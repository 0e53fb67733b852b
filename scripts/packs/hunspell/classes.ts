// The class table: every distinct (bits per dialect, elisions) that words have gets one number of a byte.

import { classLength } from '../../../src/engine/pack/reader.ts';
import { STANDALONE, WordBit } from '../../../src/engine/pack/spellPack.ts';
import { BuildBit } from '../emit.ts';
import type { MergedForm } from '../formStore.ts';

/** Bits that go into a pack. */
const PACK_BITS = Object.values(WordBit).reduce((all, bit) => all | bit, 0);

/** Works out the bits that only the build knows, for one dialect. */
export function settle(bits: number): number {
  let left = bits;
  // hunspell looks for the stem first: when that one keeps its case, an affixed form of the same letters is not asked
  if (left & BuildBit.stemKeepsCase && !(left & BuildBit.stemIsFree)) left &= ~WordBit.lower;
  // hunspell's corrections pass over a form made by a prefix when a stem of the same letters lives only in compounds
  if (left & BuildBit.stemIsBound && left & WordBit.lower && !(left & BuildBit.unprefixed))
    left |= WordBit.prefixedBesidePart;
  // a ban counts for its own capitalisation only
  if (left & BuildBit.forbidLower) left &= ~(WordBit.lower | WordBit.keepLower);
  if (left & BuildBit.forbidTitle) {
    if (left & WordBit.lower) left = (left & ~WordBit.lower) | WordBit.keepLower;
    left &= ~(WordBit.title | WordBit.keepTitle);
  }
  if (left & BuildBit.lowerElides && !(left & BuildBit.titleElides) && left & (WordBit.title | WordBit.keepTitle)) {
    left |= WordBit.smallElidesOnly;
  }
  return left & PACK_BITS;
}

/** Numbers classes as they appear; class 0 is "no word". */
export class ClassTable {
  #ids = new Map<string, number>();
  /** By bits and elisions, for words that are the same in every dialect. */
  #same = new Map<number, Map<number, number>>();
  #rows: { elisions: number; bits: number[] }[] = [];
  readonly #dialects: number;

  constructor(dialects: number) {
    this.#dialects = dialects;
    this.#rows.push({ elisions: 0, bits: new Array<number>(dialects).fill(0) });
  }

  /** The class of a word, 0 when nothing is left of it. Throws when there are more than a byte can number. */
  idOf(form: MergedForm): number {
    // Nearly all words are the same in every dialect: they are found without building a key
    const { bits: given, elisions: mask } = form;
    const first = given[0] as number;
    for (let i = 1; i < given.length; i++) if (given[i] !== first) return this.#idOf(form);
    let byElisions = this.#same.get(first);
    if (!byElisions) {
      byElisions = new Map();
      this.#same.set(first, byElisions);
    }
    let id = byElisions.get(mask);
    if (id === undefined) {
      id = this.#idOf(form);
      byElisions.set(mask, id);
    }
    return id;
  }

  #idOf(form: MergedForm): number {
    const bits = Array.from(form.bits, settle);
    if (bits.every((value) => value === 0)) return 0;
    const elisions = bits.some((value) => value & STANDALONE) ? form.elisions : 0;
    const key = `${bits.join(',')}:${elisions}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#rows.push({ elisions, bits }) - 1;
      if (id > 255) throw new Error('More classes than a byte can number');
      this.#ids.set(key, id);
    }
    return id;
  }

  /** Number of classes, class 0 included. */
  get size(): number {
    return this.#rows.length;
  }

  /** The rows as the section of a pack. */
  toBytes(): Uint8Array {
    const length = classLength(this.#dialects);
    const view = new DataView(new ArrayBuffer(length * this.#rows.length));
    this.#rows.forEach((row, id) => {
      view.setUint32(id * length, row.elisions >>> 0, true);
      row.bits.forEach((bits, dialect) => view.setUint32(id * length + 4 + 4 * dialect, bits, true));
    });
    return new Uint8Array(view.buffer);
  }
}
