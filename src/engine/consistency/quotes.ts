// Straight and typographic quotation marks in one text. Kinds of typographic marks go together: one is used inside another.
import { defineDocumentRule } from '../rules/defineRule.ts';
import type { DocumentRule } from '../rules/types.ts';
import { clearMain } from './majority.ts';
import type { QuotationMarks } from './types.ts';

const STRAIGHT = 'straight';
const OPENING = /(?<![^\s([{—–\-/¿¡])"(?=[^\s"])/gu;
const CLOSING = /(?<=[^\s"])"(?![\p{L}\p{N}"])/gu;

const escaped = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** See the head of this file. */
export function quotationMarks(kinds: readonly QuotationMarks[]): DocumentRule {
  /** A mark with the space inside it; which kind of marks it belongs to. */
  const marks = kinds.map(({ open, close }) => ({
    way: open.trim(),
    sides: new RegExp(`${escaped(open)}[ \\u00a0\\u202f]?|[ \\u00a0\\u202f]?${escaped(close)}`, 'gu'),
    open,
    close,
  }));
  const opensAt = (text: string, start: number, way: string): boolean => {
    if (way === STRAIGHT) return !/[^\s([{—–\-/¿¡]/u.test(text.charAt(start - 1));
    return text.startsWith(way, start);
  };
  return defineDocumentRule({
    id: 'common.consistency.quotes',
    category: 'style',
    priority: -1,
    sight({ prose }, add) {
      const openings = [...prose.matchAll(OPENING)];
      const closings = [...prose.matchAll(CLOSING)];
      // Otherwise some of them are inches, or something is missing.
      if (openings.length === closings.length) {
        for (const { index } of [...openings, ...closings]) add('quotes', STRAIGHT, index, index + 1);
      }
      for (const { way, sides } of marks) {
        if (!prose.includes(way)) continue;
        for (const { 0: mark, index } of prose.matchAll(sides)) add('quotes', way, index, index + mark.length);
      }
    },
    mainOf(uses) {
      const straight = uses.get(STRAIGHT) ?? 0;
      let typographic = 0;
      for (const [way, count] of uses) if (way !== STRAIGHT) typographic += count;
      const sides = new Map([
        [STRAIGHT, straight],
        ['', typographic],
      ]);
      const main = straight > 0 && typographic > 0 ? clearMain(sides, 6, 3) : null;
      if (main !== '') return main;
      return (
        [...uses].filter(([way]) => way !== STRAIGHT).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ??
        null
      );
    },
    agrees: (way, main) => (way === STRAIGHT) === (main === STRAIGHT),
    turn(text, start, _end, way, into) {
      const isOpening = opensAt(text, start, way);
      if (into === STRAIGHT) return '"';
      const kind = marks.find((each) => each.way === into);
      return kind ? (isOpening ? kind.open : kind.close) : null;
    },
    label: (_topic, way) => {
      const kind = marks.find((each) => each.way === way);
      return kind ? `${kind.open}…${kind.close}` : '"…"';
    },
    wrong: [
      [
        'First “no”, then “maybe”, then “perhaps”. Now she says "yes" to all.',
        'First “no”, then “maybe”, then “perhaps”. Now she says “yes" to all.',
      ],
      [
        'A "small" house, a "large" garden, a "green" gate and a “free” view.',
        'A "small" house, a "large" garden, a "green" gate and a "free” view.',
      ],
      [
        'The “first” rule is kindness, the “second” is “order”, the “third” is "patience".',
        'The “first” rule is kindness, the “second” is “order”, the “third” is “patience".',
      ],
    ],
    right: [
      'She said “no” at first. Now she says “yes” to all.',
      'She said “no”. He said "yes".',
      'She said “no” at first. Then she said “maybe” to us. The screen is 24" wide.',
    ],
  });
}
