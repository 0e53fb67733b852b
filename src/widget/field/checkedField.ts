// One field being checked: follows its text, draws its marks, and does what the popover and the keys ask for.
import type { CheckOptions, Issue, TextLanguage } from '../../engine/index.ts';
import { assumedLanguage, saysEnough } from '../../lib/languageChoice.ts';
import type { Mark } from '../../lib/markIndex.ts';
import { plausible } from '../../lib/plausible.ts';
import type { WorkerStep } from '../../workers/api.ts';
import { lookOf } from '../popover/card.ts';
import type { Surface } from '../surface/surface.ts';
import type { Engine } from '../thread/engine.ts';
import { mayFix, resultIssue, tellError, tellResult } from './events.ts';
import { openFieldText } from './fieldText.ts';
import type { FieldOptions } from './options.ts';
import type { OwnWords } from './ownWords.ts';
import { createValidity } from './validity.ts';

/** A word that is being written is no mistake yet: its mark waits this long after the last letter. */
const WRITING_MS = 900;
/** Corrections asked for; `plausible` shows fewer. */
const MOST_FIXES = 8;
/** Longer texts are left alone: a field is no place for a book. */
const LONGEST = 200_000;

/** What a field needs from the page's checker. */
export interface FieldParts {
  engine: Engine;
  words: OwnWords;
  /** How many mistakes make a field invalid, as a text for its reader. */
  invalidText(count: number): Promise<string>;
  /** The marks have changed; `isDone`: and are complete. */
  onMarks(field: CheckedField, isDone: boolean): void;
}

/** See the head of this file. */
export interface CheckedField {
  readonly surface: Surface;
  readonly options: FieldOptions;
  /** What is shown to the reader, in the order of the text. */
  marks(): Mark<Issue>[];
  /** The mark at the caret; of two, the one that starts last. */
  markAtCaret(): Mark<Issue> | null;
  /** The mark with the popover; null for none. */
  setCurrent(mark: Mark<Issue> | null): void;
  fixesOf(mark: Mark<Issue>): Promise<readonly string[]>;
  fix(mark: Mark<Issue>, replacement: string): Promise<void>;
  ignoreHere(mark: Mark<Issue>): void;
  ignoreWord(mark: Mark<Issue>): void;
  /** The field may have another text, place or size. */
  follow(): void;
  /** A check was asked for, whether or not anything has changed. */
  wake(): void;
  remove(): void;
}

/** Starts checking a field. */
export function checkField(surface: Surface, options: FieldOptions, parts: FieldParts): CheckedField {
  const { field } = surface;
  const validity = createValidity(field, options.validate, parts.invalidText);
  let ignoredWords: string[] = [];
  let ignoredIssues: string[] = [];
  let assumed: TextLanguage | null = options.language === 'auto' ? options.likely : null;
  let current: Mark<Issue> | null = null;
  let editedAt = Number.NEGATIVE_INFINITY;
  let later: ReturnType<typeof setTimeout> | undefined;
  let last: WorkerStep | null = null;

  const checkOptions = (): CheckOptions => ({
    language: assumed ?? options.language,
    dialects: options.dialects,
    usualDialects: options.usualDialects,
    perSentence: options.language === 'auto',
    checkUppercase: true,
    checkDigits: false,
    level: options.level,
    personalWords: parts.words.list(),
    ignoredWords,
    ignoredIssues,
  });

  const onStep = (step: WorkerStep, changed: boolean, isWhole: boolean) => {
    last = step;
    for (const language of step.missing) {
      if (language === options.likely || saysEnough(step, language, 'rest')) text.want(language);
    }
    if (changed) draw();
    if (isWhole && options.language === 'auto') {
      const next = assumedLanguage(step, options.likely);
      if (next !== assumed) {
        assumed = next;
        return text.setOptions(checkOptions());
      }
    }
    if (isWhole && step.missing.length === 0) finished(step);
    else parts.onMarks(self, false);
  };
  const finished = ({ language, counts }: WorkerStep) => {
    const issues = text.index.marks.map(resultIssue);
    validity.follow(issues);
    tellResult(field, { issues, language, words: counts.words, characters: counts.characters });
    parts.onMarks(self, true);
  };
  const text = openFieldText(parts.engine, checkOptions(), {
    onStep,
    onProgress: () => undefined,
    onError: (error) => tellError(field, error),
  });
  const stopWords = parts.words.onChange(() => text.setOptions(checkOptions()));

  const isBeingWritten = (mark: Mark<Issue>, caret: number | undefined) =>
    mark !== current &&
    caret === mark.end &&
    mark.issue.type === 'misspelling' &&
    performance.now() - editedAt < WRITING_MS;
  const shown = () => {
    const selection = surface.selection();
    const caret = selection?.start === selection?.end ? selection?.end : undefined;
    return text.index.marks.filter((mark) => !isBeingWritten(mark, caret));
  };
  const draw = () => {
    const visible = shown();
    surface.draw(
      visible.map((mark) => ({
        start: mark.start,
        end: mark.end,
        look: lookOf(mark.issue),
        isQuestion: mark.issue.certainty === 'maybe' && mark.issue.type !== 'misspelling',
        isCurrent: mark === current,
      })),
    );
    clearTimeout(later);
    if (visible.length < text.index.marks.length) later = setTimeout(draw, WRITING_MS);
  };
  const wake = () => {
    const content = surface.text();
    if (content.length > LONGEST) return surface.draw([]);
    if (!text.follow(content)) return;
    text.want(options.likely);
    editedAt = performance.now();
    if (current && !text.index.marks.includes(current)) current = null;
    validity.wait();
    draw();
    parts.onMarks(self, false);
  };

  const self: CheckedField = {
    surface,
    options,
    marks: shown,
    markAtCaret() {
      const at = surface.selection();
      return at && at.start === at.end ? text.index.at(at.start) : null;
    },
    setCurrent(mark) {
      if (current === mark) return;
      current = mark;
      draw();
    },
    async fixesOf({ start, end, issue }) {
      if (issue.replacements) return issue.replacements;
      const { text: word, language } = issue;
      const [found] = await text.suggest([{ word, language, start, end }], MOST_FIXES);
      return plausible(found ?? []);
    },
    async fix(mark, replacement) {
      if (mark.touched || !mayFix(field, { ...resultIssue(mark), replacement })) return;
      await surface.replace({ start: mark.start, end: mark.end, insert: replacement });
      wake();
    },
    ignoreHere({ issue }) {
      ignoredIssues = [...ignoredIssues, issue.ignoreKey];
      text.setOptions(checkOptions());
    },
    ignoreWord({ issue }) {
      ignoredWords = [...ignoredWords, issue.text];
      text.setOptions(checkOptions());
    },
    follow() {
      wake();
      surface.follow();
    },
    wake() {
      wake();
      if (last?.done && text.text() === '') finished(last);
    },
    remove() {
      clearTimeout(later);
      stopWords();
      text.dispose();
      validity.remove();
      surface.remove();
    },
  };
  return self;
}
