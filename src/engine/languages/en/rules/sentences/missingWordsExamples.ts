// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of en.style.wordy. */
export const STYLE_WORDY_WRONG: readonly WrongExample[] = [
  ['At this point in time we are closed.', 'Now we are closed.'],
  ['We went out in spite of the fact that it rained.', 'We went out although it rained.'],
  ['You get a free gift with every order.', 'You get a gift with every order.'],
  ['They talked about their past history.', 'They talked about their history.'],
  ['The final outcome was a draw.', 'The outcome was a draw.'],
  ['Please repeat again what you said.', 'Please repeat what you said.'],
  ['I will return back to London on Monday.', 'I will return to London on Monday.'],
  ['They want to revert back to the old plan.', 'They want to revert to the old plan.'],
  ['I forgot my PIN number.', 'I forgot my PIN.'],
  ['There is an ATM machine in the station.', 'There is an ATM in the station.'],
  ['This vase is very unique.', 'This vase is unique.'],
  ['It takes a lot of advance planning.', 'It takes a lot of planning.'],
  ['You will learn the basic fundamentals of cooking.', 'You will learn the fundamentals of cooking.'],
  ['The work is completely finished.', 'The work is finished.'],
  ['We use cookies for the purpose of measuring visits.', 'We use cookies for measuring visits.'],
  ['Call this number in the event that you get lost.', 'Call this number if you get lost.'],
  ['A large number of people came.', 'Many people came.'],
  ['The machine has the ability to learn.', 'The machine can learn.'],
  ['The free breakfast was one added bonus.', 'The free breakfast was one bonus.'],
  ['The cake was the unexpected surprise of the day.', 'The cake was the surprise of the day.'],
];
