// The same word typed twice. What a language doubles on purpose (nous nous, had had, piano piano) is left alone.

import { defineTextRule } from '../../rules/defineRule.ts';
import type { TextFinding, TextRule } from '../../rules/types.ts';
import { Char, classOf } from '../../text/chars.ts';

/** What a language may double. */
export interface Doubling {
  /** Words that may correctly appear twice in a row. */
  doubled: ReadonlySet<string>;
  /** Doubled words that are a mistake in any context. */
  never: ReadonlySet<string>;
  /** Those of the first that only add weight, so that one says as much: very very. */
  emphatic: ReadonlySet<string>;
  /** Given names and surnames that are also common words. */
  names: ReadonlySet<string>;
}

/** The longest word that gets doubled by mistake. */
const LONGEST = 30;

/** Characters that rule out a doubled word next to them, because the word is then part of something longer. */
const PART_BEFORE = /[\p{L}\p{N}'\u2019.-]/u;
const PART_AFTER = /[\p{L}\p{N}'\u2019-]/u;

const isGap = (unit: number): boolean => unit === 32 || unit === 160 || unit === 9;

/** Reports every word repeated with only blanks in between. A single pass, since every text goes through this. */
function eachDouble(paragraph: string, found: (start: number, gap: number, second: number, end: number) => void): void {
  const { length } = paragraph;
  let [start, end] = [-1, -1];
  let i = 0;
  while (i < length) {
    const unit = paragraph.charCodeAt(i);
    if ((classOf(unit) & Char.letter) === 0) {
      if (!isGap(unit)) start = -1;
      i++;
      continue;
    }
    const from = i;
    while (i < length && (classOf(paragraph.charCodeAt(i)) & Char.letter) !== 0) i++;
    const size = i - from;
    if (start >= 0 && end - start === size && size <= LONGEST && from > end) {
      const isSame = paragraph.slice(start, end).toLowerCase() === paragraph.slice(from, i).toLowerCase();
      const isWhole = !PART_BEFORE.test(paragraph.charAt(start - 1)) && !PART_AFTER.test(paragraph.charAt(i));
      if (isSame && isWhole) found(start, end, from, i);
    }
    [start, end] = [from, i];
  }
}

function find(paragraph: string, { doubled, never, names }: Doubling): TextFinding[] {
  const findings: TextFinding[] = [];
  eachDouble(paragraph, (start, gap, from, end) => {
    const [first, second] = [paragraph.slice(start, gap), paragraph.slice(from, end)];
    const lower = first.toLowerCase();
    // The The, Bora Bora; Rose rose, Will will: a name, or a name and a word spelled like it.
    const isName = first !== lower && (first === second || (names.has(lower) && second === lower));
    if (isName || doubled.has(lower) || (lower.length === 1 && !never.has(lower))) return;
    // Quoted or listed, not typed twice: "no", and letters in a row.
    if (/["\u201c\u00ab\u201e]\s?$/.test(paragraph.slice(Math.max(0, start - 2), start))) return;
    findings.push({
      start,
      end,
      replacements: [first],
      params: { found: paragraph.slice(start, end), fix: first },
    });
  });
  return findings;
}

/** The same word twice in a row. */
export const repeatedWord = (doubling: Doubling): TextRule =>
  defineTextRule({
    id: 'common.repetition.word',
    category: 'grammar',
    type: 'duplication',
    find: (paragraph) => find(paragraph, doubling),
    wrong: [
      ['We went to the the market.', 'We went to the market.'],
      ['I think we we should ask her first.', 'I think we should ask her first.'],
      ['Can you send it to to my office?', 'Can you send it to my office?'],
    ],
    right: [
      'She had had enough of it.',
      'I know that that is not true.',
      'Bora Bora is far away, and no, no, we did not go.',
    ],
  });

/** An emphatic word twice in a row: right, but no stronger than once. With a comma between them it is meant to be heard. */
export const emphaticDouble = ({ emphatic }: Doubling): TextRule =>
  defineTextRule({
    id: 'common.repetition.emphatic',
    category: 'style',
    type: 'style',
    level: 'picky',
    find(paragraph) {
      const findings: TextFinding[] = [];
      eachDouble(paragraph, (start, gap, _, end) => {
        const first = paragraph.slice(start, gap);
        if (!emphatic.has(first.toLowerCase())) return;
        findings.push({
          start,
          end,
          replacements: [first],
          params: { found: paragraph.slice(start, end), fix: first },
        });
      });
      return findings;
    },
    wrong: [
      ['It was very very cold last night.', 'It was very cold last night.'],
      ['I am really really sorry about that.', 'I am really sorry about that.'],
      ['Thank you very very much for coming.', 'Thank you very much for coming.'],
    ],
    right: ['It was very, very cold.', 'It was very cold, very dark and very late.', 'They had had enough.'],
  });
