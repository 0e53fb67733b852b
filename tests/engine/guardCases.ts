// Answers of language models that are none, and rewritings; with the corrections all cases of the guard.
import { CORRECTED } from './guardCorrections.ts';
import { KEPT, SENTENCE } from './guardKept.ts';
import { type GuardCase, no, rows, to } from './guardRows.ts';

/** Answers that are no answers: the same for both ways of asking. */
const NO_ANSWERS = (['correct', 'rewrite'] as const).flatMap((mode) =>
  rows(mode, [
    ['nothing', 'en', SENTENCE, '  ', no('empty')],
    ['a megabyte', 'en', SENTENCE, 'a '.repeat(500_000), no('tooLong')],
    ['a refusal', 'en', SENTENCE, "I'm sorry, but I can't help with that.", no('refusal')],
    [
      'a refusal in English',
      'de',
      'Er gehen heute nach Hause und liest.',
      'I cannot assist with this request.',
      no('refusal'),
    ],
    [
      'a refusal in German',
      'de',
      'Er gehen heute nach Hause und liest.',
      'Leider kann ich dabei nicht helfen.',
      no('refusal'),
    ],
    [
      'a refusal in French',
      'fr',
      'Il manger une pomme dans le jardin.',
      'Je suis désolé, je ne peux pas vous aider.',
      no('refusal'),
    ],
    ['a preamble', 'en', SENTENCE, `Sure, here is the corrected sentence: ${SENTENCE}`, no('preamble')],
    [
      'a preamble in Italian',
      'it',
      'I ragazzi gioca nel cortile.',
      'Ecco la frase corretta: I ragazzi giocano nel cortile.',
      no('preamble'),
    ],
    ['a fence', 'en', SENTENCE, '```\nShe walks to the office every day with her two dogs.\n```', no('markup')],
    ['a tag', 'en', SENTENCE, 'She walks to the <b>office</b> every day with her two dogs.', no('markup')],
    ['JSON in the text', 'en', SENTENCE, '{"corrected": "She walks to the office."}', no('markup')],
    ['an emoji', 'en', SENTENCE, 'She walks to the office every day with her two dogs 🐶.', no('characters')],
    [
      'a hidden character',
      'en',
      SENTENCE,
      'She walks to the off\u200bice every day with her two dogs.',
      no('characters'),
    ],
    [
      'reversed writing',
      'en',
      SENTENCE,
      'She walks to the \u202eoffice every day with her two dogs.',
      no('characters'),
    ],
    ['another language', 'en', SENTENCE, 'Elle va au bureau tous les jours avec ses deux chiens.', no('language')],
    [
      'English for German',
      'de',
      'Er gehen heute nach Hause und liest ein Buch.',
      'He is going home today and reading a book.',
      no('language'),
    ],
    [
      'Spanish for Italian',
      'it',
      'I ragazzi gioca nel cortile della scuola.',
      'Los chicos juegan en el patio de la escuela.',
      no('language'),
    ],
    [
      'repeated words',
      'en',
      SENTENCE,
      'She walks to the office every day every day every day with her two dogs.',
      no('repeats'),
    ],
    ['repeated sentences', 'en', SENTENCE, `${SENTENCE} ${SENTENCE} ${SENTENCE} ${SENTENCE}`, no('repeats')],
    ['half of it', 'en', `${SENTENCE.slice(0, -1)}, and she takes the bus when it rains.`, 'She walks.', no('length')],
  ]),
);

/** Rewritings: all or nothing. */
const REWRITTEN = rows('rewrite', [
  [
    'shorter',
    'en',
    'We made the decision to postpone the meeting due to the fact that Anna is ill.',
    'We decided to postpone the meeting because Anna is ill.',
    to('We decided to postpone the meeting because Anna is ill.'),
  ],
  [
    'in two sentences',
    'en',
    'The train was late, so we missed the ferry and we stayed in Calais.',
    'The train was late. So we missed the ferry and stayed in Calais.',
    to('The train was late. So we missed the ferry and stayed in Calais.'),
  ],
  [
    'a number in words',
    'en',
    'There are three people who wait outside the door.',
    '3 people wait outside the door.',
    to('3 people wait outside the door.'),
  ],
  [
    'a negation made short',
    'en',
    'It is not possible to open this door from outside.',
    'It is impossible to open this door from outside.',
    to('It is impossible to open this door from outside.'),
  ],
  [
    'a roundabout negation',
    'en',
    'It is not unusual that the train is late on this line.',
    'The train is usually late on this line.',
    to('The train is usually late on this line.'),
  ],
  [
    'einfacher',
    'de',
    'Wir haben die Entscheidung getroffen, den Termin zu verschieben.',
    'Wir haben entschieden, den Termin zu verschieben.',
    to('Wir haben entschieden, den Termin zu verschieben.'),
  ],
  [
    'a name is lost',
    'en',
    'We decided to postpone the meeting because Anna is ill.',
    'We postponed the meeting because of illness.',
    no('names'),
  ],
  [
    'a number is lost',
    'en',
    'We need 250 chairs for the party in the garden.',
    'We need chairs for the garden party.',
    no('numbers'),
  ],
  [
    'a negation is lost',
    'en',
    'We did not decide to postpone the meeting in the garden.',
    'We postponed the meeting in the garden.',
    no('negation'),
  ],
  [
    'two negations are lost',
    'en',
    'He did not come to the party, and she did not call her mother.',
    'He came to the party, and she called her mother.',
    no('negation'),
  ],
  [
    'can becomes must',
    'en',
    'You can leave the building after the meeting.',
    'You must leave the building after the meeting.',
    no('modals'),
  ],
  [
    'a sentence about something else',
    'en',
    'The meeting went well and everybody liked the plan.',
    'Bananas contain plenty of healthy vitamins, experts say.',
    no('changes'),
  ],
  [
    'four sentences',
    'en',
    'The train was late, so we missed the ferry.',
    'It was so late. We ran. We missed it. The ferry left.',
    no('sentences'),
  ],
  [
    'a mistake',
    'en',
    'The people who work in this office are friendly and work well.',
    'The people in this office friendly and works well.',
    no('mistake'),
  ],
  [
    'the same',
    'en',
    'The people in this office are friendly.',
    'The people in this office are friendly.',
    no('unchanged'),
  ],
]);

/** All of them. */
export const GUARD_CASES: readonly GuardCase[] = [...CORRECTED, ...NO_ANSWERS, ...KEPT, ...REWRITTEN];
