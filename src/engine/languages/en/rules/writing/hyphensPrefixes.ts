// Hyphens after prefixes (mid-1920s, non-profit), and none after adverbs (newly built).
import { Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, form, oneOf, word, words } from '../../../../rules/pattern.ts';
import { hyphenated } from './hyphens.ts';

/** in the mid 1920s. */
export const midDecade = defineRule({
  id: 'en.hyphen.mid',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    word('mid').mark(),
    oneOf(
      new Element((token) => /^\d/.test(token.text)),
      words('january february march april may june july august september october november december autumn'),
    ).mark(),
  ],
  suggest: hyphenated,
  wrong: [
    ['They moved here in the mid 1920s.', 'They moved here in the mid-1920s.'],
    ['The shop opens in mid July.', 'The shop opens in mid-July.'],
    ['My mum was a teacher in the mid 80s.', 'My mum was a teacher in the mid-80s.'],
  ],
  right: [
    'She lives in Mid Wales.',
    'The actor is in his mid to late eighties.',
    'The mid tones of the photo are too dark.',
  ],
});

/** a newly-built house. */
export const adverbHyphen = defineRule({
  id: 'en.hyphen.adverb',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    form(
      /^(?!early|family|friendly|only|daily|weekly|monthly|yearly|quarterly|likely|lovely|ugly|lonely|silly|holy|july|fly|jelly|assembly|supply|bully|rally|belly|ally|italy|anomaly|elderly|curly|lively|deadly|costly|orderly)[a-z]{3,}ly-[a-z]+(?:ed|en|ing|own|ought|ilt|old|ade)$/,
    )
      .as('word')
      .mark(),
  ],
  suggest: (m) => [m.text('word').replace('-', ' ')],
  wrong: [
    ['They live in a newly-built house.', 'They live in a newly built house.'],
    ['It was a carefully-planned trip.', 'It was a carefully planned trip.'],
    ['We need a highly-skilled welder for this.', 'We need a highly skilled welder for this.'],
  ],
  right: ['They live in a newly built house.', 'It is a family-owned shop.', 'An early-closing day.'],
});

/** a non profit group. */
export const prefixHyphen = defineRule({
  id: 'en.hyphen.prefix',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    word('non', 'semi', 'anti', 'multi', 'co', 'ex').as('prefix').mark(),
    new Element((token) => token.kind === 'word' && token.readings.length > 0).as('word').mark(),
  ],
  where: (m) => {
    const [prefix, next] = [m.token('prefix'), m.token('word')];
    return (
      prefix.text === prefix.lower &&
      next.spaceBefore &&
      (next.pos === Pos.noun || next.pos === Pos.adjective || next.pos === Pos.properNoun) &&
      (prefix.lower !== 'ex' ||
        among('husband wife boyfriend girlfriend president minister boss soldier partner')(next))
    );
  },
  suggest: hyphenated,
  wrong: [
    ['It is run by a non profit group.', 'It is run by a non-profit group.'],
    ['We met his ex wife at the party.', 'We met his ex-wife at the party.'],
    ['The room has anti slip tiles.', 'The room has anti-slip tiles.'],
  ],
  right: ['The non of that word is Latin.', 'A non sequitur is funny.', 'Smith & Co was founded in 1900.'],
});
