import { describe, expect, it } from 'vitest';
import type { TextChange } from '../../../engine/index.ts';
import { applyFixes } from '../../../lib/textChanges.ts';
import type { FixSource, MadeFix } from '../../../services/drafts/draft.ts';
import { followed, shownText, standing, stepsOf, withMade } from './fixLog.ts';

const REASON = 'because';

/** A text with the corrections made in it so far. */
function textWith(text: string) {
  let fixes: readonly MadeFix[] = [];
  const change = (start: number, end: number, insert: string): TextChange => ({ start, end, insert });
  const find = (words: string, insert: string) =>
    change(text.indexOf(words), text.indexOf(words) + words.length, insert);
  const holder = {
    text: () => text,
    fixes: () => fixes,
    words: () => standing(fixes, ({ start, end }) => text.slice(start, end)).map((fix) => [fix.before, shownText(fix)]),
    correct(...pairs: readonly (readonly [string, string])[]) {
      const changes = pairs.map(([words, insert]) => find(words, insert)).sort((a, b) => a.start - b.start);
      fixes = withMade(fixes, changes, ({ start, end }) => ({ before: text.slice(start, end), reason: REASON }));
      text = applyFixes(text, changes);
      return holder;
    },
    edit(...pairs: readonly (readonly [string, string])[]) {
      const changes = pairs.map(([words, insert]) => find(words, insert)).sort((a, b) => a.start - b.start);
      fixes = followed(fixes, changes);
      text = applyFixes(text, changes);
      return holder;
    },
    insert(at: number, insert: string) {
      fixes = followed(fixes, [change(at, at, insert)]);
      text = text.slice(0, at) + insert + text.slice(at);
      return holder;
    },
  };
  return holder;
}

describe('corrections in a text', () => {
  it('stay where they are while the text around them changes', () => {
    const text = textWith('He go home and she sing.').correct(['go', 'goes'], ['sing', 'sings']);
    text.edit(['He ', 'Every day he '], ['home', 'to her house']);
    expect(text.words()).toEqual([
      ['go', 'goes'],
      ['sing', 'sings'],
    ]);
    expect(text.text()).toBe('Every day he goes to her house and she sings.');
  });

  it('stay when a space or a full stop is typed beside them', () => {
    const text = textWith('He go').correct(['go', 'goes']);
    text.insert(7, '.').insert(3, 'often ');
    expect(text.words()).toEqual([['go', 'goes']]);
  });

  it('are forgotten when somebody rewrites their words', () => {
    expect(textWith('He go.').correct(['go', 'goes']).edit(['goes', 'went']).words()).toEqual([]);
    expect(textWith('He go.').correct(['go', 'goes']).insert(7, 'x').words()).toEqual([]);
    expect(textWith('He go home.').correct(['go', 'goes']).edit(['oes ho', 'one ho']).words()).toEqual([]);
  });

  it('are known as put back when they are undone, and as made when they are made again', () => {
    const text = textWith('He go home.').correct(['go', 'goes']);
    text.edit(['goes', 'go']);
    expect(text.fixes()).toMatchObject([{ before: 'go', after: 'goes', isPutBack: true, start: 3, end: 5 }]);
    text.insert(5, 'es');
    expect(text.fixes()).toMatchObject([{ before: 'go', after: 'goes', isPutBack: false, start: 3, end: 7 }]);
  });

  it('may take words out, and put them back', () => {
    const text = textWith('the the house').correct(['the ', '']);
    expect(text.words()).toEqual([['the ', '']]);
    text.insert(0, 'the ');
    expect(text.fixes()).toMatchObject([{ before: 'the ', isPutBack: true, start: 0, end: 4 }]);
  });

  it('count from what was first written when a word is corrected twice', () => {
    const text = textWith('She seen it.').correct(['seen', 'saws']).correct(['saws', 'saw']);
    expect(text.words()).toEqual([['seen', 'saw']]);
    const back = textWith('She seen it.').correct(['seen', 'saw']).correct(['saw', 'seen']);
    expect(back.fixes()).toMatchObject([{ before: 'seen', after: 'saw', isPutBack: true }]);
  });

  it('do not count where the text says something else than was noted', () => {
    const text = textWith('He go home.').correct(['go', 'goes']);
    expect(standing(text.fixes(), () => 'other')).toEqual([]);
  });

  it('keep when they were made and who offered them, the last time where one follows upon another', () => {
    const by = (source: FixSource, at: number, before: string) => () => ({ before, reason: REASON, at, by: source });
    const first = withMade([], [{ start: 0, end: 4, insert: 'In order to' }], by('checker', 1, 'Inor'));
    const both = withMade(first, [{ start: 0, end: 11, insert: 'To' }], by('host localhost:1', 2, 'In order to'));
    expect(both).toMatchObject([{ before: 'Inor', after: 'To', at: 2, by: 'host localhost:1' }]);
    const back = followed(both, [{ start: 0, end: 2, insert: 'Inor' }]);
    expect(back).toMatchObject([{ isPutBack: true, at: 2, by: 'host localhost:1' }]);
  });

  it('are told in steps, the latest first', () => {
    const fix = (start: number, at?: number, by?: FixSource): MadeFix => ({
      start,
      end: start + 1,
      before: 'a',
      after: 'b',
      reason: '',
      isPutBack: false,
      at,
      by,
    });
    const fixes = [fix(0), fix(2, 20, 'checker'), fix(4, 30, 'wordings'), fix(6, 20, 'checker'), fix(8, 30, 'checker')];
    const told = (most: number) =>
      stepsOf(fixes, most).map((step) => [step.at, step.by, step.fixes.map((one) => one.start)]);
    expect(told(5)).toEqual([
      [30, 'wordings', [4]],
      [30, 'checker', [8]],
      [20, 'checker', [2, 6]],
      [undefined, undefined, [0]],
    ]);
    expect(told(3).at(-1)).toEqual([20, 'checker', [2]]);
  });

  it('follow many changes at once as they follow them one by one', () => {
    const words = Array.from({ length: 200 }, (_, i) => `w${i}x`);
    const fixed = words.map((word): readonly [string, string] => [`${word} `, `${word}y `]);
    const text = textWith(`${words.join(' ')} `).correct(...fixed.filter((_, i) => i % 2 === 0));
    text.edit(...fixed.filter((_, i) => i % 2 === 1));
    expect(text.words()).toHaveLength(100);
    expect(text.fixes().every(({ reason }) => reason === REASON)).toBe(true);
  });
});
