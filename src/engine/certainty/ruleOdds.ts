// The log odds of a language's rules: a table by rule, by family for rules that were seldom seen, and for the language.
import type { Rule } from '../rules/types.ts';

/**
 * Names of rules and families, each followed by its log odds in hundredths: "fr.agreement 310 fr.agreement.noun 395". `*` stands
 * for all the others, `*picky` for those of the picky level.
 */
export type OddsTable = string;

/** Spaces are compared by no corpus: their rules are simple enough to be trusted. */
const SPACING_ODDS = 4;

/** That a text has something in two ways is a fact; which one is meant is for its writer to say, so it is always asked. */
const TEXT_ODDS = 2.5;

/** The family of a rule: its id without the last part. */
export const familyOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

/** A copy of the rules, each with the log odds of its findings. */
export function withOdds(rules: readonly Rule[], table: OddsTable): readonly Rule[] {
  const odds = new Map<string, number>();
  const fields = table.trim().split(/\s+/);
  for (let i = 0; i + 1 < fields.length; i += 2) odds.set(fields[i] as string, Number(fields[i + 1]) / 100);
  const oddsOf = ({ id, kind, type, level }: Rule): number | undefined => {
    if (kind === 'document') return TEXT_ODDS;
    const own = odds.get(id);
    if (own !== undefined) return own;
    if (type === 'whitespace') return SPACING_ODDS;
    return level === 'picky' ? odds.get('*picky') : (odds.get(familyOf(id)) ?? odds.get('*'));
  };
  return rules.map((rule) => {
    const own = oddsOf(rule);
    return own === undefined ? rule : { ...rule, odds: own };
  });
}
