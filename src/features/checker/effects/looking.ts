// Looking at the text without changing it: where things stand on the screen, what is around them, what the text is like.
import type {
  GuardResult,
  GuardTask,
  LetterReport,
  ModelAnswer,
  Rewrite,
  TextLanguage,
  TextRange,
  TextStatistics,
  ToneReport,
  WordCard,
} from '../../../engine/index.ts';
import type { WordToShow } from '../../../workers/api.ts';
import type { EditorPort } from '../editor/port.ts';
import type { IssueIndex } from '../panel/issueIndex.ts';
import type { Checking } from './checking.ts';
import type { AskSynonyms } from './synonyms.ts';
import { textAround } from './textAround.ts';

/** What is looked at. */
export interface LookingParts {
  index: IssueIndex;
  /** Null before it is in place. */
  editor(): EditorPort | null;
  checking: Pick<
    Checking,
    'statistics' | 'letter' | 'tone' | 'rewrites' | 'guard' | 'wordCard' | 'synonyms' | 'formsLike'
  >;
}

/** See the head of this file. */
export interface Looking {
  /** Where a finding lies on the screen; null when it is out of view. */
  boxOf(id: number): DOMRect | null;
  /** Where a range lies on the screen, likewise. */
  boxAt(range: TextRange): DOMRect | null;
  /** Where an offset lies within the height of the whole text, 0 to 1. */
  heightOf(offset: number): number;
  /** The text on both sides of a finding, cut at word boundaries. */
  around(id: number, length: number): { before: string; after: string };
  slice(range: TextRange): string;
  /** Selects a place, brings it into view and highlights it, while the focus stays where it is; null ends the highlight. */
  point(range: TextRange | null): void;
  /** The statistics of the text; null if it is edited meanwhile. Rejects with `aborted` when stopped. */
  statistics(signal: AbortSignal): Promise<TextStatistics | null>;
  /** What to look at before the text is sent: null if it is no letter, undefined if it was edited meanwhile. Rejects likewise. */
  letter(language: TextLanguage, signal: AbortSignal): Promise<LetterReport | null | undefined>;
  /** How the text sounds; undefined if it was edited meanwhile. Rejects likewise. */
  tone(language: TextLanguage, signal: AbortSignal): Promise<ToneReport | null | undefined>;
  /** What may stand in place of parts of the text, in its order; null if it was edited meanwhile. Rejects likewise. */
  rewrites(signal: AbortSignal): Promise<readonly Rewrite[] | null>;
  /** What may be offered of a language model's answers to a task; each is judged by itself. Rejects likewise. */
  guard(task: GuardTask, answers: readonly ModelAnswer[], signal: AbortSignal): Promise<GuardResult[]>;
  /** What is known of a word; null if the dictionary of its language is not there. Rejects likewise. */
  wordCard(word: WordToShow, signal: AbortSignal): Promise<WordCard | null>;
  /** What may stand in place of a word, see `AskSynonyms`. Rejects likewise. */
  synonyms: AskSynonyms;
  /** A word in the forms that an example has; [] where they cannot be compared. */
  formsLike(question: { word: string; example: string; language: TextLanguage }): Promise<readonly string[]>;
  /** What is written around the caret, within `length` units, and where the caret is in that. */
  atCaret(length: number): { text: string; caret: number };
  /** Where the caret is, or what is selected. */
  caret(): TextRange;
  /** What is selected in the text; null if nothing is. */
  selected(): TextRange | null;
}

/** The functions over the editor's current text. */
export function createLooking({ index, editor, checking }: LookingParts): Looking {
  return {
    boxOf(id) {
      const mark = index.byId(id);
      return (mark && editor()?.boxOf(mark)) ?? null;
    },
    boxAt: (range) => editor()?.boxOf(range) ?? null,
    around(id, length) {
      const [mark, port] = [index.byId(id), editor()];
      return mark && port ? textAround(port, mark, length) : { before: '', after: '' };
    },
    heightOf: (offset) => editor()?.heightOf(offset) ?? 0,
    slice: ({ start, end }) => editor()?.slice(start, end) ?? '',
    point: (range) => editor()?.point(range),
    statistics: checking.statistics,
    letter: checking.letter,
    tone: checking.tone,
    rewrites: checking.rewrites,
    guard: checking.guard,
    wordCard: checking.wordCard,
    synonyms: checking.synonyms,
    formsLike: checking.formsLike,
    atCaret(length) {
      const port = editor();
      const caret = port?.selection().end ?? 0;
      const start = Math.max(0, caret - length);
      return { text: port?.slice(start, caret + length) ?? '', caret: caret - start };
    },
    caret: () => editor()?.selection() ?? { start: 0, end: 0 },
    selected() {
      const range = editor()?.selection();
      return range && range.end > range.start ? range : null;
    },
  };
}
