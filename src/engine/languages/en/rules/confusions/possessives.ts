// Possessives and words that sound like them: their, there, they're; your, you're. The next word decides: a noun calls for
// the possessive, a verb form or an article for "are".
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemma, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { plainNoun } from '../../reading/words.ts';

/** their are, their is. */
export const theirThere = defineRule({
  id: 'en.confusion.their-there',
  patterns: [
    [word('their', "they're").mark(), words("is are was were isn't aren't wasn't weren't has seems")],
    [
      lemma('go', 'be', 'live', 'stay', 'come', 'get', 'over', 'out', 'up', 'down', 'in').except(
        word('be', 'is', 'are'),
      ),
      word('their').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('and but for on in at with when yesterday today tomorrow')),
    ],
  ],
  where: (m) =>
    m.from === 0 ||
    !m.before()?.readings.some((reading) => reading.pos === Pos.preposition) ||
    m.marked()[0]?.index !== m.from,
  suggest: () => ['there'],
  wrong: [
    ['Their are two parcels for you.', 'There are two parcels for you.'],
    ['I think their is a problem with my order.', 'I think there is a problem with my order.'],
    ['We lived their for ten years and loved it.', 'We lived there for ten years and loved it.'],
  ],
  right: [
    'These are their and our plans.',
    'Their house is big.',
    'The spelling of their is hard to learn.',
    'I like their being so careful.',
  ],
});

/** there house, they're car before a noun. */
export const thereTheir = defineRule({
  id: 'en.confusion.there-their',
  pattern: [
    oneOf(
      lemma(
        'love',
        'like',
        'lose',
        'bring',
        'leave',
        'use',
        'see',
        'take',
        'visit',
        'change',
        'keep',
        'sell',
        'show',
        'give',
        'share',
        'enjoy',
        'write',
        'do',
        'make',
        'know',
        'clean',
        'forget',
        'pack',
        'finish',
        'spend',
        'wash',
        'open',
        'close',
        'wear',
        'drop',
        'park',
        'break',
        'hurt',
        'check',
        'paint',
        'repair',
        'pay',
        'raise',
        'walk',
        'ask',
        'tell',
        'help',
        'invite',
        'miss',
        'hate',
        'hold',
      ),
      words('with of from for about by to into without and that'),
    ),
    word('there', "they're").mark().as('word'),
    tagged(Pos.adjective).repeat(0, 1),
    oneOf(
      can(Pos.noun).except(can(Pos.verb)),
      words(
        'house car name service place room home work staff dog cat time money help phone children hotel bags coats shoes keys names parents friends answers',
      ),
    )
      .except(can(Pos.adverb))
      .except(can(Pos.preposition)),
  ],
  where: (m) =>
    m.text('word').toLowerCase() === 'there'
      ? true
      : m.after()?.lower !== 'is' && !among('like that know see')(m.sentence.tokens[m.from]),
  suggest: () => ['their'],
  wrong: [
    ['They sold there house last year.', 'They sold their house last year.'],
    ['I am happy with there service and prices.', 'I am happy with their service and prices.'],
    ["We met the owners and they're children.", 'We met the owners and their children.'],
  ],
  right: [
    'I walked from there home.',
    "I think that they're friends of hers.",
    'There is a house.',
    'From there, people walk.',
  ],
});

/** your welcome, your going: "you are" before a word that no possessive precedes. */
export const yourYouAre = defineRule({
  id: 'en.confusion.your-youre',
  patterns: [
    [
      word('your').mark(),
      oneOf(
        words(
          'welcome right wrong kidding not always never so too very really probably going gonna the a an allowed supposed able sure still already such just amazing awesome late early here there busy free ready interested unable lucky doing coming looking getting making being having trying planning staying using asking wondering',
        ),
      ).as('next'),
    ],
    [
      words('hope think glad sure know if that because when since says said').as('before'),
      word('your').mark(),
      words(
        'fine well okay ok happy sad angry tired ill sick hungry busy ready late safe healthy alive alone afraid glad proud better',
      ).as('next'),
    ],
  ],
  where: (m) => {
    const after = m.after();
    const next = m.token('next');
    // "your right hand", "your welcome party", "your always cheerful mother", "your going there"
    // if your tired, aching feet; your happy and healthy family
    const goesOn = reads(m.after(2), Pos.adjective) || reads(m.after(2), Pos.noun) || reads(m.after(2), Pos.adverb);
    if ((m.names('before') || among(',')(after)) && among('and ,')(after) && goesOn && !reads(m.after(2), Pos.pronoun))
      return false;
    if (m.names('before')) return isMarkOrEnd(after) || among('about to with at and but now today because')(after);
    if (/^(?:right|wrong|welcome|free|early|late|ready|sure|lucky|busy|amazing|awesome|able)$/.test(next.lower))
      return !after || after.pos !== Pos.noun;
    if (/^(?:so|too|very|really|always|never|still|already|just|such|probably)$/.test(next.lower)) {
      const beyond = m.after(2);
      return !(beyond && (beyond.pos === Pos.noun || beyond.pos === Pos.adjective));
    }
    if (next.lower.endsWith('ing'))
      return (
        after !== undefined &&
        after.pos !== Pos.verb &&
        after.pos !== Pos.auxiliary &&
        !/^(?:is|was|has|will|would|of|experience|style|skills?)$/.test(after.lower) &&
        after.pos !== Pos.noun &&
        m.before()?.lower !== 'not' &&
        !reads(m.before(), Pos.preposition) &&
        !m.sentence.tokens.slice(m.to, m.to + 3).some(among('was is has will would'))
      );
    return true;
  },
  suggest: () => ["you're", 'you are'],
  wrong: [
    ['Your welcome!', "You're welcome!"],
    ['I hope your not too tired after the trip.', "I hope you're not too tired after the trip."],
    ['Let me know if your coming on Friday.', "Let me know if you're coming on Friday."],
    ['I hope your well.', "I hope you're well."],
    ["I'm sure your fine.", "I'm sure you're fine."],
  ],
  right: [
    'Is this your right hand?',
    'Thanks for your so helpful answer.',
    'Your coming here was a surprise.',
    'I got your wrong order.',
  ],
});

/** you're car: "your" before a noun. */
export const youAreYour = defineRule({
  id: 'en.confusion.youre-your',
  pattern: [
    oneOf(
      words(
        'with of for about from in on to at is was and like see send use change bring forget thank check got received read love need',
      ),
      lemma('receive', 'confirm', 'appreciate', 'update'),
    ),
    word("you're").mark(),
    tagged(Pos.adjective).repeat(0, 1),
    plainNoun(),
  ],
  suggest: () => ['your'],
  wrong: [
    ["Thanks for you're message.", 'Thanks for your message.'],
    ["I have read you're new article.", 'I have read your new article.'],
    ["Please bring you're passport to the desk.", 'Please bring your passport to the desk.'],
  ],
  right: ["I know you're right.", "And you're home already?", "I love that you're happy."],
});
