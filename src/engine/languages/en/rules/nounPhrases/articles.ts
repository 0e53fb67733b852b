// Articles: a or an according to sound, and missing articles.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, capitalised, lemmas, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import { vowelSound } from '../../reading/sounds.ts';
import { singularNoun } from '../../reading/words.ts';
import articleFrames from '../../rows/articleFrames.tsv';

/** The marked words with the article that the first of them requires. */
const withArticle = (m: Match): string[] => [`${vowelSound(m.marked()[0] as Token) ? 'an' : 'a'} ${m.rewrite({})}`];

/** a hour, an university. */
export const aOrAn = defineRule({
  id: 'en.article.a-an',
  after: 'en.confusion.small-words',
  patterns: [
    [
      word('a', 'an').as('article').mark(),
      oneOf(not(word('i')).and(can(Pos.noun)), not(capitalised()), capitalised()).as('next'),
    ],
  ],
  where: (m) => {
    const [article, next] = [m.token('article'), m.token('next')];
    if (next.kind !== 'word' && next.kind !== 'number') return false;
    if (article.text === 'A' && article.index > 0 && m.before()?.kind === 'word') return false;
    if (article.text === 'AN' || !next.spaceBefore) return false;
    if (among('i in is it if of on or at as am are and an us the')(next)) return false;
    if (among('the an such letter vitamin plan grade type hepatitis')(m.before())) return false;
    const isVowel = vowelSound(next);
    return isVowel !== null && isVowel !== (article.lower === 'an');
  },
  suggest: (m) => [m.token('article').lower === 'a' ? 'an' : 'a'],
  wrong: [
    ['We waited for a hour.', 'We waited for an hour.'],
    ['She works at an university.', 'She works at a university.'],
    ['He did a MBA and bought an one-way ticket.', 'He did an MBA and bought an one-way ticket.'],
  ],
  right: ['We waited for an hour.', 'It is a useful one-off.', 'An MP met a UN envoy and an 8-year-old.'],
});

const JOBS =
  'engineer teacher doctor nurse lawyer student pilot waiter waitress actor actress plumber electrician carpenter accountant architect journalist designer programmer developer mechanic dentist vet scientist writer artist musician singer dancer farmer baker butcher hairdresser translator secretary policeman photographer assistant bricklayer tutor chemist pharmacist psychologist cashier receptionist consultant surgeon librarian footballer vegetarian vegan beginner adult child woman man boy girl idiot genius';

/** to be engineer. */
export const jobArticle = defineRule({
  id: 'en.article.job',
  patterns: [
    [
      words("be become am is was became becoming i'm he's she's isn't wasn't"),
      words('not also now only still just already').repeat(0, 1),
      words('good great famous young professional retired single primary junior senior qualified')
        .as('adjective')
        .repeat(0, 1)
        .mark(),
      words(JOBS).as('job').mark(),
    ],
    [
      lemmas('work'),
      not(punctuation(',', ';', ':', '.')).repeat(0, 4),
      word('as').as('adjective'),
      words(JOBS).as('job').mark(),
    ],
  ],
  where: (m) =>
    (isMarkOrEnd(m.after()) ||
      among('and but in at for or because when since who with from by so if like on')(m.after())) &&
    m.sentence.tokens[m.from - 1]?.lower !== 'there',
  suggest: withArticle,
  wrong: [
    ['My son wants to become pilot.', 'My son wants to become a pilot.'],
    ['I am student at the art school.', 'I am a student at the art school.'],
    ['She works as architect in Lyon.', 'She works as an architect in Lyon.'],
  ],
  right: ['He wants to be a pilot.', 'This is doctor Brown.', 'She was nurse manager for years.'],
});

