// The rules of the tables of confusions.
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  type Element,
  oneOf,
  punctuation,
  sentenceEnd,
  sentenceStart,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import type { TokenRule } from '../../../../rules/types.ts';
import verbOrNounRows from '../../rows/verbOrNoun.tsv';
import { type Frame, meantInFrame, SLIP_FRAMES, SMALL_FRAMES, SOUND_FRAMES } from './frames.ts';
import { SLIP_RIGHT, SMALL_RIGHT, SOUND_RIGHT } from './rightSentences.ts';
import { type ConfusionRow, SMALL_WORDS, SOUND_ALIKE } from './rows.ts';
import { TYPING_SLIPS } from './rowsSlips.ts';
import { SLIP_WRONG, SMALL_WRONG, SOUND_WRONG } from './tablesExamples.ts';

const MARKS = /^[.,!?^]$/;

/** The places before or behind a word, as elements; an empty list is any place. */
function places(list: string, boundary: () => Element): (readonly Element[])[] {
  if (list === '') return [[]];
  const all = list.split(' ');
  const plain = all.filter((each) => !MARKS.test(each));
  const marks = all.filter((each) => MARKS.test(each) && each !== '^');
  const out: (readonly Element[])[] = [];
  if (plain.length > 0) out.push([words(plain.join(' '))]);
  if (marks.length > 0) out.push([punctuation(...marks)]);
  if (all.includes('^') || all.includes('.')) out.push([boundary()]);
  return out;
}

const patternsOf = ([typed, , before, after]: ConfusionRow): (readonly Element[])[] =>
  places(before, sentenceStart).flatMap((left) =>
    places(after, sentenceEnd).map((right) => [...left, oneOf(word(typed)).mark(), ...right]),
  );

const fitsAt = (list: string, token: Token | undefined, edge: string): boolean =>
  list === '' || list.split(' ').includes(token ? token.lower : edge);

/** The word meant: that of the first row that fits. */
function meantAt(rows: readonly ConfusionRow[], m: Match): string[] {
  const token = m.marked()[0];
  if (!token) return [];
  const { tokens } = m.sentence;
  const row = rows.find(
    ([typed, , before, after]) =>
      typed === token.lower &&
      fitsAt(before, tokens[token.index - 1], '^') &&
      fitsAt(after, tokens[token.index + 1], '.'),
  );
  return row ? [row[1]] : [];
}

function tableRule(
  name: string,
  rows: readonly ConfusionRow[],
  wrong: TokenRule['wrong'],
  right: readonly string[],
  frames: readonly Frame[] = [],
): TokenRule {
  return defineRule({
    id: `en.confusion.${name}`,
    rows: rows.map((row) => ({ name: row.join(' | '), patterns: patternsOf(row) })),
    patterns: frames,
    suggest: (m) => meantInFrame(m) ?? meantAt(rows, m),
    wrong,
    right,
  });
}

/** Words that sound alike: hear, here. */
export const soundAlike = tableRule(
  'sound-alike',
  SOUND_ALIKE,
  [
    ['The coffee was to hot for me.', 'The coffee was too hot for me.'],
    ['I would like a peace of cake.', 'I would like a piece of cake.'],
    ['Do you know weather the shop is open?', 'Do you know whether the shop is open?'],
    ['We walked passed the old mill.', 'We walked past the old mill.'],
    ['Good mourning, I have a question.', 'Good morning, I have a question.'],
    ['I was quiet tired after the trip.', 'I was quite tired after the trip.'],
    ['He left to days ago.', 'He left two days ago.'],
    ...SOUND_WRONG,
  ],
  [
    'The coffee was too hot.',
    'We want peace of mind.',
    'The weather is fine.',
    'He was quiet after that.',
    ...SOUND_RIGHT,
  ],
  SOUND_FRAMES,
);

/** One letter away: form, from. */
export const typingSlip = tableRule(
  'typing-slip',
  TYPING_SLIPS,
  [
    ['We never heard form them again.', 'We never heard from them again.'],
    ['I need two days of work next week.', 'I need two days off work next week.'],
    ['Let me now if you need anything.', 'Let me know if you need anything.'],
    ['Please ask the assistant manger.', 'Please ask the assistant manager.'],
    ['Form the first day I felt at home.', 'From the first day I felt at home.'],
    ['Tanks for the lovely flowers!', 'Thanks for the lovely flowers!'],
    ...SLIP_WRONG,
  ],
  [
    'Please fill in the form today.',
    'I did two days of work there.',
    'The tanks are full.',
    'Form a line here.',
    ...SLIP_RIGHT,
  ],
  SLIP_FRAMES,
);

/** Small words: you, your; they, the. */
export const smallWords = tableRule(
  'small-words',
  SMALL_WORDS,
  [
    ['Call us if your have any questions.', 'Call us if you have any questions.'],
    ['Thanks for you help yesterday.', 'Thanks for your help yesterday.'],
    ['I gave both of then to my aunt.', 'I gave both of them to my aunt.'],
    ...SMALL_WRONG,
  ],
  ['If your car is old, sell it.', 'This is for you.', 'He went there and then he left.', ...SMALL_RIGHT],
  SMALL_FRAMES,
);

/** advice, advise. */
export const verbOrNoun = defineRule({
  id: 'en.confusion.verb-or-noun',
  ...rowsOf(verbOrNounRows),
});

/** All rules of this family. */
export const tableRules: readonly TokenRule[] = [soundAlike, typingSlip, smallWords, verbOrNoun];
