// Our own rules read every rewrite before it is offered: one after which they find something new is dropped.
import type { Grammar } from '../grammar/grammar.ts';
import type { Sentence } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import type { TextRange } from '../types.ts';

const isMistake = ({ rule }: RuleFinding): boolean => rule.level !== 'picky' && rule.category !== 'style';

const keyOf = ({ rule, params }: RuleFinding): string => `${rule.id} ${params?.['found'] ?? ''}`;

/** Whether the rules find nothing in a sentence with its rewrite that they do not find without it. */
export function isClean(sentence: Sentence, range: TextRange, text: string, grammar: Grammar): boolean {
  const after = grammar.findingsWith(sentence, range, text).filter(isMistake);
  if (after.length === 0) return true;
  const none = { start: range.start, end: range.start };
  const before = new Set(grammar.findingsWith(sentence, none, '').filter(isMistake).map(keyOf));
  return after.every((finding) => before.has(keyOf(finding)));
}
