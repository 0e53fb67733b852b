// The spelling data of one language as the runtime holds it: a minimal automaton over lower-cased words on typed arrays.
// Node 0 is the root. Children of node n are edges firstEdge[n] .. firstEdge[n + 1]. A node with class 0 ends no word.
import type { LanguageTables } from '../spelling/tables/types.ts';
import type { Dialect, TextLanguage } from '../types.ts';

/** Bits of `classBits`: in which shapes the word exists, and its part in compounds. */
export const WordBit = {
  lower: 1,
  title: 2,
  upper: 4,
  /** Only in the mixed-case spellings listed in `mixedCase`. */
  mixed: 8,
  /** As lower/title/upper, but no other capitalisation is allowed (hunspell KEEPCASE). */
  keepLower: 16,
  keepTitle: 32,
  keepUpper: 4096,
  compoundBeginLower: 64,
  compoundBeginTitle: 128,
  compoundMiddle: 256,
  compoundEnd: 512,
  noSuggest: 1024,
  forbidden: 2048,
  /** May be written all in capitals although it is not a capitals word: the twin of a mixed-case word ("IPHONE"). */
  allCaps: 8192,
  /** Where an elision may precede the word, the word may also begin with a capital after it (l'Avion). */
  elidesCapital: 16384,
  /** A small-letter word only by a prefix, spelled like a part of compounds: no hint that two words ran together. */
  prefixedBesidePart: 32768,
  /** Of a word that is small and capitalised in its own right, only the small one takes elisions. */
  smallElidesOnly: 65536,
  /** Vulgar, insulting or sexual: a right word, but hardly ever to be suggested. */
  offensive: 131072,
} as const;

/** Bits of `elisionStyles`: capitalisations that an elision is written in besides "l'avion". */
export const ElisionStyle = {
  /** "l'Avion", for words with `elidesCapital`. */
  capitalWord: 1,
  /** "L'Afrique", "L'ONU": a capital before words that have one of their own. */
  capitalPrefix: 2,
  /** "L'Avion", for words with `elidesCapital`. */
  bothCapital: 4,
} as const;

/** Any bit that lets the word stand alone. */
export const STANDALONE = 1 | 2 | 4 | 8 | 16 | 32 | 4096;

/** See the head of this file. Arrays indexed by class have one entry per (bits, elisions, dialects) triple that occurs. */
export interface SpellPack {
  language: TextLanguage;
  /** What suggestions have to know of the language; not in the file. */
  tables: LanguageTables;
  /** Dialects told apart by `classDialects`, bit i for dialects[i]. */
  dialects: readonly Dialect[];
  /** Label code to letter; code 0 is unused. */
  alphabet: readonly string[];
  /** UTF-16 unit to the label code of its lower case; 0 = not in the alphabet. ' ’ ʼ share one code. */
  codeOf: Uint8Array;
  /** 1 for UTF-16 units that are capitals of an alphabet letter. */
  isUpper: Uint8Array;
  firstEdge: Uint32Array;
  edgeLabel: Uint8Array;
  edgeTarget: Uint32Array;
  /** Label code to child of the root, -1 = none. */
  rootTarget: Int32Array;
  /** Two label codes, first * pairWidth + second, to the state that they lead to, -1 = none: saves the widest states' edges. */
  pairTarget: Int32Array;
  pairWidth: number;
  nodeClass: Uint8Array;
  classBits: Uint32Array;
  /** Bit i: elisions[i] may stand before the word. */
  classElisions: Uint32Array;
  classDialects: Uint16Array;
  /** Prefixes such as "l'", lower case with a straight apostrophe. */
  elisions: readonly string[];
  /** ElisionStyle bits of each elision. */
  elisionStyles: readonly number[];
  /** Small letters that may be capitals after an elision, in words with `elidesCapital`. */
  elisionInitials: string;
  /** Lower-cased word to its allowed mixed-case spellings. */
  mixedCase: ReadonlyMap<string, readonly string[]>;
  /** Words that end at or below a node: the perfect hash (index of a word in depth-first label order). */
  wordsBelow: Uint32Array;
  /** Sorted word indexes that have a frequency, and their class 1 to 15. */
  frequencyIndex: Uint32Array;
  frequencyClass: Uint8Array;
  /** Letter groups often confused, [typed, intended], from the dictionary's REP table. */
  replacements: readonly (readonly [string, string])[];
  /** Rows of the usual keyboard, for the cost of a neighbouring key. */
  keyboard: readonly string[];
  hasCompounds: boolean;
  wordCount: number;
  /** For each dialect the bits of a class in it; 0 where the word is none. Verdicts read these, not `classBits`. */
  bitsByDialect: readonly Uint32Array[];
  /** Case of UTF-16 units in the alphabet: 0 neutral or not in it, 1 capital, 2 small. */
  letterCase: Uint8Array;
  /** Substrings turned into others before a look-up, longest first (ligatures, decomposed accents). */
  inputConversions: readonly (readonly [string, string])[];
  /** Where a word may be split into words: a string, or one tied to an end by ^ or $. */
  breaks: readonly string[];
  /** Some break is made of small letters alone, so that a word without any sign may have to be split. */
  breaksLetters: boolean;
  /** Capitals may write SS for a sharp s. */
  checkSharps: boolean;
  /** Digits followed by an English ordinal ending are words (11th, 22nd). */
  ordinals: boolean;
}
