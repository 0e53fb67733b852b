// Verbs that only lead to another one: proceeded to explain, has the effect of reducing, is capable of lifting.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { inFormOf } from '../../../../rewrite/forms.ts';
import { among } from '../../../../rules/ask.ts';
import { can, lemma, lemmas, tagged, word, words } from '../../../../rules/pattern.ts';
import { gerund } from '../../reading/words.ts';
import { bareInfinitive, baseOf, ifAny, inFormOfToken, shortPhrase, stretch } from '../texts.ts';

/** He proceeded to explain: he explained. */
export const proceedTo = defineRewrite({
  id: 'en.rewrite.proceed-to',
  kind: 'wordy',
  pattern: [lemmas('proceed serve').as('lead').mark(), word('to').mark(), bareInfinitive().as('verb').mark()],
  where: (m) => m.token('lead').pos === Pos.verb && m.token('verb').pos === Pos.verb,
  suggest: (m) => ifAny(inFormOfToken(m, 'lead', 'verb')),
  wrong: [
    ['He proceeded to explain the rules.', 'He explained the rules.'],
    ['The map serves to show the way.', 'The map shows the way.'],
    ['She then proceeded to open the box.', 'She then opened the box.'],
  ],
  right: ['Please proceed to the gate.', 'We serve to all.', 'They proceed with it.'],
});

/** It has the effect of reducing costs: it reduces costs. */
export const effectOf = defineRewrite({
  id: 'en.rewrite.effect-of',
  kind: 'nominal',
  pattern: [
    lemma('have').as('have').mark(),
    words('the an').mark(),
    word('effect').mark(),
    word('of').mark(),
    gerund().as('verb').mark(),
  ],
  suggest(m) {
    const base = baseOf(m, 'verb');
    return ifAny(base && inFormOf(m.sentence, m.token('have'), base));
  },
  wrong: [
    ['The tax has the effect of raising prices.', 'The tax raises prices.'],
    ['It will have the effect of delaying the work.', 'It will delay the work.'],
    ['The rules had the effect of slowing trade.', 'The rules slowed trade.'],
  ],
  right: ['It has the effect of a drug.', 'We felt the effect of drinking.', 'The effect of having it is small.'],
});

/** She has the intention of leaving: she intends to leave. */
export const intentionOf = defineRewrite({
  id: 'en.rewrite.intention-of',
  kind: 'nominal',
  pattern: [
    lemma('have').as('have').mark(),
    words('the every').mark(),
    word('intention').mark(),
    word('of').mark(),
    gerund().as('verb').mark(),
  ],
  suggest(m) {
    const [base, form] = [baseOf(m, 'verb'), inFormOf(m.sentence, m.token('have'), 'intend')];
    return base && form ? [`${form} to ${base}`] : [];
  },
  wrong: [
    ['She has the intention of leaving.', 'She intends to leave.'],
    ['They had every intention of paying.', 'They intended to pay.'],
    ['We have the intention of moving house.', 'We intend to move house.'],
  ],
  right: ['She has no intention of leaving.', 'The intention of leaving was clear.', 'He had the best intention.'],
});

const CAN: Readonly<Record<string, string>> = { is: 'can', are: 'can', am: 'can', was: 'could', were: 'could' };

/** It is capable of lifting a ton: it can lift a ton. */
export const capableOf = defineRewrite({
  id: 'en.rewrite.capable-of',
  kind: 'wordy',
  patterns: [
    [
      words('is are am was were').as('be').mark(),
      words('capable incapable').as('how').mark(),
      word('of').mark(),
      gerund().as('verb').mark(),
    ],
    [
      words('is are am was were').as('be').mark(),
      word('not').as('not').mark(),
      word('capable').as('how').mark(),
      word('of').mark(),
      gerund().as('verb').mark(),
    ],
  ],
  suggest(m) {
    const [base, modal] = [baseOf(m, 'verb'), CAN[m.token('be').lower]];
    if (!base || !modal) return [];
    const isNegated = m.names('not') || m.token('how').lower === 'incapable';
    return [`${isNegated ? (modal === 'can' ? 'cannot' : 'could not') : modal} ${base}`];
  },
  wrong: [
    ['The crane is capable of lifting a ton.', 'The crane can lift a ton.'],
    ['He was incapable of telling a lie.', 'He could not tell a lie.'],
    ['They are not capable of paying the rent.', 'They cannot pay the rent.'],
  ],
  right: ['She is capable of anything.', 'A crane capable of lifting a ton came.', 'He is a capable man.'],
});

