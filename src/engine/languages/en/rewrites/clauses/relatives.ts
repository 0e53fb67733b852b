// Relative clauses that say as much without their beginning: the letter that was sent by Tom.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among } from '../../../../rules/ask.ts';
import { can, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { gerund } from '../../reading/words.ts';

const PREPOSITIONS = 'by in on at from to for with into under during as near between among';

/** the letter that was sent by Tom: the letter sent by Tom. */
export const whichIsDone = defineRewrite({
  id: 'en.rewrite.which-is-done',
  kind: 'wordy',
  pattern: [
    tagged(Pos.noun).as('noun'),
    words('which that who').as('who').mark(),
    words('is are was were').as('be').mark(),
    can(Pos.verb, Feature.pastParticiple).and(tagged(Pos.verb)).as('verb'),
    words(PREPOSITIONS).as('next'),
  ],
  where: (m) =>
    (m.token('verb').verbForm & Feature.pastParticiple) !== 0 &&
    !among('fact news way reason idea time day place one ones thing things')(m.token('noun')) &&
    // a user who was checked in: without its beginning it reads as a past tense.
    (m.token('who').lower !== 'who' || m.token('next').lower === 'by' || among('is are')(m.token('be'))) &&
    // supposed to, used to, going to: the infinitive belongs to the verb.
    m.token('next').lower !== 'to',
  suggest: () => [''],
  wrong: [
    ['I read the letter that was sent by Tom.', 'I read the letter sent by Tom.'],
    ['Use the form which is printed on page two.', 'Use the form printed on page two.'],
    ['The people who were invited by her came late.', 'The people invited by her came late.'],
  ],
  right: [
    'The letter, which was sent by Tom, is lost.',
    'The news that was spread by him is false.',
    'He said that was done by Tom.',
  ],
});

/** the people who are in the room: the people in the room. */
export const whoAreIn = defineRewrite({
  id: 'en.rewrite.who-are-in',
  kind: 'wordy',
  pattern: [
    tagged(Pos.noun).as('noun'),
    words('which that who').mark(),
    words('is are').mark(),
    words('in on at under near behind from').as('next'),
    words('the a an my your his her our their this these that'),
  ],
  where: (m) => !among('fact news way reason idea time day one ones thing things')(m.token('noun')),
  suggest: () => [''],
  wrong: [
    ['The people who are in the room can stay.', 'The people in the room can stay.'],
    ['Take the key that is on the table.', 'Take the key on the table.'],
    ['Guests who are from the north arrive early.', 'Guests from the north arrive early.'],
  ],
  right: [
    'The key, which is on the table, is new.',
    'I think that is on the list.',
    'The fact that is in the book is known.',
  ],
});

/** the man who is standing at the door: the man standing at the door. */
export const whoIsDoing = defineRewrite({
  id: 'en.rewrite.who-is-doing',
  kind: 'wordy',
  pattern: [
    tagged(Pos.noun).as('noun'),
    words('who which that').mark(),
    words('is are').mark(),
    gerund().as('verb'),
    words('in on at from for with under near to the a an'),
  ],
  where: (m) =>
    m.token('verb').pos === Pos.verb &&
    m.token('verb').lower !== 'going' &&
    !among('fact news way reason time day thing')(m.token('noun')),
  suggest: () => [''],
  wrong: [
    ['Ask the man who is standing at the door.', 'Ask the man standing at the door.'],
    ['Students who are living in Leeds get a discount.', 'Students living in Leeds get a discount.'],
    ['The birds that are sitting on the roof are gulls.', 'The birds sitting on the roof are gulls.'],
  ],
  right: [
    'The man, who is standing at the door, is my uncle.',
    'The man who is going to the shop is ill.',
    'I know who is living in Leeds.',
  ],
});

/** the house, the roof of which leaks: the house, whose roof leaks. */
export const ofWhich = defineRewrite({
  id: 'en.rewrite.of-which',
  kind: 'wordy',
  pattern: [
    punctuation(','),
    word('the').mark(),
    tagged(Pos.noun).as('noun').mark(),
    word('of').mark(),
    word('which').mark(),
  ],
  suggest: (m) => [`whose ${m.text('noun')}`],
  wrong: [
    ['He bought the house, the roof of which leaks.', 'He bought the house, whose roof leaks.'],
    ['They sold the car, the engine of which was new.', 'They sold the car, whose engine was new.'],
    ['We read the letter, the author of which is dead.', 'We read the letter, whose author is dead.'],
  ],
  right: [
    'Of which of the two do you speak?',
    'We know the roof of which he spoke.',
    'He sold it, most of which was new.',
  ],
});
