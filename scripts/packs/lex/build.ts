// One language's `lex` file, from closed classes, word lists and treebank words to bytes.
import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { namesFor } from '../names/collect.ts';
import { addClosedClasses } from './closedClasses.ts';
import { createContext, type LexContext } from './context.ts';
import { encodeLexicon, type LexFigures } from './encode.ts';
import { FormTable } from './formTable.ts';
import { rareWordsFor } from './rareWords.ts';
import { addGerman } from './sources/de.ts';
import { completeNouns } from './sources/deNouns.ts';
import { addEnglish } from './sources/en.ts';
import { addSpanish } from './sources/es.ts';
import { addFrench, addRespellings } from './sources/fr.ts';
import { addItalian } from './sources/it.ts';
import { addEnglishRest, addGermanRest, addRomanceRest } from './sources/rest.ts';
import { addTreebankWords } from './treebankWords.ts';

/** In this order: what comes later adds to what is there. */
const SOURCES: Readonly<Record<TextLanguage, readonly ((context: LexContext) => void)[]>> = {
  en: [addEnglish, addTreebankWords, addEnglishRest],
  fr: [addFrench, addTreebankWords, addRomanceRest, addRespellings],
  de: [addGerman, addTreebankWords, addGermanRest, completeNouns],
  it: [addItalian, addTreebankWords, addRomanceRest],
  // the Spanish dictionary names no parts of speech: it is read with what the treebanks say
  es: [addTreebankWords, addSpanish],
};

/** Builds a lexicon. `spell` is the language's spelling pack: what is no word does not come in. */
export function buildLexicon(language: TextLanguage, spell: SpellPack): { bytes: Uint8Array; figures: LexFigures } {
  const table = new FormTable();
  addClosedClasses(language, table);
  const context = createContext(language, table, spell);
  for (const add of SOURCES[language]) add(context);
  return encodeLexicon(language, table, namesFor(language, spell), rareWordsFor(context));
}
