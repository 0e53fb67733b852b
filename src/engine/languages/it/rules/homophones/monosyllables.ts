// One-syllable words that only an accent distinguishes: sì and si, lì and li, dà and da.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { tagged } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import rows from '../../rows/monosyllables.tsv';

/** dico si, li dietro, mi da: accents on one-syllable words. */
export const monosyllables = defineRule({
  id: 'it.accents.monosyllables',
  ...rowsOf(rows, { numeral: () => tagged(Pos.numeral) }),
});
