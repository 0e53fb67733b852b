// Corrections of one word, best first: collects candidates (search.ts, splits.ts), scores them, gives them the case of the typed
// word and keeps only what the dictionary accepts. Never throws; the same word always gets the same list.
import { type SpellPack } from '../pack/spellPack.ts';
import { type Suggestion } from '../types.ts';
import { type Candidate, CandidateSet } from './candidates.ts';
import { addPersonal } from './candidatesPersonal.ts';
import { repairEncoding } from './candidatesRepair.ts';
import { isWord } from './lookup.ts';
import { acceptedForm, caseOf } from './rankCase.ts';
import { type RankContext } from './rankFeatures.ts';
import { scoreOf, weightsOf } from './rankScore.ts';
import { type SearchSeed, type StopRule, search } from './search.ts';
import { searchIndexOf } from './searchIndex.ts';
import { prepareTyped, type TypedWord } from './searchTyped.ts';
import { addFullForms, addHyphens, addSplits } from './splits.ts';
import { languageTables } from './tables.ts';

/** Options of `suggest`. */
export interface SuggestOptions {
  /** At most this many corrections; 8 when left out. */
  max?: number;
  /** Bound of the work; 20,000 when left out, and never more. */
  maxVisits?: number;
  /** Words of the personal dictionary: offered too when they are near. */
  personalWords?: readonly string[];
}

/** No suggestion takes more visits than this, all searches together. */
export const MAX_VISITS = 20_000;
const MAX_LENGTH = 40;
// After so many visits a candidate of this score is good enough to stop: a clear case costs little, a hard one may cost more.
const PATIENCE: readonly StopRule[] = [
  { visits: 1900, score: 3 },
  { visits: 4000, score: 9 },
  { visits: 9000, score: 20 },
];
const KEEP = 16;
const KNOWN_ELISION = 5;
const PROBE_MIN_LENGTH = 5;
const PROBE_MAX_COST = 20;
const PROBE_SCORE = -6;

let visits = 0;

/** Visits (rows of the edit matrix) that the last call of `suggest` or `hasCloseFrequentCandidate` took. */
export function lastVisits(): number {
  return visits;
}

/** Corrections of `word` as it stands in a text, best first; [] when nothing is near or it has more than 40 letters. */
export function suggest(pack: SpellPack, word: string, dialectBit: number, options: SuggestOptions = {}): Suggestion[] {
  visits = 0;
  const max = options.max ?? 8;
  const straight = word.normalize('NFC').replace(/[’ʼ]/g, "'");
  if (straight === '' || straight.length > MAX_LENGTH || max <= 0) return [];
  const repaired = repairEncoding(straight);
  if (repaired !== null && isWord(pack, repaired, dialectBit)) {
    return [{ text: repaired, cost: 1, frequency: 8, score: -50 }];
  }
  const candidates = collect(pack, straight, dialectBit, options);
  const ranked = rank(pack, straight, candidates, dialectBit, options.personalWords ?? []);
  const suggestions = ranked.filter(({ text }) => text !== straight).slice(0, max);
  if (!/[’ʼ]/.test(word)) return suggestions;
  return suggestions.map((suggestion) => ({ ...suggestion, text: suggestion.text.replaceAll("'", '’') }));
}

/** The raw candidates of a word, unordered; for `suggest` and for training. */
export function collect(
  pack: SpellPack,
  word: string,
  dialectBit: number,
  options: SuggestOptions,
  keep = KEEP,
): Candidate[] {
  const index = searchIndexOf(pack);
  const tables = languageTables[pack.language];
  const { weights } = index.costs;
  const lower = word.toLowerCase();
  const candidates = new CandidateSet(weights.frequency, keep, weights.skeleton);
  const typed = prepareTyped(pack, index.costs, lower);
  const limits = {
    dialectBit,
    maxCost: maxCostFor(typed.length),
    maxVisits: Math.min(options.maxVisits ?? MAX_VISITS, MAX_VISITS),
    patience: PATIENCE,
  };
  addPersonal(pack, typed, options.personalWords ?? [], limits.maxCost, candidates);
  addFullForms(pack, lower, dialectBit, tables, candidates);
  addSplits(pack, lower, dialectBit, tables, candidates);
  addHyphens(pack, lower, dialectBit, tables, candidates);
  visits = search(pack, index, typed, seedsFor(pack, typed, lower, weights.elision), limits, candidates);
  return candidates.all();
}

/**
 * Whether a usual word lies near: tells a misspelt capitalised word from a name. Cheap: at most 400 visits and no other
 * candidates.
 */
export function hasCloseFrequentCandidate(pack: SpellPack, word: string, dialectBit: number): boolean {
  visits = 0;
  const lower = word.normalize('NFC').replace(/[’ʼ]/g, "'").toLowerCase();
  if (lower.length < PROBE_MIN_LENGTH || lower.length > MAX_LENGTH) return false;
  const index = searchIndexOf(pack);
  const { weights } = index.costs;
  const candidates = new CandidateSet(weights.frequency, 1, 0);
  candidates.threshold = PROBE_SCORE;
  const typed = prepareTyped(pack, index.costs, lower);
  const limits = { dialectBit, maxCost: PROBE_MAX_COST, maxVisits: 400, patience: [{ visits: 0, score: PROBE_SCORE }] };
  visits = search(pack, index, typed, seedsFor(pack, typed, lower, weights.elision), limits, candidates);
  return candidates.bestScore <= PROBE_SCORE;
}

function maxCostFor(length: number): number {
  return length <= 4 ? 30 : length <= 5 ? 44 : 60;
}

// The word as it stands, its rest after a typed elision, and the rest after letters that may be an elision without apostrophe.
function seedsFor(pack: SpellPack, typed: TypedWord, word: string, elisionCost: number): SearchSeed[] {
  const seeds: SearchSeed[] = [{ column: 0, cost: 0, elision: -1, prefix: '' }];
  pack.elisions.forEach((prefix, elision) => {
    const bare = prefix.slice(0, -1);
    const rest = typed.length - prefix.length;
    if (rest > 0 && word.startsWith(prefix)) {
      seeds.push({ column: prefix.length, cost: 0, elision, prefix });
    } else if (rest > 1 && word.startsWith(bare) && word[bare.length] !== "'") {
      seeds.push({ column: bare.length, cost: elisionCost + KNOWN_ELISION, elision, prefix });
    }
  });
  return seeds;
}

/** What the ranking compares the candidates of `word` with. */
export function rankContext(pack: SpellPack, word: string): RankContext {
  const { costs } = searchIndexOf(pack);
  const lower = word.toLowerCase();
  return { pack, costs, word: lower, typed: prepareTyped(pack, costs, lower), typedCase: caseOf(word) };
}

function rank(
  pack: SpellPack,
  word: string,
  candidates: readonly Candidate[],
  dialectBit: number,
  personalWords: readonly string[],
): Suggestion[] {
  const context = rankContext(pack, word);
  const weights = weightsOf(pack.language);
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, context, weights) }));
  scored.sort((a, b) => a.score - b.score || (a.candidate.text < b.candidate.text ? -1 : 1));
  const personal = new Set(personalWords);
  const seen = new Set<string>();
  const suggestions: Suggestion[] = [];
  for (const { candidate, score } of scored) {
    const text = acceptedForm(pack, candidate.text, context.typedCase, dialectBit, personal);
    if (text === null || seen.has(text)) continue;
    seen.add(text);
    suggestions.push({ text, cost: candidate.cost, frequency: candidate.frequency, score });
  }
  return suggestions;
}
