// The rules of a language are whatever the files in its folder export; there is no list to keep.
import type { Rule } from './types.ts';

/** The exports of the files in a folder, by path: `import.meta.glob` with `eager`. */
export type Families = Readonly<Record<string, unknown>>;

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && typeof value.id === 'string';

/**
 * All rules that families export, sorted by id so that the order does not depend on where a rule is written; a rule that
 * names another in `after` follows it. Throws RangeError if there is no such rule.
 */
export function rulesIn(families: Families): readonly Rule[] {
  const rules = Object.values(families).flatMap((family) => Object.values(family as object).filter(isRule));
  rules.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const rule of rules.filter(({ after }) => after !== undefined)) {
    const own = rules.indexOf(rule);
    const first = rules.findIndex(({ id }) => id === rule.after);
    if (first < 0) throw new RangeError(`${rule.id}: there is no rule ${rule.after}`);
    if (own < first) rules.splice(first, 0, ...rules.splice(own, 1));
  }
  return rules;
}
