// Measures whole sentences of an evaluation folder (JSON lines with text, refs and kind): false alarms on clean-*.jsonl, and how
// often a sentence of kind "spelling" becomes its reference when every error takes its first suggestion.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from '../../src/engine/checker.ts';
import type { CheckOptions, TextLanguage } from '../../src/engine/types.ts';

/** One line of an evaluation file. */
export interface EvaluationSentence {
  text: string;
  refs: readonly string[];
  kind?: string;
}

/** The evaluation files of a language, by name; empty when there are none. */
export function readEvaluation(directory: string, language: TextLanguage): Map<string, EvaluationSentence[]> {
  const folder = join(directory, language);
  const sets = new Map<string, EvaluationSentence[]>();
  if (!existsSync(folder)) return sets;
  for (const file of readdirSync(folder).sort()) {
    if (!file.startsWith('clean-') && !file.startsWith('everyday')) continue;
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    sets.set(
      file.replace(/\.jsonl$/, ''),
      lines.filter((line) => line !== '').map((line) => JSON.parse(line) as EvaluationSentence),
    );
  }
  return sets;
}

/** Errors and unknown names per 1,000 words of right sentences. */
export function falseAlarms(
  checker: Pick<Checker, 'check'>,
  sentences: readonly EvaluationSentence[],
  options: CheckOptions,
): { words: number; errors: number; names: number } {
  let words = 0;
  let errors = 0;
  let names = 0;
  for (const { text } of sentences) {
    words += text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
    for (const issue of checker.check(text, options).issues) {
      if (issue.category !== 'spelling') continue;
      if (issue.type === 'unknown-name') names++;
      else errors++;
    }
  }
  const share = (count: number): number => (1000 * count) / Math.max(1, words);
  return { words, errors: share(errors), names: share(names) };
}

/** Percent of wrong sentences with a flag, and of those that the first suggestions repair. */
export function repairs(
  checker: Pick<Checker, 'check' | 'suggest'>,
  sentences: readonly EvaluationSentence[],
  language: TextLanguage,
  options: CheckOptions,
): { sentences: number; flagged: number; repaired: number } {
  const wrong = sentences.filter(({ text, refs, kind }) => kind === 'spelling' && !refs.includes(text));
  let flagged = 0;
  let repaired = 0;
  for (const { text, refs } of wrong) {
    const issues = checker.check(text, options).issues.filter(({ category }) => category === 'spelling');
    if (issues.length > 0) flagged++;
    let fixed = text;
    for (const issue of issues.toReversed()) {
      const best = checker.suggest(issue.text, language, options, 1)[0];
      if (best) fixed = fixed.slice(0, issue.start) + best.text + fixed.slice(issue.end);
    }
    if (refs.includes(fixed)) repaired++;
  }
  const share = (count: number): number => (100 * count) / Math.max(1, wrong.length);
  return { sentences: wrong.length, flagged: share(flagged), repaired: share(repaired) };
}
