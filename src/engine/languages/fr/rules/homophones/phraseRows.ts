// Tables of phrases as rows of a rule: the wrong words and what they should be. `a|b` are words of which one stands there; `$2`
// in what it should be is the second word as it was written.
import type { Match } from '../../../../rules/match.ts';
import { word } from '../../../../rules/pattern.ts';
import type { PatternRow } from '../../../../rules/types.ts';

/** A row of such a table. */
export type PhraseRow = readonly [wrong: string, right: string];

/** The words of a row, each with those that may stand in its place: l'air is two words, aujourd'hui is one. */
const split = (text: string): string[][] =>
  text.split(/ |(?<=(?:^|[ |])\p{L}{1,2}')(?=\p{L})/u).map((each) => each.split('|'));

/** The rows of a rule, and what its suggestion is. */
export function phraseRows(table: readonly PhraseRow[]): { rows: PatternRow[]; suggest: (m: Match) => string[] } {
  const rows = table.map(([wrong, right]) => ({ name: wrong, places: split(wrong), right }));
  return {
    rows: rows.map(({ name, places }) => ({ name, patterns: [places.map((place) => word(...place).mark())] })),
    suggest(m) {
      const written = m.sentence.tokens.slice(m.from, m.to).map(({ lower }) => lower);
      const row = rows.find(
        ({ places }) =>
          places.length === written.length && places.every((place, i) => place.includes(written[i] as string)),
      );
      return row ? [filled(row.right, written)] : [];
    },
  };
}

/** What a row makes of the words; behind an apostrophe no blank follows. */
const filled = (right: string, written: readonly string[]): string =>
  right.replace(/\$(\d)( ?)/g, (_, place, gap) => {
    const each = written[place - 1] ?? '';
    return each + (each.endsWith("'") ? '' : gap);
  });
