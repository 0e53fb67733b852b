// However a text came about, it is cut as it would be from scratch; and after an edit the old pieces are reused.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyChange } from '../../lib/textChanges.ts';
import { profiles } from '../loaded.ts';
import type * as blocks from '../text/blocks.ts';
import { REACH } from '../text/blocks.ts';
import type { Piece } from './piece.ts';
import { PieceList } from './pieces.ts';

const cuts = vi.hoisted(() => ({ count: 0 }));
vi.mock('../text/blocks.ts', async (original) => {
  const real = await original<typeof blocks>();
  const blockAt: typeof real.blockAt = (...given) => {
    cuts.count++;
    return real.blockAt(...given);
  };
  return { ...real, blockAt };
});

/** Everything about a piece except its text, which follows from its position. */
const marks = profiles.map(({ sentences }) => sentences);
const listOf = (text: string): PieceList => new PieceList(text, marks);

const outline = ({ pieces }: PieceList): string =>
  pieces.map(({ text, frame, start, index }) => JSON.stringify([index, start, text.length, frame])).join('\n');

/** Edits a list; returns the new pieces. */
function edit(list: PieceList, start: number, end: number, insert: string): Set<Piece> {
  const added = new Set<Piece>();
  const unheard = () => undefined;
  list.edit(
    { start, end, insert },
    { added: (piece) => added.add(piece), removed: unheard, touched: unheard, moved: unheard },
  );
  return added;
}

const sentence = fc.constantFrom(
  'It is a short sentence. ',
  'Dr. Müller hat am 3. Oktober z. B. nichts gesagt. ',
  '« Viens. » Elle est là ! ',
  'What is it? no one knows... ',
  'A `code. With a stop` and <b title="One. Two"> in it. ',
  '(Now. ) "And." ',
);
const endless = fc.constantFrom(
  'word ',
  'mot inconu ',
  'abc,',
  'QUJD+/',
  'a\u0301',
  '😀',
  '1',
  '(',
  ' ',
  '\u00a0',
  '. ',
  '...',
  '`',
  '<a ',
);
const many = (unit: fc.Arbitrary<string>, most: number) =>
  fc.tuple(unit, fc.integer({ min: 1, max: most })).map(([text, count]) => text.repeat(count).slice(0, 12_000));
const part = fc.oneof(
  { weight: 4, arbitrary: many(sentence, 120) },
  { weight: 3, arbitrary: many(endless, 6000) },
  { weight: 1, arbitrary: many(fc.constant('\n'), 3000) },
  { weight: 3, arbitrary: fc.constantFrom('\n', '\r\n', '\n\n', 'x', ' ', '```\n', 'END. ', 'one two three. Four ') },
);
const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
const edits = fc.array(
  fc.record({
    at: fc.nat(),
    size: fc.oneof(fc.nat(3), fc.nat(200), fc.nat(9000)),
    insert: fc.oneof(part, fc.constant('')),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('the pieces of a text', () => {
  it('match those of a text built from scratch, after any edits', () => {
    fc.assert(
      fc.property(text, edits, (first, changes) => {
        let now = first;
        const list = listOf(first);
        for (const { at, size, insert } of changes) {
          const start = at % (now.length + 1);
          const change = { start, end: Math.min(now.length, start + size), insert };
          now = applyChange(now, change);
          edit(list, change.start, change.end, insert);
          expect(list.text()).toBe(now);
          expect(outline(list)).toBe(outline(listOf(now)));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are never longer than the stretch that their end can depend on', () => {
    fc.assert(
      fc.property(text, (whole) => {
        for (const piece of listOf(whole).pieces) expect(piece.text.length).toBeLessThan(REACH);
      }),
      { numRuns: 100 },
    );
  });

  it('end where their own paragraph dictates, whatever the next but one contains', () => {
    const places = 'ABCDEFGHIJKLMNOP'.split('').map((letter) => `One two ${'three '.repeat(340)}four. ${letter}`);
    for (const [i, place] of places.entries()) {
      const start = `${place} ${'five '.repeat(200)}`.slice(0, 2794);
      const whole = `${start}six. Ab\nx\n${'Mnopqrstuvwxyz'.slice(i % 14)} is behind.\n`;
      const list = listOf(`${whole.slice(0, 9)}${whole.slice(10)}`);
      edit(list, 9, 9, whole.charAt(9));
      expect(list.text()).toBe(whole);
      expect(outline(list)).toBe(outline(listOf(whole)));
    }
  });

  it('are code for the whole of a fence line', () => {
    const list = listOf(`\`\`\`\nlet a;\n\`\`\` ${'Some more of it. '.repeat(300)}\nText.`);
    list.markCode(() => undefined);
    expect(list.pieces.length).toBeGreaterThan(4);
    expect(list.pieces.filter((piece) => !piece.inCode).map((piece) => piece.text)).toEqual(['Text.']);
  });

  it('are paragraphs when those are of ordinary length', () => {
    const paragraphs = ['One. Two. '.repeat(190), 'Three.', '', 'Four? Five! '.repeat(160)].map((each) => `${each}\n`);
    const list = listOf(paragraphs.join(''));
    expect(list.pieces.map((piece) => piece.text)).toEqual([paragraphs[0], 'Three.\n\n', paragraphs[3]]);
  });
});

describe.each([
  ['sentences', (i: number) => `Sentence number ${i * 7919} is here and it is ${i % 17} words long. `],
  ['the same sentence', () => 'The same sentence stands here again. '],
  ['words without a full stop', (i: number) => `word${(i * 7919) % 1009} and another `],
  ['the same word', () => 'word '],
  ['letters without a space', (i: number) => ((i * 7919 * 7919) % 1_000_003).toString(36)],
])('a paragraph of %s', (_, make) => {
  const whole = Array.from({ length: 40_000 }, (__, i) => make(i))
    .join('')
    .slice(0, 200_000);

  it('is recut only around an edit', () => {
    const list = listOf(whole);
    let changed = 0;
    for (let key = 0; key < 60; key++)
      changed += edit(list, 100_000 + key, 100_000 + key, key % 6 === 5 ? ' ' : 'x').size;
    expect(list.pieces.length).toBeGreaterThan(45);
    // One per key press, and now and then a few more until the cuts line up with the old ones again.
    expect(changed).toBeLessThan(150);
  });
});

describe.each(['(', '😀', 'a\u0301\u0302'])('a paragraph of nothing but %j', (unit) => {
  it('is recut at most once per key press when the cuts never line up again', () => {
    const list = listOf(unit.repeat(300_000 / unit.length));
    for (let key = 0; key < 10; key++) {
      const before = cuts.count;
      edit(list, 20_000 + key, 20_000 + key, 'x');
      // The window doubles: at each end of it some blocks wait for the text that follows.
      expect(cuts.count - before).toBeLessThan(list.pieces.length + 40);
    }
  });
});
