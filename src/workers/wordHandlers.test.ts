// Questions about single words, over a checker that only notes what it is asked.
import { describe, expect, it } from 'vitest';
import { type Checker, defaultOptions, type WordCards } from '../engine/index.ts';
import { createHandlers } from './handlers.ts';
import type { CallContext } from './rpc.ts';

const context = (): CallContext => ({ cancelled: false, progress: () => undefined, pause: async () => undefined });
/** Cards that say nothing, and a book that is read from any bytes but none. */
const noCards = (): WordCards => ({
  card: () => null,
  formsLike: () => [],
  synonyms: () => [],
  readSynonyms: (bytes) => {
    if (bytes.length === 0) throw new Error('damaged');
    return { sensesOf: () => [] };
  },
});

describe('single words', () => {
  it('are looked up in the variant that the text is in, with the cards that are brought', async () => {
    const asked: unknown[] = [];
    const checker = {
      open: () => ({ text: () => '' }),
      wordCard: (...args: unknown[]) => asked.push(args),
      formsLike: (...args: unknown[]) => asked.push(args),
    } as unknown as Checker;
    const cards = noCards();
    const handlers = createHandlers(checker, { rules: async () => [], words: async () => cards });
    const options = { ...defaultOptions(), dialects: { de: 'de-AT' as const } };
    void handlers.open({ revision: 1, text: '', options }, context());
    await handlers.wordCard({ word: 'colour', language: 'en', dialect: 'en-GB' }, context());
    await handlers.formsLike({ word: 'snorb', example: 'orb', language: 'en' }, context());
    const dialects = { de: 'de-AT', en: 'en-GB' };
    expect(asked).toEqual([
      [cards, 'colour', 'en', { ...options, dialects }],
      [cards, 'snorb', 'orb', 'en', options],
    ]);
  });

  it('are not looked up where that is not offered, or has not come', async () => {
    const bare = createHandlers({ open: () => ({}) } as unknown as Checker, { rules: async () => [] });
    const ask = { word: 'house', language: 'en', dialect: null } as const;
    await expect(bare.wordCard(ask, context())).rejects.toMatchObject({ code: 'unknown' });
    const offline = createHandlers({ open: () => ({}) } as unknown as Checker, {
      rules: async () => [],
      words: () => Promise.reject(new Error('gone')),
    });
    void offline.open({ revision: 1, text: '', options: defaultOptions() }, context());
    await expect(offline.wordCard(ask, context())).rejects.toMatchObject({ code: 'network' });
  });

  it('have synonyms from a file that is sent along once it is asked for', async () => {
    const asked: unknown[] = [];
    const checker = {
      open: () => ({}),
      synonyms: (_cards: WordCards, book: unknown, ...rest: unknown[]) => {
        asked.push([typeof book, ...rest]);
        return [];
      },
    } as unknown as Checker;
    const handlers = createHandlers(checker, { rules: async () => [], words: async () => noCards() });
    void handlers.open({ revision: 1, text: '', options: defaultOptions() }, context());
    const ask = { word: 'house', language: 'en', dialect: 'en-GB' } as const;
    const damaged = handlers.synonyms({ ...ask, file: new ArrayBuffer(0) }, context());
    await expect(damaged).rejects.toMatchObject({ code: 'pack-damaged' });
    expect(await handlers.synonyms({ ...ask, file: null }, context())).toBeNull();
    expect(await handlers.synonyms({ ...ask, file: new ArrayBuffer(8) }, context())).toEqual([]);
    expect(await handlers.synonyms({ ...ask, file: null }, context())).toEqual([]);
    expect(await handlers.synonyms({ ...ask, language: 'de', dialect: null, file: null }, context())).toBeNull();
    const options = { ...defaultOptions(), dialects: { en: 'en-GB' } };
    expect(asked).toEqual([
      ['object', 'house', 'en', options],
      ['object', 'house', 'en', options],
    ]);
  });
});
