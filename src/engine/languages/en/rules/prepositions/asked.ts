// Verbs and adjectives that require a particular preposition.
import { Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { capitalised, form, lemmas, not, oneOf, punctuation, word, words } from '../../../../rules/pattern.ts';
import { recordsOf, rowsOfWords } from '../../../../rules/wordRows.ts';
import prepositions from '../../rows/prepositions.words.tsv';
import { PREPOSITION_SUPERFLUOUS_WRONG } from './askedExamples.ts';
import { NONE_MISSING, NONE_SUPERFLUOUS } from './exceptions.ts';

const FRAMES = recordsOf(prepositions).map(({ word: heads, written = '', asked }) => ({
  heads: heads.split(' '),
  written: written.split(' '),
  asked,
}));

const rightPreposition = (head: readonly string[], preposition: string): string | undefined =>
  FRAMES.find(({ heads, written }) => heads.some((each) => head.includes(each)) && written.includes(preposition))
    ?.asked;

const notTheNoun = (m: { before: () => { lower: string } | undefined }): boolean =>
  !/^(?:the|a|an|my|your|his|her|our|their)$/.test(m.before()?.lower ?? '');

/** depends of, interested for, married with. */
export const wrongPreposition = defineRule({
  id: 'en.preposition.wrong',
  rows: rowsOfWords(prepositions, ({ word: heads, written = '' }) => [
    [lemmas(heads).as('head'), words(written).as('preposition').mark()],
  ]),
  patterns: [
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
    // prefer tea than coffee
    [
      lemmas('prefer').as('head'),
      not(oneOf(punctuation(',', '.'), words('rather more less better'))).repeat(1, 4),
      word('than').as('preposition').mark(),
    ],
    [
      words('good bad great terrible excellent').as('head'),
      word('in').as('preposition').mark(),
      words(
        'maths math english french german spanish sports chess cooking tennis football drawing singing dancing swimming physics',
      ),
    ],
    [
      words('good bad great terrible excellent').as('head'),
      word('on', 'in').as('preposition').mark(),
      form(/[a-z]{3}ing$/),
    ],
    [
      lemmas('move postpone reschedule').as('head'),
      words('at on').as('preposition').mark(),
      words('monday tuesday wednesday thursday friday saturday sunday tomorrow'),
    ],
  ],
  where: (m) => {
    const head = m.token('head');
    if (m.token('preposition').lower === 'than') return !m.sentence.tokens.slice(m.from).some(among('rather more'));
    const written = m.token('preposition').lower;
    if (/^(?:married|good|bad|great|terrible|excellent)$/.test(head.lower))
      return !(head.lower === 'married' && !among('a the my his her an our him me them')(m.after()));
    const names = [...head.readings.map((reading) => reading.lemma), head.lower];
    if (names.some((each) => /^(?:arrive|move|postpone|reschedule)$/.test(each)))
      return written !== 'on' || !names.includes('move');
    // "different, of course", "proud for once", "full with": a noun or a verb may come in between.
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
    if (m.token('preposition').lower === 'than') return ['to'];
    const names = [...head.readings.map((reading) => reading.lemma), head.lower];
    if (names.includes('married')) return ['to'];
    if (names.includes('arrive')) return ['at', 'in'];
    if (among('good bad great terrible excellent')(head)) return ['at'];
    if (names.some((each) => /^(?:move|postpone|reschedule)$/.test(each))) return ['to'];
    return [rightPreposition(names, m.token('preposition').lower) ?? ''].filter(Boolean);
  },
  wrong: [
    ['The price depends of the season.', 'The price depends on the season.'],
    ['Are you interested for the flat?', 'Are you interested in the flat?'],
    ['She is married with a Dutch baker.', 'She is married to a Dutch baker.'],
    ['We arrived to the hotel at six.', 'We arrived at the hotel at six.'],
    ['I prefer tea than coffee.', 'I prefer tea to coffee.'],
    ['She is very good in maths.', 'She is very good at maths.'],
    ['He is good in cooking.', 'He is good at cooking.'],
    ['He is good on drawing.', 'He is good at drawing.'],
    ['The meeting was postponed on Friday.', 'The meeting was postponed to Friday.'],
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
    [
      lemmas('wait').as('verb').mark(),
      words('me him us them you bus train answer the my your his our their').as('next'),
    ],
    [words('looking look looked').as('verb').mark(), words('a an').as('next')],
    [word('forward').as('verb').mark(), words('your seeing hearing meeting my the our').as('next')],
    [lemmas('explain').as('verb').mark(), words('me him us you').as('next')],
    [
      lemmas('describe confess announce mention demonstrate confirm').as('verb').mark(),
      words('me him us them you').as('next'),
      words('the my your that how what why where').as('thing'),
    ],
    [lemmas('belong reply').as('verb').mark(), words('me him us them you').as('next')],
    [
      word('instead').as('verb').mark(),
      words('the a an my your his her our their this that it them me him').as('next'),
    ],
    [lemmas('apologise apologize').as('verb').mark(), words('you him them us').as('next')],
  ],
  unless: NONE_MISSING,
  suggest: (m) => {
    const verb = m.token('verb');
    const preposition = verb.lower === 'instead' ? 'of' : /^(?:wait|look)/.test(verb.lower) ? 'for' : 'to';
    return [`${verb.text} ${preposition}`];
  },
  wrong: [
    ['I listen music on the train.', 'I listen to music on the train.'],
    ['Please wait me at the corner.', 'Please wait for me at the corner.'],
    ['Can you explain me the rules again?', 'Can you explain to me the rules again?'],
    ['He confessed me that he was wrong.', 'He confessed to me that he was wrong.'],
    ['I am looking a flat in Leeds.', 'I am looking for a flat in Leeds.'],
    ['We look forward your reply.', 'We look forward to your reply.'],
    ['I am looking forward seeing you.', 'I am looking forward to seeing you.'],
    ['This bike belongs me.', 'This bike belongs to me.'],
    ['He took the bus instead the train.', 'He took the bus instead of the train.'],
    ['I want to apologize you for the noise.', 'I want to apologize to you for the noise.'],
  ],
  right: ['I listen to music.', 'Wait for me.', 'Explain it to me.'],
});

/** discuss about, marry with. */
export const superfluousPreposition = defineRule({
  id: 'en.preposition.superfluous',
  patterns: [
    [words('discuss discussed discussing discusses').as('verb').mark(), word('about').mark()],
    [words('mention mentioned mentioning describe described').as('verb').mark(), word('about').mark()],
    [lemmas('emphasise emphasize').as('verb').mark(), word('on').mark()],
    [words('lacks lacked').as('verb').mark(), word('of').mark()],
    [
      words('contact contacted').as('verb').mark(),
      word('with').mark(),
      words('me us him them you our the your my their a'),
    ],
    [words('enter entered enters').as('verb').mark(), word('in').mark(), words('the my our your his her their a')],
    [
      words('married marry marries marrying').as('verb').mark(),
      word('with').mark(),
      words('him her me you a an the my his our'),
    ],
    [words('told tell tells').as('verb').mark(), word('to').mark(), words('me us him them her you')],
    [words('asked ask asks answered answers').as('verb').mark(), word('to').mark(), words('me us him them her')],
    [
      words('obey obeyed resemble resembles approached phone phoned').as('verb').mark(),
      word('to').mark(),
      words('me us him them her you the my your his our'),
    ],
    [words('phoned phone call called').as('verb').mark(), word('to').mark(), words('me him them us')],
    [words('despite').as('verb').mark(), word('of').mark()],
    [lemmas('go come get arrive drive return walk').as('verb').mark(), word('to').mark(), word('home')],
    [words('reach reached reaching').as('verb').mark(), words('to at').mark(), words('the my our home')],
  ],
  unless: NONE_SUPERFLUOUS,
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['We discussed about the budget.', 'We discussed the budget.'],
    ['He wants to marry with her.', 'He wants to marry her.'],
    ['Nobody mentioned about the extra fee.', 'Nobody mentioned the extra fee.'],
    ...PREPOSITION_SUPERFLUOUS_WRONG,
  ],
  right: ['We discussed the budget.', 'The call to me was short.', 'We had a talk about it.'],
});
