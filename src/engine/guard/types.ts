// What is asked of a language model and what may come back. Offsets are UTF-16 code units into the task's sentence.
import type { Calendar } from '../languages/common/dates.ts';
import type { Languages } from '../languages.ts';
import type { SentenceMarks } from '../text/segment.ts';
import type { CheckOptions, Issue, TextChange, TextLanguage } from '../types.ts';

/** `correct` mends mistakes and leaves the rest; `rewrite` says the same in other words. */
export type GuardMode = 'correct' | 'rewrite';

/** One sentence to be worked on. The model may read what stands around it, and change the sentence only. */
export interface GuardTask {
  sentence: string;
  /** The sentence before and the one after, '' where there is none. */
  before: string;
  after: string;
  language: TextLanguage;
  mode: GuardMode;
}

/** A change as models name them: what to find in the sentence, and what to put there. */
export interface ModelEdit {
  find: string;
  replace: string;
}

/** What a model said, as data: edits, or the sentence as it should be, or both. */
export interface ModelAnswer {
  text: string | null;
  edits: readonly ModelEdit[] | null;
  /** The answer ended before it was complete. */
  isCut: boolean;
}

/** Why an answer, or one change of it, is not offered. Each has a text in `locales/*` (`ai.guard`). */
export type GuardReason =
  /** It ends too early, or there is nothing in it. */
  | 'cutOff'
  | 'empty'
  /** Far longer than any sentence. */
  | 'tooLong'
  /** The model says that it will not do it, or talks around its answer. */
  | 'refusal'
  | 'preamble'
  /** Fences, tags or headings that the sentence does not have. */
  | 'markup'
  /** Control characters, emoji, signs that the sentence does not have. */
  | 'characters'
  | 'language'
  | 'sentences'
  | 'repeats'
  /** Longer or shorter than a correction makes a sentence; more changed; in more places. */
  | 'length'
  | 'changes'
  | 'edits'
  /** Something that must stay is gone or was added. */
  | 'numbers'
  | 'dates'
  | 'names'
  | 'links'
  | 'quotations'
  | 'negation'
  | 'modals'
  /** The person has said that it is right. */
  | 'ignored'
  | 'offensive'
  /** Our own rules find something new. */
  | 'unknownWord'
  | 'mistake'
  /** What is to be replaced is not in the sentence, or there more than once. */
  | 'notFound'
  /** A rewriting that says it in the same words. */
  | 'unchanged'
  /** The language's dictionary is not loaded, so that nobody can read the answer again. */
  | 'unread';

/** A change that is not offered, and why. */
export interface DroppedEdit {
  change: TextChange;
  reason: GuardReason;
}

/** What is left of an answer. */
export interface GuardResult {
  /** Changes of the sentence that may be offered, sorted; none for an answer that changes nothing. */
  edits: TextChange[];
  /** The sentence with all of them. */
  text: string;
  /** Why the whole answer is refused; `edits` is empty then. */
  refused: GuardReason | null;
  dropped: DroppedEdit[];
}

/** What an answer is judged with: the packs at hand, and what the person has chosen. */
export interface GuardSource {
  languages: Languages;
  options: CheckOptions;
}

/** Judges an answer; see `guard.ts`. */
export type Guard = (source: GuardSource, task: GuardTask, answer: ModelAnswer) => GuardResult;

/** The words that deny in a language, all in small letters. */
export interface NegationFacts {
  /** Words that deny by themselves; contractions that contain one are told by `bound`. */
  not: ReadonlySet<string>;
  bound?: RegExp;
  /** Words that deny as well, or go with one of the others nearby: nothing, nobody. */
  none: ReadonlySet<string>;
  /** Deny only behind a word of `half`: French plus, personne. */
  noneAfterHalf?: ReadonlySet<string>;
  /** Half of a negation, with or without which it means the same, unless it stands alone: French ne. */
  half?: ReadonlySet<string>;
  /** Half of something else before these: ne ... que. */
  halfWith?: ReadonlySet<string>;
  /** Words that have a negation in them: lack, fail. */
  soft: ReadonlySet<string>;
  /** Beginnings that turn an adjective into its opposite, with the adjective in the first group. */
  opposite: RegExp;
}

/** What the guard knows about a language. */
export interface GuardFacts {
  /** How a model declines, and what it says before its answer: matched at the beginning. */
  refusals: RegExp;
  preambles: RegExp;
  /** Numbers in words, in small letters, with their values. */
  numbers: ReadonlyMap<string, number>;
  /** Longer numbers in one word. */
  longNumber?: RegExp;
  negation: NegationFacts;
  /** What somebody must, may, can or should: one expression for each meaning, all matches. */
  modals: readonly RegExp[];
  /** Capitalised words that are nobody's name: I, Sie. */
  notNames: RegExp;
  /** Names that are words of the lexicon as well, in small letters. */
  alsoNames?: ReadonlySet<string>;
}

/** What is known about the words of a task's language. */
export interface GuardWords {
  facts: GuardFacts;
  marks: SentenceMarks;
  calendar: Calendar;
  isKnown(word: string): boolean;
  /** Whether a word with a capital inside a sentence is a name. */
  isName(word: string): boolean;
  isAdjective(word: string): boolean;
  isOffensive(word: string): boolean;
}

/** What our own rules find in a text, whatever the person has hidden. */
export interface GuardReader {
  read(text: string): readonly Issue[];
  isHidden(issue: Issue): boolean;
}
