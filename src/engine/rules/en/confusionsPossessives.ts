// Possessives and what sounds like them: their, there, they're; your, you're; its, it's; whose, who's. The word after
// decides: a noun wants the possessive, a verb form or an article wants "are" or "is".
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { can, form, lemma, oneOf, punctuation, tagged, word, words } from '../pattern.ts';

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
  right: ['Their house is big.', 'There are two parcels for you.', 'I like their being so careful.'],
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
      ),
      words('with of from for about by to into without and that'),
    ),
    word('there', "they're").mark().as('word'),
    tagged(Pos.adjective).repeat(0, 1),
    tagged(Pos.noun).except(can(Pos.verb)).except(can(Pos.adverb)).except(can(Pos.preposition)),
  ],
  where: (m) => m.after()?.lower !== 'is' || m.text('word').toLowerCase() === 'there',
  suggest: () => ['their'],
  wrong: [
    ['They sold there house last year.', 'They sold their house last year.'],
    ['I am happy with there service and prices.', 'I am happy with their service and prices.'],
    ["We met the owners and they're children.", 'We met the owners and their children.'],
  ],
  right: ['They sold their house last year.', 'There is a house.', 'From there, people walk.'],
});

/** your welcome, your going: "you are" before what no possessive stands before. */
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
  ],
  where: (m) => {
    const after = m.after();
    const next = m.token('next');
    // "your right hand", "your welcome party", "your always cheerful mother", "your going there"
    if (/^(?:right|wrong|welcome|free|early|late|ready|sure|lucky|busy|amazing|awesome|able)$/.test(next.lower))
      return !after || after.pos !== Pos.noun;
    if (/^(?:so|too|very|really|always|never|not|still|already|just|such|probably)$/.test(next.lower)) {
      const beyond = m.after(2);
      return !(beyond && (beyond.pos === Pos.noun || beyond.pos === Pos.adjective));
    }
    if (next.lower.endsWith('ing'))
      return (
        after !== undefined &&
        after.pos !== Pos.verb &&
        after.pos !== Pos.auxiliary &&
        !/^(?:is|was|has|will|would|of|experience|style|skills?)$/.test(after.lower) &&
        after.pos !== Pos.noun
      );
    return true;
  },
  suggest: () => ["you're", 'you are'],
  wrong: [
    ['Your welcome!', "You're welcome!"],
    ['I hope your not too tired after the trip.', "I hope you're not too tired after the trip."],
    ['Let me know if your coming on Friday.', "Let me know if you're coming on Friday."],
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
    tagged(Pos.noun)
      .except(can(Pos.adjective))
      .except(can(Pos.adverb))
      .except(form(/ing$/))
      .except(can(Pos.verb, Feature.pastParticiple))
      .except(can(Pos.preposition)),
  ],
  suggest: () => ['your'],
  wrong: [
    ["Thanks for you're message.", 'Thanks for your message.'],
    ["I have read you're new article.", 'I have read your new article.'],
    ["Please bring you're passport to the desk.", 'Please bring your passport to the desk.'],
  ],
  right: ["I know you're right.", "And you're home already?", "I love that you're happy."],
});

/** its a, its been: "it is", "it has". */
export const itsItIs = defineRule({
  id: 'en.confusion.its-it-is',
  patterns: [
    [
      word('its').mark(),
      oneOf(
        words(
          'a an the not been going very too so really just always never also still already my your his our because gonna there here fair okay ok fine nice good great hard easy difficult important possible impossible true clear raining snowing getting working time about only like no what all up in on for me you him this that better worth probably definitely hot cold late weird strange sad amazing ready broken over obvious likely unfair cheaper quite pretty almost nearly monday tuesday wednesday thursday friday saturday sunday',
        ),
      ).as('next'),
    ],
  ],
  where: (m) => {
    const next = m.token('next');
    const after = m.after();
    const before = m.before();
    if (
      /^(?:a|an|the|not|been|going|my|your|his|our|because|gonna|me|you|him|raining|snowing|there|here)$/.test(
        next.lower,
      )
    )
      return true;
    // "its very own style", "its fine details", "its time", "in its time"
    if (before && before.pos === Pos.preposition) return false;
    if (!after) return true;
    if (after.pos === Pos.noun || after.pos === Pos.properNoun)
      return /^(?:this|that|all|only|no)$/.test(next.lower) === false ? false : next.lower === 'no';
    if (after.pos === Pos.adjective) return m.after(2)?.pos !== Pos.noun;
    if (/^(?:time|up|like)$/.test(next.lower))
      return /^(?:to|for|that|a|the|you|we|i|he|she|they)$/.test(after.lower) && next.lower !== 'up';
    return !(after.pos === Pos.verb && /^(?:in|on|for|about|over|all|what|this|that)$/.test(next.lower));
  },
  suggest: (m) => (m.token('next').lower === 'been' ? ["it's", 'it has'] : ["it's", 'it is']),
  wrong: [
    ['I think its a good idea.', "I think it's a good idea."],
    ['Its been a long week for everyone.', "It's been a long week for everyone."],
    ['Sorry, its not working on my phone.', "Sorry, it's not working on my phone."],
  ],
  right: [
    'The dog wagged its tail.',
    'Its very own kitchen is small.',
    'Each city has its good sides.',
    'The house and its all-white walls',
  ],
});

