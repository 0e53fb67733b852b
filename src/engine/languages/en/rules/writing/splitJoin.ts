// One word or two.
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, capitalised, lemmas, not, number, oneOf, sentenceStart, word, words } from '../../../../rules/pattern.ts';

/** all ready for already. */
export const allReady = defineRule({
  id: 'en.split.already',
  patterns: [
    [words("have has had i've we've they've you've is was it's he's she's"), word('all').mark(), word('ready').mark()],
    [words('had have has been'), word('all').mark(), word('ready').mark()],
  ],
  suggest: () => ['already'],
  wrong: [
    ['He was all ready asleep at nine.', 'He was already asleep at nine.'],
    ['I have all ready paid the bill.', 'I have already paid the bill.'],
    ["It's all ready dark outside.", "It's already dark outside."],
    ['He had all ready left.', 'He had already left.'],
    ['It has been all ready decided.', 'It has been already decided.'],
  ],
  right: ['Is it all ready for us now?', 'We were all ready to go.', 'Is it all ready for us?'],
});

/** everyday for every day. */
export const everyDay = defineRule({
  id: 'en.split.every-day',
  pattern: [word('everyday').mark()],
  where: (m) => {
    const after = m.after();
    return (
      (isMarkOrEnd(after) && after?.text !== '-') ||
      among('i we you he she they it at for in on to after before since when until because with but')(after)
    );
  },
  suggest: () => ['every day'],
  wrong: [
    ['I walk to work everyday.', 'I walk to work every day.'],
    ['Everyday I get the same email.', 'Every day I get the same email.'],
    ['She practises everyday for two hours.', 'She practises every day for two hours.'],
  ],
  right: ['She wore her everyday coat.', 'Everyday life is hard.', 'Wear your everyday shoes.'],
});

/** May be he is ill; it maybe late. */
export const maybe = defineRule({
  id: 'en.split.maybe',
  patterns: [
    [
      sentenceStart(),
      word('may').mark(),
      word('be').mark(),
      words('i you he she it we they the this that there my your not one'),
    ],
    [
      words('it he she this that there they which you'),
      word('maybe').mark().as('one'),
      words('a an able late possible wrong right true necessary that because better difficult hard useful due too'),
    ],
  ],
  suggest: (m) => [m.marked().length > 1 ? 'maybe' : 'may be'],
  wrong: [
    ['May be she missed the bus.', 'Maybe she missed the bus.'],
    ['It maybe too late to cancel.', 'It may be too late to cancel.'],
    ['May be we can meet on Friday?', 'Maybe we can meet on Friday?'],
  ],
  right: ['Maybe she missed the bus.', 'It may be too late.', 'May I come in?'],
});

const PARTS: readonly (readonly [first: string, second: string])[] = [
  ['some every any no', 'thing'],
  ['some any', 'where'],
  ['some any', 'body'],
  ['my your him her it', 'self'],
  ['our them your', 'selves'],
  ['with', 'out'],
  ['an', 'other'],
  ['to', 'day morrow night'],
  ['in', 'stead'],
  ['al', 'though ways ready most'],
  ['mean', 'while'],
  ['half', 'way'],
  ['room flat class', 'mate mates'],
  ['head tooth', 'ache'],
  ['birth', 'day'],
  ['girl boy', 'friend'],
  ['grand', 'mother father parents'],
  ['news', 'paper'],
  ['every', 'where'],
  ['further', 'more'],
];

