// Learns how much the sentence counts in the order of suggestions (src/engine/spelling/rank/inSentence.ts): npx node
// scripts/train/suggestions.ts DATA_DIR [languages]. Tries a grid of weights on the misspellings of DATA_DIR/spelling planted in lines
// of DATA_DIR/text that no net has learnt from, and on those of DATA_DIR/eval without its letters; prints the best, to be entered there by hand.
import { isTextLanguage, TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { FIT_WEIGHTS, type FitWeights } from '../../src/engine/spelling/rank/inSentence.ts';
import { evaluationCases, plantedCases } from '../quality/sentenceCases.ts';
import {
  loadLanguage,
  type SentenceExample,
  sentenceExamples,
  top1,
  withoutNet,
} from '../quality/sentenceSuggestions.ts';

const CASES = 1600;
const BEST = 5;
const GRID: Readonly<Record<keyof FitWeights, readonly number[]>> = {
  odds: [1.5, 2, 2.5, 3, 3.5],
  unknown: [3, 6, 9, 12],
  several: [0, 4],
  small: [0, 4, 8],
  flag: [0, 2, 4, 6, 8],
};

/** Weights of the net are of no use without one. */
const NET_ONLY: readonly (keyof FitWeights)[] = ['odds', 'unknown', 'several'];

function* grid(hasNet: boolean, names = Object.keys(GRID) as (keyof FitWeights)[]): Generator<FitWeights> {
  const [name, ...others] = names;
  if (name === undefined) return yield FIT_WEIGHTS;
  const values = hasNet || !NET_ONLY.includes(name) ? GRID[name] : [FIT_WEIGHTS[name]];
  for (const weights of grid(hasNet, others)) for (const value of values) yield { ...weights, [name]: value };
}

const percent = (share: number): string => (100 * share).toFixed(2);

function tell(name: string, parts: readonly SentenceExample[][], hasNet: boolean): void {
  const shares = (weights?: FitWeights): number[] => parts.map((examples) => top1(examples, weights));
  const line = (label: string, each: readonly number[]): string =>
    `  planted ${percent(each[0] ?? 0)} eval ${percent(each[1] ?? 0)}  ${label}`;
  console.log(`${name}: ${parts.map(({ length }) => length).join(' and ')} words`);
  console.log(line('by the words alone', shares()));
  console.log(line('with the weights of today', shares(FIT_WEIGHTS)));
  const tried = [...grid(hasNet)].map((weights) => ({ weights, each: shares(weights) }));
  const sum = ({ each }: { each: readonly number[] }): number => each.reduce((a, b) => a + b, 0);
  tried.sort((a, b) => sum(b) - sum(a));
  for (const { weights, each } of tried.slice(0, BEST)) console.log(line(JSON.stringify(weights), each));
}

const [data, ...named] = process.argv.slice(2);
if (data === undefined) throw new Error('suggestions.ts DATA_DIR [languages]');
for (const language of named.length > 0 ? named.filter(isTextLanguage) : TEXT_LANGUAGES) {
  const languages = loadLanguage(language);
  if (!languages) continue;
  const cases = [plantedCases(data, language, CASES), evaluationCases(data, language, 'others')];
  const parts = cases.map((each) => sentenceExamples(language, languages, each));
  tell(`${language} without a net`, parts.map(withoutNet), false);
  if (languages.grammarOf(language)?.hasNet) tell(`${language} with its net`, parts, true);
}
