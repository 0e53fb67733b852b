import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPack } from '../../../scripts/packs/testPack.ts';
import { compoundParts } from './compounds.ts';
import { isWord, isWordRange } from './lookup.ts';

const right = (pack: Parameters<typeof isWord>[0], words: string) =>
  words.split(' ').filter((word) => !isWord(pack, word, 1));
const wrong = (pack: Parameters<typeof isWord>[0], words: string) =>
  words.split(' ').filter((word) => isWord(pack, word, 1));

describe('capitalisation', () => {
  const pack = testPack({ affixes: 'KEEPCASE w', words: ['word', 'Paris', 'NASA', 'iPhone', 'kg/w', 'I'] });

  it('accepts a lower-case word capitalised or in capitals, but not in mixed case', () => {
    expect(right(pack, 'word Word WORD')).toEqual([]);
    expect(wrong(pack, 'wOrd WoRD worD')).toEqual([]);
  });

  it('accepts names only when capitalised, and abbreviations only in capitals', () => {
    expect(right(pack, 'Paris PARIS NASA I')).toEqual([]);
    expect(wrong(pack, 'paris Nasa nasa i')).toEqual([]);
  });

  it('accepts a mixed-case word as listed, and in capitals', () => {
    expect(right(pack, 'iPhone IPHONE')).toEqual([]);
    expect(wrong(pack, 'iphone Iphone IPhone')).toEqual([]);
  });

  it('never changes the case of a word with fixed case', () => {
    expect(right(pack, 'kg')).toEqual([]);
    expect(wrong(pack, 'Kg KG')).toEqual([]);
  });
});

describe('a range of a text', () => {
  it('is judged without copying it out', () => {
    const pack = testPack({ words: ['cat', 'sat'] });
    const text = 'The cat sat.';
    expect(isWordRange(pack, text, 4, 7, 1)).toBe(true);
    expect(isWordRange(pack, text, 4, 6, 1)).toBe(false);
    expect(isWordRange(pack, text, 8, 11, 1)).toBe(true);
    // a full stop after a word belongs to the sentence
    expect(isWordRange(pack, text, 8, 12, 1)).toBe(true);
  });
});

describe('numbers and ordinals', () => {
  const pack = testPack({ words: ['word'], ordinals: true });

  it('follow their own rules', () => {
    expect(right(pack, '7 1,000.50 2024-05-01 1st 2nd 3rd 4th 11th 12th 13th 21st 112th 1002nd')).toEqual([]);
    expect(wrong(pack, '1,,000 7,,5 1nd 11st 12nd 21th 4rd st')).toEqual([]);
  });
});

describe('elisions', () => {
  const affixes = [
    "PFX L Y 4\nPFX L 0 l' .\nPFX L a l'A a\nPFX L 0 L' .\nPFX L a L'A a",
    "PFX V Y 1\nPFX V 0 qu' .\nNEEDAFFIX n",
  ].join('\n');
  const pack = testPack({ affixes, words: ['avion/L', 'gué/L', 'arrive/V', 'Afrique/L', 'chat'] });

  it('precede words that allow them', () => {
    expect(right(pack, "l'avion L'avion l’avion l'gué qu'arrive Qu'arrive L'AVION QU'ARRIVE")).toEqual([]);
    expect(wrong(pack, "l'chat qu'avion l'arrive l' d'avion")).toEqual([]);
  });

  it('are capitalised only where the dictionary does so', () => {
    expect(right(pack, "l'Avion L'Avion l'Afrique L'Afrique")).toEqual([]);
    expect(wrong(pack, "l'Gué qu'Arrive QU'arrive l'afrique l'AVION lAvion")).toEqual([]);
  });
});

describe('compounds', () => {
  const affixes = [
    'COMPOUNDBEGIN x\nCOMPOUNDMIDDLE y\nCOMPOUNDEND z\nCOMPOUNDPERMITFLAG c\nONLYINCOMPOUND o\nFORBIDDENWORD d\nCOMPOUNDMIN 2',
    'PFX m Y 2\nPFX m H h/co H\nPFX m T t/co T\nSFX j Y 1\nSFX j 0 s/xyoc .',
  ].join('\n');
  const pack = testPack({
    language: 'de',
    dialects: ['de-DE'],
    affixes,
    words: [
      'Haus/xmz',
      'Tür/xmz',
      'Arbeit/jm',
      'arbeit/ojxy',
      'amt/oz',
      'Hausamt/d',
      'schiff/oxyz',
      'fahrt/oyz',
      'donau/ox',
      'Donau',
    ],
  });

  it('begin, continue and end as their parts allow', () => {
    expect(right(pack, 'Haustür HAUSTÜR Arbeitsamt Donauschiff Donauschifffahrt')).toEqual([]);
    expect(wrong(pack, 'Hausarbeit Amthaus Türe HausTür amt')).toEqual([]);
  });

  it('are refused when the dictionary forbids them', () => {
    expect(wrong(pack, 'Hausamt')).toEqual([]);
  });

  it('of three parts are refused next to a plain word', () => {
    const near = testPack({
      language: 'de',
      dialects: ['de-DE'],
      affixes,
      words: ['donau/ox', 'schiff/oxyz', 'fahrt/oyz', 'donauschifffahrten', 'donauschifffahrts'],
    });
    expect(isWord(near, 'donauschifffahrt', 1)).toBe(false);
  });

  it('report where their parts begin', () => {
    expect(compoundParts(pack, 'Donauschifffahrt', 1)).toEqual([5, 11]);
    expect(compoundParts(pack, 'Haustüren', 1)).toBeNull();
  });
});

