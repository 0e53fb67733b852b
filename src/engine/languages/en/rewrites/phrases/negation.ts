// Negations of negations, and negations with a word of their own.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/negation.tsv';

/** not unlike: like. */
export const negations = defineRewrite({
  id: 'en.rewrite.negation',
  kind: 'negation',
  ...rewriteRows(rows, englishClasses),
});
