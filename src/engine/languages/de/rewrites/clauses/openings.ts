// Openings before a clause with dass, which then becomes the main clause: es ist möglich, dass er kommt; vielleicht kommt er.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import type { Match } from '../../../../rules/match.ts';
import emptyRows from '../rows/emptyOpenings.tsv';
import rows from '../rows/openings.tsv';
import { inverted, subjectFirst, type VerbLast, verbLastFrom } from './order.ts';

/** Replaces the marked opening and its clause by what `texts` makes of the clause. */
function turned(m: Match, texts: (clause: VerbLast) => readonly string[]): Turn | null {
  const marked = m.marked();
  const [first, last] = [marked[0], marked.at(-1)];
  const clause = first && last && verbLastFrom(m.sentence, last.index + 1);
  if (!first || !clause) return null;
  const found = texts(clause);
  return found.length > 0 ? { from: first.index, to: clause.to - 1, texts: found } : null;
}

const named = rewriteRows(rows);

/** Es ist möglich, dass der Zug später kommt: vielleicht kommt der Zug später. */
export const opening = defineRewrite({
  id: 'de.rewrite.opening',
  kind: 'opening',
  rows: named.rows,
  turn: (m) => turned(m, (clause) => named.suggest(m).map((word) => `${word} ${inverted(clause)}`)),
});

/** Tatsache ist, dass wir zu wenig Geld haben: wir haben zu wenig Geld. */
export const emptyOpening = defineRewrite({
  id: 'de.rewrite.empty-opening',
  kind: 'opening',
  rows: rewriteRows(emptyRows).rows,
  turn: (m) =>
    turned(m, (clause) => {
      const text = subjectFirst(m.sentence, clause);
      return text === null ? [] : [text];
    }),
});
