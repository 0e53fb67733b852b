// Prints the measurements of scripts/quality.ts beside their targets.
import { FIT_WEIGHTS } from '../../src/engine/spelling/rank/inSentence.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import type { CleanQuality } from './cleanText.ts';
import { type SentenceExample, top1, withoutNet } from './sentenceSuggestions.ts';
import type { falseAlarms, repairs } from './sentences.ts';
import type { SuggestionQuality } from './suggestions.ts';
import type { RankShares } from './tally.ts';
import { TARGETS } from './targets.ts';

type Print = (line: string) => void;

const fixed = (value: number, digits = 1): string => value.toFixed(digits);

function sharesLine({ rows, top1, top3, top5, meanReciprocalRank }: RankShares): string {
  return `top-1 ${fixed(top1)}  top-3 ${fixed(top3)}  top-5 ${fixed(top5)}  MRR ${fixed(meanReciprocalRank, 3)}  (${rows} rows)`;
}

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/** Prints what the suggestions of a language are worth. */
export function printSuggestions(language: TextLanguage, quality: SuggestionQuality, print: Print): void {
  const target = TARGETS[language];
  const { all, visits } = quality;
  print(
    `${language}: suggestions, ${quality.counted} of ${quality.rows} rows count; wrongly accepted ${fixed(quality.wronglyAccepted, 2)} %`,
  );
  print(`  all      ${sharesLine(all)}`);
  quality.halves.forEach((half, index) => print(`  half ${index}   ${sharesLine(half)}`));
  for (const [source, shares] of quality.bySource) print(`  ${source.padEnd(26)} ${sharesLine(shares)}`);
  print(`  visits   p50 ${visits.p50}  p95 ${visits.p95}  max ${visits.max}`);
  print(
    `  targets  top-1 >= ${target.top1} ${verdict(all.top1 >= target.top1)}, top-5 >= ${target.top5} ${verdict(all.top5 >= target.top5)}, ` +
      `MRR >= ${target.meanReciprocalRank} ${verdict(all.meanReciprocalRank >= target.meanReciprocalRank)}, ` +
      `visits p50 <= 2100 ${verdict(visits.p50 <= 2100)}, max <= 20000 ${verdict(visits.max <= 20_000)}`,
  );
}

/** The least percentage of misspelt words whose first suggestion in their sentence is what was meant. */
const LEAST_IN_SENTENCES = 92;

/** Prints how often the first suggestion for a misspelt word in its sentence is what was meant. */
export function printInSentences(
  language: TextLanguage,
  source: string,
  examples: readonly SentenceExample[],
  hasNet: boolean,
  print: Print,
): void {
  const percent = (share: number): string => fixed(100 * share);
  const listed = examples.filter(({ right }) => right.includes(true)).length / Math.max(1, examples.length);
  const best = top1(examples, FIT_WEIGHTS);
  print(
    `${language}: ${source}: ${examples.length} misspelt words in their sentences, what was meant is in first place: by the word alone ` +
      `${percent(top1(examples))}, with the rules ${percent(top1(withoutNet(examples), FIT_WEIGHTS))}` +
      `${hasNet ? `, with the context net ${percent(best)}` : ''} % (>= ${LEAST_IN_SENTENCES} ${verdict(100 * best >= LEAST_IN_SENTENCES)}); anywhere ${percent(listed)} %`,
  );
}

/** Prints the false alarms of a language. */
export function printClean(language: TextLanguage, { ordinary, proper, flagged }: CleanQuality, print: Print): void {
  const target = TARGETS[language].flagsPerThousand;
  const perThousand = (1000 * ordinary.errors) / Math.max(1, ordinary.words);
  const names = (count: number): number => (100 * count) / Math.max(1, proper.words);
  print(`${language}: right text, ${ordinary.words} words and ${proper.words} words of names`);
  print(
    `  errors per 1,000 words that are no names ${fixed(perThousand, 2)} (<= ${target} ${verdict(perThousand <= target)}), ` +
      `unknown names ${fixed((1000 * ordinary.names) / Math.max(1, ordinary.words), 2)}`,
  );
  print(
    `  names flagged as errors ${fixed(names(proper.errors))} % (<= 5 ${verdict(names(proper.errors) <= 5)}), as unknown names ${fixed(names(proper.names))} %`,
  );
  const often = [...flagged].slice(0, 12).map(([word, count]) => (count > 1 ? `${word} ${count}` : word));
  print(`  flagged most: ${often.join(', ')}`);
}

/** Prints how many lower-case misspellings are flagged as errors. */
export function printFlagged(
  language: TextLanguage,
  { words, flagged }: { words: number; flagged: number },
  print: Print,
): void {
  print(
    `${language}: lower-case misspellings flagged ${fixed(flagged, 2)} % of ${words} (>= 99.5 ${verdict(flagged >= 99.5)})`,
  );
}

/** Prints a set of sentences: false alarms of right ones, or repairs of wrong ones. */
export function printSentences(
  language: TextLanguage,
  name: string,
  figures: ReturnType<typeof falseAlarms> | ReturnType<typeof repairs>,
  print: Print,
): void {
  if ('words' in figures) {
    const { words, errors, names } = figures;
    print(
      `${language}: ${name}: errors ${fixed(errors, 2)} and unknown names ${fixed(names, 2)} per 1,000 of ${words} words`,
    );
    return;
  }
  const { sentences, flagged, repaired } = figures;
  print(
    `${language}: ${name}: ${sentences} misspelt sentences, flagged ${fixed(flagged)} %, right by first suggestions ${fixed(repaired)} %`,
  );
}
