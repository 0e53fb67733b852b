// The English rules: one family a file, put together here.
import type { Rule } from '../../../rules/types.ts';
import { clauseAgreementRules } from './agreement/clause.ts';
import { invertedAgreementRules } from './agreement/inverted.ts';
import { nounRules } from './agreement/nouns.ts';
import { subjectRules } from './agreement/subjects.ts';
import { verbAgreementRules } from './agreement/verbs.ts';
import { addressCommaRules } from './commas/address.ts';
import { commaRules } from './commas/between.ts';
import { clauseCommaRules } from './commas/clauses.ts';
import { insertedCommaRules } from './commas/inside.ts';
import { punctuationRules } from './commas/marks.ts';
import { openingCommaRules } from './commas/opening.ts';
import { runOnRules } from './commas/runOns.ts';
import { itsRules } from './confusions/its.ts';
import { nounForVerb } from './confusions/partsOfSpeech.ts';
import { possessiveRules } from './confusions/possessives.ts';
import { contextRules } from './confusions/smallWords.ts';
import { tableRules } from './confusions/tables.ts';
import { confusionUseRules } from './confusions/use.ts';
import { confusionRules } from './confusions/words.ts';
import { adjectiveRules } from './nounPhrases/adjectives.ts';
import { articleRules } from './nounPhrases/articles.ts';
import { pronounRules } from './nounPhrases/pronouns.ts';
import { quantityRules } from './nounPhrases/quantities.ts';
import { prepositionRules } from './prepositions/asked.ts';
import { timeRules } from './prepositions/time.ts';
import { frameRules } from './sentences/everydayFrames.ts';
import { wordRules } from './sentences/missingWords.ts';
import { negationRules } from './sentences/negation.ts';
import { questionRules } from './sentences/questions.ts';
import { orderRules } from './sentences/wordOrder.ts';
import { complementRules } from './verbs/complements.ts';
import { verbFormRules } from './verbs/forms.ts';
import { verbAfterRules } from './verbs/formsAfter.ts';
import { missingFormRules } from './verbs/formsMissing.ts';
import { verbSubjectRules } from './verbs/formsSubject.ts';
import { irregularRules } from './verbs/irregularForms.ts';
import { objectVerbRules } from './verbs/objects.ts';
import { verbPairRules } from './verbs/pairs.ts';
import { verbPatternRules } from './verbs/patterns.ts';
import { phraseRules } from './verbs/phrases.ts';
import { tenseRules } from './verbs/tenses.ts';
import { togetherRules } from './verbs/tensesTogether.ts';
import { apostropheRules } from './writing/apostrophes.ts';
import { capitalRules } from './writing/capitals.ts';
import { hyphenRules } from './writing/hyphens.ts';
import { prefixRules } from './writing/hyphensPrefixes.ts';
import { splitRules } from './writing/splitJoin.ts';

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
