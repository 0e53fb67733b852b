// The Spanish rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { everydayAccentRules } from './accentsEveryday.ts';
import { nounAccentRules } from './accentsNouns.ts';
import { pastAccentRules } from './accentsPast.ts';
import { questionAccentRules } from './accentsQuestions.ts';
import { verbAccentRules } from './accentsVerbs.ts';
import { wordAccentRules } from './accentsWords.ts';
import { agreementRules } from './agreement.ts';
import { adjectiveRules } from './agreementAdjective.ts';
import { determinerRules } from './agreementDeterminer.ts';
import { numberRules } from './agreementNumber.ts';
import { relativeRules } from './agreementRelative.ts';
import { subjectVerbRules } from './agreementSubject.ts';
import { verbAgreementRules } from './agreementVerbs.ts';
import { beRules } from './beVerbs.ts';
import { capitalRules } from './capitals.ts';
import { comparisonRules } from './comparisons.ts';
import { conditionRules } from './conditions.ts';
import { frameRules } from './frames.ts';
import { homophoneRules } from './homophones.ts';
import { haberRules } from './homophonesHaber.ts';
import { soundRules } from './homophonesSound.ts';
import { joinedWordRules } from './joinedWords.ts';
import { missingWordRules } from './missingWords.ts';
import { moodRules } from './moods.ts';
import { pleonasmRules } from './pleonasms.ts';
import { prepositionRules } from './prepositions.ts';
import { punctuationRules } from './punctuation.ts';
import { shortFormRules } from './shortForms.ts';
import { usageRules } from './usage.ts';
import { everydayUsageRules } from './usageEveryday.ts';
import { verbFormRules } from './verbForms.ts';
import { verbFrameRules } from './verbFrames.ts';
import { wordChoiceRules } from './wordChoice.ts';

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
