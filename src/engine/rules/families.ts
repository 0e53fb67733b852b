// The rules of a language are what the files of its folder export: nobody lists them a second time.
import type { Rule } from './types.ts';

/** What the files of a folder export, by their path: `import.meta.glob` with `eager`. */
export type Families = Readonly<Record<string, unknown>>;

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && typeof value.id === 'string';

/**
 * All rules that families export, in the order of their ids, so that it does not hang on where a rule stands; a rule that names
 * another in `after` comes behind it. Throws RangeError when there is no such rule.
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
