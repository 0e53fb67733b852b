// What the page and the client of the checker worker expect of each other.
import type {
  Category,
  CheckOptions,
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
import type { AppError } from '../lib/errors.ts';
import type { SynonymQuestion, WordToMend, WordToShow, WorkerStep } from './api.ts';
import type { Port } from './rpc.ts';

/** A worker, or in tests a channel with the same shape. */
export interface WorkerLike extends Port {
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

/** The two files of a language's grammar. */
export interface GrammarBytes {
  lex: ArrayBuffer;
  model: ArrayBuffer;
}

/** What the client needs from the page. */
export interface CheckerClientHost {
  createWorker(): WorkerLike;
  /** The bytes of a pack, requested again after a crash. They are transferred. */
  packBytes(language: TextLanguage): Promise<ArrayBuffer>;
  /** The bytes of a language's grammar, likewise. */
  grammarBytes(language: TextLanguage): Promise<GrammarBytes>;
  /** The bytes of a language's context net, likewise. */
  contextBytes(language: TextLanguage): Promise<ArrayBuffer>;
  /** The current text, after all edits that were reported. */
  text(): string;
  /** A step in the coordinates of the current text. */
  onStep(step: WorkerStep): void;
  /** Rules that threw and are off, told with rewrites; steps tell them as well. */
  onRulesFailed(failedRules: readonly string[]): void;
  /** A language's grammar could not be restored after a restart; its spelling is there. */
  onGrammarLost(language: TextLanguage): void;
  /** After a restart one more part of a language is there again: the text is worth another run. */
  onPartBack(): void;
  /** The worker was replaced; checking goes on. */
  onRestart(): void;
  /** It crashed too often: nothing is checked until `open` is called again. */
  onGivenUp(error: AppError): void;
}

/** See the head of this file. */
export interface CheckerClient {
  /** Gives the worker a pack. Rejects with `pack-damaged` or `worker-crashed`. */
  loadPack(language: TextLanguage): Promise<void>;
  /** Adds the language's grammar to its spelling. Rejects like `loadPack`, and with what `grammarBytes` rejects. */
  loadGrammar(language: TextLanguage): Promise<void>;
  /** Adds the language's context net. Rejects with `worker-crashed`, and with what `contextBytes` rejects. */
  loadContext(language: TextLanguage): Promise<void>;
  unloadPack(language: TextLanguage): void;
  /** Opens the current text; earlier findings are void. */
  open(options: CheckOptions): void;
  /** Edits in order, each in the coordinates left by the one before. */
  edit(changes: readonly TextChange[]): void;
  setOptions(options: CheckOptions): void;
  /** Checks what is not checked yet, the view first; steps arrive through `onStep`. Resolves when this run has ended. */
  run(view: TextRange | null, signal?: AbortSignal): Promise<void>;
  /** Changes of the current text that give all places of a group one form; null if it was edited meanwhile. */
  unify(group: string, form: string): Promise<readonly TextChange[] | null>;
  /** Changes of the current text that leave nothing with a correction; null if it was edited meanwhile. */
  fixAll(category: Category | null): Promise<readonly TextChange[] | null>;
  /** The best corrections of each word. Rejects with `worker-crashed` after two tries. */
  suggest(words: WordToMend[], max: number): Promise<Suggestion[][]>;
  /** The statistics of what is checked; null if the text was edited meanwhile. Rejects with `aborted` when it was stopped. */
  statistics(signal: AbortSignal): Promise<TextStatistics | null>;
  /** What to look at before the text is sent: null if it is no letter, undefined if it was edited meanwhile. Rejects like `statistics`. */
  letter(language: TextLanguage, signal: AbortSignal): Promise<LetterReport | null | undefined>;
  /**
   * What may stand in place of parts of the sentences that touch a range (null: of all), where they are checked; null if the text was
   * edited meanwhile. Rejects like `statistics`, and with `network` if what rewrites a language cannot be had.
   */
  rewrites(range: TextRange | null, signal: AbortSignal): Promise<readonly Rewrite[] | null>;
  /** How the text sounds in a language: null if nothing is known of it, undefined if the text was edited meanwhile. Rejects likewise. */
  tone(language: TextLanguage, signal: AbortSignal): Promise<ToneReport | null | undefined>;
  /** What of a language model's answers to a task may be offered, one result for each. Rejects like `statistics`. */
  guard(task: GuardTask, answers: readonly ModelAnswer[], signal: AbortSignal): Promise<GuardResult[]>;
  /** What is known of a word; null if its language is not loaded. Rejects like `statistics`, and with `network`. */
  wordCard(word: WordToShow, signal: AbortSignal): Promise<WordCard | null>;
  /** What may stand in place of a word; null if the file that tells is to be sent along. Rejects likewise, and with `pack-damaged`. */
  synonyms(question: SynonymQuestion, signal: AbortSignal): Promise<readonly SynonymGroup[] | null>;
  /** A word in the forms that an example has; [] where they cannot be compared. Rejects likewise. */
  formsLike(question: { word: string; example: string; language: TextLanguage }): Promise<readonly string[]>;
  dispose(): void;
}
