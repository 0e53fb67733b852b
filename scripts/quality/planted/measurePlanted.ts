// How many planted mistakes of agreement the whole check finds and mends, by which rules, and what it flags in right running text.
import { isGrammar } from '../measureSets.ts';
import type { Found } from '../setFigures.ts';
import type { Planted } from './plant.ts';

/** Planted mistakes: how many there are, are found, and become the right sentence by the first suggestion of a finding. */
export interface PlantedFigures {
  planted: number;
  found: number;
  mended: number;
  /** How many each rule found. */
  byRule: Map<string, number>;
  missed: string[];
}

/** Findings in right text. */
export interface AlarmFigures {
  sentences: number;
  words: number;
  byRule: Map<string, number>;
  /** Sentences with a finding of each rule, for looking at. */
  examples: string[];
}

const overlaps = ({ start, end }: Found, [from, to]: readonly [number, number]): boolean => start < to && from < end;

const count = (map: Map<string, number>, key: string): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

/** Whether a finding of the wrong sentence is also one of the right sentence. */
function isOld({ wrong, text }: Planted, match: Found, old: readonly Found[]): boolean {
  const part = wrong.slice(match.start, match.end);
  return old.some((each) => each.rule === match.rule && text.slice(each.start, each.end) === part);
}

/** Checks right and wrong sentences; a finding counts if it touches the planted word or what it must agree with. */
export function measurePlanted(plants: readonly Planted[], find: (text: string) => readonly Found[]): PlantedFigures {
  const figures: PlantedFigures = { planted: 0, found: 0, mended: 0, byRule: new Map(), missed: [] };
  const rightOnes = new Map<string, readonly Found[]>();
  for (const plant of plants) {
    const old = rightOnes.get(plant.text) ?? find(plant.text);
    rightOnes.set(plant.text, old);
    const here = find(plant.wrong).filter(
      (match) => overlaps(match, [plant.start, plant.end]) || overlaps(match, plant.mate),
    );
    const fresh = here.filter((match) => !isOld(plant, match, old));
    figures.planted++;
    for (const rule of new Set(fresh.map((match) => match.rule))) count(figures.byRule, rule);
    const { wrong, text } = plant;
    if (fresh.length > 0) figures.found++;
    else
      figures.missed.push(
        `${wrong.slice(0, plant.start)}[${wrong.slice(plant.start, plant.end)}]${wrong.slice(plant.end)}`,
      );
    const fixes = fresh.map(
      ({ start, end, fix }) => fix !== undefined && wrong.slice(0, start) + fix + wrong.slice(end),
    );
    if (fixes.includes(text)) figures.mended++;
  }
  return figures;
}

/** Checks right sentences until so many words have been read. Grammar only: spelling is measured elsewhere. */
export function measureAlarms(
  sentences: Iterable<string>,
  find: (text: string) => readonly Found[],
  most: { words?: number; sentences?: number },
): AlarmFigures {
  const figures: AlarmFigures = { sentences: 0, words: 0, byRule: new Map(), examples: [] };
  for (const sentence of sentences) {
    if (figures.words >= (most.words ?? Infinity) || figures.sentences >= (most.sentences ?? Infinity)) break;
    figures.sentences++;
    figures.words += sentence.split(/\s+/).length;
    for (const match of find(sentence).filter(isGrammar)) {
      count(figures.byRule, match.rule);
      const { start, end, rule, fix } = match;
      figures.examples.push(
        `${rule} ${sentence.slice(0, start)}[${sentence.slice(start, end)}>${fix ?? '?'}]${sentence.slice(end)}`,
      );
    }
  }
  return figures;
}
