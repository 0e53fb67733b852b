// With a part switched off, a rule behaves as if its author had left that part out.
import { describe, expect, it } from 'vitest';
import { defineRule } from '../../src/engine/rules/defineRule.ts';
import { matchAt } from '../../src/engine/rules/match.ts';
import { word } from '../../src/engine/rules/pattern.ts';
import type { Sentence, Token } from '../../src/engine/rules/token.ts';
import { type RulePart, Switch, withSwitches } from './ruleParts.ts';

const sentence = {
  text: 'one',
  tokens: [{ index: 0, text: 'one', lower: 'one', readings: [] }],
} as unknown as Sentence;
const rule = defineRule({
  id: 'en.test.parts',
  rows: [{ name: 'one', patterns: [[word('one')], [word('uno')]] }],
  patterns: [[word('two').except(word('one'))], [word('one', 'two').except(word('one'))]],
  where: ({ from }) => from > 0,
  unless: { 'one alone': { when: ({ from }) => from === 0, right: 'One.' } },
  suggest: () => [],
  wrong: Array.from({ length: 3 }, () => ['one', null] as const),
  right: ['two', 'three', 'four'],
});

describe('a rule with switches', () => {
  const gate = new Switch();
  const { rule: switched, parts } = withSwitches(rule, gate);
  const part = (kind: string, at = 0) => parts.filter((each) => each.kind === kind)[at] as RulePart;
  const matches = () => switched.patterns.map((pattern) => matchAt(sentence, pattern, 0) !== null);
  const without = <T>(off: RulePart, ask: () => T): T => {
    gate.off = off;
    const answer = ask();
    gate.off = null;
    return answer;
  };
  const match = matchAt(sentence, [word('one')], 0);
  if (!match) throw new Error('no match');

  it('has a part for each row, pattern, exception and condition', () => {
    expect(parts.map(({ kind }) => kind).sort()).toEqual(
      ['condition', 'exception', 'exception', 'exception', 'pattern', 'pattern', 'row'].sort(),
    );
  });

  it('behaves like the original rule while nothing is off', () => {
    expect(matches()).toEqual([true, false, false, false]);
    expect(switched.where?.(match)).toBe(false);
    expect(switched.unless?.['one alone']?.when(match)).toBe(true);
  });

  it('tells which parts have decided anything: the others may be off as well', () => {
    gate.used.clear();
    matches();
    expect(gate.used).toEqual(new Set([part('row'), part('pattern', 1), part('exception', 1)]));
    gate.used.clear();
    switched.where?.(match);
    switched.unless?.['one alone']?.when(match);
    expect(gate.used).toEqual(new Set([part('condition'), part('exception', 2)]));
  });

  it('leaves out what is off, and nothing else', () => {
    expect(without(part('row'), matches)).toEqual([false, false, false, false]);
    expect(without(part('pattern'), matches)).toEqual([true, false, false, false]);
    expect(without(part('exception', 1), matches)).toEqual([true, false, false, true]);
    expect(without(part('condition'), () => switched.where?.(match))).toBe(true);
    expect(without(part('exception', 2), () => switched.unless?.['one alone']?.when(match))).toBe(false);
  });

  it('treats the sentence of a named exception as a right one', () => {
    expect(rule.right).toContain('One.');
  });

  it('keeps exceptions switchable when an element is narrowed', () => {
    const token = sentence.tokens[0] as Token;
    const narrowed = word('one', 'two').except(word('one')).and(word('one')).as('number');
    expect(narrowed.exceptions.length).toBe(1);
    expect(typeof narrowed.test === 'function' && narrowed.test(token)).toBe(false);
    expect(typeof narrowed.base === 'function' && narrowed.base(token)).toBe(true);
  });
});
