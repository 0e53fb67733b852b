// Subject and verb, however far apart: the list of repairs that we discussed are, the tenants on the third floor complains.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import {
  hasAuxiliary,
  isAsked,
  isPeople,
  isSubjectByTree,
  isTitle,
  SUBJUNCTIVE,
  subjectWith,
} from '../../reading/clauseSubject.ts';
import { thirdOrPast } from '../../reading/narrative.ts';
import { PLURAL_OF, SINGULAR_OF } from '../../reading/verbNumber.ts';
import { actsAsVerb, isOnlyVerb } from '../../reading/verbOrNoun.ts';
import { baseVerb, comesAfter, infinitive, verbForms } from '../../reading/words.ts';
import { CLAUSE_SINGULAR_VERB_WRONG } from './clauseExamples.ts';

const THIRD = Feature.third | Feature.singular | Feature.present;
const singularAuxiliaries = () => words("is was has does isn't wasn't hasn't doesn't");
const pluralAuxiliaries = () => words("are were have do aren't weren't haven't don't");

const isUnreal = among('if whether though as unless wish wishes wished suppose imagine than lest');

/** The list of repairs are: a singular subject, a plural form of be, have or do. */
export const singularClause = defineRule({
  id: 'en.agreement.clause-singular',
  pattern: [pluralAuxiliaries().as('verb').mark()],
  where: (m) => {
    const verb = m.token('verb');
    const subject = subjectWith(m, 'singular');
    if (!subject) return false;
    if (verb.lower === 'do' || verb.lower === 'have') {
      // They ask that the man have a lawyer; neither the boy nor his sister do.
      if (comesAfter(m, SUBJUNCTIVE)) return false;
    }
    if (verb.lower.startsWith('were') && m.sentence.tokens.slice(0, verb.index).some(isUnreal)) return false;
    return !isAsked(subject, m);
  },
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['The heating in both rooms are broken.', 'The heating in both rooms is broken.'],
    ['The list of names are on the desk.', 'The list of names is on the desk.'],
    ['Neither of the two flats have a balcony.', 'Neither of the two flats has a balcony.'],
    ['One of my friends are moving to Paris.', 'One of my friends is moving to Paris.'],
    ['Everyone are welcome to join us.', 'Everyone is welcome to join us.'],
    ["My brother don't eat cheese.", "My brother doesn't eat cheese."],
    [
      'The price of the tickets that we ordered were too high.',
      'The price of the tickets that we ordered was too high.',
    ],
    ['Neither the porter nor the cook have seen them.', 'Neither the porter nor the cook has seen them.'],
    ['Not one were able to read music.', 'Not one was able to read music.'],
    ['I am sorry that the bag with the gifts were lost.', 'I am sorry that the bag with the gifts was lost.'],
    [
      'My aunt, who lives in the two houses over there, have a big dog.',
      'My aunt, who lives in the two houses over there, has a big dog.',
    ],
  ],
  right: [
    'The boxes of the old man are under the bed.',
    'If the price of the tickets were lower, we would go.',
    'A number of people have asked me.',
    'The boys and the girl are here.',
    'The police are here.',
    'My team have won.',
  ],
});

/** The windows in the kitchen was: a plural subject, a singular form of be, have or do. */
export const pluralClause = defineRule({
  id: 'en.agreement.clause-plural',
  pattern: [singularAuxiliaries().as('verb').mark()],
  where: (m) => {
    const subject = subjectWith(m, 'plural');
    if (subject === null || isTitle(m, subject)) return false;
    // … was clean and the beds was: after "and" the subject opens a clause of its own
    if (m.sentence.tokens[subject.from - 1]?.lower !== 'and' && isAsked(subject, m)) return false;
    // How many contributors does the project have?
    return !(among('does has')(m.token('verb')) && among('how which what')(m.sentence.tokens[subject.from - 1]));
  },
  suggest: (m) => [PLURAL_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['The two windows above the sink was dirty.', 'The two windows above the sink were dirty.'],
    ['The children was very happy.', 'The children were very happy.'],
    ['My feet was cold all day.', 'My feet were cold all day.'],
    ['She and the others was late.', 'She and the others were late.'],
    ['The people who live above us is very loud.', 'The people who live above us are very loud.'],
    ['It was cold, but the beds was warm.', 'It was cold, but the beds were warm.'],
    ['My mother and father is coming on Sunday.', 'My mother and father are coming on Sunday.'],
    ['In the hall the chairs was stacked high.', 'In the hall the chairs were stacked high.'],
    ['Last night the dogs was restless.', 'Last night the dogs were restless.'],
    ['By dawn the hills was behind us.', 'By dawn the hills were behind us.'],
  ],
  right: [
    'The window in the kitchen was dirty.',
    'The difference between a lake and a pond is its depth.',
    'The woman who feeds the cats is kind.',
    'Five hundred euros is too much.',
    'The news is good.',
    'One of the books is mine.',
    'Asking questions is a good way to learn.',
    'Carrying boxes, bags, and suitcases is hard work.',
    'The number of mistakes is small.',
    'In the shop the boys run is a bell.',
    'After the speech the clapping of the guests was loud.',
    'With the lights off the room was dark.',
  ],
});

