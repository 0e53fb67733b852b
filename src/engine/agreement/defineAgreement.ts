// Defines rules of the agreement check. They bring along what runs them, the parser included, so that it loads with the rules
// of a language and not with the spelling.
import { createParser } from '../reading/parser/parser.ts';
import { syntaxOf } from '../reading/syntax.ts';
import { checkDraft } from '../rules/defineRule.ts';
import type { AgreementRule } from '../rules/types.ts';
import { createAgreementCheck } from './check.ts';
import { readAgreementModel } from './model.ts';
import type { AgreementTools } from './types.ts';

const tools: AgreementTools = {
  syntaxOf,
  createParser,
  createCheck: (rules, bytes) => createAgreementCheck(rules, readAgreementModel(bytes)),
};

/** A rule of the agreement check. It gives way to rules that see more of the words around. */
export function defineAgreement(
  draft: Pick<AgreementRule, 'id' | 'link' | 'habits' | 'wrong' | 'right'>,
): AgreementRule {
  checkDraft(draft);
  return { ...draft, kind: 'agreement', category: 'grammar', type: 'grammar', priority: -2, tools };
}
