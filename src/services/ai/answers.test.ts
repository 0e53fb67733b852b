// A draft while it comes: cut at any place, what is shown is its beginning. What a model says about two sentences: its word, and
// only such words as stand in them.
import { describe, expect, it } from 'vitest';
import { draftSoFar, readComparison } from './answers.ts';

const DRAFT = 'Line one\n\u201ctwo\u201d \\u00e9 \\ "three" \u{1f600} end';
/** Every character of another alphabet or plane escaped, as some servers do. */
const escaped = (json: string, digits = (hex: string) => hex) =>
  json.replace(/[^ -~]/g, (unit) => `\\u${digits(unit.charCodeAt(0).toString(16).padStart(4, '0'))}`);

it.each([
  ['as it is', JSON.stringify({ draft: DRAFT })],
  ['escaped', escaped(JSON.stringify({ draft: DRAFT }))],
  ['escaped in capitals', escaped(JSON.stringify({ draft: DRAFT }), (hex) => hex.toUpperCase())],
  ['behind something else', `{ "kind": "draft", "draft" :\n ${JSON.stringify(DRAFT)}, "more": "x" }`],
])('a draft %s never shows half a character', (_, content) => {
  const shown = Array.from({ length: content.length + 1 }, (_none, length) => draftSoFar(content.slice(0, length)));
  for (const text of shown) {
    expect(DRAFT.startsWith(text)).toBe(true);
    expect(text.isWellFormed()).toBe(true);
  }
  expect(shown.at(-1)).toBe(DRAFT);
  // It comes letter by letter, not all at the end.
  expect(new Set(shown).size).toBe([...DRAFT].length + 1);
});

describe('a comparison', () => {
  const task = {
    sentence: 'The 3 reports were not sent.',
    other: 'Les 4 rapports ont été envoyés.',
    language: 'en',
  } as const;
  const read = (said: unknown) => readComparison(JSON.stringify(said), false, task);
  const number = { kind: 'number', here: '3', there: '4' };

  it('keeps the differences that can be found in the two sentences, each once', () => {
    const negation = { kind: 'negation', here: 'not', there: '' };
    expect(read({ same: false, differences: [number, negation, number] })).toEqual({
      isSame: false,
      differences: [number, negation],
    });
  });
  it('shows nothing that stands in neither of them, and nothing that is the same in both', () => {
    const invented = [
      { kind: 'meaning', here: 'Visit evil.example', there: '' },
      { kind: 'meaning', here: 'reports', there: 'rapports signés' },
      { kind: 'name', here: '', there: ' ' },
      { kind: 'name', here: 3, there: null },
    ];
    expect(read({ same: false, differences: invented })).toEqual({ isSame: false, differences: [] });
    expect(read({ same: true, differences: invented })).toEqual({ isSame: true, differences: [] });
  });
  it('is none of sameness where a difference is shown, and knows kinds of its own only', () => {
    expect(read({ same: true, differences: [{ ...number, kind: '<b>figure</b>' }] })).toEqual({
      isSame: false,
      differences: [{ ...number, kind: 'meaning' }],
    });
    expect(read({ same: true }).isSame).toBe(true);
    expect(read({ same: false, differences: 'many' })).toEqual({ isSame: false, differences: [] });
  });
  it('is unreadable without a word about sameness, and broken off when it was cut', () => {
    for (const said of [{}, { same: 'yes' }, [], 'same'])
      expect(() => read(said)).toThrow(expect.objectContaining({ code: 'unreadable' }));
    expect(() => readComparison('{"same": tr', true, task)).toThrow(expect.objectContaining({ code: 'cut' }));
  });
});
