// Verbs with an object and a second verb, nouns in place of verbs, questions: made me clean, want you to come, to complain.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, can, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { coreAt } from '../../reading/nounPhrase.ts';
import { finiteForm, infinitive, verbForms } from '../../reading/words.ts';

const objects = () => words('me him us them her you');

/** made me to clean, let him to speak: without "to". */
export const causativeTo = defineRule({
  id: 'en.verb-form.make-let-to',
  patterns: [
    [
      words('make makes made let lets').as('head'),
      objects(),
      word('to').mark(),
      tagged([Pos.verb, Pos.auxiliary]).and(infinitive()).as('verb').mark(),
    ],
    [
      words('make makes made let lets').as('head'),
      words('my your his her our their the'),
      anyWord().and(can(Pos.noun)).as('noun'),
      word('to').mark(),
      words('do work clean go wait stay pay learn leave feel look think believe understand eat speak study')
        .as('verb')
        .mark(),
    ],
  ],
  where: (m) =>
    !among('be been was were is are being get got')(m.before()) &&
    !(m.has('verb') && among('order fit measure')(m.token('verb'))) &&
    // made the decision to leave
    !isDecision(m.sentence.tokens[m.from + 2]),
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['My boss made me to work on Sunday.', 'My boss made me work on Sunday.'],
    ['Please let him to speak first.', 'Please let him speak first.'],
    ['The teacher made the children to wait outside.', 'The teacher made the children wait outside.'],
  ],
  right: ['My boss made me work on Sunday.', 'He was made to wait.', 'She made the decision to leave.'],
});

const isDecision = among(
  'decision choice effort attempt promise plan plans offer case move mistake way time room trip journey list call point space right arrangements',
);

const OBJECT_OF: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  you: 'you',
  it: 'it',
};

