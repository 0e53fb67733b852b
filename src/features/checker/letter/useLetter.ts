// What to see to before the open text is sent: looked up once the text is checked, and again after each change.
import { useCallback, useMemo } from 'react';
import type { LetterFinding, TextRange } from '../../../engine/index.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { textLanguage } from '../panel/selectors.ts';
import type { CheckerSession } from '../session.ts';
import { isRead as isReadEverywhere, useAsked } from '../side/useAsked.ts';
import { useChecker } from '../store.ts';

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
  const language = useChecker(textLanguage);
  const isRead = useChecker(isReadEverywhere);
  const empty = useChecker((state) => state.length === 0);
  const ask = useCallback(
    async (session: CheckerSession, signal: AbortSignal): Promise<SeenLetter | null | undefined> => {
      const report = language && (await session.letter(language, signal));
      return report && report.findings.map((finding) => ({ ...finding, words: session.slice(finding) }));
    },
    [language],
  );
  const { answer, isFailed, retry } = useAsked(ask, language !== null);
  return { report: empty || (isRead && !language) ? null : answer, isFailed, retry };
}
