// Phrases that belong together: give it up, a pair of shoes, I know him, the man who, in Europe.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { thirdForms, verbForms } from '../../reading/words.ts';

const PHRASAL: readonly (readonly [verbs: string, particles: string])[] = [
  ['give', 'up'],
  ['turn switch', 'on off down'],
  ['pick', 'up'],
  ['throw', 'away out'],
  ['write', 'down'],
  ['fill', 'in out'],
  ['wake', 'up'],
  ['look', 'up'],
  ['set clean tidy wrap bring', 'up'],
  ['call', 'off'],
  ['hand try', 'on'],
  ['sort work find figure', 'out'],
  ['put', 'away off'],
  ['take', 'off'],
  ['cut', 'off down'],
];

/** I gave up it: a pronoun goes before the particle. */
export const phrasalPronoun = defineRule({
  id: 'en.word-order.phrasal',
  patterns: PHRASAL.map(([verbs, particles]) => [
    lemmas(verbs).as('verb'),
    words(particles).as('particle').mark(),
    words('it them').as('object').mark(),
  ]),
  where: (m) => m.token('verb').pos === Pos.verb && !among('would will is was can could has had')(m.after()),
  suggest: (m) => [`${m.text('object')} ${m.text('particle')}`],
  wrong: [
    ['I smoked, but I gave up it last year.', 'I smoked, but I gave it up last year.'],
    ['Please turn off it before you leave.', 'Please turn it off before you leave.'],
    ['The shoes are nice, but I have to try on them first.', 'The shoes are nice, but I have to try them on first.'],
    ['Please pick up it on your way home.', 'Please pick it up on your way home.'],
    ["Don't throw away it.", "Don't throw it away."],
    ['Write down it before you forget.', 'Write it down before you forget.'],
    ['Here is the form, please fill in it.', 'Here is the form, please fill it in.'],
    ["The baby is asleep, don't wake up it.", "The baby is asleep, don't wake it up."],
    ['I had to look up it in a dictionary.', 'I had to look it up in a dictionary.'],
    ['The room is dirty, please clean up it.', 'The room is dirty, please clean it up.'],
    ['They had to call off it.', 'They had to call it off.'],
    ['We will sort out it tomorrow.', 'We will sort it out tomorrow.'],
    ["Don't put off it.", "Don't put it off."],
    ['Please take off them at the door.', 'Please take them off at the door.'],
    ['The tree was old, so we cut down it.', 'The tree was old, so we cut it down.'],
  ],
  right: ['If you give up it will be worse.', 'I gave it up.', 'Turn off the light.', 'Look it up.'],
});

/** a new pair shoes: "of" is missing. */
export const missingOf = defineRule({
  id: 'en.missing.of',
  patterns: [
    [
      words('a an one two three new nice'),
      word('pair', 'pairs').as('measure').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      words(
        'shoes jeans trousers pants gloves socks boots glasses sunglasses shorts sneakers scissors earrings headphones trainers sandals skis',
      ),
    ],
    [
      words('a one two three four five another'),
      words('cup cups glass glasses bottle bottles piece pieces slice slices kilo kilos bar bowl').as('measure').mark(),
      words('coffee tea water milk wine beer juice bread cheese cake pizza chocolate soup rice sugar meat advice'),
    ],
    [
      words('a'),
      words('couple lot bunch').as('measure').mark(),
      words('days weeks months years hours minutes people friends things times problems questions books mistakes'),
    ],
    // most our luggage, some my friends, one my colleagues
    [words('most some many several').as('measure').mark(), words('my our your his their').as('part'), tagged(Pos.noun)],
    [
      word('one').as('measure').mark(),
      words('my our his their').as('part'),
      can(Pos.noun, Feature.plural).and(tagged(Pos.noun)),
    ],
  ],
  where: (m) =>
    // at most my friends; what I love most
    !(m.names('part') && among('at the love like hate enjoy want need value fear')(m.before())) &&
    m.after()?.text !== '-' &&
    !among('cooler maker bar shop shops tasting')(m.after()),
  suggest: (m) => [`${m.text('measure')} of`],
  wrong: [
    ['We lost most our luggage in Rome.', 'We lost most of our luggage in Rome.'],
    ['Some my friends moved to Leeds.', 'Some of my friends moved to Leeds.'],
    ['One my colleagues is ill.', 'One of my colleagues is ill.'],
    ['I bought a new pair shoes yesterday.', 'I bought a new pair of shoes yesterday.'],
    ['Would you like a cup tea?', 'Would you like a cup of tea?'],
    ['We had a lot problems with the car.', 'We had a lot of problems with the car.'],
  ],
  right: [
    'We bought a bottle wine cooler.',
    'I bought a pair of shoes.',
    'Would you like a cup of tea?',
    'She is a lot happier.',
  ],
});

