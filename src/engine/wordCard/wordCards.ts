// Cards and forms of single words, over the packs that are loaded.
import type { TextLanguage } from '../types.ts';
import { type CardTools, cardOf } from './card.ts';
import { formsLike } from './formsLike.ts';
import { readSynonyms } from './synonymBook.ts';
import { synonymsOf } from './synonyms.ts';
import type { CardSource, WordCardFacts, WordCards } from './types.ts';

/** What makes them, from the facts of all languages. */
export function createWordCards(all: ReadonlyMap<TextLanguage, WordCardFacts>): WordCards {
  const toolsFor = ({ languages, options }: CardSource, language: TextLanguage): CardTools | null => {
    const judge = languages.judgeOf(language, options);
    const facts = all.get(language);
    if (!judge || !facts) return null;
    return { judge, facts, lexicon: languages.grammarOf(language)?.lexicon ?? null };
  };
  return {
    card(source, word, language) {
      const tools = toolsFor(source, language);
      return tools && cardOf(word, language, tools);
    },
    readSynonyms,
    synonyms(source, book, word, language) {
      const tools = toolsFor(source, language);
      return tools ? synonymsOf(word, book, tools) : [];
    },
    formsLike(source, word, example, language) {
      const tools = toolsFor(source, language);
      return tools ? formsLike(word, example, tools) : [];
    },
  };
}
