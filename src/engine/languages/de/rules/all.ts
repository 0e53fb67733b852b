// The German rules: one family a file, put together here.
import type { Rule } from '../../../rules/types.ts';
import { adjectiveRules } from './agreement/adjective.ts';
import { caseRules } from './agreement/case.ts';
import { clauseAgreementRules } from './agreement/clause.ts';
import { coordinatedSubject } from './agreement/coordinated.ts';
import { formRules } from './agreement/forms.ts';
import { determinerRules } from './agreement/nounPhrase.ts';
import { nounVerbRules } from './agreement/nounVerb.ts';
import { numberFormRules } from './agreement/number.ts';
import { personRules } from './agreement/persons.ts';
import { phraseRules } from './agreement/phrase.ts';
import { pronounVerbRules } from './agreement/subjectVerb.ts';
import { adjectiveCapitalRules } from './capitals/adjectives.ts';
import { adverbCapitalRules } from './capitals/adverbs.ts';
import { nounCapitalRules } from './capitals/nouns.ts';
import { politeRules } from './capitals/polite.ts';
import { setPhraseRules } from './capitals/setPhrases.ts';
import { verbLikeRules } from './capitals/verbLike.ts';
import { verbNounRules } from './capitals/verbs.ts';
import { nominalRules } from './capitals/words.ts';
import { accusativeRules } from './cases/accusative.ts';
import { bareRules } from './cases/bare.ts';
import { dativeRules } from './cases/dative.ts';
import { genitiveNeeded } from './cases/genitive.ts';
import { objectCase } from './cases/object.ts';
import { objectVerbRules } from './cases/objectVerbs.ts';
import { subjectCase } from './cases/subject.ts';
import { announcedCommaRules } from './commas/announced.ts';
import { clauseCommaRules } from './commas/clauses.ts';
import { esCommaRules } from './commas/es.ts';
import { groupCommaRules } from './commas/groups.ts';
import { infinitiveCommaRules } from './commas/infinitives.ts';
import { mainClauseCommaRules } from './commas/mainClauses.ts';
import { pronounCommaRules } from './commas/pronouns.ts';
import { dassRules } from './confusions/dassDas.ts';
import { dasRules } from './confusions/dassPronoun.ts';
import { dassStartRules } from './confusions/dassStart.ts';
import { dennRules } from './confusions/denn.ts';
import { pronounRules } from './confusions/pronouns.ts';
import { likeRules } from './confusions/words.ts';
import { verbEndingRules } from './verbs/endings.ts';
import { verbFormRules } from './verbs/forms.ts';
import { verbGroupRules } from './verbs/groups.ts';
import { verbMoodRules } from './verbs/moods.ts';
import { questionRules } from './verbs/questions.ts';
import { wordOrderRules } from './verbs/wordOrder.ts';
import { zuRules } from './verbs/zu.ts';
import { zuAfterVerbRules } from './verbs/zuAfterVerb.ts';
import { zuInsideRules } from './verbs/zuInside.ts';
import { dayRules } from './writing/days.ts';
import { spellingRules } from './writing/forms.ts';
import { numberRules } from './writing/numbers.ts';
import { writtenTogether } from './writing/together.ts';

/** All German rules. */
export const germanRules: readonly Rule[] = [
  ...dassRules,
  ...dasRules,
  ...dassStartRules,
  ...clauseCommaRules,
  ...groupCommaRules,
  ...infinitiveCommaRules,
  ...announcedCommaRules,
  ...mainClauseCommaRules,
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
  ...setPhraseRules,
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
