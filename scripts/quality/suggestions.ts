// Measures the suggestions of one language on a list of misspellings.
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import { lastVisits, suggest } from '../../src/engine/spelling/rank/rank.ts';
import { countRows, type MisspellingRow } from './rows.ts';
import { percentile, type RankShares, RankTally, rankOf } from './tally.ts';

/** How good the suggestions of a language are. */
export interface SuggestionQuality {
  rows: number;
  counted: number;
  /** Misspellings that the dictionary accepts, in percent of the rows with a right correction. */
  wronglyAccepted: number;
  all: RankShares;
  /** The same over the two halves of the rows. */
  halves: readonly [RankShares, RankShares];
  bySource: ReadonlyMap<string, RankShares>;
  visits: { p50: number; p95: number; max: number };
  /** Counted rows, for other measurements. */
  list: readonly MisspellingRow[];
}

/** Gets suggestions for each row that counts. `dialectBit` is the dialect of the plain dictionary. */
export function measureSuggestions(
  pack: SpellPack,
  rows: readonly MisspellingRow[],
  dialectBit = 1,
): SuggestionQuality {
  const { all, accepted, counted } = countRows(rows, (word) => isWord(pack, word, dialectBit));
  const total = new RankTally();
  const halves = [new RankTally(), new RankTally()] as const;
  const sources = new Map<string, RankTally>();
  const visits: number[] = [];
  for (const row of counted) {
    const suggestions = suggest(pack, row.misspelling, dialectBit);
    visits.push(lastVisits());
    const rank = rankOf(
      suggestions.map(({ text }) => text),
      row.corrections,
    );
    total.add(rank);
    halves[row.half].add(rank);
    for (const source of row.sources) {
      const tally = sources.get(source) ?? new RankTally();
      tally.add(rank);
      sources.set(source, tally);
    }
  }
  return {
    rows: all,
    counted: counted.length,
    wronglyAccepted: (100 * accepted) / Math.max(1, accepted + counted.length),
    all: total.shares(),
    halves: [halves[0].shares(), halves[1].shares()],
    bySource: new Map([...sources].map(([source, tally]) => [source, tally.shares()])),
    visits: { p50: percentile(visits, 0.5), p95: percentile(visits, 0.95), max: percentile(visits, 1) },
    list: counted,
  };
}
