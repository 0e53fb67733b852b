// Corrections of one word, best first: collects candidates (candidates/collect.ts), scores them (rank/score.ts), gives them
// the case of the typed word and keeps only those the dictionary accepts. Never throws; deterministic per word.
import { type SpellPack } from '../../pack/spellPack.ts';
import { type Suggestion } from '../../types.ts';
import { type Candidate } from '../candidates/candidates.ts';
import { collectCandidates, probe } from '../candidates/collect.ts';
import { repairEncoding } from '../candidates/repair.ts';
import { isWord } from '../lookup.ts';
import { capitalised } from '../search/emit.ts';
import { acceptedForm } from './case.ts';
import { type RankContext, rankContext } from './features.ts';
import { isOffensive, mayOffend } from './offensive.ts';
import { scoreOf, weightsOf } from './score.ts';

/** Options of `suggest`. */
export interface SuggestOptions {
  /** Maximum number of corrections; default 8. */
  max?: number;
  /** Limit on the work; default and maximum 20,000. */
  maxVisits?: number;
  /** Words of the personal dictionary: also offered if they are near. */
  personalWords?: readonly string[];
  /** Looks farther for others when a good one has been found: the sentence may ask for one of them. */
  isThorough?: boolean;
}

const MAX_LENGTH = 40;
const PROBE_MIN_LENGTH = 5;

let visits = 0;

/** Visits (rows of the edit matrix) used by the last call of `suggest` or `hasCloseFrequentCandidate`. */
export function lastVisits(): number {
  return visits;
}

/** Corrections of `word` as written in a text, best first; [] if nothing is near or it has more than 40 letters. */
export function suggest(pack: SpellPack, word: string, dialectBit: number, options: SuggestOptions = {}): Suggestion[] {
  visits = 0;
  const max = options.max ?? 8;
  const straight = straightened(word);
  if (straight === '' || straight.length > MAX_LENGTH || max <= 0) return [];
  const repaired = repairEncoding(straight);
  if (repaired !== null && isWord(pack, repaired, dialectBit)) {
    return [{ text: repaired, cost: 1, frequency: 8, score: -50 }];
  }
  const collected = collectCandidates(pack, { ...options, word: straight, dialectBit });
  visits = collected.visits;
  const suggestions = rank(rankContext(pack, straight, collected.typed), straight, collected.candidates, dialectBit, {
    ...options,
    max,
  });
  if (!/[’ʼ]/.test(word)) return suggestions;
  return suggestions.map((suggestion) => ({ ...suggestion, text: suggestion.text.replaceAll("'", '’') }));
}

/**
 * Whether a common word is near: tells a misspelt capitalised word from a name. Cheap: at most 400 visits and no list.
 * False for words of fewer than 5 or more than 40 letters.
 */
export function hasCloseFrequentCandidate(pack: SpellPack, word: string, dialectBit: number): boolean {
  visits = 0;
  const straight = straightened(word);
  if (straight.length < PROBE_MIN_LENGTH || straight.length > MAX_LENGTH) return false;
  const found = probe(pack, straight, dialectBit);
  visits = found.visits;
  return found.isNear;
}

const straightened = (word: string): string => word.normalize('NFC').replace(/[’ʼ]/g, "'");

const personalForms = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Personal words as they may be written. A list of thousands comes with every word of a text. */
function formsOf(words: readonly string[]): ReadonlySet<string> {
  const forms = personalForms.get(words) ?? new Set(words.flatMap((w) => [w, capitalised(w), w.toUpperCase()]));
  personalForms.set(words, forms);
  return forms;
}

function rank(
  context: RankContext,
  word: string,
  candidates: readonly Candidate[],
  dialectBit: number,
  { max, personalWords = [] }: { max: number; personalWords?: readonly string[] },
): Suggestion[] {
  const { pack } = context;
  const weights = weightsOf(pack.tables);
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, context, weights) }));
  scored.sort((a, b) => a.score - b.score || (a.candidate.text < b.candidate.text ? -1 : 1));
  const personal = formsOf(personalWords);
  const seen = new Set([word]);
  const suggestions: Suggestion[] = [];
  let offensive: Suggestion | undefined;
  for (const { candidate, score } of scored) {
    if (suggestions.length >= max) break;
    const text = acceptedForm(pack, candidate.text, context.typedCase, dialectBit, personal);
    if (text === null || seen.has(text)) continue;
    seen.add(text);
    const suggestion = { text, cost: candidate.cost, frequency: candidate.frequency, score };
    if (personal.has(text) || !isOffensive(pack, text)) suggestions.push(suggestion);
    else offensive ??= suggestion;
  }
  if (!offensive || !mayOffend(context.word, offensive.text, context.typedCase, suggestions)) return suggestions;
  return [offensive, ...suggestions].slice(0, max);
}
