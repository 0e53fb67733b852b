// The Italian rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { agreementRules } from './agreement.ts';
import { agreementAttributeRules } from './agreementAttribute.ts';
import { agreementPersonRules } from './agreementPersons.ts';
import { relativeRules } from './agreementRelative.ts';
import { agreementSubjectRules } from './agreementSubject.ts';
import { articleRules } from './articles.ts';
import { conditionRules } from './conditions.ts';
import { contractionRules } from './contractions.ts';
import { homophoneRules } from './homophones.ts';
import { haveRules } from './homophonesAvere.ts';
import { cliticHaveRules } from './homophonesClitic.ts';
import { isAndRules } from './homophonesVerb.ts';
import { joinedWordRules } from './joinedWords.ts';
import { moodRules } from './moods.ts';
import { participleRules } from './participles.ts';
import { placeRules } from './places.ts';
import { prepositionRules } from './prepositions.ts';
import { pronounRules } from './pronouns.ts';
import { punctuationRules } from './punctuation.ts';
import { quantityRules } from './quantities.ts';
import { usageRules } from './usage.ts';
import { verbChainRules } from './verbChains.ts';
import { verbRules } from './verbs.ts';
import { vocativeRules } from './vocative.ts';
import { wordRules } from './words.ts';

/** All Italian rules. */
export const italianRules: readonly Rule[] = [
  ...homophoneRules,
  ...haveRules,
  ...isAndRules,
  ...cliticHaveRules,
  ...articleRules,
  ...agreementRules,
  ...agreementAttributeRules,
  ...agreementPersonRules,
  ...agreementSubjectRules,
  ...relativeRules,
  ...quantityRules,
  ...verbRules,
  ...conditionRules,
  ...verbChainRules,
  ...moodRules,
  ...participleRules,
  ...pronounRules,
  ...prepositionRules,
  ...placeRules,
  ...contractionRules,
  ...accentRules,
  ...wordRules,
  ...joinedWordRules,
  ...usageRules,
  ...punctuationRules,
  ...vocativeRules,
];
