// Everyday sentence frames of learners: my boss he said, I have twenty years, I live here since May, If I would know.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  Element,
  form,
  not,
  number,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isFiniteVerb } from '../../reading/clauses.ts';
import { gerund, verbForms } from '../../reading/words.ts';

const MEN = 'brother father dad son uncle husband grandfather grandpa boyfriend nephew';
const WOMEN = 'sister mother mum mom daughter aunt wife grandmother grandma girlfriend niece';
const PERSONS = 'boss friend teacher neighbour neighbor doctor cousin colleague manager';

/** Verbs that another clause may follow without a conjunction. */
const SAYING = among('said says told tells thinks thought knows knew hopes hoped believes');

/** My boss he said: one subject is enough. */
export const doubledSubject = defineRule({
  id: 'en.pronoun.doubled-subject',
  pattern: [
    sentenceStart(),
    words('my our his her their'),
    words(`${MEN} ${WOMEN} ${PERSONS}`).as('noun').mark(),
    words('he she').as('pronoun').mark(),
    new Element(isFiniteVerb).as('verb'),
  ],
  where: (m) => {
    const [noun, pronoun] = [m.token('noun'), m.token('pronoun').lower];
    if (among(pronoun === 'he' ? WOMEN : MEN)(noun)) return false;
    // my friend he met was late: a clause about the noun, whose own verb is still to come
    const rest = m.sentence.tokens.slice(m.to);
    if (among('of about to')(rest[0])) return false;
    if (SAYING(m.token('verb'))) return true;
    const end = rest.findIndex(among(', and but because that when if so while as who which how what where'));
    return !isMarkOrEnd(rest[0]) && !rest.slice(0, end < 0 ? rest.length : end).some(isFiniteVerb);
  },
  suggest: (m) => [m.text('noun')],
  wrong: [
    ['My boss he said it was fine.', 'My boss said it was fine.'],
    ['My daughter she plays the piano.', 'My daughter plays the piano.'],
    ['Our doctor he has two dogs.', 'Our doctor has two dogs.'],
  ],
  right: [
    'My boss said it was fine.',
    'My friend she met in Rome is here.',
    'My boss he thinks of as a father.',
    'When I see my boss he smiles.',
  ],
});

/** I have twenty years old. */
export const yearsOld = defineRule({
  id: 'en.word-choice.age',
  pattern: [
    oneOf(words('i he she it we you they who'), tagged([Pos.noun, Pos.properNoun])).as('subject'),
    words('have has had').as('verb').mark(),
    oneOf(number(), tagged(Pos.numeral), form(/^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-[a-z]+$/)),
    words('years year'),
    word('old'),
  ],
  where: (m) => isMarkOrEnd(m.after()) || among('and but so now today because')(m.after()),
  suggest: (m) => {
    const [subject, verb] = [m.token('subject').lower, m.token('verb').lower];
    if (verb === 'had') return [among('we you they')(m.token('subject')) ? 'were' : 'was'];
    return [subject === 'i' ? 'am' : verb === 'has' ? 'is' : 'are'];
  },
  wrong: [
    ['I have 20 years old.', 'I am 20 years old.'],
    ['My son has three years old.', 'My son is three years old.'],
    ['She has 35 years old and lives in Bath.', 'She is 35 years old and lives in Bath.'],
  ],
  right: ['She has 10 year old twins.', 'I have a 20 year old car.', 'They have two years left.'],
});

const TIMES =
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday yesterday christmas easter childhood morning afternoon evening night week weekend month year spring summer autumn winter';

const COUNTS = 'two three four five six seven eight nine ten many several';

const isRanked = among('first second third fourth last only next best worst most least better worse more less');

