// The German rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { nounPhraseRules } from './agreementNounPhrase.ts';
import { subjectVerbRules } from './agreementSubjectVerb.ts';
import { capitalRules } from './capitals.ts';
import { commaRules } from './commas.ts';
import { confusionRules } from './confusions.ts';
import { dassRules } from './dassDas.ts';
import { verbFormRules } from './verbForms.ts';
import { wordFormRules } from './wordForms.ts';

/** All German rules. */
export const germanRules: readonly Rule[] = [
  ...dassRules,
  ...commaRules,
  ...nounPhraseRules,
  ...subjectVerbRules,
  ...capitalRules,
  ...confusionRules,
  ...verbFormRules,
  ...wordFormRules,
];
