// The French rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { adjectiveRules } from './agreementAdjective.ts';
import { attributeRules } from './agreementAttribute.ts';
import { nounPhraseRules } from './agreementNounPhrase.ts';
import { subjectVerbRules } from './agreementSubjectVerb.ts';
import { elisionRules } from './elision.ts';
import { pronounHomophones } from './homophonesPronouns.ts';
import { verbHomophones } from './homophonesVerbs.ts';
import { wordHomophones } from './homophonesWords.ts';
import { hyphenRules } from './hyphens.ts';
import { participleRules } from './participles.ts';
import { prepositionRules } from './prepositions.ts';
import { usageRules } from './usage.ts';
import { endingRules } from './verbEndings.ts';
import { moodRules } from './verbMoods.ts';

/** All French rules. */
export const frenchRules: readonly Rule[] = [
  ...nounPhraseRules,
  ...adjectiveRules,
  ...attributeRules,
  ...participleRules,
  ...subjectVerbRules,
  ...endingRules,
  ...moodRules,
  ...verbHomophones,
  ...pronounHomophones,
  ...wordHomophones,
  ...elisionRules,
  ...hyphenRules,
  ...prepositionRules,
  ...usageRules,
];
