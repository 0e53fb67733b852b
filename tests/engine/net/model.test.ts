// The file of the net: what is read is what was written, and nothing damaged is read.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../scripts/packs/random.ts';
import { NetSection, SCALES } from '../../../src/engine/net/format.ts';
import { readNet } from '../../../src/engine/net/model.ts';
import { quantiseRows } from '../../../src/engine/net/quantise.ts';
import { writeNet } from '../../../src/engine/net/write.ts';
import { readSections, writeSections } from '../../../src/engine/pack/format.ts';
import { PackError } from '../../../src/engine/pack/packError.ts';
import { TINY_LEXICON, tinyNet } from './tinyNet.ts';

const bytes = writeNet(tinyNet());
const read = (file: Uint8Array): unknown => readNet(file, TINY_LEXICON);

/** The file with another body of a section, or without it, and with the right checksum. */
function changed(id: number, change: (body: Uint8Array) => Uint8Array | null): Uint8Array {
  const sections = [...readSections(bytes)].flatMap(([each, body]) => {
    const other = each === id ? change(body) : body;
    return other ? [[each, other] as const] : [];
  });
  return writeSections(sections);
}

const header = (change: Record<string, unknown>): Uint8Array =>
  changed(NetSection.header, (body) => {
    const given = JSON.parse(new TextDecoder().decode(body)) as object;
    return new TextEncoder().encode(JSON.stringify({ ...given, ...change }));
  });

describe('the file of a net', () => {
  it('keeps the vocabulary, the words that may be missing and what the check needs', () => {
    const { words, gapWords, check } = tinyNet();
    const net = readNet(bytes, TINY_LEXICON);
    expect(net.vocabulary.words).toEqual(words);
    expect(net.gapWords).toEqual(gapWords);
    expect(net.check).toEqual(check);
  });

  it('is the same each time', () => {
    expect(writeNet(tinyNet())).toEqual(bytes);
  });

  it('is refused when cut short', () => {
    const random = createRandom(1);
    const lengths = [
      0,
      1,
      15,
      16,
      71,
      bytes.length - 1,
      ...Array.from({ length: 30 }, () => Math.floor(random() * bytes.length)),
    ];
    for (const length of lengths) expect(() => read(bytes.subarray(0, length)), `${length} bytes`).toThrow(PackError);
  });

  it('is refused when a byte is altered', () => {
    const random = createRandom(2);
    const places = [...Array(80).keys(), ...Array.from({ length: 120 }, () => Math.floor(random() * bytes.length))];
    for (const place of places) {
      const altered = bytes.slice();
      altered[place] = (altered[place] as number) ^ (1 << Math.floor(random() * 8));
      expect(() => read(altered), `byte ${place}`).toThrow(PackError);
    }
  });

  it.each(Object.entries(NetSection))('is refused without %s, or with too little or too much of it', (_, id) => {
    expect(() => read(changed(id, () => null))).toThrow(PackError);
    expect(() => read(changed(id, (body) => body.subarray(0, body.length - 1)))).toThrow(PackError);
    expect(() => read(changed(id, (body) => Uint8Array.from([...body, 0, 0, 0, 0])))).toThrow(PackError);
  });

  it.each([
    { version: 0 },
    { dim: 16 },
    { dim: '8' },
    { state: 0 },
    { state: 1.5 },
    { state: 7 },
    { query: 1024 },
    { gapWords: ['of'] },
    { gapWords: [1, 2, 3] },
    { gapWords: null },
    { check: 3 },
  ])('is refused with the header %o', (change) => {
    expect(() => read(header(change))).toThrow(PackError);
  });

  it('is read when its header says the same in other words', () => {
    expect(() => read(header({}))).not.toThrow();
  });
});

describe('rounded rows', () => {
  it('have the scale of least squared error', () => {
    const random = createRandom(3);
    const row = Float32Array.from({ length: 96 }, () => random() + random() + random() - 1.5);
    const { codes, scales } = quantiseRows(row, 96, () => 7);
    const errorWith = (scale: number): number =>
      row.reduce((sum, each) => sum + (Math.max(-7, Math.min(7, Math.round(each / scale))) * scale - each) ** 2, 0);
    const chosen = SCALES[scales[0] as number] as number;
    expect(errorWith(chosen)).toBe(Math.min(...[...SCALES].map(errorWith)));
    expect(Math.max(...codes)).toBeLessThanOrEqual(7);
    expect(errorWith(chosen)).toBeLessThan(0.02 * row.reduce((sum, each) => sum + each * each, 0));
  });

  it('stay 0 where nothing was learnt', () => {
    const { codes } = quantiseRows(new Float32Array(16), 8, () => 7);
    expect([...codes]).toEqual(Array(16).fill(0));
  });
});
