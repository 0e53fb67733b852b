// Pairs of verbs mistaken for one another: lie and lay, sit and set, borrow and lend, learn and teach, rise and raise.
import { Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

const placeNext = () => words('down here there in on at under beside next around awake still back outside flat');
const objectNext = () =>
  oneOf(words('the a an my your his her its our their this that these those me him them it some'), tagged(Pos.numeral));

/** The form of the other verb that corresponds to the form found. */
const counterpart =
  (forms: Readonly<Record<string, string>>) =>
  (m: Match): string[] => {
    const form = forms[m.token('verb').lower];
    return form ? [form] : [];
  };

/** I laid down, he is laying in bed: without an object it is lie, lay, lain. */
export const layLie = defineRule({
  id: 'en.verb-pair.lay-lie',
  patterns: [
    [
      words("i you he she it we they i'm he's she's they're we're you're is are was were been be am cat dog"),
      words('just always often still usually').repeat(0, 1),
      words('laying').as('verb').mark(),
      placeNext(),
    ],
    [
      words("to will can can't could should must would i'll we'll let's please just"),
      word('lay').as('verb').mark(),
      words('down back awake still around here there in on'),
      oneOf(punctuation('.', ',', '!', '?'), words('for on in and with when until after because to now a bed the')),
    ],
    [
      words('i he she we they it'),
      word('laid').as('verb').mark(),
      words('down awake in on there here'),
      oneOf(punctuation('.', ','), words('for on in and with bed the to when')),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb');
    const [first, second] = [tokens[verb.index + 1], tokens[verb.index + 2]];
    if (among('a an some')(second)) return among('in on')(first);
    // to lay down the rules, to lay in supplies: an object follows
    if (among('the')(second) && among('down in')(first))
      return (
        among('in on')(first) &&
        among('sun grass bed sofa couch floor beach bath garden shade road')(tokens[verb.index + 3])
      );
    return !tokens
      .slice(verb.index + 1, verb.index + 3)
      .some((token) => among('it them his her my your their')(token) && !among('on in')(tokens[token.index - 1]));
  },
  suggest: counterpart({ laying: 'lying', lay: 'lie', laid: 'lay' }),
  wrong: [
    ['The cat was laying on the sofa.', 'The cat was lying on the sofa.'],
    ['I need to lay down for a while.', 'I need to lie down for a while.'],
    ['She laid in bed all morning with a cold.', 'She lay in bed all morning with a cold.'],
  ],
  right: ['He was laying down the rules.', 'They will lay down their arms.', 'He laid the book on the desk.'],
});

/** Set down on the chair: people sit, things are set down. */
export const sitSet = defineRule({
  id: 'en.verb-pair.sit-set',
  patterns: [
    [
      words("to please can could will let's and you i we they just"),
      word('set').as('verb').mark(),
      words('down'),
      oneOf(punctuation('.', ',', '!', '?'), words('on in at and for next beside with here there')),
    ],
    [
      words("is are was were i'm he's she's we're they're been"),
      word('setting').as('verb').mark(),
      words('on in at next beside around here there'),
      words('the a my your his her our their'),
      words('chair sofa couch table bench floor desk bed kitchen garden porch office room waiting back front corner'),
    ],
    [
      words('please'),
      word('sit').as('verb').mark(),
      words('the it them your'),
      can(Pos.noun),
      words('on in down at here there'),
    ],
  ],
  suggest: counterpart({ set: 'sit', setting: 'sitting', sit: 'set' }),
  wrong: [
    ['Please set down and wait a moment.', 'Please sit down and wait a moment.'],
    ['She was setting on the sofa all day.', 'She was sitting on the sofa all day.'],
    ['Please sit the box on the floor.', 'Please set the box on the floor.'],
  ],
  right: [
    'Please sit down.',
    'They set down the rules.',
    'He is setting the table.',
    'The sun was setting in the west.',
  ],
});

/** Can you borrow me ten pounds: the giver lends. */
export const borrowLend = defineRule({
  id: 'en.verb-pair.borrow-lend',
  patterns: [
    [words('borrow borrowed borrows borrowing').as('verb').mark(), words('me him her us them'), objectNext()],
    [words('borrow borrowed borrows borrowing').as('verb').mark(), words('me him us them'), tagged(Pos.noun)],
    [
      words('lend lent lends lending').as('verb').mark(),
      anyWord().repeat(1, 3),
      word('from'),
      words('me you him her us them my your the a'),
    ],
  ],
  suggest: counterpart({
    borrow: 'lend',
    borrowed: 'lent',
    borrows: 'lends',
    borrowing: 'lending',
    lend: 'borrow',
    lent: 'borrowed',
    lends: 'borrows',
    lending: 'borrowing',
  }),
  wrong: [
    ['Can you borrow me ten pounds?', 'Can you lend me ten pounds?'],
    ['He borrowed us his car for a day.', 'He lent us his car for a day.'],
    ['I lent the ladder from my neighbour.', 'I borrowed the ladder from my neighbour.'],
    ['Can you borrow me your pen?', 'Can you lend me your pen?'],
    ['Could you borrow me some money?', 'Could you lend me some money?'],
    ['Could you borrow me money?', 'Could you lend me money?'],
  ],
  right: ['Can you lend me ten pounds?', 'I borrowed it from him.', 'She lent me the book.'],
});

/** He learned me to swim: the one who knows how teaches. */
export const learnTeach = defineRule({
  id: 'en.verb-pair.learn-teach',
  pattern: [
    words('learn learned learnt learns learning').as('verb').mark(),
    words('me him us them'),
    oneOf(words('how to the a some my'), tagged(Pos.noun)),
  ],
  suggest: counterpart({
    learn: 'teach',
    learned: 'taught',
    learnt: 'taught',
    learns: 'teaches',
    learning: 'teaching',
  }),
  wrong: [
    ['My uncle learned me to swim.', 'My uncle taught me to swim.'],
    ['Can you learn us some words?', 'Can you teach us some words?'],
    ['She is learning them how to cook.', 'She is teaching them how to cook.'],
  ],
  right: ['We learn from one another.', 'I learned it at school.', 'We learn how to cook.'],
});

/** Prices raised last year: what goes up by itself rises. */
export const riseRaise = defineRule({
  id: 'en.verb-pair.rise-raise',
  patterns: [
    [
      words('prices costs rents temperatures numbers sales profits taxes wages fees rates sun temperature price rent'),
      words('have has will').repeat(0, 1),
      words('raise raises raised raising').as('verb').mark(),
      oneOf(punctuation('.', ','), words('by again in to from sharply every last this slowly quickly since at')),
    ],
    [
      words('to will would can could must should we they please'),
      word('rise').as('verb').mark(),
      words('the our my their your his her taxes prices money rents awareness funds'),
    ],
  ],
  suggest: counterpart({ raise: 'rise', raises: 'rises', raised: 'rose', raising: 'rising', rise: 'raise' }),
  wrong: [
    ['Prices raised by ten percent last year.', 'Prices rose by ten percent last year.'],
    ['They want to rise taxes again.', 'They want to raise taxes again.'],
    ['We will rise the issue at the meeting.', 'We will raise the issue at the meeting.'],
  ],
  right: ['They want to raise prices.', 'They raised prices.', 'My parents raise chickens.'],
});
