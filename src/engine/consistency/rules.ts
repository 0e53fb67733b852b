// The rules over whole texts that all languages share, set up for one of them.
import type { Rule } from '../rules/types.ts';
import { apostropheShape } from './apostrophes.ts';
import { dashShape } from './dashes.ts';
import { oddWeekday, sameDate } from './dates.ts';
import { nameSpelling } from './names.ts';
import { decimalMark, percentGap, thousandsMark } from './numbers.ts';
import { quotationMarks } from './quotes.ts';
import type { ConsistencyFacts } from './types.ts';
import { variantSpelling } from './variants.ts';

/** See the head of this file. */
export const consistencyRulesOf = (facts: ConsistencyFacts): readonly Rule[] => [
  variantSpelling(facts),
  nameSpelling(facts),
  sameDate(facts),
  oddWeekday(facts),
  apostropheShape,
  quotationMarks(facts.quotes),
  dashShape,
  percentGap(facts.spacedPercent),
  thousandsMark(facts.currencies),
  decimalMark(facts.currencies),
];