/** The noise from the bars keep me awake: a singular subject and a base form. */
export const singularClauseVerb = defineRule({
  id: 'en.agreement.clause-singular-verb',
  patterns: [
    [
      baseVerb()
        .except(words('do like will can may might dare please welcome loose wanna gonna gotta'))
        .as('verb')
        .mark(),
    ],
    // My boss think that we ...: what follows is what he thinks
    [
      words('think know believe hope say feel guess agree claim').as('verb').mark(),
      words('that i he she it we they you there'),
    ],
    // My sister work in a bank: read as a noun, but the sentence has no other verb
    [
      tagged(Pos.noun).and(infinitive()).as('verb').mark(),
      oneOf(
        words('the a my your his her our their me you him us them it in at on to for from with very all every'),
        form(/ly$/),
      ),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (verb.index === 0) return false;
    const isSaying = m.after(0) !== undefined && among('think know believe hope say feel guess agree claim')(verb);
    if (verb.pos === Pos.noun && !isSaying && !isOnlyVerb(m, verb)) return false;
    const subject = subjectWith(m, 'singular');
    if (!subject || among('he she')(subject.head) || comesAfter(m, SUBJUNCTIVE)) return false;
    if (comesAfter(m, 'to than rather') && !isSubjectByTree(m, verb, subject)) return false;
    // everything you need; anything you wanna say
    if (among('i you we they wanna gonna gotta')(m.before())) return false;
    // Anyone want a cup of tea?
    if (among('anyone anybody anything')(subject.head) && m.sentence.tokens.at(-1)?.text === '?') return false;
    // the man need not go
    if (verb.lower === 'need' && m.after()?.lower === 'not') return false;
    return !isAsked(subject, m) && actsAsVerb(m, verb) && !hasAuxiliary(m, subject);
  },
  suggest: (m) => thirdOrPast(m, m.token('verb')),
  wrong: [
    ['The noise from the bars keep me awake.', 'The noise from the bars keeps me awake.'],
    ['My wife know the whole story.', 'My wife knows the whole story.'],
    ['I like the shop because the owner remember my name.', 'I like the shop because the owner remembers my name.'],
    ['Nobody in my family speak German.', 'Nobody in my family speaks German.'],
    ['My sister work in a bank.', 'My sister works in a bank.'],
    ...CLAUSE_SINGULAR_VERB_WRONG,
  ],
  right: [
    'The bars keep me awake.',
    'They suggest that the man keep it.',
    'Does nobody in your family speak German?',
    'The people in the bar keep me awake.',
    'The man need not know it.',
    'This way they keep everything you need in one box.',
    'The bike that you describe may be the one we need to find.',
    'The police know the man.',
    'Anyone want a cup of tea?',
    'A wall in the garden helps keep the noise away.',
    'My cup of tea.',
    'The new bus stop in our street.',
    'The error log also shows when it starts.',
    'We want tools in a box that lock the door.',
  ],
});

/** The tenants on the third floor complains: a plural subject and a verb in the third person singular. */
export const pluralClauseVerb = defineRule({
  id: 'en.agreement.clause-plural-verb',
  patterns: [
    [tagged(Pos.verb).and(can(Pos.verb, THIRD)).except(words('is was has does')).as('verb').mark()],
    // My friends thinks that: tagged as a noun, but no noun comes before an object
    [
      tagged(Pos.noun).and(can(Pos.verb, THIRD)).as('verb').mark(),
      oneOf(
        words('the a an my your his her its our their me you him us them it that to i we they all every very'),
        form(/ly$/),
      ),
    ],
    // My brother and his wife lives in Ohio: what hardly anybody has
    [
      tagged(Pos.noun)
        .and(words('lives works stays smokes drinks sounds travels speaks sits sleeps'))
        .as('verb')
        .mark(),
      words('in at on with near next here there from together abroad alone too').as('place'),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (verb.index === 0 || verb.text !== verb.lower) return false;
    const subject = subjectWith(m, 'plural');
    // the works in that room: of people only
    if (subject === null || (m.names('place') && !isPeople(subject))) return false;
    return actsAsVerb(m, verb) && !isTitle(m, subject) && subject.head.lower !== 'you';
  },
  suggest: (m) => verbForms(m, m.token('verb'), Feature.infinitive),
  wrong: [
    [
      'The tenants on the third floor complains about everything.',
      'The tenants on the third floor complain about everything.',
    ],
    ['I think most of my colleagues drives to work.', 'I think most of my colleagues drive to work.'],
    ['When you look at a bright star the rings seems round.', 'When you look at a bright star the rings seem round.'],
    ['The dogs next door barks all night.', 'The dogs next door bark all night.'],
    ['My brother and his wife lives in Ohio.', 'My brother and his wife live in Ohio.'],
    ['Some Koreans speaks English well.', 'Some Koreans speak English well.'],
  ],
  right: [
    'How many stars does this hotel have?',
    'The tenant on the third floor complains about everything.',
    'The man with the dogs lives here.',
    'One of my colleagues drives to work.',
  ],
});
