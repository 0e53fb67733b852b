// What has to be done, said before who has to do it: es necesario que usted firme, usted debe firmar.
import { Feature } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { clauseAfter, opening } from '../clause.ts';

/** Deber: the persons of the singular, then those of the plural. */
const MUST: Readonly<Record<string, readonly string[]>> = {
  present: ['debo', 'debes', 'debe', 'debemos', 'debéis', 'deben'],
  past: ['debía', 'debías', 'debía', 'debíamos', 'debíais', 'debían'],
  future: ['deberé', 'deberás', 'deberá', 'deberemos', 'deberéis', 'deberán'],
  unreal: ['debería', 'deberías', 'debería', 'deberíamos', 'deberíais', 'deberían'],
};
const TENSE: Readonly<Record<string, string>> = {
  es: 'present',
  hace: 'present',
  era: 'past',
  hacía: 'past',
  será: 'future',
  hará: 'future',
  sería: 'unreal',
  haría: 'unreal',
};
const PERSONS = [Feature.first, Feature.second, Feature.third];
const BEFORE = listed('y pero porque que aunque además también');

/** Es necesario que usted firme el contrato: usted debe firmar el contrato. */
export const needed = defineRewrite({
  id: 'es.rewrite.needed',
  kind: 'direct',
  patterns: [
    'es|era|será|sería necesario|preciso|imprescindible|indispensable|obligatorio que',
    'hace|hacía|hará|haría falta que',
  ].map(opening),
  where: (m) => m.from === 0 || m.before()?.kind === 'punctuation' || isOne(m.before(), BEFORE),
  turn: (m) => {
    const clause = clauseAfter(m);
    const forms = MUST[TENSE[m.sentence.tokens[m.from]?.lower ?? ''] ?? ''];
    // "que haya pagado", "que haya pan"
    if (!clause || !forms || clause.lemma === 'haber' || clause.lemma === 'poder') return null;
    const person = PERSONS.findIndex((each) => (clause.who & each) !== 0);
    const form = forms[person + ((clause.who & Feature.plural) !== 0 ? 3 : 0)];
    if (person < 0 || form === undefined) return null;
    const text = `${clause.subject}${clause.lead}${form} ${clause.lemma}`;
    return { from: m.from, to: clause.verb.index, texts: [text] };
  },
  wrong: [
    ['Es necesario que usted firme el contrato.', 'Usted debe firmar el contrato.'],
    ['Hace falta que los vecinos se apunten.', 'Los vecinos se deben apuntar.'],
    ['Sería preciso que el técnico viniera hoy.', 'El técnico debería venir hoy.'],
    ['Creo que es imprescindible que vengan todos.', 'Creo que deben venir todos.'],
  ],
  right: [
    'Es necesario que firme el contrato.',
    'Es necesario firmar.',
    'Es necesario que haya pan.',
    'Es importante que usted firme.',
  ],
});
