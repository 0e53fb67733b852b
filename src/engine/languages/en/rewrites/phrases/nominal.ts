// A light verb and a noun for the verb.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/nominal.tsv';

/** made a decision: decided. */
export const lightVerbs = defineRewrite({
  id: 'en.rewrite.light-verb',
  kind: 'nominal',
  ...rewriteRows(rows, englishClasses),
});
