// Empty openings, for one adverb or for nothing.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/opening.tsv';

/** It is possible that: perhaps. */
export const openings = defineRewrite({
  id: 'en.rewrite.opening',
  kind: 'opening',
  ...rewriteRows(rows, englishClasses),
});
