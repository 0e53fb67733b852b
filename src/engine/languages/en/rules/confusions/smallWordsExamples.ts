// More sentences for the rules in smallWords.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For en.confusion.to-too. */
export const CONFUSION_TO_TOO_WRONG: readonly WrongExample[] = [
  ['I have to much work.', 'I have too much work.'],
  ['I ate to much.', 'I ate too much.'],
  ['We got up to late.', 'We got up too late.'],
  ["Don't wake me up to late.", "Don't wake me up too late."],
  ['They brought it to late.', 'They brought it too late.'],
];

/** For en.confusion.every-ever. */
export const CONFUSION_EVERY_EVER_WRONG: readonly WrongExample[] = [
  ['Hardly every do I eat meat.', 'Hardly ever do I eat meat.'],
  ['We hardly every go out.', 'We hardly ever go out.'],
];
