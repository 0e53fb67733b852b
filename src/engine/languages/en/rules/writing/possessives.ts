// Apostrophes left out where somebody owns something, by kinds of owners and of what they own: my instructors car, ten years experience.
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd, isOne, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, number, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import belongings from '../../rows/belongings.words.tsv';
import owners from '../../rows/owners.words.tsv';

const OWNERS: ReadonlySet<string> = new Set(wordsIn(owners));
const BELONGINGS: ReadonlySet<string> = new Set(wordsIn(belongings));
/** Whoever has a house or an idea mostly has it with somebody. */
const TOGETHER = among('parents grandparents neighbours neighbors twins');

const isGiving = among(
  'buy buys bought buying give gives gave given giving send sends sent sending get gets got getting make makes made bring brings brought offer offers offered show shows showed lend lends lent sell sells sold leave leaves left pass passed hand handed find found teach taught owe owes cost costs wish wishes call calls called name named cook cooked read write wrote tell told ask asked let lets',
);
const isSingular = among('a an this that each every another one');
const inSmallLetters = (test: (token: Token) => boolean): Element =>
  new Element((token) => token.text === token.lower && test(token));

/** neighbours: neighbour, wolves: wolf. */
const ownerOf = (m: Match, owner: Token): string =>
  owner.readings.find(({ pos, lemma }) => pos === Pos.noun && lemma !== owner.lower)?.lemma ??
  m.text('owner').slice(0, -1);

/** Our neighbours phone us: what could be owned is what they do. */
function isDone(m: Match): boolean {
  const [thing, after, before] = [m.token('thing'), m.after(), m.before()];
  if (!reads(thing, Pos.verb) || isSingular(m.token('determiner'))) return false;
  // with my brothers answer. I read the authors reply.
  if (isMarkOrEnd(after)) return !(before && (before.pos === Pos.preposition || isTaggedFinite(before)));
  return !isTaggedFinite(after) && !among('will would can could')(after);
}

/** my instructors car, a friends house. */
export const ownedByOne = defineRule({
  id: 'en.apostrophe.possessive-owner',
  after: 'en.apostrophe.possessive',
  pattern: [
    words('my your his her our their the a an this that each every another').as('determiner'),
    tagged(Pos.adjective).repeat(0, 1),
    inSmallLetters((token) => isOne(token, OWNERS))
      .as('owner')
      .mark(),
    words('own').repeat(0, 1),
    tagged(Pos.adjective)
      .and(inSmallLetters((token) => !reads(token, Pos.adverb)))
      .repeat(0, 1),
    inSmallLetters((token) => isOne(token, BELONGINGS)).as('thing'),
  ],
  where: (m) => {
    if (isGiving(m.before()) || isDone(m)) return false;
    // the boys hands-on lesson; the friends house and feed
    return !(m.after()?.text === '-' && !m.after(2)?.lower);
  },
  suggest: (m) => {
    const owner = m.token('owner');
    const one = `${ownerOf(m, owner)}'s`;
    if (isSingular(m.token('determiner'))) return [one];
    const many = owner.lower.endsWith('s') ? `${owner.lower}'` : `${owner.lower}'s`;
    return TOGETHER(owner) ? [many, one] : [one, many];
  },
  wrong: [
    ['The dent in my instructors car is deep.', "The dent in my instructor's car is deep."],
    ['Our neighbours dog barked all night.', "Our neighbours' dog barked all night."],
    ['We stayed at a friends house last night.', "We stayed at a friend's house last night."],
    ['We discussed the authors reply.', "We discussed the author's reply."],
    ['He stepped on the poor cats tail.', "He stepped on the poor cat's tail."],
    ['The referees decision is final.', "The referee's decision is final."],
  ],
  right: [
    'Our neighbours phone us every day.',
    'The captains face each other.',
    'We gave the kids toys and the boys shoes.',
    'When asked, the drivers answer.',
    'The drivers reply at once.',
    'My brothers own a house.',
  ],
});

const PERIODS = 'years months weeks days nights hours minutes';
/** What takes, or is counted as, a time. */
const LASTING =
  'experience notice leave holiday vacation pay salary wages rent worth supply training warning imprisonment probation maternity sickness';

/** ten years experience, last weeks meeting. */
export const ownedByTime = defineRule({
  id: 'en.apostrophe.time-possessive',
  priority: 1,
  patterns: [
    [
      oneOf(
        number(),
        words('two three four five six seven eight nine ten twelve fifteen twenty thirty several many few'),
      ).as('count'),
      words(PERIODS).as('time').mark(),
      words('paid unpaid work working professional teaching free').repeat(0, 1),
      words(LASTING).as('thing'),
    ],
    [
      words('last this next').as('which'),
      words('years months weeks nights mornings evenings weekends seasons summers winters').as('time').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun)
        .and(inSmallLetters((token) => !reads(token, Pos.adverb) && !reads(token, Pos.preposition)))
        .as('thing'),
    ],
    [
      words('a one').as('which'),
      words('days weeks months years').as('time').mark(),
      words(`${LASTING} work journey walk drive rest`).as('thing'),
    ],
  ],
  where: (m) => {
    if (!m.names('which')) return m.after()?.text !== '-';
    // the last years prices; in these last months work
    return m.before()?.pos !== Pos.determiner && !isOne(m.before(), THE) && m.token('thing').text !== '-';
  },
  suggest: (m) => [m.names('which') ? `${m.token('time').lower.slice(0, -1)}'s` : `${m.token('time').lower}'`],
  wrong: [
    ['I have ten years experience in sales.', "I have ten years' experience in sales."],
    ['It was worth as much as last years prospectus.', "It was worth as much as last year's prospectus."],
    ['This years motions range from homework to football.', "This year's motions range from homework to football."],
    ['The trip is only a days walk from here.', "The trip is only a day's walk from here."],
  ],
  right: [
    'I have worked here for ten years, experience tells.',
    'In the last years prices have risen.',
    'He has not been here these last weeks.',
    'In the last weeks work has been hard.',
  ],
});

const THE: ReadonlySet<string> = new Set(['the', 'these', 'those', 'my', 'his', 'her', 'our', 'their', 'its']);