/** it's tail: the possessive before a noun and of-like contexts. */
export const itIsIts = defineRule({
  id: 'en.confusion.it-is-its',
  patterns: [
    [
      words('of with from by on in at for to into lost has had have all and'),
      word("it's").mark(),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun)
        .except(can(Pos.adjective))
        .except(can(Pos.adverb))
        .except(form(/ing$/))
        .except(can(Pos.verb, Feature.pastParticiple))
        .except(can(Pos.preposition))
        .as('noun'),
    ],
    [word("it's").mark(), word('own')],
    [
      lemma(
        'wag',
        'lose',
        'reach',
        'change',
        'increase',
        'celebrate',
        'open',
        'close',
        'keep',
        'announce',
        'expand',
        'fulfil',
        'improve',
      ),
      word("it's").mark(),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun).except(form(/ing$/)),
    ],
  ],
  where: (m) =>
    !/^(?:and|all|for)$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
    m.marked()[0]?.lower !== "it's" ||
    !m.after() ||
    m.after()?.pos !== Pos.subjunction,
  suggest: () => ['its'],
  wrong: [
    ["The company changed it's name in May.", 'The company changed its name in May.'],
    ["The cat sat in front of it's bowl.", 'The cat sat in front of its bowl.'],
    ["Every town has it's own rules about parking.", 'Every town has its own rules about parking.'],
  ],
  right: ["It's time to go.", "I know it's late.", "With luck it's Monday."],
});

const whoVerbs = () =>
  oneOf(
    words(
      'going coming been got that the a an there this your my responsible next ready able not already picking bringing driving paying calling making taking doing looking working joining',
    ),
    tagged(Pos.verb, Feature.gerund),
    tagged(Pos.verb, Feature.presentParticiple),
  );

/** whose coming: "who is". */
export const whoseWhoIs = defineRule({
  id: 'en.confusion.whose-whos',
  pattern: [word('whose').mark(), whoVerbs()],
  where: (m) => !/^(?:next|a)$/.test(m.after()?.lower ?? ''),
  suggest: () => ["who's", 'who is'],
  wrong: [
    ['Whose coming to the party?', "Who's coming to the party?"],
    ['Do you know whose driving us home?', "Do you know who's driving us home?"],
    ['Ask whose responsible for the order.', "Ask who's responsible for the order."],
  ],
  right: ['Whose coat is this?', 'A man whose dog barks.', "Who's coming?"],
});

/** who's car: the possessive before a noun. */
export const whoIsWhose = defineRule({
  id: 'en.confusion.whos-whose',
  pattern: [
    word("who's").mark(),
    tagged(Pos.noun)
      .except(can(Pos.adjective))
      .except(form(/ing$/))
      .except(can(Pos.adverb))
      .except(can(Pos.preposition)),
    oneOf(lemma('be', 'have'), can(Pos.verb), can(Pos.auxiliary)),
  ],
  suggest: () => ['whose'],
  wrong: [
    ["Who's bag is on the table?", 'Whose bag is on the table?'],
    ["The woman who's car broke down called us.", 'The woman whose car broke down called us.'],
    ["I don't know who's phone is ringing.", "I don't know whose phone is ringing."],
  ],
  right: ["Who's there?", "The man who's going to help.", "Who's coming is not known."],
});

/** All rules of this family. */
export const possessiveRules = [
  theirThere,
  thereTheir,
  yourYouAre,
  youAreYour,
  itsItIs,
  itIsIts,
  whoseWhoIs,
  whoIsWhose,
];
