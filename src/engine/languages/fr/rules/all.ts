// The French rules: one family a file, put together here.
import type { Rule } from '../../../rules/types.ts';
import { adjectiveRules } from './agreement/adjective.ts';
import { beforeNounRules } from './agreement/adjectiveBeforeNoun.ts';
import { attributeRules } from './agreement/attribute.ts';
import { genderRules } from './agreement/gender.ts';
import { linkedRules } from './agreement/linked.ts';
import { nounPhraseRules } from './agreement/nounPhrase.ts';
import { numberRules } from './agreement/number.ts';
import { phraseAgreementRules } from './agreement/phrase.ts';
import { quantityRules } from './agreement/quantity.ts';
import { relativeRules } from './agreement/relative.ts';
import { silentPlural } from './agreement/silent.ts';
import { subjectVerbRules } from './agreement/subjectVerb.ts';
import { telRules } from './agreement/tel.ts';
import { accentRules } from './homophones/accents.ts';
import { demonstrativeHomophones } from './homophones/ce.ts';
import { cestHomophones } from './homophones/ces.ts';
import { conjunctionHomophones } from './homophones/et.ts';
import { relativeHomophones } from './homophones/ou.ts';
import { phraseHomophones } from './homophones/phrases.ts';
import { pronounHomophones } from './homophones/pronouns.ts';
import { quelleHomophones } from './homophones/quelle.ts';
import { pluralVerbHomophones } from './homophones/sont.ts';
import { toutHomophones } from './homophones/tous.ts';
import { verbHomophones } from './homophones/verbs.ts';
import { wordHomophones } from './homophones/words.ts';
import { articleDeRules } from './prepositions/articlesDe.ts';
import { constructionRules } from './prepositions/constructions.ts';
import { placeRules } from './prepositions/places.ts';
import { prepositionRules } from './prepositions/prepositions.ts';
import { comparisonRules } from './usage/comparison.ts';
import { fixedFormRules } from './usage/fixedForms.ts';
import { greetingRules } from './usage/greetings.ts';
import { invariableRules } from './usage/invariable.ts';
import { openingRules } from './usage/openings.ts';
import { usageRules } from './usage/usage.ts';
import { auxiliaryRules } from './verbs/auxiliaries.ts';
import { endingRules } from './verbs/endings.ts';
import { avoirEndingRules } from './verbs/endingsAfterAvoir.ts';
import { etreEndingRules } from './verbs/endingsAfterEtre.ts';
import { modalEndingRules } from './verbs/endingsAfterVerb.ts';
import { imperativeRules } from './verbs/imperatives.ts';
import { moodRules } from './verbs/moods.ts';
import { participleRules } from './verbs/participles.ts';
import { reflexiveRules } from './verbs/participlesReflexive.ts';
import { personRules } from './verbs/persons.ts';
import { tenseRules } from './verbs/tenses.ts';
import { typedFormRules } from './verbs/typedForms.ts';
import { typedInfinitiveRules } from './verbs/typedInfinitives.ts';
import { capitalRules } from './writing/capitals.ts';
import { accentCapitalRules } from './writing/capitalsAccents.ts';
import { elisionRules } from './writing/elision.ts';
import { hyphenRules } from './writing/hyphens.ts';
import { inversionRules } from './writing/hyphensInversion.ts';
import { inventedRules } from './writing/inventedForms.ts';

/** All French rules. */
export const frenchRules: readonly Rule[] = [
  ...nounPhraseRules,
  ...numberRules,
  ...quantityRules,
  ...genderRules,
  ...adjectiveRules,
  ...phraseAgreementRules,
  ...attributeRules,
  ...participleRules,
  ...reflexiveRules,
  silentPlural,
  ...beforeNounRules,
  ...imperativeRules,
  ...subjectVerbRules,
  ...relativeRules,
  ...linkedRules,
  ...telRules,
  ...endingRules,
  ...modalEndingRules,
  ...avoirEndingRules,
  ...etreEndingRules,
  ...moodRules,
  ...tenseRules,
  ...typedFormRules,
  ...typedInfinitiveRules,
  ...fixedFormRules,
  ...personRules,
  ...verbHomophones,
  ...conjunctionHomophones,
  ...pluralVerbHomophones,
  ...demonstrativeHomophones,
  ...cestHomophones,
  ...pronounHomophones,
  ...relativeHomophones,
  ...quelleHomophones,
  ...wordHomophones,
  ...toutHomophones,
  ...phraseHomophones,
  ...elisionRules,
  ...hyphenRules,
  ...inversionRules,
  ...prepositionRules,
  ...placeRules,
  ...constructionRules,
  ...articleDeRules,
  ...comparisonRules,
  ...auxiliaryRules,
  ...greetingRules,
  ...invariableRules,
  ...inventedRules,
  ...usageRules,
  ...capitalRules,
  ...accentCapitalRules,
  ...openingRules,
  ...accentRules,
];
