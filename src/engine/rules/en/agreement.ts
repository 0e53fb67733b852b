// Subject and verb, determiner and noun: what agrees in number and person.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { can, number, oneOf, only, punctuation, sentenceStart, tagged, word, words } from '../pattern.ts';

const third = () => words('he she it');
const clauseStart = () =>
  oneOf(punctuation(',', ';', ':', '"', '\u201c'), words('and but because that if when so although though while'));

const SINGULAR_OF: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
};
const PLURAL_OF = Object.fromEntries(Object.entries(SINGULAR_OF).map(([plural, singular]) => [singular, plural]));

/** he don't, she have, it are. */
export const thirdPersonAuxiliary = defineRule({
  id: 'en.agreement.third-person-auxiliary',
  patterns: [
    [sentenceStart(), third(), words("don't have are were haven't aren't weren't do").as('verb').mark()],
    [clauseStart(), third(), words("don't have are were haven't aren't weren't do").as('verb').mark()],
  ],
  // "If it were", "suggest that he have": the subjunctive.
  where: (m) =>
    !/^(?:if|that|though|although|as)$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
    !/^(?:were|have|do|weren't)$/.test(m.token('verb').lower),
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ["He don't like fish.", "He doesn't like fish."],
    ['She have two brothers.', 'She has two brothers.'],
    ['I called but it were too late.', 'I called but it was too late.'],
  ],
  right: ["He doesn't like fish.", 'If it were up to me, yes.', 'Do they and he have time?'],
});

/** he go, she like. */
export const thirdPersonVerb = defineRule({
  id: 'en.agreement.third-person-verb',
  patterns: [
    [
      sentenceStart(),
      third().as('subject'),
      words('always never often usually really also just still only').repeat(0, 1),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    [
      clauseStart().except(words('that if')),
      third().as('subject'),
      words('always never often usually really also just still only').repeat(0, 1),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const isPlain = verb.readings.every(
      ({ pos, features }) =>
        pos !== Pos.auxiliary && (features & (Feature.preterite | Feature.third | Feature.pastParticiple)) === 0,
    );
    return (
      isPlain &&
      verb.readings.every(({ pos }) => pos === Pos.verb || pos === Pos.noun || pos === Pos.adjective) &&
      !/^(?:let|make|help|hear|see|watch|better)$/.test(m.before(1)?.lower ?? '')
    );
  },
  suggest: (m) => m.inflect('verb', Feature.third | Feature.singular | Feature.present, Pos.verb),
  wrong: [
    ['She live in Madrid now.', 'She lives in Madrid now.'],
    ['He always forget his keys.', 'He always forgets his keys.'],
    ['I like the phone because it work well.', 'I like the phone because it works well.'],
  ],
  right: ['She lives in Madrid.', 'They asked that he leave.', 'He put it down and read.', 'It cost ten pounds.'],
});

/** we was, they has, the children was. */
export const pluralSubject = defineRule({
  id: 'en.agreement.plural-subject',
  patterns: [
    [
      sentenceStart(),
      words('we they you these those').as('subject'),
      words("was is has doesn't wasn't isn't hasn't").as('verb').mark(),
    ],
    [
      clauseStart(),
      words('we they you').as('subject'),
      words("was is has doesn't wasn't isn't hasn't").as('verb').mark(),
    ],
    [
      sentenceStart(),
      oneOf(tagged(Pos.determiner), words('the my our your his her their these those some all many both most')),
      tagged(Pos.adjective).repeat(0, 2),
      tagged(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)).as('subject'),
      words("was is has doesn't wasn't isn't hasn't").as('verb').mark(),
    ],
    [
      sentenceStart(),
      oneOf(tagged(Pos.determiner), words('the my our your these those')),
      tagged(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)).as('subject'),
      words('in on at from of with'),
      words('the my our your this'),
      tagged(Pos.noun),
      words("was is has doesn't wasn't isn't hasn't").as('verb').mark(),
    ],
  ],
  where: (m) =>
    !/^(?:news|maths|physics|politics|series|means|united|economics|headquarters)$/.test(m.token('subject').lower),
  suggest: (m) => [PLURAL_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['We was at home all evening.', 'We were at home all evening.'],
    ['The children was very happy.', 'The children were very happy.'],
    ['The books on the table is mine.', 'The books on the table are mine.'],
  ],
  right: ['We were at home.', 'The news is good.', 'One of the books is mine.', 'Ten miles is a long way.'],
});

/** there is two, there was many. */
export const thereIsPlural = defineRule({
  id: 'en.agreement.there-is-plural',
  pattern: [
    word('there'),
    words("is was isn't wasn't has").as('verb').mark(),
    words('not also still only always now').repeat(0, 1),
    oneOf(
      words(
        'many several few two three four five six seven eight nine ten twelve some these those various numerous lots both',
      ),
      number(),
    ).as('count'),
    tagged(Pos.adjective).repeat(0, 2),
    tagged(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)),
  ],
  where: (m) => m.token('count').text !== '1' && m.token('verb').lower !== 'has',
  suggest: (m) => [PLURAL_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['There is two cats in the garden.', 'There are two cats in the garden.'],
    ['There was many people at the concert.', 'There were many people at the concert.'],
    ['I think there is some mistakes in my order.', 'I think there are some mistakes in my order.'],
  ],
  right: ['There is a cat.', 'There is some milk left.', 'There are two cats.'],
});

