import { describe, expect, it } from 'vitest';
import { contextKey, createHidden, WordSet } from './ignore.ts';
import { defaultOptions } from './options.ts';

describe('personal words', () => {
  it.each([
    ['foo', 'foo', true],
    ['foo', 'Foo', true],
    ['foo', 'FOO', true],
    ['foo', 'fOO', false],
    ['Foo', 'Foo', true],
    ['Foo', 'FOO', true],
    ['Foo', 'foo', false],
    ['iPod', 'iPod', true],
    ['iPod', 'IPOD', true],
    ['iPod', 'Ipod', false],
    ['naïve', 'nai\u0308ve', true],
    ["o'foo", 'o’foo', true],
    ['Foo', 'Foo’s', true],
    ['Foo', "l'Foo", true],
    ['Foo', "dell'Foo", true],
    [' foo ', 'foo', true],
    ['', '', false],
  ])('%j accepts %j: %s', (word, written, expected) => {
    expect(new WordSet([word]).has(written)).toBe(expected);
  });
});

it('hides by word and by key', () => {
  const hidden = createHidden({
    ...defaultOptions(),
    personalWords: ['foo'],
    ignoredWords: ['bar'],
    ignoredIssues: ['k'],
  });
  expect([hidden.accepts('Foo'), hidden.accepts('bar'), hidden.accepts('baz')]).toEqual([true, true, false]);
  expect([hidden.ignores('k'), hidden.ignores('l')]).toEqual([true, false]);
});

it('names an occurrence by word and neighbours', () => {
  const key = contextKey('spelling', 'wrod', 'The', 'is');
  expect(contextKey('spelling', 'wrod', 'the', 'is')).toBe(key);
  const others = [
    contextKey('grammar', 'wrod', 'The', 'is'),
    contextKey('spelling', 'Wrod', 'The', 'is'),
    contextKey('spelling', 'wrod', 'a', 'is'),
    contextKey('spelling', 'wrod', 'Theis', ''),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});
