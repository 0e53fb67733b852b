// Nouns made of verbs, and phrases of purpose and manner, for the verb or the adverb.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, tagged, word, words } from '../../../../rules/pattern.ts';
import { gerund } from '../../reading/words.ts';
import { baseOf, stretch } from '../texts.ts';

const VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'implementation implement construction build creation create development develop improvement improve reduction reduce introduction introduce production produce preparation prepare ' +
    'protection protect prevention prevent selection select installation install examination examine evaluation evaluate investigation investigate establishment establish expansion expand ' +
    'completion complete removal remove replacement replace adoption adopt application apply distribution distribute identification identify integration integrate calculation calculate ' +
    'publication publish provision provide promotion promote modification modify management manage maintenance maintain measurement measure translation translate transmission transmit ' +
    'destruction destroy elimination eliminate formation form allocation allocate assessment assess achievement achieve acquisition acquire restoration restore submission submit treatment treat ' +
    'storage store delivery deliver generation generate exploration explore'
  )
    .split(' ')
    .flatMap((noun, i, all) => (i % 2 === 0 ? [[noun, all[i + 1] ?? '']] : [])),
);

const isAim = among('cost costs process purpose aim goal task method methods way ways means difficulty problem cause');
const isPart = among(
  'involved participate participates role help helps assist assists progress engaged used invest difficulty success experience',
);

/** The -ing form of the verb behind a noun. */
function gerundOf(m: Match): string | null {
  const verb = VERBS[m.token('noun').lower];
  const forms = verb ? m.sentence.lexicon.inflect(verb, Pos.verb, Feature.gerund) : [];
  return forms[0] ?? null;
}

/** for the implementation of the plan: for implementing the plan. */
export const nounOf = defineRewrite({
  id: 'en.rewrite.noun-of',
  kind: 'nominal',
  pattern: [
    words('for by through in of').as('preposition').mark(),
    word('the').mark(),
    words(Object.keys(VERBS).join(' ')).as('noun').mark(),
    word('of').mark(),
    tagged([Pos.noun, Pos.adjective, Pos.determiner, Pos.properNoun, Pos.numeral]),
  ],
  where(m) {
    const preposition = m.token('preposition').lower;
    if (preposition === 'of') return isAim(m.before());
    return preposition !== 'in' || isPart(m.before());
  },
  suggest(m) {
    const form = gerundOf(m);
    const preposition = m.token('preposition').lower;
    return form ? [`${preposition === 'through' ? 'by' : preposition} ${form}`] : [];
  },
  wrong: [
    ['She is responsible for the implementation of the plan.', 'She is responsible for implementing the plan.'],
    ['They saved money through the reduction of waste.', 'They saved money by reducing waste.'],
    ['The cost of the construction of the bridge rose.', 'The cost of building the bridge rose.'],
    ['He was involved in the preparation of the report.', 'He was involved in preparing the report.'],
  ],
  right: [
    'The implementation of the plan took a year.',
    'It hangs in the selection of the museum.',
    'Half of the production of the firm is sold.',
  ],
});

/** for the purpose of measuring: to measure. */
export const purposeOf = defineRewrite({
  id: 'en.rewrite.purpose-of',
  kind: 'wordy',
  patterns: [
    [word('for').mark(), word('the').mark(), word('purpose').mark(), word('of').mark(), gerund().as('verb').mark()],
    [
      word('with').mark(),
      words('the').mark(),
      words('aim intention goal purpose object').mark(),
      word('of').mark(),
      gerund().as('verb').mark(),
    ],
    [word('with').mark(), word('a').mark(), word('view').mark(), word('to').mark(), gerund().as('verb').mark()],
  ],
  suggest(m) {
    const base = baseOf(m, 'verb');
    return base ? [`to ${base}`] : [];
  },
  wrong: [
    ['We use cookies for the purpose of measuring visits.', 'We use cookies to measure visits.'],
    ['She moved with the aim of finding work.', 'She moved to find work.'],
    ['They met with a view to sharing costs.', 'They met to share costs.'],
  ],
  right: [
    'It is for the purpose of the trip.',
    'We want a room with a view to the sea.',
    'The aim of sharing is clear.',
  ],
});

/** careful: carefully. */
function adverbOf(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
}

/** in a careful manner: carefully. */
export const inManner = defineRewrite({
  id: 'en.rewrite.in-manner',
  kind: 'wordy',
  pattern: [
    word('in').mark(),
    words('a an').mark(),
    can(Pos.adjective).as('how').mark(),
    words('manner fashion').mark(),
  ],
  where: (m) =>
    !among('that which of to as')(m.after()) &&
    m.sentence.lexicon
      .analyses(adverbOf(m.token('how').lower))
      .some(({ pos, lemma }) => pos === Pos.adverb || lemma === adverbOf(m.token('how').lower)),
  suggest: (m) => [adverbOf(m.token('how').lower)],
  wrong: [
    ['Lift the box in a careful manner.', 'Lift the box carefully.'],
    ['She answered in a polite manner.', 'She answered politely.'],
    ['They work in a systematic fashion.', 'They work systematically.'],
  ],
  right: [
    'He spoke in a friendly manner.',
    'Do it in a manner that helps.',
    'It was done in a careful manner of his own.',
  ],
});

/** a problem of a technical nature: a technical problem. */
export const ofNature = defineRewrite({
  id: 'en.rewrite.of-nature',
  kind: 'wordy',
  pattern: [
    tagged(Pos.noun).as('noun').mark(),
    word('of').mark(),
    words('a an').mark(),
    can(Pos.adjective).as('how').mark(),
    word('nature').mark(),
  ],
  suggest: (m) => [`${m.text('how')} ${stretch(m, 'noun')}`],
  wrong: [
    ['It is a problem of a technical nature.', 'It is a technical problem.'],
    ['We had a question of an urgent nature.', 'We had an urgent question.'],
    ['He made remarks of a personal nature.', 'He made personal remarks.'],
  ],
  right: ['It is a problem of nature.', 'The nature of it is technical.', 'He is of a kind nature.'],
});

const isOwner = among(
  'manager owner tenant customer client teacher doctor director mayor committee council company board government minister president team patient student child buyer seller landlord author editor applicant employee employer user firm court judge',
);
const THINGS =
  'decision decisions opinion house car job role duty duties answer letter wish wishes request requests proposal plan plans report name arrival behaviour behavior performance responsibility signature address';

/** the decision of the committee: the committee's decision. */
export const possessive = defineRewrite({
  id: 'en.rewrite.possessive',
  kind: 'wordy',
  goals: ['shorter'],
  pattern: [
    word('the').mark(),
    words(THINGS).as('thing').mark(),
    word('of').mark(),
    word('the').mark(),
    tagged(Pos.noun).as('owner').mark(),
  ],
  where: (m) =>
    isOwner(m.token('owner')) &&
    !among("of who which that in at for from and or ' ’ - on with")(m.after()) &&
    m.after()?.pos !== Pos.noun &&
    m.after()?.pos !== Pos.properNoun &&
    m.after()?.pos !== Pos.verb,
  suggest: (m) => [`the ${m.text('owner')}'s ${m.text('thing')}`],
  wrong: [
    ['The decision of the committee is final.', "The committee's decision is final."],
    ['We respect the wishes of the patient.', "We respect the patient's wishes."],
    ['They asked for the opinion of the court.', "They asked for the court's opinion."],
  ],
  right: [
    'The decision of the committee of the club is final.',
    'The name of the street is new.',
    'The report of the team that won came late.',
  ],
});