/** the list of names are: the head of the subject is singular. */
export const headOfSubject = defineRule({
  id: 'en.agreement.head-of-subject',
  patterns: [
    [
      sentenceStart(),
      words('the a an this that my our your his her one each every'),
      tagged(Pos.adjective).repeat(0, 1),
      words(
        'list box set group bag quality price colour color result cost taste smell size state impact use name owner author cause purpose aim key one each shape sound',
      ).as('head'),
      word('of'),
      words('the these those my our your all his her their').repeat(0, 1),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun, Feature.plural),
      words('are were have').as('verb').mark(),
    ],
    [
      words('one each either neither'),
      word('of'),
      words('the these those my our your his her their us them'),
      tagged(Pos.adjective).repeat(0, 2),
      tagged(Pos.noun, Feature.plural).repeat(0, 1),
      words('are were have').as('verb').mark(),
    ],
    [
      words('everyone everybody nobody someone somebody everything nothing anything something'),
      words("are were have don't aren't weren't haven't").as('verb').mark(),
    ],
  ],
  where: (m) =>
    !/^(?:that|who|which)$/.test(m.before()?.lower ?? '') ||
    !m.sentence.tokens.slice(0, m.from).some((token) => token.lower === 'one'),
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['The list of names are on the desk.', 'The list of names is on the desk.'],
    ['One of my friends are moving to Paris.', 'One of my friends is moving to Paris.'],
    ['Everyone are welcome to join us.', 'Everyone is welcome to join us.'],
  ],
  right: ['The lists of names are here.', 'A number of people are waiting.', 'Everyone is welcome.'],
});

/** this books, many problem. */
export const determinerNumber = defineRule({
  id: 'en.agreement.determiner-number',
  patterns: [
    [
      word('this', 'that').as('determiner').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)).except(can(Pos.verb)).as('noun'),
    ],
    [
      word('these', 'those').as('determiner').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun, Feature.singular)
        .except(can(Pos.noun, Feature.plural))
        .except(can(Pos.adjective))
        .except(can(Pos.verb))
        .as('noun'),
    ],
  ],
  where: (m) => !m.after() || m.after()?.pos !== Pos.noun,
  suggest: (m) => [{ this: 'these', that: 'those', these: 'this', those: 'that' }[m.token('determiner').lower] ?? ''],
  wrong: [
    ['I bought this shoes last week.', 'I bought these shoes last week.'],
    ['Can you check that emails for me?', 'Can you check those emails for me?'],
    ['I like these idea very much.', 'I like this idea very much.'],
  ],
  right: [
    'I bought these shoes.',
    'He said that people were late.',
    'I know that emails get lost.',
    'These sales people are nice.',
  ],
});

const counters = () =>
  words('many several few both two three four five six seven eight nine ten eleven twelve twenty various numerous');

/** two brother, several guest. */
export const pluralAfterNumber = defineRule({
  id: 'en.agreement.plural-after-number',
  patterns: [
    [
      counters().as('count'),
      tagged(Pos.adjective).except(can(Pos.noun)).repeat(0, 1),
      only(Pos.noun).and(can(Pos.noun, Feature.singular)).except(can(Pos.noun, Feature.plural)).as('noun').mark(),
    ],
    [
      counters().as('count'),
      word('of'),
      words('the my our your his her their these those'),
      tagged(Pos.adjective).repeat(0, 1),
      only(Pos.noun).and(can(Pos.noun, Feature.singular)).except(can(Pos.noun, Feature.plural)).as('noun').mark(),
    ],
  ],
  where: (m) => {
    const after = m.after();
    if (
      after &&
      (after.text === '-' || after.kind === 'number' || after.pos === Pos.noun || after.pos === Pos.properNoun)
    )
      return false;
    if (m.before()?.lower === 'one') return false;
    return !/^(?:percent|hundred|thousand|million|billion|dozen|pm|am|star|km|kg|cm|mm|times|point)$/.test(
      m.token('noun').lower,
    );
  },
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['I have two brother and a dog.', 'I have two brothers and a dog.'],
    ['Several customer complained about the noise.', 'Several customers complained about the noise.'],
    ['Many of my friend live abroad.', 'Many of my friends live abroad.'],
  ],
  right: ['I have two brothers.', 'Two fish swam by.', 'It has five star reviews.', 'Many a man tried.'],
});

/** modal + finite verb: can goes, will went. */
export const modalBase = defineRule({
  id: 'en.verb-form.modal-base',
  pattern: [
    words(
      "can can't cannot could couldn't will won't would wouldn't should shouldn't must mustn't might may to didn't doesn't don't did does",
    ).as('modal'),
    words('i you he she it we they not also always never really just even still').repeat(0, 1),
    oneOf(can(Pos.verb, Feature.preterite), can(Pos.verb, Feature.third | Feature.singular | Feature.present))
      .except(can(Pos.verb, Feature.infinitive))
      .except(can(Pos.noun))
      .except(can(Pos.adjective))
      .except(can(Pos.adverb))
      .except(can(Pos.preposition))
      .as('verb')
      .mark(),
  ],
  where: (m) =>
    m.token('modal').lower !== 'to' ||
    !/^(?:according|due|thanks|next|close|compared|related|prior|used|us|want|need)$/.test(m.before()?.lower ?? '') ||
    /^(?:want|need|used)$/.test(m.before()?.lower ?? ''),
  suggest: (m) => m.inflect('verb', Feature.infinitive, Pos.verb),
  wrong: [
    ['She can sings very well.', 'She can sing very well.'],
    ["I didn't went to work today.", "I didn't go to work today."],
    ['Does she knows about the meeting?', 'Does she know about the meeting?'],
  ],
  right: ['She can sing.', "I didn't go.", 'He might need help.', 'It goes to works like this.'],
});

/** All rules of this family. */
export const agreementRules = [
  thirdPersonAuxiliary,
  thirdPersonVerb,
  pluralSubject,
  thereIsPlural,
  headOfSubject,
  determinerNumber,
  pluralAfterNumber,
  modalBase,
];
