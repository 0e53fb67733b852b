import { describe, expect, it } from 'vitest';
import { choicesIn } from '../../../engine/words/passages.ts';
import { withChoice } from './choices.ts';

describe('a choice about a passage', () => {
  const passage = { key: 'abc1' };

  it('is kept as the engine reads it, in place of an earlier one', () => {
    const once = withChoice(['x.0', 'passage.other.fr'], passage, 'de');
    const twice = withChoice(once, passage, 'en');
    expect([...choicesIn(twice)]).toEqual([
      ['other', 'fr'],
      ['abc1', 'en'],
    ]);
    expect(twice).toContain('x.0');
  });

  it('can be taken back', () => {
    expect(withChoice(['x.0', 'passage.abc1.de'], passage, null)).toEqual(['x.0']);
  });
});
