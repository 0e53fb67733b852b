// Actions done to oneself that lack their pronoun: he levantado temprano.
import { defineRule } from '../../../../rules/defineRule.ts';
import { oneOf, punctuation, words } from '../../../../rules/pattern.ts';

const SELF: Readonly<Record<string, string>> = { he: 'me', has: 'te', hemos: 'nos', había: 'me' };

/** he levantado temprano; levanté a las ocho: getting up is reflexive. */
export const reflexive = defineRule({
  id: 'es.pronouns.reflexive',
  patterns: [
    [
      words('he has hemos').as('have').mark(),
      words('levantado acostado duchado'),
      words('muy').repeat(0, 1),
      oneOf(words('temprano tarde pronto'), punctuation('.', ',')),
    ],
    [
      words('levanto levanté levantas levantamos acuesto acosté acuestas ducho duché').as('have').mark(),
      words('muy').repeat(0, 1),
      words('temprano tarde pronto a'),
      oneOf(words('las la y por para todos hoy cada'), punctuation('.', ',')),
    ],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.from - 1]?.lower ?? '';
    if (/^(?:me|te|se|nos|os|lo|la|los|las|le|les|que)$/.test(before)) return false;
    const next = m.after(0)?.lower ?? '';
    return (
      !/^(?:las|la)$/.test(next) ||
      /^(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)/.test(m.after()?.lower ?? '')
    );
  },
  suggest: (m) => {
    const { lower } = m.token('have');
    const self = SELF[lower] ?? (lower.endsWith('mos') ? 'nos' : lower.endsWith('s') ? 'te' : 'me');
    return [`${self} ${lower}`];
  },
  wrong: [
    ['Esta mañana he levantado temprano.', 'Esta mañana me he levantado temprano.'],
    ['Ayer acosté muy tarde.', 'Ayer me acosté muy tarde.'],
    ['Siempre levanto a las siete.', 'Siempre me levanto a las siete.'],
  ],
  right: [
    'Me he levantado temprano.',
    'Levanto a los niños.',
    'Levanté la mano tarde.',
    'Los acuesto a las ocho.',
    'Hoy he despertado temprano.',
  ],
});
