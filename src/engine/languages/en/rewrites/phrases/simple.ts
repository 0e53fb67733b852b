// Rare and official words for everyday ones.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/simple.tsv';

/** utilize: use. */
export const plainWords = defineRewrite({
  id: 'en.rewrite.plain-word',
  kind: 'simple',
  ...rewriteRows(rows, englishClasses),
});