/** This is best pizza. */
export const superlativeArticle = defineRule({
  id: 'en.article.superlative',
  patterns: [
    [
      words("is was are were it's that's"),
      oneOf(can(Pos.adjective, Feature.superlative).except(words('most least')))
        .as('best')
        .mark(),
      can(Pos.noun).as('noun'),
      words("i we you in of ever that on he she they i've we've you've i'd"),
    ],
    [
      words("is was it's that's"),
      word('most').mark().as('best'),
      tagged(Pos.adjective),
      singularNoun().as('noun'),
      words('in of i ever that on'),
    ],
    [
      words("is was are were it's"),
      word('one'),
      word('of').as('noun'),
      oneOf(can(Pos.adjective, Feature.superlative), word('most')).except(word('least')).as('best').mark(),
    ],
  ],
  where: (m) =>
    !(m.sentence.tokens[m.from]?.lower === "it's" && m.before()?.pos === Pos.verb) &&
    !/^(?:practices?|friends?|kind|value|buddies|mates?|interests?|off|person|man)$/.test(m.token('noun').lower),
  suggest: (m) => [`the ${m.text('best')}`],
  wrong: [
    ['This is best cake I have ever eaten.', 'This is the best cake I have ever eaten.'],
    ['It is most beautiful city in Europe.', 'It is the most beautiful city in Europe.'],
    ['She is one of best players we have.', 'She is one of the best players we have.'],
  ],
  right: [
    'It is one of least value.',
    'It is most kind of you.',
    'It is best practice in this field.',
    'He was most kind to us.',
  ],
});

/** in morning. */
export const timeArticle = defineRule({
  id: 'en.article.time-of-day',
  pattern: [word('in'), words('morning afternoon evening').as('time').mark()],
  where: (m) => isMarkOrEnd(m.after()) || among('and i we he she they the because when before at it so')(m.after()),
  suggest: (m) => [`the ${m.text('time')}`],
  wrong: [
    ['I never eat in morning.', 'I never eat in the morning.'],
    ['We arrive in evening, around seven.', 'We arrive in the evening, around seven.'],
    ['Call me in afternoon and I will tell you.', 'Call me in the afternoon and I will tell you.'],
  ],
  right: ['I never eat in the morning.', 'She was stuck in morning traffic.', 'He came in evening dress.'],
});

const COUNTED =
  'car house dog cat phone job brother sister son daughter problem question idea meeting appointment bike computer laptop flat apartment garden boyfriend girlfriend sofa camera tablet suitcase headache';

/** I have car. */
export const countNounArticle = defineRule({
  id: 'en.article.count-noun',
  pattern: [
    lemmas('have buy need get own want rent').except(words('having')),
    words('new big small old good nice bad great second serious quick').as('adjective').repeat(0, 1).mark(),
    words(COUNTED).as('noun').mark(),
  ],
  where: (m) =>
    (isMarkOrEnd(m.after()) || among('and but in for with at that because which about when so')(m.after())) &&
    m.after()?.text !== '-' &&
    m.from > 0,
  suggest: withArticle,
  wrong: [
    ['I have question about my bill.', 'I have a question about my bill.'],
    ['We bought new house in May.', 'We bought a new house in May.'],
    ['She needs appointment for Monday.', 'She needs an appointment for Monday.'],
  ],
  right: [
    'I hate having phone and bike bills.',
    'I have a question.',
    'They have car insurance.',
    'We own house plants.',
  ],
});

/** in same room, at beginning of. */
export const missingThe = defineRule({
  id: 'en.article.missing-the',
  patterns: [
    [
      words('in at on of for from with to by during is was are were'),
      words('same following entire latter').as('word').mark(),
      can(Pos.noun),
    ],
    [
      words('in at from near by until since'),
      words('beginning end middle rest').as('word').mark(),
      word('of'),
      words(
        'the this that a my our year may june july august september october november december january february march april',
      ),
    ],
  ],
  suggest: (m) => [`the ${m.text('word')}`],
  wrong: [
    ['We stayed in same hotel as last year.', 'We stayed in the same hotel as last year.'],
    ['I start at beginning of May.', 'I start at the beginning of May.'],
    ['The bags are on same shelf.', 'The bags are on the same shelf.'],
  ],
  right: ['We stayed in the same hotel.', 'I start at the beginning of May.', 'We are all the same.'],
});

/** took shower, went to the bed, play the football. */
export const articleFrame = defineRule({ id: 'en.article.frame', ...rowsOf(articleFrames) });
