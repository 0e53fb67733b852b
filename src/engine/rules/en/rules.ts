// The English rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { nounRules } from './agreementNouns.ts';
import { subjectRules } from './agreementSubjects.ts';
import { verbAgreementRules } from './agreementVerbs.ts';
import { apostropheRules } from './apostrophes.ts';
import { articleRules } from './articles.ts';
import { capitalRules } from './capitals.ts';
import { commaRules } from './commas.ts';
import { addressCommaRules } from './commasAddress.ts';
import { clauseCommaRules } from './commasClauses.ts';
import { insertedCommaRules } from './commasInside.ts';
import { openingCommaRules } from './commasOpening.ts';
import { confusionRules } from './confusions.ts';
import { contextRules } from './confusionsContext.ts';
import { itsRules } from './confusionsIts.ts';
import { possessiveRules } from './confusionsPossessives.ts';
import { tableRules } from './confusionTables.ts';
import { hyphenRules } from './hyphens.ts';
import { prefixRules } from './hyphensPrefixes.ts';
import { wordRules } from './missingWords.ts';
import { prepositionRules } from './prepositions.ts';
import { pronounRules } from './pronouns.ts';
import { punctuationRules } from './punctuation.ts';
import { quantityRules } from './quantities.ts';
import { runOnRules } from './runOns.ts';
import { splitRules } from './splitJoin.ts';
import { verbFormRules } from './verbForms.ts';
import { verbAfterRules } from './verbFormsAfter.ts';
import { verbSubjectRules } from './verbFormsSubject.ts';
import { verbPairRules } from './verbPairs.ts';
import { verbPatternRules } from './verbPatterns.ts';

/** All English rules. */
export const englishRules: readonly Rule[] = [
  ...possessiveRules,
  ...itsRules,
  ...confusionRules,
  ...tableRules,
  ...contextRules,
  ...subjectRules,
  ...verbAgreementRules,
  ...nounRules,
  ...quantityRules,
  ...verbFormRules,
  ...verbPatternRules,
  ...verbAfterRules,
  ...verbSubjectRules,
  ...verbPairRules,
  ...articleRules,
  ...prepositionRules,
  ...pronounRules,
  ...apostropheRules,
  ...capitalRules,
  ...splitRules,
  ...commaRules,
  ...hyphenRules,
  ...prefixRules,
  ...insertedCommaRules,
  ...addressCommaRules,
  ...punctuationRules,
  ...clauseCommaRules,
  ...openingCommaRules,
  ...runOnRules,
  ...wordRules,
];
