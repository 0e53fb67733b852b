// "En caso de que" for si, and openings that say how often for an adverb: en caso de que no pueda venir, si no puede venir.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isTaggedVerb } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { sentenceStart } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { type Clause, clauseAfter, opening } from '../clause.ts';

/** Whether somebody is asked to do something: avise. */
const isOrder = (token: Token): boolean =>
  isTaggedVerb(token) && token.verbForm === 0 && reads(token, Pos.verb, Feature.subjunctive | Feature.third);

/** The verb of a clause in the indicative; its person is read from the rest of the sentence where it must be. */
function stated(m: Match, clause: Clause): string | null {
  const { lexicon, tokens } = m.sentence;
  let { who } = clause;
  if ((who & Group.person) === 0) {
    if (!tokens.slice(clause.verb.index + 1).some(isOrder)) return null;
    who |= Feature.third;
  }
  const wish = Feature.indicative | Feature.present | who;
  const forms = lexicon.inflect(clause.lemma, clause.pos, wish);
  return forms.find((form) => !/[áéí]s?$|ido$|ndo$/.test(form) || /^(?:está|dé|sé)/.test(form)) ?? null;
}

/** En caso de que no pueda venir, avise: si no puede venir, avise. */
export const inCase = defineRewrite({
  id: 'es.rewrite.in-case',
  kind: 'simple',
  priority: 1,
  patterns: [
    'en caso de que',
    'en el caso de que',
    'en el supuesto|caso de que',
    'en la eventualidad|hipótesis de que',
  ].map(opening),
  turn: (m) => {
    const clause = clauseAfter(m);
    if (!clause || /^(?:y|o|e)$/.test(clause.next?.lower ?? '')) return null;
    const form = clause.isPast ? clause.verb.text : stated(m, clause);
    if (form === null || form === 'ha') return null;
    return { from: m.from, to: clause.verb.index, texts: [`si ${clause.subject}${clause.lead}${form}`] };
  },
  wrong: [
    ['En caso de que no pueda venir, avise.', 'Si no puede venir, avise.'],
    ['En el caso de que el tren se retrase, llámenos.', 'Si el tren se retrasa, llámenos.'],
    ['En caso de que lloviera, nos quedaríamos aquí.', 'Si lloviera, nos quedaríamos aquí.'],
    ['Llame en caso de que tengan dudas.', 'Llame si tienen dudas.'],
  ],
  right: [
    'En caso de duda, llame.',
    'En caso de que no pueda venir, te llamo.',
    'En el caso de que hablas no hay nada.',
  ],
});

/** Adverb, and the clause up to its verb in the indicative. */
function withAdverb(m: Match, adverb: string): Turn | null {
  const clause = clauseAfter(m);
  const form = clause && !clause.isPast && clause.subject !== '' ? stated(m, clause) : null;
  if (!clause || form === null) return null;
  return { from: m.from, to: clause.verb.index, texts: [`${adverb} ${clause.subject}${clause.lead}${form}`] };
}

/** Es frecuente que los trenes lleguen tarde: a menudo los trenes llegan tarde. */
export const often = defineRewrite({
  id: 'es.rewrite.often',
  kind: 'opening',
  patterns: ['es frecuente|habitual|corriente que', 'suele ocurrir|suceder|pasar que', 'ocurre a menudo que'].map(
    (each) => [sentenceStart(), ...opening(each)],
  ),
  turn: (m) => withAdverb(m, 'a menudo'),
  wrong: [
    ['Es frecuente que los trenes lleguen tarde.', 'A menudo los trenes llegan tarde.'],
    ['Es habitual que el cliente pida un descuento.', 'A menudo el cliente pide un descuento.'],
    ['Es frecuente que la puerta no cierre bien.', 'A menudo la puerta no cierra bien.'],
  ],
  right: ['Es frecuente.', 'Es frecuente que llueva.', 'Es raro que los trenes lleguen tarde.'],
});

/** No es raro que los trenes lleguen tarde: a menudo los trenes llegan tarde. */
export const notRare = defineRewrite({
  id: 'es.rewrite.not-rare',
  kind: 'negation',
  patterns: ['no es raro|inusual|infrecuente que', 'no es extraño que'].map((each) => [
    sentenceStart(),
    ...opening(each),
  ]),
  turn: (m) => (m.sentence.tokens[m.from + 2]?.lower === 'extraño' ? null : withAdverb(m, 'a menudo')),
  wrong: [
    ['No es raro que los trenes lleguen tarde.', 'A menudo los trenes llegan tarde.'],
    ['No es inusual que el cliente pida un descuento.', 'A menudo el cliente pide un descuento.'],
    ['No es raro que los vecinos se quejen.', 'A menudo los vecinos se quejan.'],
  ],
  right: ['No es raro encontrar setas.', 'No es extraño que los vecinos se quejen.', 'Es raro que venga.'],
});
