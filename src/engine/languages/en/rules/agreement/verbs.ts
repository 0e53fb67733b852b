// Nouns and full verbs: people says, a friend who drive, he comes and take.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  type Element,
  not,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';
import { thirdOrPast } from '../../reading/narrative.ts';
import { isCollective } from '../../reading/nounPhrase.ts';
import { PLURAL_OF, SINGULAR_OF } from '../../reading/verbNumber.ts';
import { isLiving } from '../../reading/verbOrNoun.ts';
import { baseVerb, pluralNoun, singularNoun, third, verbForms } from '../../reading/words.ts';

const THIRD = Feature.third | Feature.singular | Feature.present;

/** A singular noun that is not also a modal verb such as will or might. */
const subjectNoun = (): Element =>
  singularNoun().except(can(Pos.adjective)).except(can(Pos.auxiliary)).except(words('will can may might must need'));
const objectNext = (): Element =>
  oneOf(
    words(
      'the a an my your his her its our their this that these those to me you him us them it on in at with for from how what why very well great good up as near by under next here there every',
    ),
  );
const BINDING =
  'let make made makes help helped hear heard see saw seen watch watched have had do does did can could will would shall should must may might to please suggest suggests suggested recommend recommended demand demands insist insists require requires required ask asked propose proposed important necessary essential vital than better rather and or nor not';

const ANYBODY = 'everybody everyone anybody anyone somebody someone nobody';
const isAnybody = among(ANYBODY);

const PERSONS =
  'people men women children kids students friends girls boys parents users customers players guests teachers workers members doctors colleagues neighbours neighbors employees patients readers fans drivers visitors tourists citizens residents adults teenagers';

/** One of the people who is, a friend of my parents who has: whether "who" may mean somebody before the noun. */
const hasOtherPerson = ({ sentence }: Match, { index }: Token): boolean =>
  sentence.tokens
    .slice(Math.max(0, index - 9), index)
    .some(
      (token) =>
        among('one only someone somebody anyone anybody nobody everyone group number kind type he she him her')(
          token,
        ) ||
        isLiving(token) ||
        (token.index > 0 && isCapitalised(token)),
    );

/** A friend who drive: after "who" the verb agrees with the noun before it. */
export const relativeVerb = defineRule({
  id: 'en.agreement.relative-verb',
  patterns: [
    [
      tagged(Pos.noun).and(subjectNoun()).as('noun'),
      punctuation(',').repeat(0, 1),
      words('who that which'),
      words('always never often usually really also just still only').repeat(0, 1),
      baseVerb().as('verb').mark(),
      objectNext(),
    ],
    [
      words(ANYBODY).as('noun'),
      word('who'),
      words('always never often usually really also just still only').repeat(0, 1),
      baseVerb().as('verb').mark(),
      objectNext(),
    ],
    [
      tagged(Pos.noun)
        .and(oneOf(pluralNoun(), word('people')))
        .and(uncapitalised())
        .as('noun'),
      word('who', 'that'),
      words('always never often usually really also just still only').repeat(0, 1),
      tagged(Pos.verb).and(can(Pos.verb, THIRD)).as('verb').mark(),
    ],
    // a bird that were, girls who has
    [
      words('a an another every each'),
      tagged(Pos.adjective).repeat(0, 2),
      tagged(Pos.noun).and(singularNoun()).as('noun'),
      words('who that which'),
      words('also always never really still').repeat(0, 1),
      words("were are have weren't aren't haven't don't").as('verb').mark(),
    ],
    [
      tagged(Pos.noun)
        .and(oneOf(pluralNoun(), word('people')))
        .and(uncapitalised())
        .as('noun'),
      word('who'),
      words('also always never really still').repeat(0, 1),
      words("has is was hasn't isn't wasn't doesn't").as('verb').mark(),
    ],
  ],
  where: (m) => {
    const noun = m.token('noun');
    if (isCollective(noun)) return false;
    if (isAnybody(noun)) return true;
    // boxes of a kind that are; than a man who were; one of the girls who has
    if (m.token('verb').lower in SINGULAR_OF)
      return !m.sentence.tokens.slice(0, m.from).some(among('of if than as like with and wish'));
    if (m.token('verb').lower in PLURAL_OF && among(PERSONS)(noun)) return !hasOtherPerson(m, noun);
    if (m.token('verb').lower in PLURAL_OF)
      return !m.sentence.tokens.slice(Math.max(0, noun.index - 6), noun.index).some(among('one of a an and with in'));
    // pieces of code that return: a different noun may be meant
    if (
      !reads(m.token('verb'), Pos.verb, THIRD) &&
      m.sentence.tokens
        .slice(Math.max(0, noun.index - 4), noun.index)
        .some(among('of in on at from for with and one ones some like or into'))
    )
      return false;
    // one of the shops that sells it: usage varies
    if (
      reads(m.token('verb'), Pos.verb, THIRD) &&
      m.sentence.tokens.slice(0, noun.index).some(among('one of a an the with and'))
    )
      return !m.sentence.tokens
        .slice(Math.max(0, noun.index - 5), noun.index)
        .some(among('of in with on at and for from or into like to'));
    return !among('fact idea hope belief claim news view suggestion request demand proposal rule chance')(noun);
  },
  suggest: (m) => {
    const known = { ...SINGULAR_OF, ...PLURAL_OF }[m.token('verb').lower];
    if (known) return [known];
    return reads(m.token('verb'), Pos.verb, THIRD)
      ? verbForms(m, m.token('verb'), Feature.infinitive)
      : thirdOrPast(m, m.token('verb'));
  },
  wrong: [
    ['She was chased by a goose that were twice her size.', 'She was chased by a goose that was twice her size.'],
    ['I know girls who has joined the club.', 'I know girls who have joined the club.'],
    ['I have a friend who drive to work every day.', 'I have a friend who drives to work every day.'],
    ['He bought a device that hold the phone.', 'He bought a device that holds the phone.'],
    ['There is cake for everybody who help us.', 'There is cake for everybody who helps us.'],
    ['Ask the nurses who works at night.', 'Ask the nurses who work at night.'],
    ['It is a site for people who is taking action.', 'It is a site for people who are taking action.'],
    ['My sister, who live near the station, is ill.', 'My sister, who lives near the station, is ill.'],
  ],
  right: [
    'I have a friend who drives.',
    'She is one of those girls who has it all.',
    'If he had a son who were ill, he would stay.',
    'My mum and my sister, who live by the sea, are here.',
    'People who live here know it.',
    'One of the shops that sells tea is shut.',
  ],
});

