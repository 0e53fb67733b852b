// What is known of one word, as a card shows it; and the tables of a language, in the order of its school grammar.
import type { Languages } from '../languages.ts';
import type { WordTable } from '../rules/wordRows.ts';
import type { CheckOptions, Dialect, TextLanguage } from '../types.ts';
import type { SynonymBook } from './synonymBook.ts';

/** Terms of grammar; the interface has a name for each. */
export type GrammarTerm =
  | 'singular'
  | 'plural'
  | 'masculine'
  | 'feminine'
  | 'neuter'
  | 'nominative'
  | 'genitive'
  | 'dative'
  | 'accusative'
  | 'present'
  | 'past'
  | 'imperfect'
  | 'preterite'
  | 'future'
  | 'conditional'
  | 'subjunctivePresent'
  | 'subjunctiveImperfect'
  | 'subjunctiveOne'
  | 'subjunctiveTwo'
  | 'imperative'
  | 'infinitive'
  | 'gerund'
  | 'presentParticiple'
  | 'pastParticiple'
  | 'positive'
  | 'comparative'
  | 'superlative'
  | 'strong'
  | 'weak'
  | 'mixed'
  | 'base'
  | 'thirdPerson'
  | 'forms';

/** What stands beside or above forms: a term, or words of the word's own language (ich, nous). */
export type FormLabel = { readonly term: GrammarTerm } | { readonly own: string };

/** A row of forms, one cell for each column; a cell may hold several forms, or none. */
export interface FormRow {
  readonly label: FormLabel;
  readonly cells: readonly (readonly string[])[];
}

/** A table of forms: [] for the columns when there is but one. */
export interface FormTable {
  readonly title: GrammarTerm;
  readonly columns: readonly FormLabel[];
  readonly rows: readonly FormRow[];
}

/** One word that the form can be: its lemma and forms. */
export interface WordEntry {
  readonly lemma: string;
  /** Names as `Pos` has them, in kebab case. */
  readonly partOfSpeech: string;
  readonly genders: readonly ('masculine' | 'feminine' | 'neuter')[];
  readonly tables: readonly FormTable[];
  /** The word whose forms these are, when it is the last part of a compound. */
  readonly as?: string;
}

/** See the head of this file. */
export interface WordCard {
  readonly word: string;
  readonly language: TextLanguage;
  /** Right in the variant of the text. */
  readonly isKnown: boolean;
  /** The variants that have it; all of the language for most words. */
  readonly variants: readonly Dialect[];
  /** 0 (not counted) or 1 to 15 (most frequent), of the word and its lemma. */
  readonly frequency: number;
  /** Another right spelling of it. */
  readonly alsoWritten: readonly string[];
  /** The parts of a compound. */
  readonly parts: readonly string[];
  readonly entries: readonly WordEntry[];
  /** Whether what it can be is known: not before the grammar of its language is there. */
  readonly isRead: boolean;
}

/** One sense of a word, with what may stand in its place as it would be written there. */
export interface SynonymSense {
  /** The first words of its explanation, in the word's language; '' where the word has but this one. */
  readonly hint: string;
  /** Usual ones first. */
  readonly words: readonly string[];
  /** Words that mean something more general, more special or alike. */
  readonly near: readonly string[];
}

/** The senses of a word as one part of speech, usual ones first. */
export interface SynonymGroup {
  readonly lemma: string;
  /** As that of a `WordEntry`. */
  readonly partOfSpeech: string;
  readonly senses: readonly SynonymSense[];
}

/** Whether a form can be one of a lemma. */
export type FormTest = (form: string, lemma: string) => boolean;

/** A cell's features, and what sets its forms apart where the readings of a lexicon are not to be believed. */
export interface CellWish {
  readonly features: number;
  /** The reading says nothing else. */
  readonly exact?: true;
  readonly fits?: FormTest;
  /** Where some forms meet it, only those. */
  readonly rather?: FormTest;
  /** What stands before the form: "am schönsten". */
  readonly before?: string;
}

/** A table as a language lays it out. */
export interface TableLayout {
  readonly of: 'noun' | 'verb' | 'adjective';
  readonly title: GrammarTerm;
  readonly columns: readonly (CellWish & { readonly label: FormLabel })[];
  readonly rows: readonly (CellWish & { readonly label: FormLabel })[];
}

/** What one language knows for its cards. */
export interface WordCardFacts {
  readonly layouts: readonly TableLayout[];
  /** Two right spellings of a word, see the rows of spellings.words.tsv. */
  readonly variants: WordTable;
  /** What the lexicon lists and no grammar does: lemma and form, with a space between them. */
  readonly notForms?: ReadonlySet<string>;
  /** The parts that leave their verb in a main clause. */
  readonly separable?: readonly string[];
  /** What is left of a word that stands joined to another (l'amie, dog's), most likely first. */
  readonly cut?: RegExp;
}

/** What a card is made from. */
export interface CardSource {
  readonly languages: Languages;
  readonly options: CheckOptions;
}

/** What makes cards. */
export interface WordCards {
  /** What is known of a word as written; null if the dictionary of its language is not loaded. */
  card(source: CardSource, word: string, language: TextLanguage): WordCard | null;
  /** Reads the `synonyms` file of a language. Throws PackError. */
  readSynonyms(bytes: Uint8Array): SynonymBook;
  /** What may stand in place of a word as written; [] where nothing may, or the grammar of its language is not loaded. */
  synonyms(source: CardSource, book: SynonymBook, word: string, language: TextLanguage): readonly SynonymGroup[];
  /** A word in the forms of an example with the same ending, itself first; [] where the two cannot be compared. */
  formsLike(source: CardSource, word: string, example: string, language: TextLanguage): readonly string[];
}
