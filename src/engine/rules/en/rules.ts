// The English rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { adjectiveRules } from './adjectives.ts';
import { clauseAgreementRules } from './agreementClause.ts';
import { invertedAgreementRules } from './agreementInverted.ts';
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
import { nounForVerb } from './confusionsSpeech.ts';
import { confusionUseRules } from './confusionsUse.ts';
import { tableRules } from './confusionTables.ts';
import { frameRules } from './everydayFrames.ts';
import { hyphenRules } from './hyphens.ts';
import { prefixRules } from './hyphensPrefixes.ts';
import { irregularRules } from './irregularForms.ts';
import { wordRules } from './missingWords.ts';
import { negationRules } from './negation.ts';
import { prepositionRules } from './prepositions.ts';
import { timeRules } from './prepositionsTime.ts';
import { pronounRules } from './pronouns.ts';
import { punctuationRules } from './punctuation.ts';
import { quantityRules } from './quantities.ts';
import { runOnRules } from './runOns.ts';
import { splitRules } from './splitJoin.ts';
import { tenseRules } from './tenses.ts';
import { togetherRules } from './tensesTogether.ts';
import { complementRules } from './verbComplements.ts';
import { verbFormRules } from './verbForms.ts';
import { verbAfterRules } from './verbFormsAfter.ts';
import { missingFormRules } from './verbFormsMissing.ts';
import { verbSubjectRules } from './verbFormsSubject.ts';
import { objectVerbRules } from './verbObjects.ts';
import { verbPairRules } from './verbPairs.ts';
import { verbPatternRules } from './verbPatterns.ts';
import { phraseRules } from './verbPhrases.ts';
import { orderRules } from './wordOrder.ts';
import { questionRules } from './wordOrderQuestions.ts';

/** All English rules. */
export const englishRules: readonly Rule[] = [
  ...possessiveRules,
  ...itsRules,
  ...confusionRules,
  ...tableRules,
  nounForVerb,
  ...contextRules,
  ...subjectRules,
  ...verbAgreementRules,
  ...clauseAgreementRules,
  ...invertedAgreementRules,
  ...nounRules,
  ...quantityRules,
  ...verbFormRules,
  ...missingFormRules,
  ...verbPatternRules,
  ...verbAfterRules,
  ...complementRules,
  ...objectVerbRules,
  ...verbSubjectRules,
  ...verbPairRules,
  ...togetherRules,
  ...tenseRules,
  ...frameRules,
  ...orderRules,
  ...questionRules,
  ...phraseRules,
  ...irregularRules,
  ...confusionUseRules,
  ...negationRules,
  ...adjectiveRules,
  ...articleRules,
  ...prepositionRules,
  ...timeRules,
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