/** I am knowing him: a state, not an ongoing action. */
export const stative = defineRule({
  id: 'en.tense.stative',
  pattern: [
    words("i you he she we they who i'm you're he's she's we're they're").as('subject').mark(),
    words('am is are').repeat(0, 1).mark().as('be'),
    words('not also').repeat(0, 1).as('not'),
    words('knowing wanting needing believing preferring owning belonging understanding liking').as('verb').mark(),
    words('him her them it you me the a an my your his our their that this to what how why more some very').as('next'),
  ],
  where: (m) => {
    const subject = m.token('subject').lower;
    if (m.has('not') || subject.includes("'") === m.has('be')) return false;
    return !among('understanding')(m.token('verb')) || among('him her them it you me the')(m.token('next'));
  },
  suggest: (m) => {
    const subject = m.text('subject').replace(/['\u2019](?:m|re|s)$/i, '');
    const verb = m.token('verb');
    const base = verbForms(m, verb, Feature.infinitive)[0];
    if (!base) return [];
    const form = /^(?:he|she)$/i.test(subject) || m.all('be')[0]?.lower === 'is' ? thirdForms(m, verb)[0] : base;
    return form ? [`${subject} ${form}`] : [];
  },
  wrong: [
    ['I am knowing him very well.', 'I know him very well.'],
    ["She's wanting to buy a car.", 'She wants to buy a car.'],
    ['We are needing a new printer.', 'We need a new printer.'],
    ['I know people who are liking the new park.', 'I know people who like the new park.'],
  ],
  right: [
    'Are you wanting me to wait?',
    'I know him very well.',
    'She is looking for a car.',
    'They are very understanding.',
  ],
});

const HUMANS =
  'man woman boy girl guy lady person people friend friends teacher teachers doctor student students child children neighbor neighbour neighbors neighbours waiter customer customers men women colleague colleagues boss nurse uncle aunt cousin brother sister tourist tourists visitor visitors artist author actor actress nephew niece grandmother grandfather boyfriend girlfriend husband wife son daughter kid kids employee employees worker workers manager managers nurses lawyer dentist plumber engineer designer writer singer player players driver drivers passenger passengers guest guests client clients user users member members parent parents baby speaker assistant candidate candidates citizen citizens soldier soldiers victim victims winner winners gentleman landlord tenant tenants';
const THINGS =
  'house car book books film movie phone flat apartment room city town country job restaurant hotel computer laptop table letter email train bus box bag song photo photos picture problem problems exam school street shoes dress website app product products machine songs leather wood cake coat clothes chair garden tree trees flower flowers road bridge building buildings church castle museum beach island river lake mountain story stories poem article articles newspaper magazine pictures game games machines mistake mistakes idea ideas plan plans rule rules law laws programme program page pages file files form forms report reports course courses exams lesson lessons subject language word words sentence meal soup bread pizza wine beer coffee tea ticket tickets parcel parcels package present gift gifts ring watch wallet key keys door window windows roof wall floor kitchen bathroom bedroom office shop shops store stores factory hospital schools university trains plane ship boat bicycle truck accident fire storm war meeting event trip holiday journey tour situation decision reason result results answer question questions message messages advice information software device devices system';

/** the man which, the house who: who is for people, which for things. */
export const whoWhich = defineRule({
  id: 'en.pronoun.who-which',
  patterns: [
    [
      oneOf(words('the a an my our his her their that this some many'), tagged(Pos.adjective)),
      words(HUMANS).as('noun'),
      word('which').as('pronoun').mark(),
      oneOf(tagged([Pos.verb, Pos.auxiliary]), words('i you he she we they')),
    ],
    [
      oneOf(
        words('the a an my our his her their that this some many'),
        tagged([Pos.adjective, Pos.noun]),
        punctuation(','),
      ),
      words(THINGS).as('noun'),
      word('who').as('pronoun').mark(),
      oneOf(tagged([Pos.verb, Pos.auxiliary]), words('i you he she we they')),
    ],
  ],
  where: (m) => {
    const before = m.sentence.tokens.slice(Math.max(0, m.from - 3), m.from);
    // a picture of the man which, the owner of the house who: a different noun may be meant
    return !before.some(among('of in for from with to at on by know knows ask asked tell see wonder'));
  },
  suggest: (m) => [m.token('pronoun').lower === 'which' ? 'who' : 'which'],
  wrong: [
    ['This is the man which stole my bike.', 'This is the man who stole my bike.'],
    ['The house who we bought needs a new roof.', 'The house which we bought needs a new roof.'],
    ['I have a friend which lives in Oslo.', 'I have a friend who lives in Oslo.'],
    ['She is a young nurse which is never late.', 'She is a young nurse who is never late.'],
    ['We only use brown leather who has been tanned.', 'We only use brown leather which has been tanned.'],
    ['She sang old songs, songs who made us cry.', 'She sang old songs, songs which made us cry.'],
  ],
  right: [
    'Is there a person in this room who can help?',
    'This is the man who stole it.',
    'The house which we bought is old.',
    'I wonder in which house who lives.',
  ],
});

const PLACES =
  'europe asia africa america australia germany france spain italy england scotland ireland russia china japan india canada brazil mexico greece turkey poland portugal sweden norway';

/** travel around the Europe: names of countries take no article. */
export const placeArticle = defineRule({
  id: 'en.article.place',
  pattern: [
    words('in to from around through across of visit visited love about').as('before'),
    word('the').mark().as('article'),
    words(PLACES).as('place').mark(),
  ],
  where: (m) =>
    m.token('place').text !== m.token('place').lower &&
    ((isMarkOrEnd(m.after()) && m.after()?.text !== '-') || among('and for last next because with when in')(m.after())),
  suggest: (m) => [m.text('place')],
  wrong: [
    ['We will travel around the Europe.', 'We will travel around Europe.'],
    ['She comes from the Germany.', 'She comes from Germany.'],
    ['I lived in the Spain for two years.', 'I lived in Spain for two years.'],
  ],
  right: ['We travelled around Europe.', 'He is in the Italy team.', 'They live in the United States.'],
});
