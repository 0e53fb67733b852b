import { describe, expect, it } from 'vitest';
import type { TextChange } from '../../../engine/index.ts';
import { applyFixes } from '../../../lib/textChanges.ts';
import type { MadeFix } from '../../../services/drafts/draft.ts';
import { followed, shownText, standing, withMade } from './fixLog.ts';

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

  it('follow many changes at once as they follow them one by one', () => {
    const words = Array.from({ length: 200 }, (_, i) => `w${i}x`);
    const fixed = words.map((word): readonly [string, string] => [`${word} `, `${word}y `]);
    const text = textWith(`${words.join(' ')} `).correct(...fixed.filter((_, i) => i % 2 === 0));
    text.edit(...fixed.filter((_, i) => i % 2 === 1));
    expect(text.words()).toHaveLength(100);
    expect(text.fixes().every(({ reason }) => reason === REASON)).toBe(true);
  });
});
