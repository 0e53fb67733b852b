// Subject and verb: what agrees in number and person.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { can, number, oneOf, sentenceStart, tagged, word, words } from '../pattern.ts';
import { clauseStart, comesAfter, isOne, pluralNoun, reads, singularNoun, third, thirdForms } from './helpers.ts';
import { PLURAL_OF, SINGULAR_OF } from './verbNumber.ts';

const ASKING = 'do does did can could will would should shall must may might is are was were have has had let';
/** Singular words that stand for many: British English gives them a plural verb, too. */
const COLLECTIVE =
  /^(?:team|staff|police|family|government|band|group|couple|company|crew|majority|minority|public|audience|committee|class|club|press|media|data|cattle|rest|half|number|pair|variety|range|lot|series|part|kind|sort|type|percentage|handful|bunch|dozen|plenty|people|army|party|council|board|cast|generation|set|total|host|side|opposition|crowd|jury|enemy|management|youth|folk|percent|what|bulk|remainder|mix|combination|selection|collection|array|proportion|third|quarter|duo|trio)$/;

const adverbs = () => words('always never often usually really also just still only sometimes').repeat(0, 1);

/** he don't, she have, it are. */
export const thirdPersonAuxiliary = defineRule({
  id: 'en.agreement.third-person-auxiliary',
  patterns: [
    [sentenceStart(), third(), words("don't have are were haven't aren't weren't do").as('verb').mark()],
    [clauseStart(), third(), words("don't have are were haven't aren't weren't do").as('verb').mark()],
  ],
  // "If it were", "suggest that he have": the subjunctive; "do they and he have": a question.
  where: (m) =>
    (!isOne('if that though although as')(m.sentence.tokens[m.from]) ||
      !isOne("were have do weren't")(m.token('verb'))) &&
    !(m.sentence.tokens[m.from]?.lower === 'and' && (comesAfter(m, ASKING) || reads(m.before(), Pos.pronoun))),
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
      words('he she it everybody everyone nobody somebody someone').as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    [
      clauseStart().except(words('that if and so')),
      third().as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    return (
      !/^(?:sort|kind)$/.test(verb.lower) &&
      verb.readings.every(
        ({ pos, features }) =>
          (pos === Pos.verb && (features & (Feature.preterite | Feature.third | Feature.pastParticiple)) === 0) ||
          (pos === Pos.verb && (features & Feature.plural) !== 0) ||
          pos === Pos.noun ||
          pos === Pos.adjective ||
          (pos === Pos.adverb && verb.lower === 'live'),
      ) &&
      !comesAfter(m, 'let make made makes help hear see saw watch than better', 4)
    );
  },
  suggest: (m) => thirdForms(m, m.token('verb')),
  wrong: [
    ['She live in Madrid now.', 'She lives in Madrid now.'],
    ['He always forget his keys.', 'He always forgets his keys.'],
    ['I like the phone because it work well.', 'I like the phone because it works well.'],
  ],
  right: ['She lives in Madrid.', 'They asked that he leave.', 'He put it down and read.', 'It cost ten pounds.'],
});

/** my sister don't, the shop have: a noun in the singular as subject. */
export const singularSubject = defineRule({
  id: 'en.agreement.singular-subject',
  patterns: [
    [
      sentenceStart(),
      words('the a an my your his her our their this that every each').as('determiner'),
      tagged(Pos.adjective).repeat(0, 1),
      singularNoun().except(can(Pos.adjective)).as('subject'),
      words("don't have are were haven't aren't weren't").as('verb').mark(),
    ],
    [
      words('because but think says say said know hope').as('determiner'),
      words('the a my your his her our their this every each'),
      singularNoun().except(can(Pos.adjective)).as('subject'),
      words("don't have are haven't aren't weren't").as('verb').mark(),
    ],
    [
      sentenceStart(),
      word('what'),
      oneOf(words('i he she it we you they'), can(Pos.verb, Feature.third | Feature.singular | Feature.present)),
      words('me you him her us them most really often worries bothers need needs want wants like likes').repeat(0, 3),
      words('are were').as('verb').mark(),
      words('the a an my your his her our their'),
      tagged(Pos.adjective).repeat(0, 1),
      singularNoun().as('subject'),
    ],
  ],
  where: (m) => !COLLECTIVE.test(m.token('subject').lower) && m.before()?.lower !== 'and',
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ["My brother don't eat cheese.", "My brother doesn't eat cheese."],
    ['The new printer have two trays.', 'The new printer has two trays.'],
    ['I returned it because the zip are broken.', 'I returned it because the zip is broken.'],
    ['What annoys me most are the noise.', 'What annoys me most is the noise.'],
  ],
  right: ["My brother doesn't eat cheese.", 'The police are here.', 'The young are often right.', 'My team have won.'],
});

