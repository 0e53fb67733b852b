// Phrases of many words for one or two.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import { englishClasses } from '../classes.ts';
import rows from '../rows/wordy.tsv';

/** in the near future: soon. */
export const wordy = defineRewrite({
  id: 'en.rewrite.wordy',
  kind: 'wordy',
  ...rewriteRows(rows, englishClasses),
});
