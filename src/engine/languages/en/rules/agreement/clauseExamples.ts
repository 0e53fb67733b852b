// More sentences for the rules in clause.ts; a test checks each of them.
import type { WrongExample } from '../../../../rules/types.ts';

/** More wrong sentences for en.agreement.clause-singular-verb. */
export const CLAUSE_SINGULAR_VERB_WRONG: readonly WrongExample[] = [
  ['I cannot describe what it feel like.', 'I cannot describe what it feels like.'],
  ['My boss think that we are lazy.', 'My boss thinks that we are lazy.'],
  [
    'I have read ten books, and each of them say something else.',
    'I have read ten books, and each of them says something else.',
  ],
  ['The boiler, an old model, need repairing.', 'The boiler, an old model, needs repairing.'],
  ['The lock on the garden gate need oiling.', 'The lock on the garden gate needs oiling.'],
  ['We have a box with a lid that lock.', 'We have a box with a lid that locks.'],
  ['We hope every child in our school get a book.', 'We hope every child in our school gets a book.'],
  ['Every student need a laptop.', 'Every student needs a laptop.'],
  ['The man who repairs our bikes live in this street.', 'The man who repairs our bikes lives in this street.'],
];