/** we was, they has, the children was. */
export const pluralSubject = defineRule({
  id: 'en.agreement.plural-subject',
  patterns: [
    [sentenceStart(), words('we they you these those').as('subject'), singularVerb().as('verb').mark()],
    [clauseStart(), words('we they you').as('subject'), singularVerb().as('verb').mark()],
    [
      sentenceStart(),
      words('the my our your his her their these those some all many both most'),
      tagged(Pos.adjective).repeat(0, 2),
      pluralNoun().as('subject'),
      singularVerb().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('the my our your these those'),
      pluralNoun().as('subject'),
      words('in on at from of with'),
      words('the my our your this'),
      can(Pos.noun),
      singularVerb().as('verb').mark(),
    ],
  ],
  where: (m) =>
    !/^(?:news|maths|physics|politics|series|means|united|economics|headquarters|states|nations|works|gymnastics|athletics|mathematics|measles|times|netherlands|.*ics)$/.test(
      m.token('subject').lower,
    ) && !(m.sentence.tokens[m.from]?.lower === 'and' && m.token('subject').lower === 'you'),
  suggest: (m) => [PLURAL_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['We was at home all evening.', 'We were at home all evening.'],
    ['The children was very happy.', 'The children were very happy.'],
    ['The books on the table is mine.', 'The books on the table are mine.'],
  ],
  right: ['We were at home.', 'The news is good.', 'One of the books is mine.', 'Ten miles is a long way.'],
});

function singularVerb() {
  return words("was is has doesn't wasn't isn't hasn't");
}

/** there is two, there was many. */
export const thereIsPlural = defineRule({
  id: 'en.agreement.there-is-plural',
  pattern: [
    word('there'),
    words("is was isn't wasn't").as('verb').mark(),
    words('not also still only always now').repeat(0, 1),
    oneOf(
      words(
        'many several few two three four five six seven eight nine ten twelve some these those various numerous lots both',
      ),
      number(),
    ).as('count'),
    tagged(Pos.adjective).repeat(0, 2),
    oneOf(pluralNoun(), word('people')),
  ],
  where: (m) => m.token('count').text !== '1' && m.before()?.lower !== 'out',
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
      words('the this that my our your his her their each every'),
      tagged(Pos.adjective).repeat(0, 1),
      singularNoun().as('head'),
      word('of'),
      words('the these those my our your all his her their').repeat(0, 1),
      tagged(Pos.adjective).repeat(0, 1),
      pluralNoun(),
      words('in on at from for').repeat(0, 1),
      words('the my our this your').repeat(0, 1),
      can(Pos.noun, Feature.singular).repeat(0, 1),
      words("are were have aren't weren't haven't").as('verb').mark(),
    ],
    [
      words('one each either neither').as('head'),
      word('of'),
      words('the these those my our your his her their us them'),
      tagged(Pos.adjective).repeat(0, 2),
      pluralNoun().repeat(0, 1),
      words('are were have').as('verb').mark(),
    ],
    [
      words('everyone everybody nobody someone somebody everything nothing anything something').as('head'),
      words("are were have don't aren't weren't haven't").as('verb').mark(),
    ],
  ],
  where: (m) =>
    !COLLECTIVE.test(m.token('head').lower) &&
    !/^(?:and|or|if|did|does|do|would|wish|could|can|should|will|let|make|has|have|like|than)$/.test(
      m.before()?.lower ?? '',
    ),
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['The list of names are on the desk.', 'The list of names is on the desk.'],
    ['One of my friends are moving to Paris.', 'One of my friends is moving to Paris.'],
    ['Everyone are welcome to join us.', 'Everyone is welcome to join us.'],
  ],
  right: ['The lists of names are here.', 'A number of people are waiting.', 'Everyone is welcome.'],
});

/** All rules of this family. */
export const subjectRules = [
  thirdPersonAuxiliary,
  thirdPersonVerb,
  singularSubject,
  pluralSubject,
  thereIsPlural,
  headOfSubject,
];
