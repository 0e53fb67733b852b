// What says the same twice.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/doubled.tsv';

/** free gift: gift. */
export const doubled = defineRewrite({
  id: 'en.rewrite.doubled',
  kind: 'doubled',
  ...rewriteRows(rows, englishClasses),
});
