import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleWords, wordAt } from '../../../scripts/packs/sampleWords.ts';
import { buildTestPack, testPack } from '../../../scripts/packs/testPack.ts';
import { tablesOf } from '../loaded.ts';
import { isWord } from '../spelling/lookup.ts';
import { checksum, HEADER_LENGTH, PACK_VERSION, readSections, writeSections } from './format.ts';
import { PackError } from './packError.ts';
import { readSpellPack } from './reader.ts';
import { WordBit } from './spellPack.ts';

const bytes = buildTestPack({
  affixes: "SFX S Y 1\nSFX S 0 s .\nPFX L Y 1\nPFX L 0 l' .\nREP 1\nREP f ph\nBREAK 1\nBREAK -\nICONV 1\nICONV ﬁ fi",
  words: ['chat/S', 'avion/LS', 'fin', 'Paris', 'iPhone', 'été'],
  frequencies: { chat: 9, avions: 7, absent: 3 },
});

describe('readSpellPack', () => {
  const pack = readSpellPack(bytes, tablesOf);

  it('gives back every word with its class', () => {
    const words = Array.from({ length: pack.wordCount }, (_, i) => wordAt(pack, i));
    expect(words.sort()).toEqual(['avion', 'avions', 'chat', 'chats', 'fin', 'iphone', 'paris', 'été']);
    expect(pack.mixedCase.get('iphone')).toEqual(['iPhone']);
    expect(pack.elisions).toEqual(["l'"]);
    expect(pack.replacements).toEqual([['f', 'ph']]);
    expect(pack.breaks).toEqual(['-']);
    expect(pack.inputConversions).toEqual([['ﬁ', 'fi']]);
  });

  it('gives back frequencies by word number, leaving out words that are none', () => {
    const frequencies = [...pack.frequencyIndex].map((index, i) => [wordAt(pack, index), pack.frequencyClass[i]]);
    expect(Object.fromEntries(frequencies)).toEqual({ avions: 7, chat: 9 });
  });

  it('maps capitals and every apostrophe to letters', () => {
    const code = (letter: string) => pack.codeOf[letter.charCodeAt(0)];
    expect(code('É')).toBe(code('é'));
    expect(pack.isUpper['É'.charCodeAt(0)]).toBe(1);
    const withApostrophe = testPack({ words: ["don't"] });
    expect(isWord(withApostrophe, 'don’t', 1)).toBe(true);
  });

  it('keeps dialects apart', () => {
    const dialects = testPack({
      words: ['color', 'house'],
      dialects: ['en-US', 'en-GB'],
      others: [{ words: ['colour', 'house'], dialect: 'en-GB' }],
    });
    expect(['color', 'colour', 'house'].map((word) => isWord(dialects, word, 1))).toEqual([true, false, true]);
    expect(['color', 'colour', 'house'].map((word) => isWord(dialects, word, 2))).toEqual([false, true, true]);
    expect(dialects.classDialects).toContain(3);
    expect(dialects.bitsByDialect[1]).toContain(WordBit.lower);
  });

  it('is the same, byte for byte, when built again', () => {
    expect(buildTestPack({ words: ['b', 'a', 'c'] })).toEqual(buildTestPack({ words: ['b', 'a', 'c'] }));
  });

  it('samples the same words for the same seed', () => {
    expect(sampleWords(pack, 20, 7)).toEqual(sampleWords(pack, 20, 7));
    expect(sampleWords(pack, 20, 7)).not.toEqual(sampleWords(pack, 20, 8));
  });
});

describe('a damaged pack', () => {
  it('is refused wherever a byte is changed', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] as number) ^ change;
        expect(() => readSpellPack(damaged, tablesOf)).toThrow(PackError);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused wherever it is cut off, and with bytes after its end', () => {
    for (let length = 0; length < bytes.length; length += 7) {
      expect(() => readSpellPack(bytes.subarray(0, length), tablesOf)).toThrow(PackError);
    }
    expect(() => readSpellPack(Uint8Array.of(...bytes, 0), tablesOf)).toThrow(PackError);
  });

  it('is refused when it is of another kind or version', () => {
    expect(() => readSpellPack(new TextEncoder().encode('<!doctype html><title>Not found</title>'), tablesOf)).toThrow(
      PackError,
    );
    const newer = bytes.slice();
    new DataView(newer.buffer).setUint32(4, PACK_VERSION + 1, true);
    expect(() => readSpellPack(newer, tablesOf)).toThrow('version');
  });

  it('ends with an error, never a hang, even when its checksum fits', () => {
    const sections = [...readSections(bytes)];
    fc.assert(
      fc.property(fc.nat(sections.length - 1), fc.nat(), fc.nat(255), (which, position, value) => {
        const changed = sections.map(([id, body]) => [id, body.slice()] as const);
        const body = (changed[which] as (typeof changed)[number])[1];
        if (body.length > 0) body[position % body.length] = value;
        try {
          readSpellPack(writeSections(changed), tablesOf);
        } catch (error) {
          expect(error).toBeInstanceOf(PackError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('checksum', () => {
  it('covers everything behind its own place', () => {
    expect(new DataView(bytes.buffer).getUint32(8, true)).toBe(checksum(bytes, 12));
    expect(HEADER_LENGTH).toBe(16);
  });
});
