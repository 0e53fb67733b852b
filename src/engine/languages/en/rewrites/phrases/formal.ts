// Colloquial words and contractions, for formal texts.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/formal.tsv';

/** can't: cannot. */
export const formalWords = defineRewrite({
  id: 'en.rewrite.formal',
  kind: 'formal',
  ...rewriteRows(rows, englishClasses),
});
