// its and it's, whose and who's: the following word shows whether a verb is meant.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemma, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { plainNoun } from '../../reading/words.ts';

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
    // grateful its only glasses
    if (next.lower === 'only' && before?.pos === Pos.adjective) return true;
    if (after.pos === Pos.noun || after.pos === Pos.properNoun) return next.lower === 'no';
    if (after.pos === Pos.adjective) return m.after(2)?.pos !== Pos.noun;
    if (/^(?:time|up|like)$/.test(next.lower))
      return /^(?:to|for|that|a|the|you|we|i|he|she|they)$/.test(after.lower) && next.lower !== 'up';
    return !(after.pos === Pos.verb && /^(?:in|on|for|about|over|all|what|this|that)$/.test(next.lower));
  },
  suggest: (m) => (m.token('next').lower === 'been' ? ["it's", 'it has'] : ["it's", 'it is']),
  wrong: [
    ['I think its a good idea.', "I think it's a good idea."],
    ['I was glad its only water.', "I was glad it's only water."],
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

/** it's tail: before a noun it is the possessive "its". */
export const itIsIts = defineRule({
  id: 'en.confusion.it-is-its',
  patterns: [
    [
      words('of with from by on in at for to into lost has had have all half and'),
      word("it's").mark(),
      tagged(Pos.adjective).repeat(0, 1),
      plainNoun().as('noun'),
    ],
    [
      words(
        'than during without inside behind under over around through near across against between within beyond despite',
      ),
      word("it's").mark(),
      tagged(Pos.adjective).repeat(0, 1),
      can(Pos.noun, Feature.singular).as('noun'),
      oneOf(punctuation('.', ',', '!'), words('and in on at with for')),
    ],
    // it's colour gets deeper: a verb of the noun follows
    [
      oneOf(punctuation(',', ';'), words('but because and that')),
      word("it's").mark(),
      can(Pos.noun, Feature.singular).as('noun'),
      words('is was has gets got looks looked seems needs makes made can will goes went comes came'),
    ],
    [
      sentenceStart(),
      word("it's").mark(),
      can(Pos.noun, Feature.singular).as('noun'),
      words('needs is was has'),
      oneOf(lemma('be'), can(Pos.verb, Feature.pastParticiple), words('to')),
    ],
    [word("it's").mark(), word('own')],
    [
      lemma(
        'wag',
        'lick',
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
      plainNoun(),
    ],
    // lost it's biggest client: no article before the superlative
    [
      tagged(Pos.verb).except(
        words('think thinks thought say says said know knows believe hope guess feel mean see means'),
      ),
      word("it's").mark(),
      can(Pos.adjective, Feature.superlative).except(words('most best least')),
      tagged(Pos.noun),
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
    ["Half it's charge was gone by noon.", 'Half its charge was gone by noon.'],
    ["Every town has it's own rules about parking.", 'Every town has its own rules about parking.'],
    ["The dog has it's own bed.", 'The dog has its own bed.'],
    ["Every town has it's old market square.", 'Every town has its old market square.'],
    ["The company changed it's name last year.", 'The company changed its name last year.'],
    ["The village is known for it's wine.", 'The village is known for its wine.'],
    ["The firm sold it's oldest shop.", 'The firm sold its oldest shop.'],
    ["It is bigger than it's neighbour.", 'It is bigger than its neighbour.'],
    ["It's cover needs to be replaced.", 'Its cover needs to be replaced.'],
    ["I like the bag, but it's colour is dull.", 'I like the bag, but its colour is dull.'],
  ],
  right: [
    "We found it's best practice to wait.",
    "They say it's oldest sons who inherit.",
    "The rest of it's kind of foolish.",
    "It is dark and it's night because we flew west.",
    "It's time to go.",
    "I know it's late.",
    "With luck it's Monday.",
  ],
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
  suggest: () => ["who's", 'who is'],
  wrong: [
    ['Whose coming to the party?', "Who's coming to the party?"],
    ['Do you know whose driving us home?', "Do you know who's driving us home?"],
    ['Ask whose responsible for the order.', "Ask who's responsible for the order."],
  ],
  right: ['Whose coat is this?', 'A man whose dog barks.', 'Whose idea was that?'],
});

/** who's car: the possessive before a noun. */
export const whoIsWhose = defineRule({
  id: 'en.confusion.whos-whose',
  patterns: [
    [word("who's").mark(), plainNoun(), oneOf(lemma('be', 'have'), can(Pos.verb), can(Pos.auxiliary))],
    // I don't know who's coat this is
    [word("who's").mark(), can(Pos.noun, Feature.singular), words('this that these those it'), lemma('be')],
  ],
  suggest: () => ['whose'],
  wrong: [
    ["Who's bag is on the table?", 'Whose bag is on the table?'],
    ["The woman who's car broke down called us.", 'The woman whose car broke down called us.'],
    ["We don't know who's coat this is.", "We don't know whose coat this is."],
    ["I don't know who's phone is ringing.", "I don't know whose phone is ringing."],
  ],
  right: ["Who's there?", "The man who's going to help.", "Who's coming is not known."],
});
