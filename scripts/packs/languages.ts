// What each pack is made of: dictionaries (pinned in package.json), dialects, keyboard and licence.
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';
import { frenchRespellings } from './frenchReform.ts';

/** One dictionary of a language and the dialects it serves. */
export interface DictionarySource {
  /** npm package with index.aff and index.dic. */
  package: string;
  dialects: readonly Dialect[];
}

/** A language's pack. */
export interface PackSource {
  language: TextLanguage;
  /** In the order of their bits. */
  dialects: readonly Dialect[];
  dictionaries: readonly DictionarySource[];
  /** Own word lists in words/<name>.txt: a dialect's where the name is one, else for all dialects. */
  wordLists: readonly string[];
  /** Dialects that write ss for every ß, although their dictionary does not. */
  withoutSharpS: readonly Dialect[];
  keyboard: readonly string[];
  /** Other right spellings of a form of a stem. */
  respellings?: (form: string, stem: string) => readonly string[];
  /** SPDX name of the licence under which the pack is passed on. */
  licence: string;
  ordinals: boolean;
}

/** All languages, by code. */
export const PACK_SOURCES: Readonly<Record<TextLanguage, PackSource>> = {
  en: {
    language: 'en',
    dialects: ['en-US', 'en-GB', 'en-AU', 'en-CA'],
    dictionaries: [
      { package: 'dictionary-en', dialects: ['en-US'] },
      { package: 'dictionary-en-gb', dialects: ['en-GB'] },
      { package: 'dictionary-en-au', dialects: ['en-AU'] },
      { package: 'dictionary-en-ca', dialects: ['en-CA'] },
    ],
    wordLists: ['en', 'names-en'],
    withoutSharpS: [],
    keyboard: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
    licence: 'MIT AND BSD-3-Clause',
    ordinals: true,
  },
  fr: {
    language: 'fr',
    dialects: ['fr-FR', 'fr-CA', 'fr-CH', 'fr-BE'],
    dictionaries: [{ package: 'dictionary-fr', dialects: ['fr-FR', 'fr-CA', 'fr-CH', 'fr-BE'] }],
    wordLists: ['fr', 'names-fr', 'fr-CA', 'fr-CH', 'fr-BE'],
    withoutSharpS: [],
    keyboard: ['azertyuiop', 'qsdfghjklmù', 'wxcvbn'],
    respellings: frenchRespellings,
    licence: 'MPL-2.0',
    ordinals: false,
  },
  de: {
    language: 'de',
    dialects: ['de-DE', 'de-AT', 'de-CH'],
    dictionaries: [
      { package: 'dictionary-de', dialects: ['de-DE'] },
      { package: 'dictionary-de-at', dialects: ['de-AT'] },
      { package: 'dictionary-de-ch', dialects: ['de-CH'] },
    ],
    wordLists: ['de', 'names-de'],
    withoutSharpS: ['de-CH'],
    keyboard: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
    licence: 'GPL-3.0-only',
    ordinals: false,
  },
  it: {
    language: 'it',
    dialects: ['it-IT', 'it-CH'],
    dictionaries: [{ package: 'dictionary-it', dialects: ['it-IT', 'it-CH'] }],
    wordLists: ['it', 'names-it', 'it-CH'],
    withoutSharpS: [],
    keyboard: ['qwertyuiopè', 'asdfghjklòà', 'zxcvbnm'],
    licence: 'GPL-3.0-only',
    ordinals: false,
  },
  es: {
    language: 'es',
    dialects: ['es-ES', 'es-MX', 'es-AR'],
    dictionaries: [
      { package: 'dictionary-es', dialects: ['es-ES'] },
      { package: 'dictionary-es-mx', dialects: ['es-MX'] },
      { package: 'dictionary-es-ar', dialects: ['es-AR'] },
    ],
    wordLists: ['es', 'names-es'],
    withoutSharpS: [],
    keyboard: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
    licence: 'MPL-1.1',
    ordinals: false,
  },
};

/** The languages in the order in which they are built: the longest first. */
export const LANGUAGES: readonly TextLanguage[] = ['it', 'es', 'de', 'fr', 'en'];
