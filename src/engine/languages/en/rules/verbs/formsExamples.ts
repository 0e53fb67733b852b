// More sentences for the rules in forms.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For en.verb-form.modal-base. */
export const MODAL_WRONG: readonly WrongExample[] = [
  ['He can swims very well.', 'He can swim very well.'],
  ['We did not received any answer.', 'We did not receive any answer.'],
  ['I will sent you the photos.', 'I will send you the photos.'],
  ['My sister can sings well.', 'My sister can sing well.'],
  ['The price should drops soon.', 'The price should drop soon.'],
  ["I don't knows.", "I don't know."],
  ["Let's going to the park.", "Let's go to the park."],
  ['Does she knows about the meeting?', 'Does she know about the meeting?'],
  ["I didn't went to work today.", "I didn't go to work today."],
  ["He didn't went to school.", "He didn't go to school."],
  ['You should came earlier.', 'You should come earlier.'],
  ['I think he can swims.', 'I think he can swim.'],
  ['Please called me tomorrow.', 'Please call me tomorrow.'],
  ['Did you saw the film?', 'Did you see the film?'],
  ['Why did you felt bad?', 'Why did you feel bad?'],
  ['Please sent me the address.', 'Please send me the address.'],
  ["I couldn't found my keys.", "I couldn't find my keys."],
];

/** For en.verb-form.have-participle. */
export const HAVE_WRONG: readonly WrongExample[] = [
  ['I have spoke to them twice.', 'I have spoken to them twice.'],
  ["We've just arrive.", "We've just arrived."],
  ['I have build a house.', 'I have built a house.'],
  ['I have already ate.', 'I have already eaten.'],
  ['She has never went there.', 'She has never gone there.'],
  ['Have you wrote to her?', 'Have you written to her?'],
  ['Have they went home?', 'Have they gone home?'],
  ["They'd ate it all before we came.", "They'd eaten it all before we came."],
  ["He'd already went home.", "He'd already gone home."],
  ["He's broke two ribs.", "He's broken two ribs."],
  ['You must of wrote it down somewhere.', 'You must of written it down somewhere.'],
];

/** For en.verb-form.be-participle. */
export const BE_WRONG: readonly WrongExample[] = [
  ['My bike was stole from the garage.', 'My bike was stolen from the garage.'],
  ['The brakes on my bike are broke.', 'The brakes on my bike are broken.'],
  ['The car was stole last night.', 'The car was stolen last night.'],
  ['The letters were wrote by hand.', 'The letters were written by hand.'],
  ['My phone is broke.', 'My phone is broken.'],
  ['The window in the kitchen is broke.', 'The window in the kitchen is broken.'],
  ['The screen of my new phone is broke.', 'The screen of my new phone is broken.'],
  ['The letters were deliver on Monday.', 'The letters were delivered on Monday.'],
  ['I was very surprise by the price.', 'I was very surprised by the price.'],
  ['The cards are written and draw by hand.', 'The cards are written and drawn by hand.'],
  ['All the keys are keep in a box.', 'All the keys are kept in a box.'],
  ['The forms have to be send by Friday.', 'The forms have to be sent by Friday.'],
];
