// How much right text counts beside text with mistakes: as much as there is of it in what people write.
import type { TextLanguage } from '../../../src/engine/types.ts';
import { editsBetween } from '../../quality/edits.ts';
import { type EvaluationRow, isCleanSet, readSets } from '../../quality/evaluationSets.ts';
import type { Observation } from './observation.ts';
import { RIGHT_SENTENCES } from './observe.ts';

/** What was read in a language. */
export interface Totals {
  /** Marked mistakes of the sets; those of made-up sentences count half. */
  mistakes: number;
  /** Words of edited news, of sentences of treebanks, and of running text. */
  news: number;
  clean: number;
  running: number;
}

/** Mistakes in 1,000 words of what people give a checker, and misspellings among them. */
const MISTAKES = 50;
const MISSPELLINGS = 24;
/**
 * The part of findings in right text that count: they are no mistakes that nobody has seen. Rules are stated for what people write
 * and not for manuals; with this part their promises are kept in letters that were not learnt from.
 */
const REALLY_RIGHT = { rules: 0.28, words: 0.7 };
/**
 * Letters and passages are what people have corrected: a finding in one says most. Not much more than elsewhere, though, since rules
 * have been bettered on them: with 3, twice as many changes of "Fix sure" were wrong in the half that nobody reads. Of misspelt
 * words there are more elsewhere.
 */
const LETTERS = 1.5;
/** Edited news count in full. Treebanks have slips of the web in them; running text is manuals, full of jargon. */
const SHARES = { rules: { clean: 0.3, running: 0.2 }, words: { clean: 0.2, running: 0.05 } };
/** A word misspelt by a person says more than one misspelt by a machine. */
const BY_PEOPLE = 4;

const wordsOf = (text: string): number => text.split(/\s+/).length;

const mistakesOf = ({ text, refs, edits, span }: EvaluationRow): number => {
  if (edits ?? span) return edits?.length ?? 1;
  return Math.min(...refs.map((reference) => editsBetween(text, reference).length));
};

/** Counts what the sets of a language hold, and the running text read. */
export function totalsOf(folder: string, language: TextLanguage, running: readonly string[]): Totals {
  const totals: Totals = { mistakes: 0, news: 0, clean: 0, running: 0 };
  for (const set of readSets(folder, language)) {
    if (set.name.startsWith('letters')) continue;
    const share = /^(?:lt-examples|harper)/.test(set.name) ? 0.5 : 1;
    for (const row of set.rows) {
      if (set.name === 'clean-news') totals.news += wordsOf(row.text);
      else if (isCleanSet(set)) totals.clean += wordsOf(row.text);
      else totals.mistakes += share * mistakesOf(row);
    }
  }
  for (const text of running.slice(0, RIGHT_SENTENCES)) totals.running += wordsOf(text);
  return totals;
}

/** The observations of one language with their final weights. */
export function balanced(observations: readonly Observation[], totals: Totals): Observation[] {
  const misspelt = observations.filter(({ source, isWord }) => isWord && source === 'misspelt').length;
  const shareOf = (mistakes: number, density: number, kind: keyof typeof SHARES): number => {
    const { clean, running } = SHARES[kind];
    return (
      (REALLY_RIGHT[kind] * 1000 * mistakes) / density / (totals.news + clean * totals.clean + running * totals.running)
    );
  };
  const ofRules = shareOf(totals.mistakes, MISTAKES, 'rules');
  const ofWords = shareOf(misspelt, MISSPELLINGS, 'words');
  return observations.map((each) => {
    const right = each.isWord ? ofWords : ofRules;
    const shares = each.isWord ? SHARES.words : SHARES.rules;
    if (each.source === 'letters') return { ...each, weight: each.isWord ? 0 : LETTERS };
    if (each.source === 'clean-news') return { ...each, weight: right };
    if (each.source.startsWith('clean')) return { ...each, weight: right * shares.clean };
    if (each.source === 'running') return { ...each, weight: right * shares.running };
    if (each.isWord && each.source !== 'misspelt') return { ...each, weight: each.weight * BY_PEOPLE };
    return each;
  });
}
