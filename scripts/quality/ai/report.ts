// npm run quality -- --ai PROVIDER DATA: what a language model corrects in the development sets, behind the guard.
import { loadGuard, type TextLanguage } from '../../../src/engine/index.ts';
import { loadedChecker } from '../../packs/load.ts';
import { readSets } from '../evaluationSets.ts';
import { share } from '../share.ts';
import type { Answers } from './answers.ts';
import { type AiFigures, measureAi } from './figures.ts';
import { tasksOf } from './tasks.ts';

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || 'nothing';

/** The figures of a set as lines. */
export function aiLines(name: string, figures: AiFigures): string[] {
  const { sentences, mistakes, offered, right, said, saidRight, clean, spoilt, wouldSpoil } = figures;
  return [
    `${name}: ${sentences} sentences, ${mistakes} mistakes`,
    `  offered   P ${share(right, offered)}  R ${share(right, mistakes)}  (without the guard P ${share(saidRight, said)}  R ${share(saidRight, mistakes)})`,
    `  right sentences changed: ${spoilt} of ${clean} (without the guard ${wouldSpoil})`,
    `  kept back: ${listed(figures.kept)}`,
    ...(figures.failed.size > 0 ? [`  no answer: ${listed(figures.failed)}`] : []),
    `  other figures: ${figures.otherFigures}`,
  ];
}

/** Measures a language's sets. */
export async function printAi(
  folder: string,
  language: TextLanguage,
  { answers, set }: { answers: Answers; set: string },
  print: (line: string) => void,
): Promise<void> {
  const sets = readSets(folder, language, set);
  if (sets.length === 0) return;
  const tools = { checker: loadedChecker(language), guard: await loadGuard() };
  print(`\n${language}`);
  for (const { name, rows } of sets) {
    const figures = await measureAi(
      rows.flatMap((row) => tasksOf(row, language)),
      answers,
      tools,
    );
    if (figures.sentences > 0) for (const line of aiLines(name, figures)) print(line);
  }
}
