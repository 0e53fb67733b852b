// The worker's procedures about single words: no text need contain them.
import type { Checker, CheckOptions, SynonymBook, TextLanguage } from '../engine/index.ts';
import { AppError } from '../lib/errors.ts';
import type { CheckerProcedures, WordToShow } from './api.ts';
import { bringOffered, type ChunksToBring } from './chunksToBring.ts';
import type { Handlers } from './rpc.ts';

/** The procedures, with the options that are chosen when they are called. */
export const wordHandlers = (
  checker: Pick<Checker, 'wordCard' | 'formsLike' | 'synonyms'>,
  bring: Pick<ChunksToBring, 'words'>,
  chosen: () => CheckOptions,
): Pick<Handlers<CheckerProcedures>, 'wordCard' | 'formsLike' | 'synonyms'> => {
  const books = new Map<TextLanguage, SynonymBook>();
  /** The options with the variant that the word is in. */
  const optionsFor = ({ language, dialect }: WordToShow): CheckOptions => {
    const own = chosen();
    return { ...own, dialects: dialect ? { ...own.dialects, [language]: dialect } : own.dialects };
  };
  return {
    async wordCard(word) {
      const cards = await bringOffered(bring.words);
      return checker.wordCard(cards, word.word, word.language, optionsFor(word));
    },

    async formsLike({ word, example, language }) {
      const cards = await bringOffered(bring.words);
      return checker.formsLike(cards, word, example, language, chosen());
    },

    async synonyms({ file, ...word }) {
      const { language } = word;
      const cards = await bringOffered(bring.words);
      try {
        if (file && !books.has(language)) books.set(language, cards.readSynonyms(new Uint8Array(file)));
      } catch (cause) {
        throw new AppError('pack-damaged', { params: { language }, cause });
      }
      const book = books.get(language);
      return book ? checker.synonyms(cards, book, word.word, language, optionsFor(word)) : null;
    },
  };
};
