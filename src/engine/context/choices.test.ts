import { describe, expect, it } from 'vitest';
import type { Sentence, Token } from '../rules/token.ts';
import { choiceFinder } from './choices.ts';
import { contextSet } from './defineSet.ts';
import type { Choice } from './types.ts';

function sentenceOf(text: string): Sentence {
  const tokens: Token[] = [...text.matchAll(/\p{L}+'?|[^\s\p{L}]/gu)].map((match, index) => ({
    index,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    lower: match[0].toLowerCase(),
    kind: /\p{L}/u.test(match[0]) ? 'word' : 'punctuation',
    spaceBefore: index > 0,
    readings: [],
    pos: 0,
    tag: 0,
    verbForm: 0,
  }));
  const lexicon = { analyses: () => [], inflect: () => [] };
  return { start: 0, end: text.length, text, tokens, language: 'fr', dialect: 'fr-FR', lexicon };
}

const sets = [
  contextSet('a', [['a'], ['à']], []),
  contextSet('ces', [['ces'], ["c'est"]], []),
  contextSet('haber', [['haber'], ['a ver']], []),
];

function choices(text: string): string[] {
  const found: Choice[] = [];
  const sentence = sentenceOf(text);
  choiceFinder(sets, [], true)(sentence, (choice) => found.push(choice));
  return found.map(({ set, from, to, written, candidates }) => {
    const words = sentence.tokens.slice(from, to).map((token) => token.text);
    return `${set}: ${words.join(' ')} = ${candidates[written]?.text}`;
  });
}

describe('places with a choice', () => {
  it('are found by their word, also of several tokens', () => {
    expect(choices("il a vu que c'est vrai")).toEqual(['a: a = a', "ces: c' est = c'est"]);
  });

  it('are one for each set that has the word', () => {
    expect(choices('vamos a ver')).toEqual(['haber: a ver = a ver', 'a: a = a']);
  });

  it('are found at the start of a sentence, behind a quote too', () => {
    expect(choices('«À Paris')).toEqual(['a: À = à']);
  });

  it('are no names, headings or words in capitals', () => {
    expect(choices('il vit À Paris')).toEqual([]);
    expect(choices('CES GENS')).toEqual([]);
  });

  it('are measured against the first candidate of the set', () => {
    const found: Choice[] = [];
    choiceFinder(sets, [], true)(sentenceOf('a'), (choice) => found.push(choice));
    expect(found[0]?.candidates.map(({ key }) => key === 0)).toEqual([true, false]);
  });
});
