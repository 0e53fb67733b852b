// The worker's procedures about single words: no text need contain them.
import type { Checker, CheckOptions } from '../engine/index.ts';
import type { CheckerProcedures } from './api.ts';
import { bringOffered, type ChunksToBring } from './chunksToBring.ts';
import type { Handlers } from './rpc.ts';

/** The procedures, with the options that are chosen when they are called. */
export const wordHandlers = (
  checker: Pick<Checker, 'wordCard' | 'formsLike'>,
  bring: Pick<ChunksToBring, 'words'>,
  chosen: () => CheckOptions,
): Pick<Handlers<CheckerProcedures>, 'wordCard' | 'formsLike'> => ({
  async wordCard({ word, language, dialect }) {
    const cards = await bringOffered(bring.words);
    const own = chosen();
    const dialects = dialect ? { ...own.dialects, [language]: dialect } : own.dialects;
    return checker.wordCard(cards, word, language, { ...own, dialects });
  },

  async formsLike({ word, example, language }) {
    const cards = await bringOffered(bring.words);
    return checker.formsLike(cards, word, example, language, chosen());
  },
});
