// Gathers observations of a language: the development sets without their letters, right running text that nothing learns from,
// the same with misspellings planted in it, and our own letters that may be read.
import { featuresOf } from '../../../src/engine/certainty/features.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { type EvaluationRow, isCleanSet, readSets } from '../../quality/evaluationSets.ts';
import { hashOf, runningText } from '../../quality/planted/keptApart.ts';
import { outcomesOf } from '../../quality/setFigures.ts';
import { rulesOf } from '../../rows/rules.ts';
import type { Observation } from './observation.ts';
import { findInLetters } from './ownLetters.ts';
import { createRecorder, type Recorded } from './recorder.ts';
import { misspeltSentences } from './typos.ts';

/** How many sentences of running text are read as they are, and how many get mistakes. */
export const RIGHT_SENTENCES = 6000;
const MISSPELT_SENTENCES = 2500;

/** Sets in which by far not every mistake is marked: a finding beside the marks says nothing. */
const PARTLY_MARKED = /^(?:commits|ewt-typo|gum-typo|ud-typo|lt-examples|harper-tests)/;
/** Sentences made to show a rule: they say less about how often it is right. */
const MADE_UP = /^(?:lt-examples|harper-tests)/;
/** Sets whose references rewrite: where a finding is right, its correction often is too, although the reference has another. */
const REWRITTEN = /^(?:jfleg|gmeg|cows|valico)/;

const WEIGHTS = {
  madeUp: 0.5,
  /** A finding in a rewritten place whose correction is not that of the reference. */
  rewritten: 0.15,
} as const;

/** How much a finding counts in a set, before right text is balanced with the rest; 0 if it says nothing. */
function weightOf(name: string, isClean: boolean, isHit: boolean, isRight: boolean): number {
  if (isClean) return 1;
  if (!isHit && PARTLY_MARKED.test(name)) return 0;
  if (MADE_UP.test(name)) return WEIGHTS.madeUp;
  if (isHit && !isRight && REWRITTEN.test(name)) return WEIGHTS.rewritten;
  return 1;
}

/** Everything found in texts whose mistakes are known. `data` names the folders with eval/, spelling/ and text/. */
export function observe(
  language: TextLanguage,
  data: { sets: string; spelling: string; text: string },
  log: (line: string) => void,
): Observation[] {
  const find = createRecorder(language);
  const picky = new Set(rulesOf(language).flatMap(({ id, level }) => (level === 'picky' ? [id] : [])));
  const observations: Observation[] = [];

  const note = (
    source: string,
    text: string,
    { issue, evidence }: Recorded,
    isRight: boolean,
    weight: number,
  ): void => {
    if (weight === 0) return;
    const features: Record<string, number> = {};
    featuresOf(evidence, (name, value) => {
      if (value !== 0) features[name] = value;
    });
    const { rule } = issue;
    const isWord = rule.startsWith('spelling.');
    const half = ((hashOf(text) >>> 3) & 1) as 0 | 1;
    observations.push({ language, source, rule, isPicky: picky.has(rule), isWord, features, isRight, weight, half });
  };
  /** Records the findings of a text; `counts` tells how much each does. */
  const read = (source: string, row: EvaluationRow, counts: (isHit: boolean, isRight: boolean) => number): void => {
    const found = find(row.text).filter(({ issue }) => issue.type !== 'whitespace');
    const outcomes = outcomesOf(
      row,
      found.map(({ issue: { start, end, rule }, fix }) => ({ start, end, rule, fix })),
    );
    found.forEach((recorded, i) => {
      const { isHit = false, isFix = false } = outcomes[i] ?? {};
      const isRight = isHit && (isFix || recorded.fix === undefined);
      note(source, row.refs[0] ?? row.text, recorded, isRight, counts(isHit, isRight));
    });
  };

  for (const set of readSets(data.sets, language)) {
    if (set.name.startsWith('letters') || set.rows.some((row) => row.letter)) continue;
    const isClean = isCleanSet(set);
    // Where only the place of a mistake is known, nothing can be said about a correction.
    for (const row of set.rows.filter(({ refs }) => refs.length > 0)) {
      read(set.name, row, (isHit, isRight) => weightOf(set.name, isClean, isHit, isRight));
    }
    log(`${language} ${set.name}: ${observations.length} observations`);
  }
  const running = runningText(data.text, language, true);
  for (const text of running.slice(0, RIGHT_SENTENCES)) {
    read('running', { text, refs: [text] }, () => 1);
  }
  log(`${language} running text: ${observations.length} observations`);
  const rest = running.slice(RIGHT_SENTENCES);
  for (const { text, right } of misspeltSentences(data.spelling, language, rest.slice(0, MISSPELT_SENTENCES))) {
    read('misspelt', { text, refs: [right] }, (isHit) => (isHit ? 1 : 0));
  }
  log(`${language} misspelt: ${observations.length} observations`);
  for (const { recorded, letter, isRight } of findInLetters(language, find)) {
    if (recorded.issue.type !== 'whitespace') note('letters', letter.text, recorded, isRight, 1);
  }
  log(`${language} letters: ${observations.length} observations`);
  return observations;
}
