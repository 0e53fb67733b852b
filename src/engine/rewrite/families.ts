// The rewrites of a language are whatever the files in its folder export; there is no list to keep.
import { type Families, rulesIn } from '../rules/families.ts';
import type { RewriteRule } from './types.ts';

/** All rewrites that families export, sorted by id. Throws RangeError for a rule of another kind or an id used twice. */
export function rewritesIn(families: Families): readonly RewriteRule[] {
  const seen = new Set<string>();
  return rulesIn(families).map((rule) => {
    if (!('rewrites' in rule) || seen.has(rule.id)) throw new RangeError(`${rule.id}: not a rewrite, or there twice`);
    seen.add(rule.id);
    return rule as RewriteRule;
  });
}
