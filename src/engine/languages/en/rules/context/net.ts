// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineNet } from '../../../../net/defineNet.ts';
import { among } from '../../../../rules/ask.ts';
import { reads, type Sentence } from '../../../../rules/token.ts';

/** Words of a demand, which a base form follows: "She suggested that he see a doctor." */
const DEMAND =
  /^(?:suggest|recommend|demand|insist|requir|ask|propos|request|urg|advis|prefer|important|necessary|essential|vital|crucial|better)/;
/** How far before the verb a demand is looked for. */
const DEMAND_REACH = 8;

/** Whether a verb is a base form after a demand: a subjunctive, which stands everywhere where other forms are far more usual. */
function isDemanded({ tokens }: Sentence, index: number): boolean {
  if (!reads(tokens[index], Pos.verb, Feature.infinitive)) return false;
  return tokens.slice(Math.max(0, index - DEMAND_REACH), index).some(({ lower }) => DEMAND.test(lower));
}

/** Words that are seldom typed for others, but rarer than what could stand in their place. */
const isRare = among('may nor whilst whom sometimes shall upon another being');

/** A rare word, or a point in time after "since": since two o'clock, since 2019. */
function isRight({ tokens }: Sentence, index: number): boolean {
  const [own, next, second] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (isRare(own)) return true;
  return own?.lower === 'since' && (second?.lower === "o'clock" || /^(?:19|20)\d\d$/.test(next?.text ?? ''));
}

const isPast = among("was wasn't were weren't");
const isUnreal = among('if unless though wish wished');
const PRESENT = /^(?:is|isn't|am|be|i'm)$/i;

/** What was so may be so no longer, and a contraction has a subject, which no form of its verb has: both are the writer's. */
function isOtherTense({ tokens }: Sentence, index: number, text: string): boolean {
  const own = tokens[index];
  // There being no other business, we left
  const isAbsolute = own?.lower === 'being' && tokens[index - 1]?.lower === 'there';
  // the number of "were" may be wrong, too, unless it is no real one: if it were
  const isSettled = !own?.lower.startsWith('were') || tokens.slice(0, index).some(isUnreal);
  if (isAbsolute || (isPast(own) && isSettled && PRESENT.test(text))) return true;
  return /^(?:i|you|he|she|it|we|they|that|there)'/.test(own?.lower ?? '') && !text.includes("'");
}

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'en.net.word',
  finds: 'word',
  leavesAlone: isRight,
  wrong: [
    ['The shop will be open form nine to five.', 'The shop will be open from nine to five.'],
    [
      'He was late because his car broke down on the weigh home.',
      'He was late because his car broke down on the way home.',
    ],
    [
      'She put the cake in the oven and went two answer the door.',
      'She put the cake in the oven and went to answer the door.',
    ],
  ],
  right: [
    'Please fill in the form and send it back by Friday.',
    'They weigh the parcels on the scales at the door.',
    'She put the two cakes in the oven.',
    "They have been waiting since two o'clock.",
    'She may not come, nor will he.',
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'en.net.form',
  finds: 'form',
  leavesAlone: (sentence, index, text) => isDemanded(sentence, index) || isOtherTense(sentence, index, text),
  wrong: [
    ['If anyone knowing how this works, please tell me.', 'If anyone knows how this works, please tell me.'],
    [
      'They were force to leave their homes during the night.',
      'They were forced to leave their homes during the night.',
    ],
    [
      'What are the children suppose to do without a teacher?',
      'What are the children supposed to do without a teacher?',
    ],
  ],
  right: [
    'Not knowing how it works, I asked a friend.',
    'They used force to open the door during the night.',
    'I suppose the children have a new teacher.',
    'She suggested that he see a doctor about his knee.',
    'We asked that the letter be sent at once.',
    'When you called, the shop was still open.',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'en.net.extra',
  finds: 'extra',
  wrong: [
    ['We went to a the restaurant in the centre.', 'We went to a restaurant in the centre.'],
    ['They bought a their new car last week.', 'They bought a new car last week.'],
    ['She works for a the big company in Leeds.', 'She works for a big company in Leeds.'],
  ],
  right: [
    'We went to the restaurant in the centre.',
    'They bought their new car last week.',
    'What she works for is a big company in Leeds.',
  ],
});
