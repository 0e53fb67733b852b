// Prints the figures of letters.

import { bandsLine } from '../certainty.ts';
import type { KindCounts } from '../setFigures.ts';
import { share } from '../share.ts';
import type { LetterFigures } from './letterFigures.ts';

type Print = (line: string) => void;

const shares = ({ edits, found, fixed }: KindCounts): string =>
  `found ${share(found, edits)} fixed ${share(fixed, edits)} of ${edits}`;

const perThousand = (part: number, words: number): string => (words === 0 ? '-' : ((1000 * part) / words).toFixed(2));

/** All the figures of letters in one line. */
export const lettersLine = (figures: LetterFigures): string =>
  `${shares(figures.nearest)}; spelling ${shares(figures.spelling)}; grammar ${shares(figures.otherKinds)}; ` +
  `false alarms ${perThousand(figures.stray, figures.words)} per 1,000 of ${figures.words} words ` +
  `(spelling ${figures.straySpelling}, grammar ${figures.stray - figures.straySpelling}); ` +
  `right texts flagged ${figures.flagged} of ${figures.right}`;

/** Prints the line and the figures by kind. */
export function printLetterFigures(name: string, figures: LetterFigures, print: Print): void {
  print(`  ${name}: ${lettersLine(figures)}`);
  print(`  ${name}: ${bandsLine(figures.bands)}`);
  for (const [kind, counts] of [...figures.byKind].sort((a, b) => b[1].edits - a[1].edits)) {
    const { edits, found, fixed } = counts;
    print(
      `    ${kind.padEnd(14)} ${String(edits).padStart(4)} found ${share(found, edits)} fixed ${share(fixed, edits)}`,
    );
  }
}
