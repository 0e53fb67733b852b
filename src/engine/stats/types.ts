// What the statistics of a text consist of. All offsets are UTF-16 code units into the whole text.
import type { Piece } from '../document/piece.ts';
import type { Languages } from '../languages.ts';
import type { Sentence } from '../rules/token.ts';
import type { CheckOptions, TextCounts, TextLanguage, TextRange } from '../types.ts';

/** What a readability formula is computed from: sums over sentences in one language. */
export interface Measures {
  sentences: number;
  words: number;
  letters: number;
  syllables: number;
  /** Words of three or more syllables. */
  longWords: number;
}

/** How a formula's author calls a range of its values. The last four say which schooling a text asks for. */
export type Band =
  | 'veryEasy'
  | 'easy'
  | 'fairlyEasy'
  | 'standard'
  | 'fairlyHard'
  | 'hard'
  | 'veryHard'
  | 'schoolYear'
  | 'forPrimary'
  | 'forLowerSecondary'
  | 'forUpperSecondary'
  | 'beyondSchool';

/** A readability formula as it was published for one language. */
export interface Formula {
  /** Its usual name, which is not translated. */
  name: string;
  /** Where it was published. */
  source: string;
  value(measures: Measures): number;
  /** The ends of its scale, the hardest text first. */
  hardest: number;
  easiest: number;
  /** Bands from the easiest on; each holds from its limit on (towards the easier end). */
  bands: readonly (readonly [limit: number, band: Band])[];
}

/** What only one language knows about its style. */
export interface StyleFacts {
  /** Syllables of a word in lower case, where a formula asks for them. `isFinite`: a finite verb, which some endings depend on. */
  syllables?(word: string, isFinite: boolean): number;
  formulas: readonly Formula[];
  /** Lemmas that say nothing about what a text is about: be, have, much. */
  light: ReadonlySet<string>;
  /** Words and phrases in lower case that can usually go. */
  fillers: ReadonlySet<string>;
  /** The passives of a sentence. */
  passives(sentence: Sentence): TextRange[];
}

/** The value of a formula for a text. */
export interface Readability {
  name: string;
  source: string;
  value: number;
  band: Band;
  hardest: number;
  easiest: number;
}

/** A sentence that holds words. */
export interface SentenceLength extends TextRange {
  words: number;
}

/** A word, or a phrase, and where it stands. */
export interface WordUse {
  text: string;
  count: number;
  places: TextRange[];
}

/** What the statistics are made from. */
export interface StatisticsSource {
  pieces: readonly Piece[];
  counts: TextCounts;
  languages: Languages;
  options: CheckOptions;
}

/** Measures a text in steps: `next` until it is done. */
export type Measure = (source: StatisticsSource) => Generator<undefined, TextStatistics>;

/** What is known about the sentences of a text that are in one language. */
export interface LanguageStyle {
  language: TextLanguage;
  words: number;
  /** Values of the language's formulas; [] for too little running text. */
  readability: Readability[];
  /** Sentences whose words have been read by a grammar; what follows is about them. */
  sentencesRead: number;
  passives: TextRange[];
  /** How many of the sentences hold a passive. */
  passiveSentences: number;
  fillers: WordUse[];
}

/** See the head of this file. */
export interface TextStatistics {
  counts: TextCounts;
  sentences: SentenceLength[];
  /** Most words first. */
  languages: LanguageStyle[];
  /** Content words by lemma, most used first. */
  words: WordUse[];
  /** Content words used again within a few words, most striking first. */
  repetitions: WordUse[];
  vocabulary: {
    words: number;
    different: number;
    /** Mean share of different words in all stretches of `WINDOW` words; null for a shorter text. */
    movingAverage: number | null;
  };
}
