// More sentences for the rules in asked.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For en.preposition.superfluous. */
export const PREPOSITION_SUPERFLUOUS_WRONG: readonly WrongExample[] = [
  ['The soup lacks of salt.', 'The soup lacks salt.'],
  ['Please contact with us by email.', 'Please contact us by email.'],
  ['He entered in the room.', 'He entered the room.'],
  ['He told to me that he was ill.', 'He told me that he was ill.'],
  ['I asked to him why.', 'I asked him why.'],
  ['He called to me yesterday.', 'He called me yesterday.'],
  ['Despite of the rain, we went out.', 'Despite the rain, we went out.'],
  ['I went to home at six.', 'I went home at six.'],
  ['She emphasized on the cost.', 'She emphasized the cost.'],
  ['She resembles to her mother.', 'She resembles her mother.'],
  [
    'Call us when you reach home, we reached to the hotel at ten.',
    'Call us when you reach home, we reached the hotel at ten.',
  ],
];
