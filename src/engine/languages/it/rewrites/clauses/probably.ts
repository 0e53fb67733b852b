// Openings that ask for the subjunctive, for the adverb and the indicative: è probabile che piova, probabilmente piove.
import { Feature } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import type { Match } from '../../../../rules/match.ts';
import { clauseAfter, opening } from '../subjunctive.ts';

/** The words from the opening to the verb, the verb in the indicative. */
export function stated(m: Match, adverb: string): Turn | null {
  const clause = clauseAfter(m);
  if (!clause || clause.person === Feature.first || clause.person === Feature.second) return null;
  const tense = clause.isPast ? Feature.imperfect : Feature.present;
  const features = Feature.third | clause.number | tense | Feature.indicative;
  const [form] = m.sentence.lexicon.inflect(clause.lemma, clause.pos, features);
  if (form === undefined) return null;
  return { from: m.from, to: clause.verb.index, texts: [`${adverb} ${clause.between}${form}`] };
}

/** È probabile che il treno parta tardi: probabilmente il treno parte tardi. */
export const probably = defineRewrite({
  id: 'it.rewrite.probably',
  kind: 'opening',
  patterns: ['è probabile che', 'è molto|assai probabile che'].map(opening),
  turn: (m) => stated(m, 'probabilmente'),
  wrong: [
    ['È probabile che il treno parta tardi.', 'Probabilmente il treno parte tardi.'],
    ['È molto probabile che i prezzi salgano.', 'Probabilmente i prezzi salgono.'],
    ['È probabile che abbia sbagliato strada.', 'Probabilmente ha sbagliato strada.'],
  ],
  right: ['È probabile.', 'È probabile che verrà.', 'È poco probabile che piova.'],
});

/** Può darsi che il treno parta tardi: forse il treno parte tardi. */
export const perhaps = defineRewrite({
  id: 'it.rewrite.perhaps',
  kind: 'opening',
  patterns: [
    'può darsi che',
    'è possibile che',
    'può essere che',
    'potrebbe darsi che',
    'potrebbe essere che',
    'non è escluso che',
    'non è da escludere che',
  ].map(opening),
  turn: (m) => stated(m, 'forse'),
  wrong: [
    ['Può darsi che il treno parta tardi.', 'Forse il treno parte tardi.'],
    ['È possibile che i prezzi salgano.', 'Forse i prezzi salgono.'],
    ['Può essere che Anna dorma.', 'Forse Anna dorme.'],
  ],
  right: ['È possibile.', 'Può darsi.', 'È possibile vincere.'],
});
