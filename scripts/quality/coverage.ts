// How often each rule fires: on the development sets, which contain mistakes, and on a fixed sample of published text, which
// has hardly any. A rule that never fires does no harm, but helps nobody.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type CheckOptions, type Dialect, defaultOptions, type TextLanguage } from '../../src/engine/index.ts';
import { loadedChecker } from '../packs/load.ts';
import { rulesOf } from '../rows/rules.ts';
import { readSets } from './evaluationSets.ts';
import { isGrammar } from './measureSets.ts';

/** How often a rule fired. */
export interface RuleCoverage {
  rule: string;
  /** On development sets, in wrong and right texts alike. */
  sets: number;
  /** On the sample of contemporary text, and on that of older literature. */
  modern: number;
  literature: number;
  /** A direction of a context classifier, where another rule often fires first. */
  isContext: boolean;
}

/** What a language's rules did. */
export interface Coverage {
  rules: RuleCoverage[];
  /** Words of the two samples. */
  modernWords: number;
  literatureWords: number;
  failed: string[];
}

/** Maximum number of sentences per file, taken at even intervals so that the sample is the same in every run. */
const SENTENCES_PER_FILE = 2500;

/** Files of novels, plays and poems of the 19th century: right in their time. */
export const LITERATURE = /^(?:eltec|cligs|conha|stdebooks|fr-gutenberg|fr-libretheatre)/;

interface Sample {
  isLiterature: boolean;
  sentences: string[];
}

function readSamples(folder: string, language: TextLanguage): Sample[] {
  const own = join(folder, language);
  if (!existsSync(own)) return [];
  const files = readdirSync(own).filter((file) => file.endsWith('.txt.gz'));
  return files.sort().map((file) => {
    const lines = gunzipSync(readFileSync(join(own, file)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    const count = Math.min(SENTENCES_PER_FILE, lines.length);
    const sentences = Array.from({ length: count }, (_, i) => lines[Math.floor((i * lines.length) / count)] as string);
    return { isLiterature: LITERATURE.test(file), sentences };
  });
}

/** Counts with every rule enabled, picky ones included; rules of another variant are counted on the sets in that variant. */
export function measureCoverage(data: { sets: string; text: string }, language: TextLanguage): Coverage {
  const checker = loadedChecker(language);
  const options: CheckOptions = { ...defaultOptions(), language, level: 'picky' };
  const counts = new Map<string, RuleCoverage>();
  const contexts = new Set(rulesOf(language).flatMap((rule) => (rule.kind === 'context' ? [rule.id] : [])));
  const countOf = (rule: string): RuleCoverage => {
    const fresh = { rule, sets: 0, modern: 0, literature: 0, isContext: contexts.has(rule) };
    const count = counts.get(rule) ?? fresh;
    counts.set(rule, count);
    return count;
  };
  for (const { id } of rulesOf(language)) countOf(id);
  const look = (text: string, given: CheckOptions, count: (rule: RuleCoverage) => void): number => {
    const { issues, counts: sums } = checker.check(text, given);
    for (const issue of issues) if (isGrammar(issue)) count(countOf(issue.rule));
    return sums.words;
  };
  const texts = readSets(data.sets, language).flatMap(({ rows }) => rows.map(({ text }) => text));
  for (const text of texts) look(text, options, (rule) => rule.sets++);
  const others = new Set<Dialect>(rulesOf(language).flatMap((rule) => rule.dialects ?? []));
  for (const dialect of others) {
    const own = new Set(rulesOf(language).flatMap((rule) => (rule.dialects?.includes(dialect) ? [rule.id] : [])));
    const silent = [...own].filter((id) => countOf(id).sets === 0);
    if (silent.length === 0) continue;
    const inDialect = { ...options, dialects: { [language]: dialect } };
    for (const text of texts) look(text, inDialect, (rule) => silent.includes(rule.rule) && rule.sets++);
  }
  let [modernWords, literatureWords] = [0, 0];
  for (const { isLiterature, sentences } of readSamples(data.text, language)) {
    for (const sentence of sentences) {
      if (isLiterature) literatureWords += look(sentence, options, (rule) => rule.literature++);
      else modernWords += look(sentence, options, (rule) => rule.modern++);
    }
  }
  return { rules: [...counts.values()], modernWords, literatureWords, failed: checker.failedRules() };
}

/** Whether a rule fired anywhere. */
export const speaks = ({ sets, modern, literature }: RuleCoverage): boolean => sets + modern + literature > 0;
