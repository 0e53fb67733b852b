// The German rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { adjectiveRules } from './agreementAdjective.ts';
import { determinerRules } from './agreementNounPhrase.ts';
import { nounVerbRules } from './agreementNounVerb.ts';
import { pronounVerbRules } from './agreementSubjectVerb.ts';
import { nominalRules } from './capitals.ts';
import { nounCapitalRules } from './capitalsNouns.ts';
import { clauseCommaRules } from './commas.ts';
import { groupCommaRules } from './commasGroups.ts';
import { likeRules } from './confusions.ts';
import { dennRules } from './confusionsDenn.ts';
import { pronounRules } from './confusionsPronouns.ts';
import { dassRules } from './dassDas.ts';
import { dasRules } from './dassPronoun.ts';
import { verbFormRules } from './verbForms.ts';
import { verbMoodRules } from './verbMoods.ts';
import { spellingRules } from './wordForms.ts';
import { numberRules } from './wordFormsNumbers.ts';

/** All German rules. */
export const germanRules: readonly Rule[] = [
  ...dassRules,
  ...dasRules,
  ...clauseCommaRules,
  ...groupCommaRules,
  ...determinerRules,
  ...adjectiveRules,
  ...pronounVerbRules,
  ...nounVerbRules,
  ...nominalRules,
  ...nounCapitalRules,
  ...likeRules,
  ...dennRules,
  ...pronounRules,
  ...verbFormRules,
  ...verbMoodRules,
  ...spellingRules,
  ...numberRules,
];
