// The German rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { adjectiveRules } from './agreementAdjective.ts';
import { caseRules } from './agreementCase.ts';
import { clauseAgreementRules } from './agreementClause.ts';
import { coordinatedSubject } from './agreementCoordinated.ts';
import { formRules } from './agreementForms.ts';
import { determinerRules } from './agreementNounPhrase.ts';
import { nounVerbRules } from './agreementNounVerb.ts';
import { numberFormRules } from './agreementNumber.ts';
import { personRules } from './agreementPersons.ts';
import { phraseRules } from './agreementPhrase.ts';
import { pronounVerbRules } from './agreementSubjectVerb.ts';
import { nominalRules } from './capitals.ts';
import { adjectiveCapitalRules } from './capitalsAdjectives.ts';
import { adverbCapitalRules } from './capitalsAdverbs.ts';
import { nounCapitalRules } from './capitalsNouns.ts';
import { politeRules } from './capitalsPolite.ts';
import { verbLikeRules } from './capitalsVerbLike.ts';
import { verbNounRules } from './capitalsVerbs.ts';
import { accusativeRules } from './casesAccusative.ts';
import { bareRules } from './casesBare.ts';
import { dativeRules } from './casesDative.ts';
import { genitiveNeeded } from './casesGenitive.ts';
import { objectCase } from './casesObject.ts';
import { objectVerbRules } from './casesObjectVerbs.ts';
import { subjectCase } from './casesSubject.ts';
import { clauseCommaRules } from './commas.ts';
import { announcedCommaRules } from './commasAnnounced.ts';
import { esCommaRules } from './commasEs.ts';
import { groupCommaRules } from './commasGroups.ts';
import { pronounCommaRules } from './commasPronouns.ts';
import { likeRules } from './confusions.ts';
import { dennRules } from './confusionsDenn.ts';
import { pronounRules } from './confusionsPronouns.ts';
import { dassRules } from './dassDas.ts';
import { dasRules } from './dassPronoun.ts';
import { dassStartRules } from './dassStart.ts';
import { verbEndingRules } from './verbEndings.ts';
import { verbFormRules } from './verbForms.ts';
import { verbGroupRules } from './verbGroups.ts';
import { verbMoodRules } from './verbMoods.ts';
import { zuRules } from './verbZu.ts';
import { zuAfterVerbRules } from './verbZuAfterVerb.ts';
import { zuInsideRules } from './verbZuInside.ts';
import { spellingRules } from './wordForms.ts';
import { dayRules } from './wordFormsDays.ts';
import { numberRules } from './wordFormsNumbers.ts';
import { writtenTogether } from './wordFormsTogether.ts';
import { wordOrderRules } from './wordOrder.ts';
import { questionRules } from './wordOrderQuestions.ts';

/** All German rules. */
export const germanRules: readonly Rule[] = [
  ...dassRules,
  ...dasRules,
  ...dassStartRules,
  ...clauseCommaRules,
  ...groupCommaRules,
  ...announcedCommaRules,
  ...pronounCommaRules,
  ...esCommaRules,
  ...determinerRules,
  ...adjectiveRules,
  ...pronounVerbRules,
  ...nounVerbRules,
  coordinatedSubject,
  ...clauseAgreementRules,
  ...personRules,
  ...formRules,
  ...numberFormRules,
  genitiveNeeded,
  subjectCase,
  ...bareRules,
  ...dativeRules,
  ...accusativeRules,
  ...objectVerbRules,
  ...nominalRules,
  ...verbNounRules,
  ...adjectiveCapitalRules,
  ...nounCapitalRules,
  ...politeRules,
  ...verbLikeRules,
  ...likeRules,
  ...dennRules,
  ...pronounRules,
  ...verbFormRules,
  ...verbMoodRules,
  ...spellingRules,
  writtenTogether,
  ...numberRules,
  ...dayRules,
  objectCase,
  ...caseRules,
  ...phraseRules,
  ...adverbCapitalRules,
  ...verbGroupRules,
  ...verbEndingRules,
  ...zuRules,
  ...zuAfterVerbRules,
  ...zuInsideRules,
  ...wordOrderRules,
  ...questionRules,
];
