// The rewrites of a text in all its languages.
import type { Rewrite, RewritingSource } from '../rewrite/types.ts';

/** In text order; yields between pieces. */
export function* rewritesIn(source: RewritingSource): Generator<undefined, Rewrite[]> {
  const found: Rewrite[] = [];
  for (const rewriting of source.languages.rewritings.values()) found.push(...(yield* rewriting(source)));
  return found.sort((a, b) => a.start - b.start);
}
