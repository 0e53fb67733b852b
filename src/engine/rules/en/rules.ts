// The English rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { nounRules } from './agreementNouns.ts';
import { subjectRules } from './agreementSubjects.ts';
import { apostropheRules } from './apostrophes.ts';
import { articleRules } from './articles.ts';
import { capitalRules } from './capitals.ts';
import { commaRules } from './commas.ts';
import { confusionRules } from './confusions.ts';
import { itsRules } from './confusionsIts.ts';
import { possessiveRules } from './confusionsPossessives.ts';
import { tableRules } from './confusionTables.ts';
import { wordRules } from './missingWords.ts';
import { prepositionRules } from './prepositions.ts';
import { pronounRules } from './pronouns.ts';
import { runOnRules } from './runOns.ts';
import { splitRules } from './splitJoin.ts';
import { verbFormRules } from './verbForms.ts';
import { verbPatternRules } from './verbPatterns.ts';

/** All English rules. */
export const englishRules: readonly Rule[] = [
  ...possessiveRules,
  ...itsRules,
  ...confusionRules,
  ...tableRules,
  ...subjectRules,
  ...nounRules,
  ...verbFormRules,
  ...verbPatternRules,
  ...articleRules,
  ...prepositionRules,
  ...pronounRules,
  ...apostropheRules,
  ...capitalRules,
  ...splitRules,
  ...commaRules,
  ...runOnRules,
  ...wordRules,
];