/** People says, many thinks: a plural with a third person singular verb. */
export const pluralNounVerb = defineRule({
  id: 'en.agreement.plural-noun-verb',
  patterns: [
    [
      sentenceStart(),
      words('the my your our his her their these those some many most all both').repeat(0, 1),
      tagged(Pos.adjective).repeat(0, 1),
      tagged(Pos.noun)
        .and(oneOf(pluralNoun(), word('people')))
        .as('noun'),
      words('always never often usually really also just still only').repeat(0, 1),
      tagged(Pos.verb).and(can(Pos.verb, THIRD)).as('verb').mark(),
    ],
    // a plural does not come before another noun: my parents lives in Spain
    [
      sentenceStart(),
      words('my your our his their'),
      words(
        'parents friends children kids neighbours brothers sisters grandparents sons daughters colleagues cousins',
      ).as('noun'),
      words(
        'lives works plays wants needs likes loves looks helps plans visits calls stays sounds dances walks travels drinks smokes',
      )
        .as('verb')
        .mark(),
      words('in at on to with for a an the me us him her very near here there not it from every'),
    ],
  ],
  // Rails takes, Windows keeps: a name
  where: (m) => m.token('noun').index > 0 || among('people children men women kids')(m.token('noun')),
  suggest: (m) => verbForms(m, m.token('verb'), Feature.infinitive),
  wrong: [
    ['People says that it is haunted.', 'People say that it is haunted.'],
    ['The children loves the new park.', 'The children love the new park.'],
    ['My neighbours sings in a choir.', 'My neighbours sing in a choir.'],
    ['My parents lives in Spain.', 'My parents live in Spain.'],
    ['My friends plays football every day.', 'My friends play football every day.'],
  ],
  right: ['Numbers opens the file at once.', 'The news comes at eight.', 'The United States wants peace.'],
});

/** Whether a sentence that begins with this word may be a command, so that its second verb may be one as well. */
const isCommand = (first: Token | undefined): boolean =>
  first !== undefined && first.pos === Pos.verb && reads(first, Pos.verb, Feature.infinitive);

/** He comes in and take a seat: the second verb must agree as well. */
export const secondVerb = defineRule({
  id: 'en.agreement.second-verb',
  pattern: [
    oneOf(third(), singularNoun()).as('subject'),
    oneOf(words('is'), tagged(Pos.verb).and(can(Pos.verb, THIRD))).as('first'),
    not(
      oneOf(punctuation(',', ';', ':', '"'), words('and or but that who which to what how if when let help make')),
    ).repeat(0, 5),
    word('and'),
    words('always never often usually really also just still only').repeat(0, 1),
    baseVerb().as('verb').mark(),
    objectNext(),
  ],
  where: (m) =>
    !isCollective(m.token('subject')) &&
    !m.sentence.tokens.slice(0, m.from).some(among(BINDING)) &&
    !isMarkOrEnd(m.after()) &&
    !isCommand(m.sentence.tokens[0]),
  suggest: (m) => thirdOrPast(m, m.token('verb')),
  wrong: [
    ['She comes home late and eat the rest.', 'She comes home late and eats the rest.'],
    ['The shop sells tea and bring it to you.', 'The shop sells tea and brings it to you.'],
    ['He smiles a lot and give me flowers!', 'He smiles a lot and gives me flowers!'],
  ],
  right: [
    'Come and see what she plans and meet her friends.',
    'He likes to sing and eat with us.',
    'She works here and they eat at home.',
  ],
});
