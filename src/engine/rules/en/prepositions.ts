// Verbs and adjectives that ask for a preposition of their own, and prepositions before days and months.
import { Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { capitalised, number, oneOf, word, words } from '../pattern.ts';
import { isBreak, isOne, lemmas } from './helpers.ts';

/** Lemmas, the prepositions written by mistake, the one that belongs there. */
const FRAMES: readonly (readonly [heads: string, wrong: string, right: string])[] = [
  ['depend', 'of from by', 'on'],
  ['dependent', 'of from', 'on'],
  ['consist', 'from out', 'of'],
  ['responsible', 'of about from', 'for'],
  ['interested', 'for on about at', 'in'],
  ['afraid jealous ashamed', 'from on', 'of'],
  ['proud', 'for on about', 'of'],
  ['capable', 'for', 'of'],
  ['different', 'of', 'from'],
  ['similar', 'with of', 'to'],
  ['according', 'with on', 'to'],
  ['famous', 'of', 'for'],
  ['full', 'with', 'of'],
  ['aware', 'about from', 'of'],
  ['suffer', 'of', 'from'],
  ['participate', 'to at on', 'in'],
  ['belong', 'of for', 'to'],
  ['concentrate', 'in at', 'on'],
  ['rely insist', 'in of to', 'on'],
  ['allergic', 'against of for from', 'to'],
  ['addicted', 'on of with', 'to'],
  ['accuse', 'for', 'of'],
  ['specialise specialize', 'on for', 'in'],
  ['apologise apologize', 'of', 'for'],
  ['invest believe', 'to', 'in'],
  ['crazy', 'for', 'about'],
];

const HEADS = FRAMES.map(([heads]) => heads).join(' ');
const WRONG = [...new Set(FRAMES.flatMap(([, wrong]) => wrong.split(' ')))].join(' ');

function rightPreposition(head: readonly string[], written: string): string | undefined {
  return FRAMES.find(
    ([heads, wrong]) => heads.split(' ').some((each) => head.includes(each)) && wrong.split(' ').includes(written),
  )?.[2];
}

const notTheNoun = (m: { before: () => { lower: string } | undefined }): boolean =>
  !/^(?:the|a|an|my|your|his|her|our|their)$/.test(m.before()?.lower ?? '');

/** depends of, interested for, married with. */
export const wrongPreposition = defineRule({
  id: 'en.preposition.wrong',
  patterns: [
    [lemmas(HEADS).as('head'), words(WRONG).as('preposition').mark()],
    [
      words('is was are were am be get got been married'),
      word('married').as('head'),
      word('with').as('preposition').mark(),
    ],
    [
      lemmas('arrive').as('head'),
      word('to').as('preposition').mark(),
      oneOf(words('the my our your his her work school home london paris'), capitalised()),
    ],
    [
      words('good bad great terrible excellent').as('head'),
      word('in').as('preposition').mark(),
      words(
        'maths math english french german spanish sports chess cooking tennis football drawing singing dancing swimming physics',
      ),
    ],
    [
      lemmas('move postpone reschedule').as('head'),
      words('at on').as('preposition').mark(),
      words('monday tuesday wednesday thursday friday saturday sunday tomorrow'),
    ],
  ],
  where: (m) => {
    const head = m.token('head');
    const written = m.token('preposition').lower;
    if (/^(?:married|good|bad|great|terrible|excellent)$/.test(head.lower))
      return !(head.lower === 'married' && !isOne('a the my his her an our')(m.after()));
    const names = [...head.readings.map((reading) => reading.lemma), head.lower];
    if (names.some((each) => /^(?:arrive|move|postpone|reschedule)$/.test(each)))
      return written !== 'on' || !names.includes('move');
    // "different, of course", "proud for once", "full with": a noun or a verb may stand between.
    if (head.lower === 'concentrated' && written === 'in') return false;
    const after = m.after();
    if (written === 'of' && after?.lower === 'course') return false;
    if (
      written === 'to' &&
      (after?.readings.some(({ pos }) => pos === Pos.verb) ?? false) &&
      !names.includes('insist')
    ) {
      return names.includes('participate') && after?.pos !== Pos.verb;
    }
    if (written === 'by' && after?.kind === 'number') return false;
    return notTheNoun(m) && rightPreposition(names, written) !== undefined;
  },
  suggest: (m) => {
    const head = m.token('head');
    const names = [...head.readings.map((reading) => reading.lemma), head.lower];
    if (names.includes('married')) return ['to'];
    if (names.includes('arrive')) return ['at', 'in'];
    if (isOne('good bad great terrible excellent')(head)) return ['at'];
    if (names.some((each) => /^(?:move|postpone|reschedule)$/.test(each))) return ['to'];
    return [rightPreposition(names, m.token('preposition').lower) ?? ''].filter(Boolean);
  },
  wrong: [
    ['The price depends of the season.', 'The price depends on the season.'],
    ['Are you interested for the flat?', 'Are you interested in the flat?'],
    ['She is married with a Dutch baker.', 'She is married to a Dutch baker.'],
    ['We arrived to the hotel at six.', 'We arrived at the hotel at six.'],
  ],
  right: [
    'It depends on you.',
    'He was married with three children.',
    'They arrived to find it closed.',
    'It is different, of course.',
  ],
});

/** listen music, wait me, explain me. */
export const missingPreposition = defineRule({
  id: 'en.preposition.missing',
  patterns: [
    [
      lemmas('listen').as('verb').mark(),
      words('music me him her us them you the my your this that radio podcasts songs it').as('next'),
    ],
    [lemmas('wait').as('verb').mark(), words('me him us them you bus train answer').as('next')],
    [lemmas('explain').as('verb').mark(), words('me him us them you').as('next')],
    [lemmas('belong reply').as('verb').mark(), words('me him us them you').as('next')],
    [
      word('instead').as('verb').mark(),
      words('the a an my your his her our their this that it them me him').as('next'),
    ],
    [lemmas('apologise apologize').as('verb').mark(), words('you him them us').as('next')],
  ],
  where: (m) =>
    !isOne('the a his her my')(m.before()) &&
    // Instead the shop closed: an adverb
    (m.token('verb').lower !== 'instead' || (m.from > 2 && !isBreak(m.before()))),
  suggest: (m) => {
    const verb = m.token('verb');
    const preposition = verb.lower === 'instead' ? 'of' : verb.lower.startsWith('wait') ? 'for' : 'to';
    return [`${verb.text} ${preposition}`];
  },
  wrong: [
    ['I listen music on the train.', 'I listen to music on the train.'],
    ['Please wait me at the corner.', 'Please wait for me at the corner.'],
    ['Can you explain me the rules again?', 'Can you explain to me the rules again?'],
  ],
  right: ['I listen to music.', 'Wait for me.', 'Explain it to me.'],
});

/** discuss about, marry with. */
export const superfluousPreposition = defineRule({
  id: 'en.preposition.superfluous',
  patterns: [
    [words('discuss discussed discussing discusses').as('verb').mark(), word('about').mark()],
    [words('mention mentioned mentioning describe described').as('verb').mark(), word('about').mark()],
    [words('marry marries marrying').as('verb').mark(), word('with').mark(), words('him her me you a the my his')],
    [lemmas('emphasise emphasize').as('verb').mark(), word('on').mark()],
    [words('lacks lacked').as('verb').mark(), word('of').mark()],
    [words('contact contacted').as('verb').mark(), word('with').mark(), words('me us him them you')],
    [words('phoned phone call called').as('verb').mark(), word('to').mark(), words('me him them us')],
    [words('reach reached reaching').as('verb').mark(), words('to at').mark(), words('the my our home')],
  ],
  where: (m) =>
    !isOne('the a an my your his her our their this in of lost any no more make made keep stay')(m.before()) &&
    !(
      isOne('reach reached')(m.token('verb')) &&
      m.sentence.tokens[m.from + 1]?.lower === 'to' &&
      m.after()?.lower === 'point'
    ) &&
    (m.from > 0 || !isOne('contact phone call')(m.token('verb'))) &&
    (m.token('verb').lower !== 'contact' || isOne('to please can you will should i we')(m.before())),
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['We discussed about the budget.', 'We discussed the budget.'],
    ['He wants to marry with her.', 'He wants to marry her.'],
    ['Nobody mentioned about the extra fee.', 'Nobody mentioned the extra fee.'],
  ],
  right: ['We discussed the budget.', 'The call to me was short.', 'We had a talk about it.'],
});

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday';

