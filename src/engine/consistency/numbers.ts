// Figures written in two ways: the gap before a per cent sign, grouped thousands and the decimal mark of amounts.
import { defineDocumentRule } from '../rules/defineRule.ts';
import type { DocumentRule } from '../rules/types.ts';
import { clearMain } from './majority.ts';

const PERCENT = /(?<![\d.,])\d+(?:[.,]\d+)*[ \u00a0\u202f]?%(?!\p{L})/gu;
const NO_BREAK = '\u00a0';

/** 10 % and 10%. */
export const percentGap = (isSpaced: boolean): DocumentRule =>
  defineDocumentRule({
    id: 'common.consistency.percent',
    category: 'style',
    priority: -1,
    sight({ own }, add) {
      for (const { 0: share, index } of own.matchAll(PERCENT)) {
        add('percent', /\d%/.test(share) ? 'tight' : 'spaced', index, index + share.length);
      }
    },
    mainOf(uses) {
      const [tight = 0, spaced = 0] = [uses.get('tight'), uses.get('spaced')];
      if (tight === 0 || spaced === 0) return null;
      return tight === spaced ? (isSpaced ? 'spaced' : 'tight') : tight > spaced ? 'tight' : 'spaced';
    },
    turn(text, start, end, _way, into) {
      const number = text.slice(start, end - 1).trimEnd();
      return number + (into === 'tight' ? '%' : `${NO_BREAK}%`);
    },
    label: (_topic, way) => (way === 'tight' ? '10%' : `10${NO_BREAK}%`),
    wrong: [
      [
        'Prices rose by 10% in May, 4% in June and 2 % in July.',
        'Prices rose by 10% in May, 4% in June and 2% in July.',
      ],
      ['We keep 20% and give 80 % away.', 'We keep 20% and give 80% away.'],
      ['Of these 12.5 % are new, 5% are old.', 'Of these 12.5% are new, 5% are old.'],
    ],
    right: ['Prices rose by 10% in May and 2% in June.', 'Prices rose by 10% or 2 percent.', 'We keep 20% of it.'],
  });

/** A number of at least four digits, its thousands grouped or not, perhaps with decimals. */
const AMOUNT = "\\d{1,3}(?:(?<mark>[.,'’ \\u00a0\\u202f])\\d{3})(?:\\k<mark>\\d{3})*|\\d{4,7}";
const SIGNS = '[€$£]|CHF|EUR|USD|GBP';

const groupsOf = (digits: string, mark: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, mark);

/** 1,500 and 1500 in amounts of money. Numbers of four digits stand apart: many group only longer ones. */
export function thousandsMark(currencies: string): DocumentRule {
  const money = new RegExp(
    `(?:(?<=(?:${SIGNS})[ \\u00a0]?)(?:${AMOUNT})|(?<![\\d.,'’€$£])(?:${AMOUNT.replaceAll('mark', 'sign')})(?=[ \\u00a0\\u202f]?(?:(?:${SIGNS})(?!\\d)|${currencies})))(?![\\d])(?![.,]\\d{3})`,
    'gu',
  );
  return defineDocumentRule({
    id: 'common.consistency.thousands',
    category: 'style',
    priority: -1,
    sight({ own }, add) {
      for (const { 0: amount, index, groups } of own.matchAll(money)) {
        const mark = groups?.['mark'] ?? groups?.['sign'] ?? '';
        const size = amount.replace(/\D/g, '').length > 4 ? 'long' : 'short';
        const way = mark === '' ? 'none' : /\s/.test(mark) ? ' ' : mark;
        add(`thousands/${size}`, way, index, index + amount.length);
      }
    },
    mainOf: (uses) => clearMain(uses, 2, 2),
    turn: (text, start, end, _way, into) => {
      const digits = text.slice(start, end).replace(/\D/g, '');
      return into === 'none' ? digits : groupsOf(digits, into === ' ' ? NO_BREAK : into);
    },
    label: (topic, way) => {
      const digits = topic.endsWith('long') ? '12500' : '1500';
      return way === 'none' ? digits : groupsOf(digits, way === ' ' ? NO_BREAK : way);
    },
    wrong: [
      [
        'The car costs €9,500, the repair €1,200 and the paint €1400.',
        'The car costs €9,500, the repair €1,200 and the paint €1,400.',
      ],
      ['We paid $1500, then $2500, then $3,500.', 'We paid $1500, then $2500, then $3500.'],
      ['They offered £12,000, £14,500 and at last £15000.', 'They offered £12,000, £14,500 and at last £15,000.'],
    ],
    right: [
      'The car costs €9,500 and the repair €1,200.',
      'In 2024 we paid $1,500, and $2,500 in 2025.',
      'They offered £1500 at first and £14,500 in the end.',
      'They paid $1,500 and $2,500 in 1946 and in 1947 $3,500.',
    ],
  });
}

/** 3.5% and 3,5% in shares and amounts. */
export function decimalMark(currencies: string): DocumentRule {
  const decimal = new RegExp(
    `(?<![\\d.,:/-])\\d+[.,]\\d{1,2}(?=[ \\u00a0\\u202f]?(?:(?:%|${SIGNS})(?!\\d)|${currencies}))|(?<=[€$£][ \\u00a0]?)\\d+[.,]\\d{2}(?!\\d|[.,]\\d)`,
    'gu',
  );
  return defineDocumentRule({
    id: 'common.consistency.decimals',
    category: 'style',
    priority: -1,
    sight({ own }, add) {
      for (const { 0: number, index } of own.matchAll(decimal)) {
        add('decimals', number.includes(',') ? ',' : '.', index, index + number.length);
      }
    },
    mainOf: (uses) => clearMain(uses, 2, 2),
    turn: (text, start, end, _way, into) => text.slice(start, end).replace(/[.,]/, into),
    label: (_topic, way) => `3${way}5`,
    wrong: [
      ['It rose by 3.5%, then 2.5% and at last 1,5%.', 'It rose by 3.5%, then 2.5% and at last 1.5%.'],
      ['Tea is €3.50, coffee €4.20 and juice €2,80.', 'Tea is €3.50, coffee €4.20 and juice €2.80.'],
      ['Tea is 3.50 €, coffee 4.20 € and juice 2,80 €.', 'Tea is 3.50 €, coffee 4.20 € and juice 2.80 €.'],
    ],
    right: [
      'It rose by 3.5%, then 2.5% and at last 1.5%.',
      'It rose by 3.5%, then 2.5%, in 1,250 shops.',
      'Tea is $3.50, coffee $4.20 and the car was $29,000 or $500,000.',
      'It rose by 3.5% and 2.5% as section 4,2 says.',
    ],
  });
}
