import { describe, expect, it } from 'vitest';
import { germanGap } from '../languages/de/sets/gaps.ts';
import { englishGap } from '../languages/en/sets/gaps.ts';
import { type Analysis, Feature, Pos } from '../lexicon/features.ts';
import type { Sentence, Token } from '../rules/token.ts';
import { commaSet } from './defineSet.ts';
import { FeatureList, featuresOf } from './features.ts';
import { gapFinder } from './gaps.ts';
import type { Choice } from './types.ts';

const finite: Analysis = { lemma: 'v', pos: Pos.verb, features: Feature.third | Feature.present };
const READINGS: Readonly<Record<string, readonly Analysis[]>> = {
  weiß: [finite],
  kommt: [finite],
  geht: [finite],
  is: [finite],
  was: [finite],
  left: [finite],
  shows: [{ ...finite, lemma: 'show' }],
  öffnen: [{ lemma: 'öffnen', pos: Pos.verb, features: Feature.infinitive }],
  he: [{ lemma: 'he', pos: Pos.pronoun, features: 0 }],
  she: [{ lemma: 'she', pos: Pos.pronoun, features: 0 }],
  in: [{ lemma: 'in', pos: Pos.preposition, features: 0 }],
};

function sentenceOf(text: string, language: 'de' | 'en'): Sentence {
  const tokens: Token[] = [...text.matchAll(/\p{L}+|[^\s\p{L}]/gu)].map((match, index) => ({
    index,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    lower: match[0].toLowerCase(),
    kind: /\p{L}/u.test(match[0]) ? 'word' : 'punctuation',
    spaceBefore: index > 0,
    readings: READINGS[match[0].toLowerCase()] ?? [],
    pos: 0,
    tag: 0,
    verbForm: 0,
  }));
  const lexicon = { analyses: () => [], inflect: () => [] };
  return { start: 0, end: text.length, text, tokens, language, dialect: `${language}-DE` as 'de-DE', lexicon };
}

const IDS = {
  de: 'conjunction relative question contrast comparison infinitive closing',
  en: 'joining which that opening-clause opening-phrase aside greeting address',
};

function gaps(text: string, language: 'de' | 'en' = 'de', ids = IDS[language]): string[] {
  const sets = ids.split(' ').map((id) => commaSet(`comma-${id}`, [], [], []));
  const sentence = sentenceOf(text, language);
  const found: Choice[] = [];
  gapFinder(sets, language === 'de' ? germanGap : englishGap)(sentence, (choice) => found.push(choice));
  return found.map(({ set, to, candidates, written }) => {
    const name = candidates[written]?.name;
    return `${set.replace('comma-', '')} ${name} ${sentence.tokens[to]?.text}`;
  });
}

function features(text: string, word: string): readonly number[] {
  const list = new FeatureList();
  const sentence = sentenceOf(text, 'de');
  let values: readonly number[] = [];
  gapFinder([commaSet('comma-conjunction', [], [], [])], germanGap)(sentence, (choice) => {
    if (sentence.tokens[choice.to]?.text !== word) return;
    featuresOf(sentence, choice, list);
    values = [...list.values.subarray(0, list.count)];
  });
  return values;
}

describe('German gaps', () => {
  it('are found with a comma and without', () => {
    expect(gaps('Er weiß nicht ob Eva kommt.')).toEqual(['conjunction none ob']);
    expect(gaps('Er weiß nicht, ob Eva kommt.')).toEqual(['conjunction comma ob']);
  });

  it('stand behind the verb of a subordinate clause', () => {
    expect(gaps('Wenn Eva kommt geht Max.')).toContain('closing none geht');
    expect(gaps('Eva kommt geht Max.')).toEqual([]);
  });

  it('stand before relative pronouns that have a noun', () => {
    expect(gaps('Das Haus in der er war')).toContain('relative none in');
    expect(gaps('Es geht sehr der Nase nach')).toEqual([]);
  });

  it('are sought where an infinitive with zu follows', () => {
    expect(gaps('Eva weiß das Fenster zu öffnen.')).toContain('infinitive none das');
  });

  it('stand before the first verb', () => {
    expect(gaps('Max, geht und kommt.', 'de', 'front')).toEqual(['front comma geht']);
  });

  it('are no places beside quotes, brackets or other marks', () => {
    expect(gaps('Er weiß nicht (ob Eva kommt).')).toEqual([]);
    expect(gaps('Er weiß nicht – ob Eva kommt.')).toEqual([]);
  });
});

describe('English gaps', () => {
  it('stand between clauses, not before the last of a list', () => {
    expect(gaps('He left and she was sad.', 'en')).toEqual(['joining none and']);
    expect(gaps('Tea and milk.', 'en')).toEqual([]);
  });

  it('stand before a relative pronoun, not before the question that a verb takes', () => {
    expect(gaps('He has a car which she likes.', 'en')).toEqual(['which none which']);
    expect(gaps('The list shows which cars she likes.', 'en')).toEqual([]);
  });

  it('stand before a name at the end', () => {
    expect(gaps('Thank you John.', 'en')).toEqual(['address none John']);
    expect(gaps('Thank you Mr. Smith', 'en')).toEqual([]);
  });

  it('stand before a subject behind what opens the sentence', () => {
    expect(gaps('If she left he was sad.', 'en')).toContain('opening-clause none he');
    expect(gaps('In Rome he was sad.', 'en')).toContain('opening-phrase none he');
  });
});

describe('features of a gap', () => {
  it('do not tell whether a comma stands in it', () => {
    const without = features('Er weiß nicht ob Eva kommt.', 'ob');
    expect(without.length).toBeGreaterThan(50);
    expect(features('Er weiß nicht, ob Eva kommt.', 'ob')).toEqual(without);
  });

  it('tell whether one stands elsewhere', () => {
    const without = features('Er weiß nicht ob Eva kommt und geht.', 'ob');
    expect(features('Er weiß nicht ob Eva kommt, und geht.', 'ob')).not.toEqual(without);
  });
});
