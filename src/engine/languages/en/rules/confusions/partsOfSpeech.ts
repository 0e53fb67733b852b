// Words that sound right but cannot be the part of speech that their place requires: can meat, I red your letter.
import { defineRule } from '../../../../rules/defineRule.ts';
import { type Element, oneOf, word, words } from '../../../../rules/pattern.ts';
import { midAdverb } from '../../reading/words.ts';

/** Base forms, keyed by the word written in their place. */
const BASE: Readonly<Record<string, string>> = {
  meat: 'meet',
  here: 'hear',
  sea: 'see',
  advice: 'advise',
  male: 'mail',
  prey: 'pray',
  steel: 'steal',
  bye: 'buy',
  cell: 'sell',
  sale: 'sell',
  weight: 'wait',
  breath: 'breathe',
  belief: 'believe',
  proof: 'prove',
  relief: 'relieve',
  loss: 'lose',
  thing: 'think',
  choice: 'choose',
  flea: 'flee',
  leaf: 'leave',
  life: 'live',
  discus: 'discuss',
  complaint: 'complain',
};

/** Past tenses, keyed by the word written in their place. */
const PAST: Readonly<Record<string, string>> = {
  through: 'threw',
  red: 'read',
  blue: 'blew',
  road: 'rode',
  eight: 'ate',
  herd: 'heard',
  war: 'wore',
  guest: 'guessed',
  mist: 'missed',
  maid: 'made',
  scent: 'sent',
  cent: 'sent',
  court: 'caught',
  flu: 'flew',
  pact: 'packed',
};

/** Words of the table that are also verbs themselves: prey on mice, proof the dough. */
const VERBS_TOO = 'prey steel proof leaf weight';
/** Words that are also another verb's present, which cannot follow he or she: they herd sheep. */
const PRESENTS = 'herd court scent mist guest';

const typedFor = (table: Readonly<Record<string, string>>): Element => word(...Object.keys(table));

/** you can meat us, I want to here it, I red your letter, he through the ball. */
export const nounForVerb = defineRule({
  id: 'en.confusion.verb-sound',
  // the tables are more precise where they apply
  priority: -1,
  patterns: [
    [
      words('i you he she it we they who'),
      words("can can't could couldn't will won't would wouldn't should shouldn't must didn't don't doesn't"),
      midAdverb().repeat(0, 1),
      typedFor(BASE)
        .except(words(`here ${VERBS_TOO}`))
        .as('word')
        .mark(),
    ],
    // you will here find
    [
      words('i you he she we they who'),
      words("can can't could couldn't will won't would wouldn't should didn't don't doesn't"),
      midAdverb().repeat(0, 1),
      word('here').as('word').mark(),
      words('from you him them it me us the a that about how your my'),
    ],
    [
      words("can can't could couldn't will won't would must to"),
      oneOf(word('weight'), word('prey')).as('word').mark(),
      words('for'),
    ],
    [
      words("i'll you'll he'll she'll we'll they'll i'd let's"),
      typedFor(BASE).except(words(VERBS_TOO)).as('word').mark(),
      words('you him her it them me us the a to that for up about with'),
    ],
    [
      words('want wants wanted need needs try trying hope going able like love nice'),
      word('to'),
      typedFor(BASE)
        .except(words(`life choice sea ${VERBS_TOO}`))
        .as('word')
        .mark(),
      words('you him her it them me us the a an from to that for up about with your my our how'),
    ],
    // going to sea with the navy
    [
      words('want wants wanted need needs try trying hope able like love nice'),
      word('to'),
      word('sea').as('word').mark(),
      words('you him her it them me us the a that if how your my our'),
    ],
    [
      words('he she'),
      midAdverb().repeat(0, 1),
      words(PRESENTS).as('word').mark(),
      words('the a an my your his her our their it them him me us this that about all some to'),
    ],
    [words('i he she we they'), word('through').as('word').mark(), words('the a it them him')],
    [
      words('i he she we they'),
      midAdverb().repeat(0, 1),
      typedFor(PAST)
        .except(words(`through ${PRESENTS}`))
        .as('word')
        .mark(),
      words('the a an my your his her our their it them him me us this that about all some to'),
    ],
  ],
  suggest: (m) => [BASE[m.token('word').lower] ?? PAST[m.token('word').lower] ?? ''].filter(Boolean),
  wrong: [
    ['We can male you the form today.', 'We can mail you the form today.'],
    ['They will here from us on Monday.', 'They will hear from us on Monday.'],
    ['They want to sea the castle.', 'They want to see the castle.'],
    ['I red your letter last night.', 'I read your letter last night.'],
    ['He through the ball over the fence.', 'He threw the ball over the fence.'],
    ["I'll meat you at the bus stop.", "I'll meet you at the bus stop."],
    ["I'll male you the photos.", "I'll mail you the photos."],
    ['I want to male you the photos.', 'I want to mail you the photos.'],
    ['I need to prey for him.', 'I need to pray for him.'],
    ['He already herd that story.', 'He already heard that story.'],
  ],
  right: [
    "I'll weight it for you.",
    'Can meat be frozen?',
    'You can hear the sea.',
    'It grew through the years.',
    'He wore red that day.',
    'You will here find what we promised.',
    'Owls will prey on mice, and we must steel ourselves.',
    'My uncle is going to sea with the navy.',
    'They herd goats, and I mist the plants.',
  ],
});