/** She never fails to call: she always calls. */
export const neverFails = defineRewrite({
  id: 'en.rewrite.never-fails',
  kind: 'negation',
  pattern: [
    word('never').mark(),
    lemma('fail').as('fail').mark(),
    word('to').mark(),
    bareInfinitive().as('verb').mark(),
  ],
  suggest(m) {
    const form = inFormOfToken(m, 'fail', 'verb');
    return form ? [`always ${form}`] : [];
  },
  wrong: [
    ['She never fails to call.', 'She always calls.'],
    ['The view never failed to please us.', 'The view always pleased us.'],
    ['They never fail to send a card.', 'They always send a card.'],
  ],
  right: ['She never fails an exam.', 'He failed to call.', 'They never wait to pay.'],
});

/** It makes it possible for users to pay: it allows users to pay. */
export const possibleFor = defineRewrite({
  id: 'en.rewrite.possible-for',
  kind: 'wordy',
  pattern: [
    lemma('make').as('make').mark(),
    word('it').mark(),
    word('possible').mark(),
    word('for').mark(),
    shortPhrase().as('who').mark(),
    word('to').mark(),
    bareInfinitive().as('verb').mark(),
  ],
  suggest(m) {
    const [allow, enable] = ['allow', 'enable'].map((verb) => inFormOf(m.sentence, m.token('make'), verb));
    const rest = `${stretch(m, 'who')} to ${m.text('verb')}`;
    return allow && enable ? [`${allow} ${rest}`, `${enable} ${rest}`] : [];
  },
  wrong: [
    ['The site makes it possible for users to pay online.', 'The site allows users to pay online.'],
    ['This made it possible for us to stay.', 'This allowed us to stay.'],
    ['The grant will make it possible for students to travel.', 'The grant will allow students to travel.'],
  ],
  right: ['It makes it possible to pay.', 'Make it possible for all.', 'They made it for us to use.'],
});

/** It gives members the opportunity to vote: it lets members vote. */
export const opportunityTo = defineRewrite({
  id: 'en.rewrite.opportunity-to',
  kind: 'nominal',
  pattern: [
    lemma('give').as('give').mark(),
    shortPhrase().as('who').mark(),
    words('the').mark(),
    words('opportunity chance possibility ability').mark(),
    word('to').mark(),
    bareInfinitive().as('verb').mark(),
  ],
  suggest(m) {
    const [let_, allow] = ['let', 'allow'].map((verb) => inFormOf(m.sentence, m.token('give'), verb));
    const who = stretch(m, 'who');
    return let_ && allow ? [`${let_} ${who} ${m.text('verb')}`, `${allow} ${who} to ${m.text('verb')}`] : [];
  },
  wrong: [
    ['It gives members the opportunity to vote.', 'It lets members vote.'],
    ['They gave us the chance to speak.', 'They let us speak.'],
    ['The course gives pupils the chance to practise.', 'The course lets pupils practise.'],
  ],
  right: [
    'Give us the chance of a lifetime.',
    'It gave rise to the opportunity to vote.',
    'They had the chance to speak.',
  ],
});

/** He gave us permission to leave: he allowed us to leave. */
export const permissionTo = defineRewrite({
  id: 'en.rewrite.permission-to',
  kind: 'nominal',
  pattern: [
    lemmas('give grant').as('give').mark(),
    shortPhrase().as('who').mark(),
    word('permission').mark(),
    word('to').mark(),
    bareInfinitive().as('verb'),
  ],
  where: (m) => !among('no')(m.all('who').at(-1)),
  suggest(m) {
    const allow = inFormOf(m.sentence, m.token('give'), 'allow');
    return allow ? [`${allow} ${stretch(m, 'who')} to`] : [];
  },
  wrong: [
    ['He gave us permission to leave.', 'He allowed us to leave.'],
    ['The court granted the firm permission to appeal.', 'The court allowed the firm to appeal.'],
    ['They give guests permission to park here.', 'They allow guests to park here.'],
  ],
  right: ['They gave us no permission to leave.', 'We have permission to leave.', 'He gave permission to leave.'],
});

/** It helped to reduce costs: it helped reduce costs. */
export const helpTo = defineRewrite({
  id: 'en.rewrite.help-to',
  kind: 'wordy',
  goals: ['shorter'],
  pattern: [
    lemma('help').and(tagged(Pos.verb)),
    word('to').mark(),
    can(Pos.verb, Feature.infinitive).and(tagged(Pos.verb)),
  ],
  suggest: () => [''],
  wrong: [
    ['It helped to reduce the cost.', 'It helped reduce the cost.'],
    ['The map helps to find the way.', 'The map helps find the way.'],
    ['We help to clean the park.', 'We help clean the park.'],
  ],
  right: ['It is a help to all.', 'I cannot help to that degree.', 'Help to buy came late.'],
});
