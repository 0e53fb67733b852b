// Prepositions of time: on Monday, in July, at nine o'clock, for two years.

import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, number, oneOf, word, words } from '../../../../rules/pattern.ts';

/** A number that is almost certainly a year. */
const year = () => new Element((token) => /^(?:19[4-9]\d|20[0-3]\d)$/.test(token.text));

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday';

/** The meeting was moved at Thursday: here the new date is meant, which another rule covers. */
const isPutOff = (m: Match): boolean =>
  among('moved postponed rescheduled brought')(m.before()) && among('is are was were be been being')(m.before(2));

/** at Monday, on July. */
export const timePreposition = defineRule({
  id: 'en.preposition.time',
  patterns: [
    [words('at in').as('preposition').mark(), words(DAYS).as('day')],
    [
      words('in on').as('preposition').mark(),
      oneOf(number(), words('one two three four five six seven eight nine ten eleven twelve')),
      words("o'clock am pm a.m p.m").as('day'),
    ],
    [word('in').as('preposition').mark(), word('the'), word('end').as('day'), word('of')],
    [words('at on').as('preposition').mark(), number().and(year()).as('day')],
    [
      word('on').as('preposition').mark(),
      words('january february april june july september october november december').as('day'),
    ],
  ],
  where: (m) => {
    const after = m.after();
    if (isPutOff(m)) return false;
    if (m.token('day').lower === 'end') return !among('bring')(m.before());
    if (among("o'clock am pm a.m p.m")(m.token('day'))) return !among('train')(after);
    if (m.token('day').kind === 'number')
      return isMarkOrEnd(after) || among('in and i we he she they when because my')(after);
    if (m.token('preposition').lower === 'on')
      return after?.kind !== 'number' && (isMarkOrEnd(after) || among('and we i he she they because for when')(after));
    return (
      (isMarkOrEnd(after) ||
        among('morning afternoon evening and at we i he she they for the next because when')(after)) &&
      !among('live arrived')(m.before())
    );
  },
  suggest: (m) => {
    if (among("end o'clock am pm a.m p.m")(m.token('day'))) return ['at'];
    return [m.token('day').kind === 'number' || m.token('preposition').lower === 'on' ? 'in' : 'on'];
  },
  wrong: [
    ['The shop is closed at Sunday.', 'The shop is closed on Sunday.'],
    ['See you in Monday!', 'See you on Monday!'],
    ['We moved at Thursday.', 'We moved on Thursday.'],
    ['Her birthday is on July.', 'Her birthday is in July.'],
    ["The shop opens in 9 o'clock.", "The shop opens at 9 o'clock."],
    ['We meet on 10 am.', 'We meet at 10 am.'],
    ['In the end of the day I was tired.', 'At the end of the day I was tired.'],
    ['I was born at 1990.', 'I was born in 1990.'],
    ['I moved here on 2015.', 'I moved here in 2015.'],
    ['We met at Monday.', 'We met on Monday.'],
  ],
  right: ['See you on Monday.', 'It starts on July 4.', 'Her birthday is in July.'],
});

/** since two years. */
export const sinceFor = defineRule({
  id: 'en.preposition.since-for',
  pattern: [
    word('since').mark(),
    words('about almost nearly over more than at least').repeat(0, 2),
    oneOf(number(), words('two three four five six seven eight nine ten fifteen twenty several many a an some few')).as(
      'count',
    ),
    words('few long couple half of').repeat(0, 2),
    words('year years month months week weeks day days hour hours minutes time decades'),
  ],
  where: (m) => !among('ago after before have has in later earlier')(m.after()),
  suggest: () => ['for'],
  wrong: [
    ['I have lived here since three years.', 'I have lived here for three years.'],
    ['We have known each other since a long time.', 'We have known each other for a long time.'],
    ['The lift has been broken since two weeks, please help.', 'The lift has been broken for two weeks, please help.'],
  ],
  right: [
    'I have lived here since two days before the war.',
    'It has been closed since 2019.',
    'It has been so since ten years ago.',
  ],
});