/** I want that you come: "want" takes an object and "to". */
export const wantThat = defineRule({
  id: 'en.verb-form.want-that',
  patterns: [
    [
      oneOf(words('want wants wanted need needs needed'), words('like love').as('like')).as('head'),
      word('that').mark(),
      words('i you he she we they it').as('subject').mark(),
      words('will would can could should').repeat(0, 1).mark(),
      tagged([Pos.verb, Pos.auxiliary]).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const head = m.token('head').lower;
    if (
      reads(m.token('verb'), Pos.verb, Feature.pastParticiple) &&
      !reads(m.token('verb'), Pos.verb, Feature.infinitive) &&
      !reads(m.token('verb'), Pos.verb, Feature.preterite)
    )
      return false;
    if (head.startsWith('need')) return among('i we you they he she')(m.before());
    return head.startsWith('want') ? m.before()?.lower !== 'what' : among("would i'd we'd")(m.before());
  },
  suggest: (m) => {
    const verb = m.token('verb');
    const base = reads(verb, Pos.verb, Feature.infinitive)
      ? verb.lower
      : (verbForms(m, verb, Feature.infinitive)[0] ?? (among('is are was were')(verb) ? 'be' : ''));
    return base === '' ? [] : [`${OBJECT_OF[m.token('subject').lower]} to ${base}`];
  },
  wrong: [
    ['I want that you come to the meeting.', 'I want you to come to the meeting.'],
    ['They wanted that we paid in cash.', 'They wanted us to pay in cash.'],
    ['I would like that he calls me back.', 'I would like him to call me back.'],
    ['I need that you help me.', 'I need you to help me.'],
  ],
  right: ['Something like that she told me.', 'I want you to come.', 'I want that one.', 'They wanted that house.'],
});

/** I'm thinking to buy. */
export const thinkOf = defineRule({
  id: 'en.verb-form.think-of',
  pattern: [word('thinking').as('head'), word('to').mark(), tagged(Pos.verb).and(infinitive()).as('verb').mark()],
  where: (m) => among("am i'm is are was were we're he's she's they're been you're be")(m.before()),
  suggest: (m) => verbForms(m, m.token('verb'), Feature.gerund).map((each) => `of ${each}`),
  wrong: [
    ['I am thinking to buy a new car.', 'I am thinking of buying a new car.'],
    ["We're thinking to move to the coast.", "We're thinking of moving to the coast."],
    ['She was thinking to change her job.', 'She was thinking of changing her job.'],
  ],
  right: [
    'It is time to think before we buy.',
    'He gave it some thinking to find out.',
    'I have to think of a place to buy bread.',
  ],
});

const NOUN_TO_VERB: Readonly<Record<string, string>> = {
  complaint: 'complain',
  choice: 'choose',
  success: 'succeed',
  decision: 'decide',
  explanation: 'explain',
  invitation: 'invite',
  arrival: 'arrive',
  departure: 'depart',
  growth: 'grow',
  belief: 'believe',
  proof: 'prove',
  loss: 'lose',
  sale: 'sell',
  speech: 'speak',
  thought: 'think',
  knowledge: 'know',
  advice: 'advise',
  food: 'eat',
  life: 'live',
  breath: 'breathe',
  solution: 'solve',
  discussion: 'discuss',
  description: 'describe',
  reservation: 'reserve',
  application: 'apply',
  information: 'inform',
  payment: 'pay',
  development: 'develop',
  improvement: 'improve',
  communication: 'communicate',
  thanks: 'thank',
  thoughts: 'think',
};

/** I am writing to complaint: a noun where a verb is needed. */
export const toNoun = defineRule({
  id: 'en.verb-form.to-noun',
  patterns: [
    [
      oneOf(
        words(
          'want wants wanted need needs try tries trying tried hope decided like love have has had going able writing learn wanna how ready forgot',
        ),
        lemmas('write plan'),
      ),
      word('to'),
      words(Object.keys(NOUN_TO_VERB).join(' ')).as('noun').mark(),
    ],
  ],
  suggest: (m) => [NOUN_TO_VERB[m.token('noun').lower] ?? ''].filter(Boolean),
  wrong: [
    ['I am writing to complaint about the noise.', 'I am writing to complain about the noise.'],
    ['You have to choice a colour.', 'You have to choose a colour.'],
    ['We want to sale our old car.', 'We want to sell our old car.'],
  ],
  right: ['I gave my advice to the choir.', 'He added it to food and drink.', 'It adds a lot to life.'],
});

/** did your sister told, does the shop sells: the base form, with a noun as the subject of the question. */
export const questionBase = defineRule({
  id: 'en.verb-form.question-base',
  pattern: [
    words("did does do didn't doesn't don't").as('auxiliary'),
    anyWord().repeat(1, 5).as('subject'),
    finiteForm().as('verb').mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [auxiliary, verb] = [m.token('auxiliary'), m.token('verb')];
    if (tokens.at(-1)?.text !== '?' || !opensQuestion(tokens, auxiliary.index)) return false;
    if (among('is was are were has had')(verb) && m.all('subject').length > 2) return false;
    let to = verb.index;
    while (among('always ever never often usually really also just still')(tokens[to - 1])) to--;
    const phrase = coreAt(tokens, auxiliary.index + 1, to);
    return phrase?.end === to && phrase.isDetermined && !among('i you he she it we they')(phrase.head);
  },
  suggest: (m) => verbForms(m, m.token('verb'), Feature.infinitive),
  wrong: [
    ['Does your brother lives in London?', 'Does your brother live in London?'],
    ['Did the teacher told you the answer?', 'Did the teacher tell you the answer?'],
    ['When did your parents bought this house?', 'When did your parents buy this house?'],
  ],
  right: [
    'What did the man you saw say?',
    'Does your brother live in London?',
    'Did the man who called say so?',
    'Do the shops sell bread?',
  ],
});

const opensQuestion = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  among('why when where what how who which and but , so')(tokens[at - 1]) ||
  tokens[at - 2]?.lower === 'how';
