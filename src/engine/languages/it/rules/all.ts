// The Italian rules: one family a file, put together here.
import type { Rule } from '../../../rules/types.ts';
import { adjectiveRules } from './agreement/adjectives.ts';
import { agreementAttributeRules } from './agreement/attribute.ts';
import { agreementRules } from './agreement/nounPhrase.ts';
import { agreementPersonRules } from './agreement/persons.ts';
import { quantityRules } from './agreement/quantities.ts';
import { relativeRules } from './agreement/relative.ts';
import { agreementSubjectRules } from './agreement/subject.ts';
import { accentRules } from './homophones/accents.ts';
import { haveRules } from './homophones/avere.ts';
import { cliticHaveRules } from './homophones/clitic.ts';
import { isAndRules } from './homophones/verb.ts';
import { homophoneRules } from './homophones/words.ts';
import { prepositionRules } from './prepositions/asked.ts';
import { contractionRules } from './prepositions/contractions.ts';
import { placeRules } from './prepositions/places.ts';
import { pronounRules } from './prepositions/pronouns.ts';
import { usageRules } from './prepositions/usage.ts';
import { auxiliaryRules } from './verbs/auxiliaries.ts';
import { verbChainRules } from './verbs/chains.ts';
import { conditionRules } from './verbs/conditions.ts';
import { moodRules } from './verbs/moods.ts';
import { participleRules } from './verbs/participles.ts';
import { verbRules } from './verbs/verbs.ts';
import { articleRules } from './writing/articles.ts';
import { joinedWordRules } from './writing/joinedWords.ts';
import { letterRules } from './writing/letters.ts';
import { punctuationRules } from './writing/punctuation.ts';
import { vocativeRules } from './writing/vocative.ts';
import { wordRules } from './writing/words.ts';

/** All Italian rules. */
export const italianRules: readonly Rule[] = [
  ...homophoneRules,
  ...haveRules,
  ...isAndRules,
  ...cliticHaveRules,
  ...articleRules,
  ...agreementRules,
  ...adjectiveRules,
  ...agreementAttributeRules,
  ...agreementPersonRules,
  ...agreementSubjectRules,
  ...relativeRules,
  ...quantityRules,
  ...verbRules,
  ...auxiliaryRules,
  ...conditionRules,
  ...verbChainRules,
  ...moodRules,
  ...letterRules,
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
