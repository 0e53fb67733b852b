// Words that add nothing.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/filler.tsv';

/** Basically, it works: It works. */
export const fillers = defineRewrite({
  id: 'en.rewrite.filler',
  kind: 'filler',
  ...rewriteRows(rows, englishClasses),
});
