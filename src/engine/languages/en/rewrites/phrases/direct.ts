// Requests and opinions that take a detour.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/direct.tsv';

/** I would be grateful if you could: please. */
export const direct = defineRewrite({
  id: 'en.rewrite.direct',
  kind: 'direct',
  ...rewriteRows(rows, englishClasses),
});
