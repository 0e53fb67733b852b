// Commas around inserted parts: dates and places, however, remarks about a name.
import { Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anything, Element, punctuation, words } from '../../../../rules/pattern.ts';
import { isFiniteVerb, isNameInside } from '../../reading/clauses.ts';

const MONTHS = 'january february march april may june july august september october november december';
const isYear = (text: string): boolean => /^1[0-9]{3}$|^20[0-9]{2}$/.test(text);
const wordAfter = (): Element => new Element((token) => token.kind === 'word' || token.kind === 'number');

/** On May 8, 1985 the house was sold. */
export const dateComma = defineRule({
  id: 'en.comma.date-year',
  category: 'punctuation',
  dialects: ['en-US', 'en-CA'],
  pattern: [
    words(MONTHS),
    new Element((token) => token.kind === 'number' && /^\d{1,2}$/.test(token.text)),
    punctuation(','),
    new Element((token) => token.kind === 'number' && isYear(token.text)).as('year').mark(),
    wordAfter().as('next'),
  ],
  // from April 20, 1968 to June 3, 1979; (born July 26, 1915 in Ulm)
  where: (m) =>
    !among('to until and or')(m.token('next')) &&
    !m.sentence.tokens.slice(0, m.from).some((token) => token.text === '('),
  suggest: (m) => [`${m.text('year')},`],
  wrong: [
    ['On May 8, 1985 the house was sold.', 'On May 8, 1985, the house was sold.'],
    ['She was born on June 6, 1981 in Ohio.', 'She was born on June 6, 1981, in Ohio.'],
    ['The store opened on March 3, 2012 after a long delay.', 'The store opened on March 3, 2012, after a long delay.'],
  ],
  right: [
    'On May 8, 1985, the house was sold.',
    'From May 8, 1985 to today it was shut.',
    'It opened on March 3, 2012.',
  ],
});

/** In May 8 1985. */
export const dateDayComma = defineRule({
  id: 'en.comma.date-day',
  category: 'punctuation',
  dialects: ['en-US', 'en-CA'],
  pattern: [
    words(MONTHS),
    new Element((token) => token.kind === 'number' && /^\d{1,2}(?:st|nd|rd|th)?$/.test(token.text)).as('day').mark(),
    new Element((token) => token.kind === 'number' && isYear(token.text)),
  ],
  suggest: (m) => [`${m.text('day')},`],
  wrong: [
    ['On May 8 1985 the house was sold.', 'On May 8, 1985 the house was sold.'],
    ['She was born on June 6 1981.', 'She was born on June 6, 1981.'],
    ['The store opened on March 3 2012.', 'The store opened on March 3, 2012.'],
  ],
  right: ['On May 8, 1985, the house was sold.', 'She was born on June 6 in Ohio.', 'It opened on 3 March 2012.'],
});

const PLACES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming ontario quebec manitoba england scotland wales ireland france germany italy spain portugal belgium austria switzerland poland russia china india japan australia canada mexico brazil';

/** They live in Austin, Texas with two dogs. */
export const placeComma = defineRule({
  id: 'en.comma.place',
  category: 'punctuation',
  dialects: ['en-US', 'en-CA'],
  pattern: [new Element(isNameInside), punctuation(','), words(PLACES).as('place').mark(), wordAfter().as('next')],
  where: (m) => {
    const next = m.token('next');
    return next.kind === 'word' && !isNameInside(next) && !among('and or')(next);
  },
  suggest: (m) => [`${m.text('place')},`],
  wrong: [
    ['They live in Austin, Texas with two dogs.', 'They live in Austin, Texas, with two dogs.'],
    ['A shop in Portland, Oregon is giving them away.', 'A shop in Portland, Oregon, is giving them away.'],
    ['He was born in Cork, Ireland in 1950.', 'He was born in Cork, Ireland, in 1950.'],
  ],
  right: ['They live in Austin, Texas.', 'We saw Spain, France and Italy.', 'She lived in Cork, Ireland, for years.'],
});

/** The neighbours however were kind. */
export const howeverInside = defineRule({
  id: 'en.comma.however-inside',
  category: 'punctuation',
  pattern: [
    new Element((token) => token.kind === 'word').as('last').mark(),
    words('however').as('however').mark(),
    anything().as('next'),
  ],
  where: (m) => {
    const [last, next] = [m.token('last'), m.token('next')];
    // I said however I would think about it
    if (among('said says say think thought know knew told')(last)) return false;
    if (last.pos === Pos.noun || last.pos === Pos.properNoun || last.pos === Pos.pronoun || isFiniteVerb(last))
      return isFiniteVerb(next) || (isFiniteVerb(last) && !among('much many hard long far little')(next));
    return false;
  },
  suggest: (m) => [`${m.text('last')}, ${m.text('however')},`],
  wrong: [
    ['The neighbors however were very kind.', 'The neighbors, however, were very kind.'],
    ['My sister however does not eat fish.', 'My sister, however, does not eat fish.'],
    ['It is however a very good book.', 'It is, however, a very good book.'],
  ],
  right: ['The neighbors, however, were kind.', 'Do it however you like.', 'However late it is, call me.'],
});
