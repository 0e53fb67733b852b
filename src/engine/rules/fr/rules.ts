// The French rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { beforeNounRules } from './adjectiveBeforeNoun.ts';
import { adjectiveRules } from './agreementAdjective.ts';
import { attributeRules } from './agreementAttribute.ts';
import { genderRules } from './agreementGender.ts';
import { linkedRules } from './agreementLinked.ts';
import { nounPhraseRules } from './agreementNounPhrase.ts';
import { numberRules } from './agreementNumber.ts';
import { phraseAgreementRules } from './agreementPhrase.ts';
import { quantityRules } from './agreementQuantity.ts';
import { relativeRules } from './agreementRelative.ts';
import { silentPlural } from './agreementSilent.ts';
import { subjectVerbRules } from './agreementSubjectVerb.ts';
import { telRules } from './agreementTel.ts';
import { articleDeRules } from './articlesDe.ts';
import { auxiliaryRules } from './auxiliaries.ts';
import { capitalRules } from './capitals.ts';
import { accentCapitalRules } from './capitalsAccents.ts';
import { comparisonRules } from './comparison.ts';
import { constructionRules } from './constructions.ts';
import { elisionRules } from './elision.ts';
import { fixedFormRules } from './fixedForms.ts';
import { greetingRules } from './greetings.ts';
import { demonstrativeHomophones } from './homophonesCe.ts';
import { conjunctionHomophones } from './homophonesEt.ts';
import { relativeHomophones } from './homophonesOu.ts';
import { phraseHomophones } from './homophonesPhrases.ts';
import { pronounHomophones } from './homophonesPronouns.ts';
import { pluralVerbHomophones } from './homophonesSont.ts';
import { verbHomophones } from './homophonesVerbs.ts';
import { wordHomophones } from './homophonesWords.ts';
import { hyphenRules } from './hyphens.ts';
import { inversionRules } from './hyphensInversion.ts';
import { imperativeRules } from './imperatives.ts';
import { invariableRules } from './invariable.ts';
import { inventedRules } from './inventedForms.ts';
import { openingRules } from './openings.ts';
import { participleRules } from './participles.ts';
import { reflexiveRules } from './participlesReflexive.ts';
import { placeRules } from './places.ts';
import { prepositionRules } from './prepositions.ts';
import { usageRules } from './usage.ts';
import { endingRules } from './verbEndings.ts';
import { avoirEndingRules } from './verbEndingsAfterAvoir.ts';
import { etreEndingRules } from './verbEndingsAfterEtre.ts';
import { modalEndingRules } from './verbEndingsAfterVerb.ts';
import { personRules } from './verbFormsPersons.ts';
import { typedFormRules } from './verbFormsTyped.ts';
import { moodRules } from './verbMoods.ts';
import { tenseRules } from './verbTenses.ts';

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
  ...fixedFormRules,
  ...personRules,
  ...verbHomophones,
  ...conjunctionHomophones,
  ...pluralVerbHomophones,
  ...demonstrativeHomophones,
  ...pronounHomophones,
  ...relativeHomophones,
  ...wordHomophones,
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
