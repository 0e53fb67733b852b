// Prints what planted mistakes of agreement and right running text say about the check.
import type { TextLanguage } from '../../../src/engine/index.ts';
import { loadedChecker } from '../../packs/load.ts';
import { builtLexicon } from '../lexicon.ts';
import { finder } from '../measureSets.ts';
import { share } from '../share.ts';
import { runningText } from './keptApart.ts';
import { type AlarmFigures, measureAlarms, measurePlanted } from './measurePlanted.ts';
import { nounPhrasePlants, type Planted, type PlantKind, subjectVerbPlants } from './plant.ts';
import { textPlants } from './textPlants.ts';
import { unseenTrees } from './trees.ts';

type Print = (line: string) => void;

/** How many mistakes of a kind are planted in running text, and how many right sentences are checked beside them. */
const TEXT_PLANTS = 1000;
const RIGHT_SENTENCES = 10_000;
const ALARM_WORDS = 1_000_000;

const KINDS: readonly PlantKind[] = ['subject-verb', 'noun-phrase'];

const descending = (map: ReadonlyMap<string, number>): [string, number][] => [...map].sort((a, b) => b[1] - a[1]);

/** Prints how many planted mistakes are found, and the findings in right sentences by the rules that find such mistakes. */
export function printPlanted(
  language: TextLanguage,
  data: { ud: string; text: string },
  more: { misses: boolean; alarms: boolean },
  print: Print,
): void {
  const lexicon = builtLexicon(language);
  const find = finder(loadedChecker(language), language);
  const trees = unseenTrees(data.ud, language);
  const right = runningText(data.text, language, true);
  const inTrees = trees.flatMap((tree) => [
    ...subjectVerbPlants(tree, lexicon),
    ...nounPhrasePlants(tree, lexicon, language),
  ]);
  const inText = right.flatMap((text) => textPlants(text, lexicon, language));
  const alarms = measureAlarms(right, find, { sentences: RIGHT_SENTENCES });
  print(`${language}: planted mistakes in unseen sentences, each alone; ${trees.length} trees`);
  for (const kind of KINDS) {
    const rules = new Set<string>();
    const measure = (name: string, plants: readonly Planted[]): void => {
      const { planted, found, mended, byRule, missed } = measurePlanted(plants, find);
      if (planted === 0) return;
      print(`  ${kind} ${name}: found ${share(found, planted)} mended ${share(mended, planted)} of ${planted}`);
      for (const [rule, hits] of descending(byRule)) {
        if (hits / planted >= 0.005) print(`    ${share(hits, planted)} ${rule}`);
        if (hits / planted >= 0.005 && !rule.startsWith('spelling.')) rules.add(rule);
      }
      if (more.misses) for (const line of missed) print(`  ${kind} ${name} missed ${line}`);
    };
    const ofKind = (plants: readonly Planted[]): Planted[] => plants.filter((plant) => plant.kind === kind);
    measure('in trees', ofKind(inTrees));
    measure('in running text', ofKind(inText).slice(0, TEXT_PLANTS));
    const flags = [...rules].reduce((sum, rule) => sum + (alarms.byRule.get(rule) ?? 0), 0);
    print(
      `  ${kind}: these rules flag ${((1000 * flags) / alarms.sentences).toFixed(2)} per 1,000 sentences of running text`,
    );
    if (more.alarms)
      for (const line of alarms.examples) if (rules.has(line.split(' ')[0] as string)) print(`  alarm ${line}`);
  }
  printTotal(alarms, print);
}

function printTotal({ byRule, sentences, words }: AlarmFigures, print: Print): void {
  const all = [...byRule.values()].reduce((sum, flags) => sum + flags, 0);
  const per = (whole: number, unit: number): string => ((unit * all) / whole).toFixed(2);
  print(
    `  all grammar on running text: ${per(sentences, 1000)} per 1,000 of ${sentences} sentences, ${per(words, 100_000)} per 100,000 of ${words} words`,
  );
}

/** Prints how often each rule fires in a million words of right running text. */
export function printAlarmsRun(language: TextLanguage, folder: string, showAlarms: boolean, print: Print): void {
  const find = finder(loadedChecker(language), language);
  const figures = measureAlarms(runningText(folder, language, true), find, { words: ALARM_WORDS });
  print(`${language}: findings per 100,000 words of running text that nothing learns from`);
  printTotal(figures, print);
  for (const [rule, flags] of descending(figures.byRule)) {
    print(`    ${((100_000 * flags) / figures.words).toFixed(2).padStart(7)} ${String(flags).padStart(5)} ${rule}`);
  }
  if (showAlarms) for (const line of figures.examples.sort()) print(`  alarm ${line}`);
}
