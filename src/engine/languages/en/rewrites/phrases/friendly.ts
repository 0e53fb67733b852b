// Stiff phrases and full forms, for friendly texts.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/friendly.tsv';

/** cannot: can't. */
export const friendlyWords = defineRewrite({
  id: 'en.rewrite.friendly',
  kind: 'friendly',
  ...rewriteRows(rows, englishClasses),
});