describe('sharp s', () => {
  const pack = testPack({
    language: 'de',
    dialects: ['de-DE', 'de-CH'],
    withoutSharpS: ['de-CH'],
    affixes: 'CHECKSHARPS\nKEEPCASE w',
    words: ['Straße', 'Maßstab', 'heiß/w', 'Masse'],
  });

  it('is SS in capitals', () => {
    expect(right(pack, 'STRASSE MASSSTAB STRAẞE HEISS Heiß Straße')).toEqual([]);
    expect(wrong(pack, 'Strasse STRASE Massstab')).toEqual([]);
  });

  it('is always ss in Switzerland', () => {
    const inSwitzerland = (word: string) => isWord(pack, word, 2);
    expect(['Strasse', 'STRASSE', 'Massstab', 'Masse'].every(inSwitzerland)).toBe(true);
    expect(['Straße', 'Maßstab'].some(inSwitzerland)).toBe(false);
  });
});

describe('break points', () => {
  const pack = testPack({ words: ['well', 'known', 'e-mail', 'U-turn'] });

  it('split a word into words', () => {
    expect(right(pack, 'well-known Well-Known WELL-KNOWN e-mail-well known-e-mail -well well-')).toEqual([]);
    expect(wrong(pack, 'well-knwon wel-known -wel --- e-male')).toEqual([]);
  });

  it('are limited in number, so that long chains terminate', () => {
    expect(isWord(pack, Array(40).fill('well').join('-'), 1)).toBe(false);
  });
});

describe('the fast path for words made only of letters', () => {
  const options = {
    language: 'de',
    dialects: ['de-DE'],
    affixes: [
      'COMPOUNDBEGIN x\nCOMPOUNDMIDDLE y\nCOMPOUNDEND z\nFORBIDDENWORD d\nCOMPOUNDMIN 2\nKEEPCASE w\nCHECKSHARPS',
      'BREAK 3\nBREAK -\nBREAK .\nBREAK ',
    ].join('\n'),
    words: ['ab/xyz', 'ba/xyz', 'aß/yz', 'Ab', 'abba/d', 'ßa/w', 'b', 'iBa', 'a', 'Baß/w', "b'a"],
  } as const;
  // neither third break string occurs in a word here, but if one is made of letters every word takes the full path
  const short = testPack({ ...options, affixes: `${options.affixes}+` });
  const whole = testPack({ ...options, affixes: `${options.affixes}bbbbbbbbb` });

  it('is taken unless letters are break characters', () => {
    expect([short.breaksLetters, whole.breaksLetters]).toEqual([false, true]);
    const broken = testPack({ affixes: 'BREAK 1\nBREAK x', words: ['cat'] });
    expect(right(broken, 'cat catxcat')).toEqual([]);
    expect(wrong(broken, 'catycat')).toEqual([]);
  });

  it('gives the same verdicts', () => {
    const letter = fc.constantFrom(...'aabbßßAB', "'", '-', '.', '1', 'x', '\u0301');
    const word = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, (text) => {
        expect(isWord(short, text, 1)).toBe(isWord(whole, text, 1));
      }),
      { numRuns: 3_000 },
    );
    expect(right(short, 'ab abab ababab abaß Abaß b')).toEqual([]);
    expect(wrong(short, 'abba baab- abx baß')).toEqual([]);
  });
});

describe('any string', () => {
  it('gets a verdict without an error', () => {
    const pack = testPack({ words: ['word', "l'été"] });
    for (const text of [
      '',
      ' ',
      "'",
      '-',
      '.',
      '…',
      '\u0301',
      'e\u0301te\u0301',
      '\ud83d',
      '😀',
      'a'.repeat(5000),
      '-'.repeat(300),
      'İ',
      'ǆ',
    ]) {
      expect(() => isWord(pack, text, 1)).not.toThrow();
    }
    expect(isWord(pack, "l'e\u0301te\u0301", 1)).toBe(true);
  });
});
