// Prepositions of several words for plain ones, joined with the article behind them: nell'ambito del progetto, nel progetto.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { hasInnerCapital } from '../../../../rules/ask.ts';
import { articleIn, classes, isRepeated } from '../phrases/classes.ts';
import rows from '../rows/prepositions.tsv';

/** The beginnings that merge with an article: in + il, nel. */
const MERGED: Readonly<Record<string, string>> = { in: 'ne', da: 'da', a: 'a', su: 'su', di: 'de' };

/** A preposition and an article: nel, vicino alla, con il. */
function joined(preposition: string, article: string): string {
  if (article === '') return preposition;
  const words = preposition.split(' ');
  const stem = MERGED[words.at(-1) ?? ''];
  if (stem === undefined) return `${preposition} ${article}`;
  // "il" is l, "la" is lla, "l'" is ll', "gli" stays: nel, nella, nell', negli
  const ending = article === 'il' ? 'l' : article.startsWith('l') ? `l${article}` : article;
  return [...words.slice(0, -1), stem + ending].join(' ');
}

const plain = rewriteRows(rows, classes);

/** Nell'ambito del progetto: nel progetto. */
export const preposition = defineRewrite({
  id: 'it.rewrite.preposition',
  kind: 'simple',
  goals: ['clearer', 'simpler', 'shorter'],
  rows: plain.rows,
  // Nell'Ambito: part of a name
  where: (m) => !isRepeated(m) && !hasInnerCapital(m.marked()[0]),
  suggest: (m) => plain.suggest(m).map((text) => joined(text, articleIn(m.marked().at(-1)))),
});
