// What is read of a stored text whose corrections another release has written, or nobody.
import { describe, expect, it } from 'vitest';
import { newDraft } from './draft.ts';
import { readDraftRecord } from './draftRecord.ts';

const fix = { start: 0, end: 4, before: 'goes', after: 'went', reason: '', isPutBack: false };
const fixesIn = (fixes: readonly unknown[]) => readDraftRecord({ ...newDraft('guest'), text: 'went', fixes })?.fixes;

describe('the corrections of a stored text', () => {
  it('keep when they were made and who offered them', () => {
    for (const by of ['checker', 'wordings', 'browser', 'host localhost:11434'])
      expect(fixesIn([{ ...fix, at: 1_700_000_000_000, by }])).toEqual([{ ...fix, at: 1_700_000_000_000, by }]);
  });
  it('of earlier releases have neither', () => {
    expect(fixesIn([fix])).toMatchObject([fix]);
    expect(fixesIn([fix])?.[0]?.at).toBeUndefined();
  });
  it('lose only what cannot be true', () => {
    for (const [at, by] of [
      [-1, 'nobody'],
      [9e15, 'host '],
      ['today', 7],
    ]) {
      const [read] = fixesIn([{ ...fix, at, by }]) ?? [];
      expect(read).toMatchObject(fix);
      expect([read?.at, read?.by]).toEqual([undefined, undefined]);
    }
  });
});
