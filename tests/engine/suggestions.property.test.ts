// What holds for every string: no throw, bounded work, a repeatable result, and no offer that the dictionary rejects.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import { hasCloseFrequentCandidate, lastVisits, suggest } from '../../src/engine/spelling/rank/rank.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { packBytes } from './packs.ts';

const LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'de', 'it', 'es'];
const packs = LANGUAGES.map((language) => readSpellPack(packBytes(language), tablesOf));

const letters = "abcdefghijklmnopqrstuvwxyzABEISTXÉéèàçœßäöüÄñíóúì'’-ʼ";
const wordLike = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 44 });
const anything = fc.oneof(
  wordLike,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

describe('suggest', () => {
  it.each(packs.map((pack) => [pack.language, pack] as const))('%s: holds for any string', (_, pack) => {
    const dialects = pack.dialects.map((_dialect, index) => 1 << index);
    fc.assert(
      fc.property(anything, fc.constantFrom(...dialects), (word, dialectBit) => {
        const suggestions = suggest(pack, word, dialectBit);
        expect(lastVisits()).toBeLessThanOrEqual(20_000);
        expect(suggestions.length).toBeLessThanOrEqual(8);
        for (const { text } of suggestions) {
          const refused = text.split(' ').filter((part) => !isWord(pack, part, dialectBit));
          expect(refused, `${word} > ${text}`).toEqual([]);
        }
        expect(new Set(suggestions.map(({ text }) => text)).size).toBe(suggestions.length);
        expect(suggest(pack, word, dialectBit)).toEqual(suggestions);
      }),
      { numRuns: 60 },
    );
  });

  it('never takes more visits than it is allowed', () => {
    fc.assert(
      fc.property(wordLike, fc.integer({ min: 0, max: 3000 }), (word, maxVisits) => {
        suggest(packs[2] as (typeof packs)[0], word, 1, { maxVisits });
        expect(lastVisits()).toBeLessThanOrEqual(maxVisits);
      }),
      { numRuns: 40 },
    );
  });
});

describe('hasCloseFrequentCandidate', () => {
  it('is cheap for any string', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...packs), (word, pack) => {
        expect(typeof hasCloseFrequentCandidate(pack, word, 1)).toBe('boolean');
        expect(lastVisits()).toBeLessThanOrEqual(400);
      }),
      { numRuns: 100 },
    );
  });

  it('tells misspelt common words from names', () => {
    const [english, french, german] = packs as [(typeof packs)[0], (typeof packs)[0], (typeof packs)[0]];
    expect(hasCloseFrequentCandidate(english, 'Goverment', 1)).toBe(true);
    expect(hasCloseFrequentCandidate(french, 'Acceuil', 1)).toBe(true);
    expect(hasCloseFrequentCandidate(german, 'Maschiene', 1)).toBe(true);
    for (const name of ['Szymborska', 'Kowalczyk', 'Nguyen', 'Reykjavik']) {
      expect(hasCloseFrequentCandidate(german, name, 1), name).toBe(false);
    }
  });
});
