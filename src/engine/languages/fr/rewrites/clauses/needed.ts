// What has to be done, said before who has to do it: il faut que vous signiez, vous devez signer.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { clauseAfter, leadBefore, opening, withSubject } from '../clause.ts';

const TENSES: Readonly<Record<string, number>> = {
  faut: Feature.indicative | Feature.present,
  est: Feature.indicative | Feature.present,
  faudra: Feature.indicative | Feature.future,
  sera: Feature.indicative | Feature.future,
  fallait: Feature.indicative | Feature.imperfect,
  était: Feature.indicative | Feature.imperfect,
  faudrait: Feature.conditional | Feature.present,
  serait: Feature.conditional | Feature.present,
};

const BEFORE = listed("et mais car donc que qu' , ; :");

/** Il faut que vous signiez: vous devez signer. */
export const needed = defineRewrite({
  id: 'fr.rewrite.needed',
  kind: 'direct',
  patterns: [
    'il faut|faudra|fallait|faudrait que',
    'il est|sera|était|serait nécessaire|indispensable|impératif|obligatoire que',
  ].map(opening),
  where: (m) => m.from === 0 || isOne(m.before(), BEFORE) || m.before()?.kind === 'punctuation',
  turn: (m) => {
    const clause = clauseAfter(m, Feature.subjunctive);
    const { tokens, lexicon } = m.sentence;
    const tense = TENSES[tokens[m.from + 1]?.lower ?? ''];
    if (!clause || clause.isDenied || tense === undefined) return null;
    const { lemma, verb, who } = clause;
    const next = clause.next;
    // "que vous ayez signé": done by then
    if (lemma === 'avoir' && next && (next.verbForm & Feature.pastParticiple) !== 0) return null;
    if (lemma === 'être' && next?.lower === 'été') return null;
    if (lemma === 'devoir' || lemma === 'pouvoir' || lemma === 'falloir') return null;
    const wish = tense | (who & (Group.person | Group.number));
    const [must] = lexicon.inflect('devoir', Pos.verb, wish);
    if (must === undefined) return null;
    const text = withSubject(clause.subject, `${must} ${leadBefore(clause.lead, lemma)}${lemma}`);
    return { from: m.from, to: verb.index, texts: [text] };
  },
  wrong: [
    ['Il faut que vous signiez le contrat.', 'Vous devez signer le contrat.'],
    ['Il faudrait que le réparateur vienne avant vendredi.', 'Le réparateur devrait venir avant vendredi.'],
    ["Il est indispensable que les élèves s'inscrivent en mai.", "Les élèves doivent s'inscrire en mai."],
    ["Il faudra que j'y aille demain.", 'Je devrai y aller demain.'],
    ["Je crois qu'il faut que nous partions.", 'Je crois que nous devons partir.'],
  ],
  right: [
    'Il faut que vous ayez signé lundi.',
    'Il ne faut pas que vous signiez.',
    'Il faut que vous ne disiez rien.',
    'Il faut du pain.',
    'Il est important que chacun parle.',
  ],
});
