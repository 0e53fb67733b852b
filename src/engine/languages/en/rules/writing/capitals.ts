// Capitals: I, days and months, languages and nationalities, place names, sentence beginnings.

import { among } from '../../../../rules/ask.ts';
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import { capitalised, form, oneOf, uncapitalised, word, words } from '../../../../rules/pattern.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** i for I. */
export const pronounI = defineRule({
  id: 'en.capital.i',
  pattern: [words("i i'm i've i'll i'd").as('word').mark()],
  where: (m) => {
    const { text } = m.token('word');
    const after = m.after();
    return (
      text.startsWith('i') &&
      (text.length > 1 || (after?.kind === 'word' && after.spaceBefore && m.before()?.text !== '('))
    );
  },
  suggest: (m) => [upper(m.text('word'))],
  wrong: [
    ['Yesterday i met your sister.', 'Yesterday I met your sister.'],
    ["i think i'm late.", "I think i'm late."],
    ['Can i pay by card?', 'Can I pay by card?'],
  ],
  right: ['Yesterday I met her.', 'See page (i) of it.', 'Use i = 3 here.'],
});

/** monday, july. */
export const dayMonth = defineRule({
  id: 'en.capital.day-month',
  patterns: [
    [
      words('in since until last next early late mid this'),
      words('march may august').and(uncapitalised()).as('name').mark(),
    ],
  ],
  where: (m) => {
    if (m.token('name').text !== m.token('name').lower) return false;
    return !m.after() || m.after()?.kind !== 'word' || among('and i we he she they when')(m.after());
  },
  suggest: (m) => [upper(m.text('name'))],
  wrong: [
    ['Her birthday is in august.', 'Her birthday is in August.'],
    ['We got married in may.', 'We got married in May.'],
    ['We open again in late march!', 'We open again in late March!'],
  ],
  right: ['This may be useful.', 'You may go.', 'They march in time.'],
});

const PEOPLES =
  'english french german spanish italian british american russian japanese european african asian australian canadian mexican brazilian portuguese greek irish scottish welsh belgian austrian korean indian swedish norwegian finnish hungarian christian catholic muslim chinese dutch danish turkish arabic latin';

/** french, english. */
export const nationality = defineRule({
  id: 'en.capital.nationality',
  patterns: [
    [words(PEOPLES).and(uncapitalised()).as('name').mark()],
    [
      oneOf(words('speak speaks spoke learn learning in'), word('study')),
      words('polish').and(uncapitalised()).as('name').mark(),
      oneOf(form(/^(?:and|but|at|very|well|lessons?|classes|fluently|better)$/)),
    ],
  ],
  where: (m) =>
    m.token('name').text === m.token('name').lower &&
    !among('fries fry toast press windows kiss doors bulldog beans muffin oven indexing alphabet')(m.after()),
  suggest: (m) => [upper(m.text('name'))],
  wrong: [
    ['She speaks french very well.', 'She speaks French very well.'],
    ['My dutch is not very good.', 'My Dutch is not very good.'],
    ['He is from a welsh village.', 'He is from a Welsh village.'],
    ['I am learning polish at the moment.', 'I am learning Polish at the moment.'],
    ['She speaks polish very well.', 'She speaks Polish very well.'],
  ],
  right: ['They polish the floor.', 'We had burgers and french fries.', 'Use shoe polish.'],
});

/** mount Fuji, mr Brown. */
export const placeName = defineRule({
  id: 'en.capital.name-part',
  patterns: [
    [words('mount lake cape').and(uncapitalised()).as('part').mark(), capitalised().as('name')],
    [word('ms').and(uncapitalised()).as('part').mark(), form(/^\.$/).optional(), capitalised().as('name')],
    [capitalised().as('name'), words('street avenue').and(uncapitalised()).as('part').mark()],
  ],
  where: (m) => {
    const name = m.token('name');
    const isStreet = m.token('part').index > name.index;
    return (
      name.lower !== 'i' &&
      name.text.length > 2 &&
      (!isStreet || (name.index > 0 && among('on in at to from of')(m.before()) && !among('the')(name)))
    );
  },
  suggest: (m) => [upper(m.text('part'))],
  wrong: [
    ['We hiked around lake Garda.', 'We hiked around Lake Garda.'],
    ['From here you can see mount Etna.', 'From here you can see Mount Etna.'],
    ['They live on Baker street now.', 'They live on Baker Street now.'],
    ['We asked ms Brown for help.', 'We asked Ms Brown for help.'],
  ],
  right: ['They mount pictures on the wall.', 'They mount pictures.', 'The street is long.'],
});

const ABBREVIATED =
  /(?:etc|approx|incl|excl|dept|govt|corp|inc|ltd|est|max|min|avg|tel|vol|fig|figs|sec|chap|resp|misc|esp|univ|assn|bros|prof|gen|col|sgt|capt|rev|hon|ave|blvd|com|org|net)\.$/i;

/** A question that starts in lower case: what time does it start? Lines of wrapped text rarely look like that. */
const OPENING_QUESTION =
  /^(?:what|when|where|why|how|who|which|can|could|do|does|did|is|are|will|would|have|has)(?= (?:you|i|it|he|she|we|they|there|the|this|that|time|is|are|do|does|did|can|was|were|much|many|long|your|my)\b[^.?!\n]{4,120}\?)/gu;

/** A sentence that starts in lower case after a full stop. */
export const sentenceCapital = defineTextRule({
  id: 'en.capital.sentence-start',
  category: 'grammar',
  find: (paragraph) =>
    [...paragraph.matchAll(/(?<=\b(\p{Ll}{3,}[.?]) )(\p{Ll}\p{Ll}*)(?= \p{L})/gu)]
      .filter(
        (hit) =>
          !ABBREVIATED.test(hit[1] ?? '') &&
          !(hit[1]?.endsWith('?') && /^(?:he|she|i|they|we|said|asked)$/.test(hit[0])),
      )
      .concat([...paragraph.matchAll(OPENING_QUESTION)])
      .map((hit) => ({
        start: hit.index,
        end: hit.index + hit[0].length,
        replacements: [upper(hit[0])],
        params: { found: hit[0], fix: upper(hit[0]) },
      })),
  wrong: [
    ['It was late. we took a taxi.', 'It was late. We took a taxi.'],
    ['Thanks for the quick reply. see you on Monday.', 'Thanks for the quick reply. See you on Monday.'],
    ['Do you have time? please call me.', 'Do you have time? Please call me.'],
  ],
  right: ['It was late. We took a taxi.', 'Bring bread, milk, etc. and come.', 'He waited ... and left.'],
});
