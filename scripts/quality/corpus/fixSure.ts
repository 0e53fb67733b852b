// What "Fix all" does to letters: how many of its changes are right, and whether it changes a right text.
import type { Checker, CheckOptions } from '../../../src/engine/index.ts';
import { share } from '../share.ts';
import { measureLetters } from './letterFigures.ts';
import type { Letter } from './letterRows.ts';

/** See the head of this file. */
export interface FixSureFigures {
  changes: number;
  right: number;
  /** Those that touch no mistake: a right word has become wrong. */
  spoiltWords: number;
  /** Texts without a mistake, and those of them that were changed. */
  rightTexts: number;
  spoilt: number;
}

/** Applies everything that is sure to each letter. */
export function measureFixSure(
  letters: readonly Letter[],
  checker: Pick<Checker, 'open'>,
  options: CheckOptions,
): FixSureFigures {
  const { matches, firstFixes, right, flagged, stray } = measureLetters(letters, (text) =>
    checker
      .open(text, options)
      .fixAll()
      .map(({ start, end, insert }) => ({ start, end, rule: 'fix-all', fix: insert })),
  );
  return { changes: matches, right: firstFixes, spoiltWords: stray, rightTexts: right, spoilt: flagged };
}

/** The figures in one line. */
export const fixSureLine = ({ changes, right, spoiltWords, rightTexts, spoilt }: FixSureFigures): string =>
  `fix sure: ${changes} changes, right ${share(right, changes)}, right words made wrong ${spoiltWords}; ` +
  `right texts changed ${spoilt} of ${rightTexts}`;