/** some thing, my self, to day. */
export const splitWord = defineRule({
  id: 'en.split.one-word',
  patterns: [
    [word('can').as('first').mark(), word('not').as('second').mark(), not(words('only just but merely'))],
    ...PARTS.map(([first, second]) => [words(first).as('first').mark(), words(second).as('second').mark()]),
    // with in an hour, with in the next week
    [
      word('with').as('first').mark(),
      word('in').as('second').mark(),
      oneOf(
        number(),
        words('a an one two three four five six ten twelve twenty minutes hours days weeks months reach easy walking'),
      ),
    ],
    [word('with').as('first').mark(), word('in').as('second').mark(), word('the'), words('next first last same')],
    // crossed in to Spain, fell in to the river
    [
      lemmas(
        'cross burst crash bump transform divide translate convert walk run step climb fall dive jump pour slip creep wander tiptoe sneak',
      ),
      word('in').as('first').mark(),
      word('to').as('second').mark(),
      oneOf(words('the a an my your his her our their this'), capitalised()),
    ],
    [
      word('some', 'any', 'every').as('first').mark(),
      word('one').as('second').mark(),
      words('is has was else who knows can will should in'),
    ],
  ],
  where: (m) => {
    const pair = `${m.token('first').lower} ${m.token('second').lower}`;
    const before = m.before();
    // your Self Assessment: a name
    if (m.text('second') !== m.token('second').lower && m.text('first') === m.token('first').lower) return false;
    if (pair === 'with out') return true;
    // a price to begin with in a market
    if (pair === 'with in' && among('deal begin start agree work live cope play do')(before)) return false;
    if (pair === 'no thing' || pair === 'to day') return isMarkOrEnd(m.after()) || among('is i we at in')(m.after());
    if (pair === 'her self' || pair === 'his self') return !among('of in')(before);
    return m.sentence.tokens[m.token('second').index]?.spaceBefore === true;
  },
  suggest: (m) => [m.token('first').lower + m.token('second').lower],
  wrong: [
    ['I made it my self.', 'I made it myself.'],
    ['He was asleep with in a minute.', 'He was asleep within a minute.'],
    ['You can cancel with in the first week.', 'You can cancel within the first week.'],
    ['The dog fell in to the river.', 'The dog fell into the river.'],
    ['We need to buy some thing for her.', 'We need to buy something for her.'],
    ['She took the train in stead of the car.', 'She took the train instead of the car.'],
    ['Is there any body at home?', 'Is there anybody at home?'],
    ['They built the house them selves.', 'They built the house themselves.'],
    ["I can't live with out music.", "I can't live without music."],
    ['Can I have an other cup of tea?', 'Can I have another cup of tea?'],
    ['See you to morrow.', 'See you tomorrow.'],
    ['Al though it rained, we had fun.', 'Although it rained, we had fun.'],
    ['Mean while, I will cook dinner.', 'Meanwhile, I will cook dinner.'],
    ['We stopped half way up the hill.', 'We stopped halfway up the hill.'],
    ['My room mate is from Leeds.', 'My roommate is from Leeds.'],
    ['I woke up with a head ache.', 'I woke up with a headache.'],
    ['When is your birth day?', 'When is your birthday?'],
    ['Her boy friend is a cook.', 'Her boyfriend is a cook.'],
    ['My grand mother lives in Bath.', 'My grandmother lives in Bath.'],
    ['He reads a news paper on the train.', 'He reads a newspaper on the train.'],
    ['I looked every where for it.', 'I looked everywhere for it.'],
    ['Further more, the room was cold.', 'Furthermore, the room was cold.'],
    ['Some one is at the door.', 'Someone is at the door.'],
    ['I can not describe it.', 'I cannot describe it.'],
    ['I left my keys some where.', 'I left my keys somewhere.'],
  ],
  right: [
    'I made it myself.',
    'Send us your Self Assessment form.',
    'Some one-way streets are here.',
    'Any one of us can do it.',
    'It can not only swim but also fly.',
    'From day to day it grew.',
  ],
});

const PHRASAL: Readonly<Record<string, string>> = {
  login: 'log in',
  logout: 'log out',
  setup: 'set up',
  backup: 'back up',
  signup: 'sign up',
  pickup: 'pick up',
  checkout: 'check out',
  checkin: 'check in',
  shutdown: 'shut down',
  workout: 'work out',
  cleanup: 'clean up',
  breakdown: 'break down',
  startup: 'start up',
  lookup: 'look up',
};

/** to login, please setup. */
export const phrasalVerb = defineRule({
  id: 'en.split.phrasal-verb',
  pattern: [
    oneOf(words("to can't cannot can will please must should could would didn't don't let's"), words('i you we they')),
    words(Object.keys(PHRASAL).join(' ')).as('verb').mark(),
  ],
  where: (m) => {
    const isTo = m.sentence.tokens[m.from]?.lower === 'to';
    const after = m.after();
    const isObject =
      isMarkOrEnd(after) ||
      among('to the my your a an it with on in and this our more first by at before for again')(after);
    return (
      isObject &&
      !(isTo && among('due prior compared related next close access back addition regard respect')(m.before()))
    );
  },
  suggest: (m) => [PHRASAL[m.token('verb').lower] ?? ''],
  wrong: [
    ['I cannot login to my account.', 'I cannot log in to my account.'],
    ['Please setup the tent before dark.', 'Please set up the tent before dark.'],
    ['Remember to backup your photos.', 'Remember to back up your photos.'],
  ],
  right: ['This leads to setup problems.', 'The login page is down.', 'We need a backup.'],
});

/** apart of, a part from. */
export const apart = defineRule({
  id: 'en.split.a-part',
  patterns: [
    [words('be become being is was are feel been'), word('apart').mark(), word('of')],
    [word('a').mark(), word('part').mark(), word('from'), can(Pos.pronoun)],
    [sentenceStart(), word('a').mark(), word('part').mark(), word('from')],
  ],
  suggest: (m) => [m.marked().length > 1 ? 'apart' : 'a part'],
  wrong: [
    ['I am happy to be apart of this team.', 'I am happy to be a part of this team.'],
    ['A part from the noise it was fine.', 'Apart from the noise it was fine.'],
    ['Nobody came a part from us.', 'Nobody came apart from us.'],
  ],
  right: ['It is a part of the plan.', 'Apart from that it was fine.', 'They live apart.'],
});
