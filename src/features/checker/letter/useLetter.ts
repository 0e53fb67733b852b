// What to see to before the open text is sent: looked up once the text is checked, and again after each change.
import { useEffect, useMemo, useState } from 'react';
import type { LetterFinding, TextRange } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { useController } from '../controller.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { textLanguage } from '../panel/selectors.ts';
import { type CheckerState, useChecker } from '../store.ts';

/** Whoever is typing has not finished: in milliseconds. */
const REST = 400;

/** Whether spelling and grammar have been checked everywhere. */
const isRead = ({ work }: CheckerState): boolean => work === 'done' || work === 'weighing';

/** What rules find that matters in a letter as well: weekdays beside dates, and the reader addressed in two ways. */
const OF_LETTERS = /^common\.dates\.weekday$|^common\.consistency\.(?:date|weekday)$|\.consistency\.address$/;

/** The findings of rules that matter in a letter as well. */
export function useMarksOfLetters(): readonly Mark[] {
  const marks = useChecker((state) => state.marks);
  return useMemo(() => marks.filter(({ issue }) => OF_LETTERS.test(issue.rule)), [marks]);
}

/** What was found, and the words that stood there. */
export interface SeenFinding extends LetterFinding {
  readonly words: string;
}

/** What was found in a letter. */
export type SeenLetter = readonly SeenFinding[];

/** Where a finding is now, in a text that may have changed since; null if it is gone. */
export function placeOf({ start, end, words }: SeenFinding, text: string): TextRange | null {
  if (words === '') return { start: text.length, end: text.length };
  if (text.startsWith(words, start)) return { start, end };
  const at = text.indexOf(words);
  return at < 0 ? null : { start: at, end: at + words.length };
}

/** The last report. */
export interface Looked {
  /** Null when the text is no letter, undefined before that is known. */
  readonly report: SeenLetter | null | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** See the head of this file. */
export function useLetter(): Looked {
  const controller = useController();
  const ready = useChecker(isRead);
  const language = useChecker(textLanguage);
  const key = useChecker(({ length, milliseconds, counts }) => `${length} ${milliseconds} ${counts.characters}`);
  const empty = useChecker((state) => state.length === 0);
  const [found, setFound] = useState<SeenLetter | null | undefined>(undefined);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = `${key} ${attempt}`;
  useEffect(() => {
    if (!ready || empty || !language) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const { session } = controller;
      session?.letter(language, stop.signal).then(
        (report) => {
          if (stop.signal.aborted) return;
          // The options have changed meanwhile, which may leave everything else as it was.
          if (report === undefined) return setAttempt((count) => count + 1);
          setFailed(null);
          const seen = report?.findings.map((finding) => ({ ...finding, words: session.slice(finding) }));
          setFound(seen ?? null);
        },
        (thrown: unknown) => {
          const error = toAppError(thrown);
          if (error.code === 'aborted') return;
          log.error(error);
          setFailed(asked);
        },
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [controller, ready, empty, language, asked]);
  return {
    report: empty ? null : ready && !language ? null : found,
    isFailed: ready && failed === asked,
    retry: () => setAttempt((count) => count + 1),
  };
}
