// What agrees by the tree of a sentence, however far apart: subject and verb, the words of a noun phrase.
import { defineAgreement } from '../../../../agreement/defineAgreement.ts';
import { englishAgreement as habits } from '../../agreement.ts';

/** A plural subject: The keys to the old car is on the table. */
export const afterPlural = defineAgreement({
  id: 'en.agreement-tree.plural',
  link: 'plural',
  habits,
  wrong: [
    ['The keys to the old car is on the table.', 'The keys to the old car are on the table.'],
    ['The photos on the wall was taken in Spain.', 'The photos on the wall were taken in Spain.'],
    ['The neighbours on the third floor has called again.', 'The neighbours on the third floor have called again.'],
  ],
  right: [
    'The keys to the old car are on the table.',
    'A number of windows need new frames.',
    'Five years is a long time.',
    'What the children need is sleep.',
  ],
});

/** A singular subject: The box with all the old tools are in the garage. */
export const afterSingular = defineAgreement({
  id: 'en.agreement-tree.singular',
  link: 'singular',
  habits,
  wrong: [
    ['The box with all the old tools are in the garage.', 'The box with all the old tools is in the garage.'],
    [
      'The manager of the two shops have decided to close early.',
      'The manager of the two shops has decided to close early.',
    ],
    ['The price of the tickets have gone up again.', 'The price of the tickets has gone up again.'],
  ],
  right: [
    'The box with all the old tools is in the garage.',
    'The team are on their way.',
    'How are you, Blake?',
    'Its teeth are long.',
    'It sort of needs a new coat of paint.',
    'The doctor and the nurse have decided to wait.',
  ],
});

/** A subject of another person: The neighbours say that I is too loud. */
export const otherPerson = defineAgreement({
  id: 'en.agreement-tree.person',
  link: 'person',
  habits,
  wrong: [
    ['The neighbours say that I is too loud.', 'The neighbours say that I am too loud.'],
    ['My brother am coming on Friday.', 'My brother is coming on Friday.'],
    ['The man at the desk am very kind.', 'The man at the desk is very kind.'],
    ['I is sorry about the noise.', 'I am sorry about the noise.'],
    ['She am my sister.', 'She is my sister.'],
  ],
  right: ['The neighbours say that I am too loud.', 'All I want is a quiet room.', 'What I am is tired.'],
});
