// Conjunctions that ask for the subjunctive, for everyday ones: qualora il treno non parta, se il treno non parte.
import { Feature } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import type { Match } from '../../../../rules/match.ts';
import { words } from '../../../../rules/pattern.ts';
import { clauseAfter } from '../subjunctive.ts';

const phrase = (list: string) => list.split(' ').map((each) => words(each.replaceAll('|', ' ')));

/** The conjunction and the clause up to its verb, which goes into the indicative. */
function plain(m: Match, conjunction: string, isPastKept: boolean): Turn | null {
  const clause = clauseAfter(m);
  if (!clause || clause.person === 0) return null;
  const { lemma, pos, person, number, verb, between } = clause;
  const tense = clause.isPast ? Feature.imperfect : Feature.present;
  const [form] =
    clause.isPast && isPastKept
      ? [verb.text]
      : m.sentence.lexicon.inflect(lemma, pos, person | number | tense | Feature.indicative);
  // "qualora e solo qualora", "se non sia": a row of clauses would be left half in the subjunctive
  const next = m.sentence.tokens[verb.index + 1];
  if (form === undefined || /^(?:e|o|ovvero|oppure)$/.test(next?.lower ?? '')) return null;
  return { from: m.from, to: verb.index, texts: [`${conjunction} ${between}${form}`] };
}

/** Qualora il treno non parta: se il treno non parte. */
export const condition = defineRewrite({
  id: 'it.rewrite.condition',
  kind: 'simple',
  priority: 2,
  patterns: [
    'qualora|laddove',
    'nel caso in cui',
    'nel caso che',
    "nell' eventualità|ipotesi che",
    "nell' eventualità|ipotesi in cui",
    'ove',
  ].map(phrase),
  turn: (m) => plain(m, 'se', true),
  wrong: [
    ['Qualora il treno non parta, prenda il bus.', 'Se il treno non parte, prenda il bus.'],
    ['Chiami nel caso in cui la porta sia chiusa.', 'Chiami se la porta è chiusa.'],
    ["Nell'ipotesi in cui i soldi non bastassero, aspetti.", 'Se i soldi non bastassero, aspetti.'],
  ],
  right: ['Nel caso di Anna è vero.', 'La casa ove nacque è qui.', 'Qualora piova e tiri vento, resti a casa.'],
});

/** Nonostante il treno sia in ritardo: anche se il treno è in ritardo. */
export const although = defineRewrite({
  id: 'it.rewrite.although',
  kind: 'simple',
  patterns: ['nonostante|benché|sebbene|malgrado', 'nonostante|malgrado che', 'nonostante|malgrado il fatto che'].map(
    phrase,
  ),
  turn: (m) => plain(m, 'anche se', false),
  wrong: [
    ['Nonostante il treno sia in ritardo, arriviamo.', 'Anche se il treno è in ritardo, arriviamo.'],
    ['Resta, sebbene la casa fosse fredda.', 'Resta, anche se la casa era fredda.'],
    ['Benché i prezzi salgano, tutti comprano.', 'Anche se i prezzi salgono, tutti comprano.'],
  ],
  right: ['Nonostante il freddo esce.', 'Benché stanco, lavora.', 'Malgrado tutto è felice.'],
});