/** at Monday, on July. */
export const timePreposition = defineRule({
  id: 'en.preposition.time',
  patterns: [
    [words('at in').as('preposition').mark(), words(DAYS).as('day')],
    [
      word('on').as('preposition').mark(),
      words('january february april june july september october november december').as('day'),
    ],
  ],
  where: (m) => {
    const after = m.after();
    if (m.token('preposition').lower === 'on')
      return after?.kind !== 'number' && (isBreak(after) || isOne('and we i he she they because for when')(after));
    return (
      (isBreak(after) || isOne('morning afternoon evening and at we i he she they for the next because when')(after)) &&
      !isOne('live arrived')(m.before())
    );
  },
  suggest: (m) => [m.token('preposition').lower === 'on' ? 'in' : 'on'],
  wrong: [
    ['The shop is closed at Sunday.', 'The shop is closed on Sunday.'],
    ['See you in Monday!', 'See you on Monday!'],
    ['Her birthday is on July.', 'Her birthday is in July.'],
  ],
  right: ['See you on Monday.', 'It starts on July 4.', 'Her birthday is in July.'],
});

/** since two years. */
export const sinceFor = defineRule({
  id: 'en.preposition.since-for',
  pattern: [
    word('since').mark(),
    oneOf(number(), words('two three four five six seven eight nine ten several many a some few')).as('count'),
    words('few long couple').repeat(0, 1),
    words('year years month months week weeks day days hour hours minutes time decades'),
  ],
  where: (m) => !isOne('ago after before have has in')(m.after()),
  suggest: () => ['for'],
  wrong: [
    ['I have lived here since three years.', 'I have lived here for three years.'],
    ['We have known each other since a long time.', 'We have known each other for a long time.'],
    ['The lift has been broken since two weeks, please help.', 'The lift has been broken for two weeks, please help.'],
  ],
  right: ['I have lived here for three years.', 'It is closed since 2019.', 'It has been so since ten years ago.'],
});

/** All rules of this family. */
export const prepositionRules = [
  wrongPreposition,
  missingPreposition,
  superfluousPreposition,
  timePreposition,
  sinceFor,
];
