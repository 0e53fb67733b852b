// The Spanish rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { verbAccentRules } from './accentsVerbs.ts';
import { agreementRules } from './agreement.ts';
import { verbAgreementRules } from './agreementVerbs.ts';
import { homophoneRules } from './homophones.ts';
import { haberRules } from './homophonesHaber.ts';
import { prepositionRules } from './prepositions.ts';
import { punctuationRules } from './punctuation.ts';
import { usageRules } from './usage.ts';
import { verbFormRules } from './verbForms.ts';

/** All Spanish rules. */
export const spanishRules: readonly Rule[] = [
  ...haberRules,
  ...homophoneRules,
  ...accentRules,
  ...verbAccentRules,
  ...agreementRules,
  ...verbAgreementRules,
  ...usageRules,
  ...prepositionRules,
  ...verbFormRules,
  ...punctuationRules,
];
