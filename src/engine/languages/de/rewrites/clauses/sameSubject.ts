// A clause with dass whose subject is that of its main clause, as an infinitive: ich hoffe, dass ich komme; ich hoffe zu kommen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { finiteReadings, listed } from '../../../../rules/ask.ts';
import { lemmas, punctuation, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isCluster } from '../../reading/boundaries.ts';
import { lemmasOf, withZu } from '../verbs/forms.ts';
import { textOf, verbLastFrom } from './order.ts';

const SUBJECTS = 'ich du er sie wir man';
/** What belongs to the subject would have to go with it. */
const REFLEXIVE = listed('mich dich sich uns euch mir dir selbst');
const NOT_IN_INFINITIVES = listed('können müssen sollen wollen mögen werden dürfen');

/** Ich hoffe, dass ich morgen komme: ich hoffe, morgen zu kommen. */
export const sameSubject = defineRewrite({
  id: 'de.rewrite.same-subject',
  kind: 'direct',
  patterns: [
    [
      words(SUBJECTS).as('subject'),
      lemmas('hoffen glauben versprechen behaupten fürchten schwören meinen beschließen').as('verb'),
      punctuation(','),
      word('dass'),
      words(SUBJECTS).as('same'),
    ],
    [
      lemmas('hoffen glauben versprechen behaupten fürchten schwören meinen beschließen').as('verb'),
      words(SUBJECTS).as('subject'),
      punctuation(','),
      word('dass'),
      words(SUBJECTS).as('same'),
    ],
  ],
  turn: (m) => {
    const [subject, same] = [m.token('subject'), m.token('same')];
    const verbs = finiteReadings(m.token('verb'));
    if (subject.lower !== same.lower || verbs.length === 0) return null;
    // "Sie hoffen, dass sie": you, and they
    if (subject.lower === 'sie' && verbs.some(({ features }) => (features & Feature.plural) !== 0)) return null;
    const { sentence } = m;
    const clause = verbLastFrom(sentence, m.to);
    if (!clause || clause.to - clause.from < 2) return null;
    const inner = sentence.tokens.slice(clause.from, clause.to);
    const verb = inner.at(-1) as Token;
    if (inner.some(({ lower }) => REFLEXIVE.has(lower))) return null;
    const infinitive =
      lemmasOf(verb).find((lemma) => clause.particle === '' || lemma.startsWith(clause.particle)) ?? '';
    const before = inner.at(-2);
    const isHelped = before !== undefined && isCluster(before, verb);
    // "dass ich es schaffe" has present tense for what comes; a past tense would be lost
    const isPast = verb.readings.some(({ features }) => (features & Feature.preterite) !== 0);
    if (infinitive === '' || isPast || (NOT_IN_INFINITIVES.has(infinitive) && infinitive !== 'können')) return null;
    if (isHelped && infinitive !== 'können' && infinitive !== 'haben' && !reads(before, Pos.verb)) return null;
    const text = withZu(sentence.lexicon, infinitive);
    const middle = textOf(sentence, clause.from, clause.to - 1);
    if (text === null) return null;
    return { from: same.index - 1, to: clause.to - 1, texts: [middle === '' ? text : `${middle} ${text}`] };
  },
  wrong: [
    ['Ich hoffe, dass ich morgen komme.', 'Ich hoffe, morgen zu kommen.'],
    ['Wir hoffen, dass wir Ihnen helfen können.', 'Wir hoffen, Ihnen helfen zu können.'],
    ['Er behauptet, dass er nichts gesehen hat.', 'Er behauptet, nichts gesehen zu haben.'],
    ['Sie verspricht, dass sie pünktlich ankommt.', 'Sie verspricht, pünktlich anzukommen.'],
    ['Ich glaube, dass ich das Buch kenne.', 'Ich glaube, das Buch zu kennen.'],
  ],
  right: [
    'Ich hoffe, dass du morgen kommst.',
    'Er glaubt, dass er sich geirrt hat.',
    'Wir hoffen, dass wir müde waren.',
    'Sie meint, dass sie kommen soll.',
  ],
});
