// What becomes of a rewrite that throws.
import { expect, it } from 'vitest';
import { offersIn, rewritingChecker } from '../../../scripts/quality/rewriting/examples.ts';
import { word } from '../rules/pattern.ts';
import { defineRewrite } from './defineRewrite.ts';
import { createRewriting } from './rewriter.ts';

const examples = {
  kind: 'simple',
  wrong: [
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ],
  right: ['a', 'b', 'c'],
} as const;

it('a rewrite that throws is off and told once, and the others go on', async () => {
  const checker = await rewritingChecker('en');
  let asked = 0;
  const boom = (): never => {
    asked++;
    throw new Error('boom');
  };
  const rules = [
    defineRewrite({ ...examples, id: 'en.rewrite.where', pattern: [word('big').mark()], where: boom }),
    defineRewrite({ ...examples, id: 'en.rewrite.suggest', pattern: [word('big').mark()], suggest: boom }),
    defineRewrite({ ...examples, id: 'en.rewrite.turn', pattern: [word('big').mark()], turn: boom }),
    defineRewrite({ ...examples, id: 'en.rewrite.good', pattern: [word('big').mark()], suggest: () => ['large'] }),
  ];
  checker.loadRewrites('en', createRewriting('en', { rules }));
  expect(checker.failedRules()).toEqual([]);
  const text = 'The big dog barked at a big cat. It was a big house.';
  expect(offersIn(checker, 'en', text).map(({ rule }) => rule)).toEqual(Array(3).fill('en.rewrite.good'));
  expect(checker.failedRules().sort()).toEqual(['en.rewrite.suggest', 'en.rewrite.turn', 'en.rewrite.where']);
  expect(asked).toBe(3);
});
