import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { defineRule } from './defineRule.ts';
import { word } from './pattern.ts';
import { type Row, rowsOf } from './rows.ts';
import { RuleRunner } from './run.ts';
import type { Sentence, Token } from './token.ts';
import type { RuleFinding } from './types.ts';
import { rowsOfWords, valuesIn, wordsIn } from './wordRows.ts';

const lexicon: Lexicon = { analyses: () => [], inflect: () => [] };

/** A sentence whose words have one reading; the part before a slash is the lemma: go/went. */
function sentenceOf(text: string): Sentence {
  const tokens: Token[] = [...text.matchAll(/[.,!]|[^\s.,!]+/g)].map(([whole], index) => {
    const [lemma = whole, form = whole] = whole.split('/');
    return {
      index,
      start: index,
      end: index + 1,
      text: form,
      lower: form.toLowerCase(),
      kind: /\w/.test(form) ? 'word' : 'punctuation',
      spaceBefore: index > 0,
      readings: [{ lemma, pos: 1, features: 0 }],
      pos: 0,
      tag: 0,
      verbForm: 0,
    };
  });
  return { start: 0, end: text.length, text, tokens, language: 'en', dialect: 'en-US', lexicon };
}

const row = (typed: string, meant: string, left = '-', right = '-'): Row => [typed, meant, left, right, 'A.', 'B.'];

/** The first suggestion at each place that the rows find, by the index of the first word underlined. */
function found(rows: readonly Row[], text: string, classes = {}): string[] {
  const examples = {
    wrong: [
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ] as const,
    right: ['a', 'b', 'c'],
  };
  const rule = defineRule({ id: 'en.rows', ...examples, ...rowsOf(rows, classes) });
  const findings: RuleFinding[] = [];
  new RuleRunner([rule]).inSentence(sentenceOf(text), findings);
  return [...new Set(findings.map(({ start, end, replacements }) => `${start}-${end} ${replacements.join(' or ')}`))];
}

describe('rows of typed words', () => {
  it.each([
    [
      'a word beside what stands left and right',
      row('loss', 'lose', 'to|will', 'it'),
      'I hate to loss it .',
      ['3-4 lose'],
    ],
    ['nothing without its neighbours', row('loss', 'lose', 'to|will', 'it'), 'A loss it is to him .', []],
    ['several places to the left', row('of', 'off', '<get> the bus'), 'We get/got the bus of here', ['4-5 off']],
    [
      'a place that may be missing',
      row('to', 'too', 'was very|so?'),
      'it was so to , it was to',
      ['3-4 too', '7-8 too'],
    ],
    [
      'the start of the sentence',
      row('form', 'from', '^|,', 'the'),
      'form the start , form the end , a form the',
      ['0-1 from', '4-5 from'],
    ],
    ['the end with a full stop', row('week', 'weak', '-', '.|and'), 'week and week .', ['0-1 weak', '2-3 weak']],
    ['the end without one', row('week', 'weak', '-', '.'), 'a week', ['1-2 weak']],
    [
      'several words, some of them kept',
      row('fait|fais parti de|du', '$1 partie $3'),
      'il fait parti du club',
      ['1-4 fait partie du'],
    ],
    ['an elided word kept', row("qu' elle es", '$1 $2 est'), "qu' elle es la", ["0-3 qu'elle est"]],
    ['two suggestions', row('to', 'at|in', '<arrive>'), 'we arrive/arrived to it', ['2-3 at or in']],
  ])('find %s', (_, given, text, findings) => {
    expect(found([given], text)).toEqual(findings);
  });

  it('prefer the first of two that match', () => {
    expect(found([row('to', 'two', '-', 'weeks'), row('to', 'too')], 'to weeks')).toEqual(['0-1 two']);
  });

  it('use the classes of the rule', () => {
    const rows = [row('a', 'an', '-', '{vowel}')];
    expect(found(rows, 'a apple a pear', { vowel: () => word('apple') })).toEqual(['0-1 an']);
    expect(() => rowsOf(rows)).toThrow('No class is named vowel');
  });

  it('supply their sentences, with the mistake marked', () => {
    const { rows } = rowsOf([['to', 'too', '-', 'late', 'I am [to>too] late.', 'To bed.'], row('a', 'b')]);
    const rule = defineRule({ id: 'en.rows', rows, suggest: () => [], wrong: [['x', 'y']], right: ['C.'] });
    expect(rule.wrong).toEqual([
      ['x', 'y'],
      ['I am to late.', 'I am too late.'],
      ['A.', null],
    ]);
    expect(rule.right).toEqual(['C.', 'To bed.', 'B.']);
  });
});

describe('lists of words', () => {
  const table = {
    columns: ['word', 'case', 'wrong sentence'],
    rows: [
      ['help thank', 'dative', 'I help [he > him].'],
      ['see', '-', '-'],
    ],
  };

  it('are read whole or filtered by a column', () => {
    expect(wordsIn(table)).toEqual(['help', 'thank', 'see']);
    expect(wordsIn(table, 'case', 'dative')).toEqual(['help', 'thank']);
    expect([...valuesIn(table, 'case')]).toEqual([
      ['help', 'dative'],
      ['thank', 'dative'],
      ['see', ''],
    ]);
  });

  it('can be turned into the rows of a rule', () => {
    const rows = rowsOfWords(table, (each) => [[word(...each.word.split(' '))]]);
    expect(rows.map(({ name, wrong }) => [name, wrong])).toEqual([
      ['help thank', [['I help he.', 'I help him.']]],
      ['see', []],
    ]);
  });
});

describe('marked mistakes', () => {
  it.each([
    ['We went to [> the] shop.', 'We went to shop.', 'We went to the shop.'],
    ['We discuss [about >] it.', 'We discuss about it.', 'We discuss it.'],
    ["[Its > It's] late.", 'Its late.', "It's late."],
    ['I know[>,] that.', 'I know that.', 'I know, that.'],
    ['[> The] shop is shut.', 'shop is shut.', 'The shop is shut.'],
    ['No [fix] here.', 'No fix here.', null],
  ])('%s', (cell, wrong, corrected) => {
    expect(rowsOf([['a', 'b', '-', '-', cell, 'a']]).rows[0]?.wrong).toEqual([[wrong, corrected]]);
  });
});
