// Everything that a typed word may have been meant to be, unordered: words close in spelling or sound, splits, hyphens, full
// forms of elisions, personal words.
import { type SpellPack } from '../../pack/spellPack.ts';
import { searchIndexOf } from '../search/candidateIndex.ts';
import { type StopRule, search } from '../search/search.ts';
import { prepareTyped, type TypedWord } from '../search/typed.ts';
import { addSplits } from '../splits.ts';
import { type Candidate, CandidateSet } from './candidates.ts';
import { addDoubled } from './doubled.ts';
import { addPersonal } from './personal.ts';
import { seedsFor } from './seeds.ts';
import { addVariants } from './variants.ts';

/** The input of a collection. `word` has straight apostrophes. */
export interface CollectRequest {
  word: string;
  dialectBit: number;
  /** At most MAX_VISITS. */
  maxVisits?: number;
  personalWords?: readonly string[];
  /** Looks farther for others when a good candidate has been found: the sentence may ask for one of them. */
  isThorough?: boolean;
}

/** No suggestion takes more visits than this, over all searches. */
export const MAX_VISITS = 20_000;

// After this many visits a candidate with this score is good enough to stop: clear cases are cheap, hard ones cost more.
const PATIENCE: readonly StopRule[] = [
  { visits: 1200, score: -5 },
  { visits: 1900, score: 3 },
  { visits: 4000, score: 9 },
  { visits: 9000, score: 20 },
];
const THOROUGHLY: readonly StopRule[] = PATIENCE.map(({ visits, score }) => ({ visits: 4 * visits, score }));
const KEEP = 16;
// The ranking considers this many candidates, those with the best search scores first.
const MOST_CANDIDATES = 24;

const PROBE_VISITS = 400;
const PROBE_MAX_COST = 20;
const PROBE_SCORE = -6;

/** The candidates of a word, its letters as the search read them, and the visits used. */
export function collectCandidates(
  pack: SpellPack,
  { word, dialectBit, maxVisits = MAX_VISITS, personalWords = [], isThorough = false }: CollectRequest,
): { candidates: Candidate[]; typed: TypedWord; visits: number } {
  const index = searchIndexOf(pack);
  const { tables } = pack;
  const { weights } = index.costs;
  const lower = word.toLowerCase();
  const found = new CandidateSet(weights.frequency, KEEP, weights.skeleton);
  const typed = prepareTyped(pack, index.costs, lower);
  const maxCost = maxCostFor(typed.length);
  addPersonal(pack, typed, personalWords, maxCost, found);
  addVariants(pack, word, dialectBit, found);
  addDoubled(pack, word, dialectBit, found);
  addSplits({ pack, word: lower, dialectBit, tables }, found);
  const patience = isThorough ? THOROUGHLY : PATIENCE;
  const limits = { dialectBit, maxCost, maxVisits: Math.min(maxVisits, MAX_VISITS), patience };
  const seeds = seedsFor(pack, typed, lower, weights.elision);
  const visits = search({ pack, index, typed, seeds, limits, candidates: found });
  const score = ({ cost, frequency }: Candidate): number => cost - weights.frequency * frequency;
  const candidates = found.all().sort((a, b) => score(a) - score(b) || (a.text < b.text ? -1 : 1));
  return { candidates: candidates.slice(0, MOST_CANDIDATES), typed, visits };
}

/** Whether a common word is near, and the visits it took to find out: at most 400. */
export function probe(pack: SpellPack, word: string, dialectBit: number): { isNear: boolean; visits: number } {
  const index = searchIndexOf(pack);
  const { weights } = index.costs;
  const lower = word.toLowerCase();
  const found = new CandidateSet(weights.frequency, 1, 0);
  found.threshold = PROBE_SCORE;
  const typed = prepareTyped(pack, index.costs, lower);
  const patience = [{ visits: 0, score: PROBE_SCORE }];
  const limits = { dialectBit, maxCost: PROBE_MAX_COST, maxVisits: PROBE_VISITS, patience };
  const seeds = seedsFor(pack, typed, lower, weights.elision);
  const visits = search({ pack, index, typed, seeds, limits, candidates: found });
  return { isNear: found.bestScore <= PROBE_SCORE, visits };
}

function maxCostFor(length: number): number {
  return length <= 4 ? 30 : length <= 5 ? 44 : 60;
}
