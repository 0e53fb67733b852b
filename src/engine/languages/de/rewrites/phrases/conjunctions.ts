// Roundabout ways of opening a clause: aufgrund der Tatsache, dass; weil.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import rows from '../rows/conjunctions.tsv';

const { rows: patterns, suggest } = rewriteRows(rows);

const OPENS_ALREADY = /^(?:und|oder|sondern|auch|nur|gerade|besonders|erst|schon|selbst|sogar|[,;:–—(])$/;

/** Aufgrund der Tatsache, dass es regnet: weil es regnet. */
export const conjunction = defineRewrite({
  id: 'de.rewrite.conjunction',
  kind: 'wordy',
  rows: patterns,
  turn: (m) => {
    const [first, last] = [m.marked()[0], m.marked().at(-1)];
    if (!first || !last) return null;
    const texts = suggest(m);
    const before = m.sentence.tokens[first.index - 1];
    if (!before || OPENS_ALREADY.test(before.lower)) return { from: first.index, to: last.index, texts };
    // "Er kam aufgrund der Tatsache, dass": a clause begins with a comma
    if (before.kind !== 'word') return null;
    return { from: before.index, to: last.index, texts: texts.map((text) => `${before.text}, ${text}`) };
  },
});
