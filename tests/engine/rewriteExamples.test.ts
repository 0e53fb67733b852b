// Every rewrite turns its own sentences into what they say, and leaves those alone that are to be left alone; none changes a
// number, a name or a negation, whichever sentence it is offered in.
import { describe, expect, it } from 'vitest';
import { rewritesOf, rewritingChecker, tryRewrites } from '../../scripts/quality/rewriting/examples.ts';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';

describe.each(TEXT_LANGUAGES)('the rewrites of %s', (language) => {
  it('turn their own sentences into what they say, and leave the others', async () => {
    const facts = await rewritesOf(language);
    if (!facts) return;
    const { faults } = tryRewrites(await rewritingChecker(language), language, facts);
    expect(faults).toEqual([]);
  });
});
