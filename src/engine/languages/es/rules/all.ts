// The Spanish rules: one family a file, put together here.
import type { Rule } from '../../../rules/types.ts';
import { everydayAccentRules } from './accents/everyday.ts';
import { nounAccentRules } from './accents/nouns.ts';
import { pastAccentRules } from './accents/past.ts';
import { questionAccentRules } from './accents/questions.ts';
import { accentRules } from './accents/syllables.ts';
import { verbAccentRules } from './accents/verbs.ts';
import { wordAccentRules } from './accents/words.ts';
import { adjectiveRules } from './agreement/adjective.ts';
import { attributeRules } from './agreement/attribute.ts';
import { determinerRules } from './agreement/determiner.ts';
import { agreementRules } from './agreement/nounPhrase.ts';
import { numberRules } from './agreement/number.ts';
import { relativeRules } from './agreement/relative.ts';
import { subjectVerbRules } from './agreement/subject.ts';
import { verbAgreementRules } from './agreement/verbs.ts';
import { haberRules } from './homophones/haber.ts';
import { soundRules } from './homophones/sound.ts';
import { wordChoiceRules } from './homophones/wordChoice.ts';
import { homophoneRules } from './homophones/words.ts';
import { prepositionRules } from './prepositions/asked.ts';
import { frameRules } from './prepositions/frames.ts';
import { missingWordRules } from './prepositions/missingWords.ts';
import { comparisonRules } from './usage/comparisons.ts';
import { everydayUsageRules } from './usage/everyday.ts';
import { usageRules } from './usage/joined.ts';
import { pleonasmRules } from './usage/pleonasms.ts';
import { beRules } from './verbs/beVerbs.ts';
import { conditionRules } from './verbs/conditions.ts';
import { verbFormRules } from './verbs/forms.ts';
import { verbFrameRules } from './verbs/frames.ts';
import { moodRules } from './verbs/moods.ts';
import { capitalRules } from './writing/capitals.ts';
import { joinedWordRules } from './writing/joinedWords.ts';
import { punctuationRules } from './writing/punctuation.ts';
import { shortFormRules } from './writing/shortForms.ts';

/** All Spanish rules. */
export const spanishRules: readonly Rule[] = [
  ...haberRules,
  ...homophoneRules,
  ...soundRules,
  ...accentRules,
  ...verbAccentRules,
  ...pastAccentRules,
  ...everydayAccentRules,
  ...questionAccentRules,
  ...determinerRules,
  ...agreementRules,
  ...attributeRules,
  ...adjectiveRules,
  ...verbAgreementRules,
  ...usageRules,
  ...pleonasmRules,
  ...beRules,
  ...prepositionRules,
  ...frameRules,
  ...verbFormRules,
  ...subjectVerbRules,
  ...moodRules,
  ...conditionRules,
  ...nounAccentRules,
  ...wordAccentRules,
  ...wordChoiceRules,
  ...missingWordRules,
  ...joinedWordRules,
  ...relativeRules,
  ...everydayUsageRules,
  ...numberRules,
  ...shortFormRules,
  ...verbFrameRules,
  ...comparisonRules,
  ...capitalRules,
  ...punctuationRules,
];
