// The checker worker's typed procedures: the entire protocol between the page and the worker.
// Values cross by structured clone; pack bytes are transferred. Every answer carries the revision it was computed for.
import type {
  Category,
  CheckOptions,
  CheckStep,
  Dialect,
  GuardResult,
  GuardTask,
  LetterReport,
  ModelAnswer,
  Rewrite,
  Suggestion,
  SynonymGroup,
  TextChange,
  TextLanguage,
  TextRange,
  TextStatistics,
  ToneReport,
  WordCard,
} from '../engine/index.ts';

/** The worker's procedures. Each takes one argument object and returns one value. */
export interface CheckerProcedures {
  /** Gives the worker a language's `spell` pack. Rejects with `pack-damaged`. */
  loadSpell(args: { language: TextLanguage; bytes: ArrayBuffer }): { language: TextLanguage; milliseconds: number };
  /** Gives the worker a language's `lex` and `model` packs; its rules run from then on. Rejects with `pack-damaged`. */
  loadGrammar(args: { language: TextLanguage; lex: ArrayBuffer; model: ArrayBuffer }): { failed: string[] };
  /** Gives the worker a language's `context` pack; texts are checked without one as well. */
  loadContext(args: { language: TextLanguage; bytes: ArrayBuffer }): null;
  unload(args: { language: TextLanguage }): null;
  /** Opens a text (replacing the one before) at a revision. Nothing is checked yet. */
  open(args: { revision: number; text: string; options: CheckOptions }): null;
  /** Applies edits that lead from revision - 1 to revision. */
  edit(args: { revision: number; changes: TextChange[] }): null;
  setOptions(args: { revision: number; options: CheckOptions }): null;
  /** Checks everything not yet checked, the view first; progress messages carry the steps, the answer the last one. */
  run(args: { revision: number; view: TextRange | null }): WorkerStep;
  /** Changes of the text at this revision that give all places of a group one form; see `CheckedDocument.unify`. */
  unify(args: { group: string; form: string }): { revision: number; changes: TextChange[] };
  /** Changes of the text at this revision that leave nothing with a correction; see `CheckedDocument.fixAll`. */
  fixAll(args: { category: Category | null }): { revision: number; changes: TextChange[] };
  /** The statistics of what is checked; null if the text was edited meanwhile. */
  statistics(args: null): TextStatistics | null;
  /** What to look at before the text is sent; null if it is no letter. */
  letter(args: { language: TextLanguage }): LetterReport | null;
  /**
   * What may stand in place of parts of the sentences that touch a range (null: of all); null if the text was edited meanwhile.
   * Brings what rewrites the languages of the text when it is first asked; rejects with `network` if that cannot be had.
   */
  rewrites(args: { range: TextRange | null }): WorkerRewrites | null;
  /** How the text sounds in a language. */
  tone(args: { language: TextLanguage }): ToneReport | null;
  /** What of a language model's answers to a task may be offered, one result for each; with the options of the open text. */
  guard(args: { task: GuardTask; answers: readonly ModelAnswer[] }): GuardResult[];
  /** What is known of a word as written; null if the dictionary of its language is not loaded. */
  wordCard(args: WordToShow): WordCard | null;
  /**
   * What may stand in place of a word as written; null if the `synonyms` file of its language is not here and has not come with the
   * question. Rejects with `pack-damaged`.
   */
  synonyms(args: SynonymQuestion): readonly SynonymGroup[] | null;
  /** A word in the forms that an example has; see `WordCards.formsLike`. */
  formsLike(args: { word: string; example: string; language: TextLanguage }): readonly string[];
  /** The best corrections of each word; of one that stands at its place in the text, those that fit its sentence first. */
  suggest(args: { words: WordToMend[]; max: number }): Suggestion[][];
}

/** Rewrites with the revision their offsets belong to. */
export interface WorkerRewrites {
  revision: number;
  rewrites: Rewrite[];
  /** As those of a step. */
  failedRules: string[];
}

/** A word as written, in a variant of its language if the text tells one. */
export interface WordToShow {
  word: string;
  language: TextLanguage;
  dialect: Dialect | null;
}

/** A word whose synonyms are asked for, with the file that they are in if the worker has asked for it. */
export interface SynonymQuestion extends WordToShow {
  file: ArrayBuffer | null;
}

/** A word as written, and where in the text. */
export interface WordToMend extends TextRange {
  word: string;
  language: TextLanguage;
}

/** A step with the revision its offsets belong to, and the time that spelling and grammar took since they were last checked to their end. */
export interface WorkerStep extends CheckStep {
  revision: number;
  milliseconds: number;
  /** Ids of rules that threw and are off until the worker restarts. */
  failedRules: string[];
}
