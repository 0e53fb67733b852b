// Words that sound alike but cannot be the part of speech that their place asks for: can meat, I red your letter.
import { defineRule } from '../defineRule.ts';
import { type Element, word, words } from '../pattern.ts';
import { midAdverb } from './helpers.ts';

/** Base forms, by the word that is written for them. */
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

/** Past tenses, by the word that is written for them. */
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
  rapped: 'wrapped',
};

const typedFor = (table: Readonly<Record<string, string>>): Element => word(...Object.keys(table));

/** you can meat us, I want to here it, I red your letter, he through the ball. */
export const nounForVerb = defineRule({
  id: 'en.confusion.verb-sound',
  // the tables know a place more exactly
  priority: -1,
  patterns: [
    [
      words('i you he she it we they who'),
      words("can can't could couldn't will won't would wouldn't should shouldn't must didn't don't doesn't"),
      midAdverb().repeat(0, 1),
      typedFor(BASE).as('word').mark(),
    ],
    [
      words("i'll you'll he'll she'll we'll they'll i'd let's"),
      typedFor(BASE).as('word').mark(),
      words('you him her it them me us the a to that for up about with'),
    ],
    [
      words('want wants wanted need needs try trying hope going able like love nice'),
      word('to'),
      typedFor(BASE).except(words('life choice steel')).as('word').mark(),
      words('you him her it them me us the a an from to that for up about with your my our how'),
    ],
    [
      words('i he she we they'),
      midAdverb().repeat(0, 1),
      typedFor(PAST).as('word').mark(),
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
  ],
  right: ['Can meat be frozen?', 'You can hear the sea.', 'It grew through the years.', 'He wore red that day.'],
});
