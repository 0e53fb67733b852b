// Single words of a language, for dictionaries: whether a word is right, how common it is, what it can be, which forms it has.
// Made of the same files as the checker, but independent of one: pages that only check do not carry it.

import { createLexicon } from '../lexicon/createLexicon.ts';
import { type Analysis, Feature, Pos, type PosCode } from '../lexicon/features.ts';
import { profileOf, tablesOf } from '../loaded.ts';
import { readSpellPack } from '../pack/reader.ts';
import { compoundParts } from '../spelling/compounds.ts';
import { isWord } from '../spelling/lookup.ts';
import { frequencyOfWord } from '../spelling/search/candidateIndex.ts';
import { walk } from '../spelling/walk.ts';
import type { Dialect, TextLanguage } from '../types.ts';

/** One way to read a form. Several features of one kind mean "any of these". */
export interface WordReading {
  lemma: string;
  partOfSpeech: string;
  features: string[];
}

/** What is known about a word. */
export interface WordFacts {
  /** Right in the variant that was asked for, as written. */
  known: boolean;
  /** All variants in which it is right. */
  variants: Dialect[];
  /** 0 (not counted) or 1 to 15 (most frequent). */
  frequency: number;
  /** The parts of a compound that is in the dictionary by its parts alone. */
  parts?: string[];
  readings: WordReading[];
}

/** A form with one of its readings. */
export interface WordForm extends Omit<WordReading, 'lemma'> {
  form: string;
}

/** Parts of speech whose forms can be listed. */
export type Inflected = 'noun' | 'verb' | 'adjective';

/** See the head of this file. */
export interface Dictionary {
  lookUp(word: string, dialect: Dialect): WordFacts;
  /** The forms of a lemma in a variant; [] when it is not listed. */
  inflect(lemma: string, dialect: Dialect, only?: Inflected): WordForm[];
}

const INFLECTED: Readonly<Record<Inflected, readonly PosCode[]>> = {
  noun: [Pos.noun],
  verb: [Pos.verb, Pos.auxiliary],
  adjective: [Pos.adjective],
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const POS_NAMES = new Map<PosCode, string>(Object.entries(Pos).map(([name, code]) => [code, kebab(name)]));
const FEATURE_NAMES = Object.entries(Feature).map(([name, bit]) => [kebab(name), bit] as const);

/** The dictionary of a language from its `spell` and `lex` files. Throws PackError when they are damaged. */
export function createDictionary(language: TextLanguage, spell: Uint8Array, lex: Uint8Array | undefined): Dictionary {
  const pack = readSpellPack(spell, tablesOf);
  const lexicon = lex && createLexicon(lex, profileOf(language).forms);

  return {
    lookUp(word, dialect) {
      const variants = pack.dialects.filter((_, i) => isWord(pack, word, 1 << i));
      const known = variants.includes(dialect);
      const parts = known ? partsOf(word, pack.dialects.indexOf(dialect)) : null;
      return {
        known,
        variants,
        frequency: frequencyOfWord(pack, word),
        ...(parts && { parts }),
        readings: (lexicon?.analyses(word) ?? []).map((one) => ({ lemma: one.lemma, ...described(one) })),
      };
    },

    inflect(lemma, dialect, only) {
      if (!lexicon) return [];
      const forms: WordForm[] = [];
      for (const pos of only ? INFLECTED[only] : Object.values(INFLECTED).flat()) {
        const found = new Set(
          [0, Feature.comparative, Feature.superlative].flatMap((wish) => lexicon.inflect(lemma, pos, wish)),
        );
        for (const form of found) {
          if (isElsewhere(form, dialect)) continue;
          const readings = lexicon.analyses(form).filter((one) => one.lemma === lemma && one.pos === pos);
          for (const one of readings) forms.push({ form, ...described(one) });
        }
      }
      return forms;
    },
  };

  /** Right in other variants only. */
  function isElsewhere(form: string, dialect: Dialect): boolean {
    const variants = pack.dialects.filter((_, i) => isWord(pack, form, 1 << i));
    return variants.length > 0 && !variants.includes(dialect);
  }

  /** Null for what stands in the dictionary as a whole. */
  function partsOf(word: string, dialect: number): string[] | null {
    const node = walk(pack, word, 0, word.length);
    if (node >= 0 && pack.nodeClass[node] !== 0) return null;
    const ends = compoundParts(pack, word, 1 << dialect);
    return ends && [0, ...ends].map((from, i) => word.slice(from, ends[i]));
  }
}

const described = ({ pos, features }: Analysis) => ({
  partOfSpeech: POS_NAMES.get(pos) ?? 'other',
  features: FEATURE_NAMES.filter(([, bit]) => (features & bit) !== 0).map(([name]) => name),
});