/** I am working here since March, she lives in Rome since 2010: what is still going on takes the perfect. */
export const sincePresent = defineRule({
  id: 'en.tense.since-present',
  patterns: [
    [
      words('i he she we they').as('subject'),
      words('am is are').as('verb').mark(),
      gerund().mark().as('doing'),
      not(oneOf(punctuation(',', ';', ':'), new Element(isFiniteVerb))).repeat(0, 5),
      word('since'),
      words('last this').repeat(0, 1),
      oneOf(number(), words(`${TIMES} ${COUNTS}`)),
    ],
    [
      words("i'm he's she's it's we're they're you're").as('short').mark(),
      gerund().mark().as('doing'),
      not(oneOf(punctuation(',', ';', ':'), new Element(isFiniteVerb))).repeat(0, 5),
      word('since'),
      words('last this').repeat(0, 1),
      oneOf(number(), words(TIMES)),
    ],
    [
      words('i he she we they').as('subject'),
      words('live lives work works know knows study studies have has').as('verb').mark(),
      not(
        oneOf(punctuation(',', ';', ':'), new Element(isFiniteVerb), can(Pos.verb, Feature.pastParticiple), gerund()),
      ).repeat(0, 5),
      word('since'),
      words('last this').repeat(0, 1),
      oneOf(number(), words(`${TIMES} ${COUNTS}`)),
    ],
    [
      words('i he she we they').as('subject'),
      words('am is are').as('verb').mark(),
      words('ill sick here married single vegetarian vegan pregnant retired divorced unemployed awake'),
      words('in at').repeat(0, 1),
      word('since'),
      words('last this').repeat(0, 1),
      oneOf(number(), words(TIMES)),
    ],
  ],
  // her first holiday since, the worst drought since: a comparison, not a duration
  where: (m) =>
    // since Monday was dark: a reason
    !(m.after() && isFiniteVerb(m.after())) &&
    !m.sentence.tokens
      .slice(
        m.from,
        m.sentence.tokens.findIndex(({ index, lower }) => index > m.from && lower === 'since'),
      )
      .some((token) => isRanked(token) || reads(token, Pos.adjective, Feature.superlative)),
  suggest: (m) => {
    if (m.names('short')) return [`${m.text('short').replace(/(?:m|re)$/, 've')} been ${m.text('doing')}`];
    const [subject, verb] = [m.token('subject'), m.token('verb')];
    const have = among('he she')(subject) ? 'has' : 'have';
    if (m.names('doing')) return [`${have} been ${m.text('doing')}`];
    if (among('am is are')(verb)) return [`${have} been`];
    return verbForms(m, verb, Feature.pastParticiple).map((each) => `${have} ${each}`);
  },
  wrong: [
    ['I am working here since March.', 'I have been working here since March.'],
    ['She lives in Rome since 2010.', 'She has lived in Rome since 2010.'],
    ['I know him since many years.', 'I have known him since many years.'],
    ["It's raining since this morning.", "It's been raining since this morning."],
    ['They are married since last June.', 'They have been married since last June.'],
  ],
  right: [
    'I have been working here since March.',
    'She has lived here since 2010.',
    'I know since you told me.',
    'She is having her first break since May.',
    'We have the driest spring since 2003.',
  ],
});

/** If I would have time, I would come. */
export const ifWould = defineRule({
  id: 'en.tense.if-would',
  pattern: [
    word('if'),
    words('i you he she we they').as('subject'),
    word('would').mark(),
    words('have be know win live find get go come see earn own speak understand need buy become feel')
      .as('verb')
      .mark(),
    not(punctuation(',', ';', ':'))
      .repeat(1, 8)
      .as('rest'),
    punctuation(','),
    words('i you he she it we they'),
    words("would could might wouldn't couldn't"),
  ],
  where: (m) => {
    // if you would be so kind; "if I would have known" is left to another rule
    const next = m.all('rest')[0];
    // they would have us, you would come with me: here "would" means being willing
    if (among('have')(m.token('verb')) && among('me you us him her them')(next)) return false;
    if (!among('i we')(m.token('subject')) && among('find get go come see speak buy')(m.token('verb'))) return false;
    if (among('have')(m.token('verb')) && reads(next, Pos.verb, Feature.pastParticiple)) return false;
    return !among('so kind able willing')(next) && m.from === 0;
  },
  suggest: (m) => {
    const verb = m.token('verb');
    if (verb.lower === 'be') return ['were'];
    return verbForms(m, verb, Feature.preterite);
  },
  wrong: [
    ['If I would have time, I would come.', 'If I had time, I would come.'],
    ['If I would be asked, I would say yes.', 'If I were asked, I would say yes.'],
    ['If she would know the truth, she would be angry.', 'If she knew the truth, she would be angry.'],
    ['If we would win the lottery, we could travel more.', 'If we won the lottery, we could travel more.'],
  ],
  right: [
    'If I had time, I would come.',
    'If you would be so kind, I would like tea.',
    'I would go if he would ask.',
    'If you would come with me, I could show you.',
  ],
});
