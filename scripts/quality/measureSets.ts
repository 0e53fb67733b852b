// The whole check on development sets: what it finds, mends and wrongly flags.
import {
  type Checker,
  type CheckOptions,
  defaultOptions,
  type Issue,
  type TextLanguage,
} from '../../src/engine/index.ts';
import { loadedChecker } from '../packs/load.ts';
import { type FixSureFigures, measureFixSure } from './corpus/fixSure.ts';
import { type LetterFigures, measureLetters } from './corpus/letterFigures.ts';
import { editJudge } from './editKinds.ts';
import { type EvaluationSet, isCleanSet, readSets } from './evaluationSets.ts';
import { type Found, measureSet, type SetFigures } from './setFigures.ts';

/** A set with its figures. `clean` sets hold right texts alone; on `everyday` sets and letters spelling counts, too. */
export type MeasuredSet =
  | { name: string; kind: 'clean' | 'everyday' | 'corrected'; figures: SetFigures }
  | { name: string; kind: 'letters'; figures: LetterFigures; fixSure: FixSureFigures };

/** Whether a finding is one of grammar. */
export const isGrammar = (issue: Pick<Issue, 'rule'>): boolean => !issue.rule.startsWith('spelling.');

/**
 * Whether a finding counts on a set with corrections: grammar except for whitespace, since the comparison with the
 * references looks only at words and marks and cannot see spaces.
 */
const isComparable = (issue: Pick<Issue, 'rule' | 'type'>): boolean => isGrammar(issue) && issue.type !== 'whitespace';

const COUNTED: Readonly<Record<MeasuredSet['kind'], (issue: Issue) => boolean>> = {
  clean: isGrammar,
  everyday: () => true,
  letters: () => true,
  corrected: isComparable,
};

/** Finds what counts in a language's texts, without style and unknown names. Misspellings carry their first suggestion. */
export function finder(
  checker: Checker,
  language: TextLanguage,
  counts: (issue: Issue) => boolean = () => true,
  options: CheckOptions = { ...defaultOptions(), language },
): (text: string) => Found[] {
  return (text) => {
    const document = checker.open(text, options);
    return document
      .step(Number.POSITIVE_INFINITY, null)
      .deltas.flatMap(({ issues }) => issues)
      .filter((issue) => issue.category !== 'style' && issue.type !== 'unknown-name' && counts(issue))
      .map((issue) => ({
        start: issue.start,
        end: issue.end,
        rule: issue.rule,
        probability: issue.probability,
        fix: issue.replacements
          ? issue.replacements[0]
          : document.suggest(issue.text, issue.language, 1, issue)[0]?.text,
      }));
  };
}

const kindOf = (set: EvaluationSet): MeasuredSet['kind'] => {
  if (set.rows.some((row) => row.letter)) return 'letters';
  if (set.name.startsWith('everyday')) return 'everyday';
  return isCleanSet(set) ? 'clean' : 'corrected';
};

/** Measures the sets of a language whose names begin with `only`. */
export function measureSets(folder: string, language: TextLanguage, only = ''): MeasuredSet[] {
  const checker = loadedChecker(language);
  const judge = editJudge(language);
  return readSets(folder, language, only).map((set) => {
    const kind = kindOf(set);
    const find = finder(checker, language, COUNTED[kind]);
    if (kind === 'letters') {
      const letters = set.rows.flatMap(({ letter }) => letter ?? []);
      const fixSure = measureFixSure(letters, checker, { ...defaultOptions(), language });
      return { name: set.name, kind, figures: measureLetters(letters, find), fixSure };
    }
    return { name: set.name, kind, figures: measureSet(set.rows, find, judge) };
  });
}
