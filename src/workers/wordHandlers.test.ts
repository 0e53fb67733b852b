// Questions about single words, over a checker that only notes what it is asked.
import { describe, expect, it } from 'vitest';
import { type Checker, defaultOptions } from '../engine/index.ts';
import { createHandlers } from './handlers.ts';
import type { CallContext } from './rpc.ts';

const context = (): CallContext => ({ cancelled: false, progress: () => undefined, pause: async () => undefined });

describe('single words', () => {
  it('are looked up in the variant that the text is in, with the cards that are brought', async () => {
    const asked: unknown[] = [];
    const checker = {
      open: () => ({ text: () => '' }),
      wordCard: (...args: unknown[]) => asked.push(args),
      formsLike: (...args: unknown[]) => asked.push(args),
    } as unknown as Checker;
    const cards = { card: () => null, formsLike: () => [] };
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
});
