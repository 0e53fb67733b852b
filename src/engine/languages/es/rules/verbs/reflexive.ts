// Verbs that ask for a pronoun of the subject: me levanto a las ocho, me arrepiento, no me acuerdo de nada.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, hasInnerCapital } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, form, lemma, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { statedReadings } from '../../reading/verbForms.ts';

const SELF: Readonly<Record<string, string>> = { he: 'me', has: 'te', hemos: 'nos', había: 'me' };

const PRONOUN = /^(?:me|te|se|nos|os|lo|la|los|las|le|les)$/;

const { first, second, singular, plural } = Feature;
const OWN = new Map([
  [first | singular, 'me'],
  [second | singular, 'te'],
  [first | plural, 'nos'],
  [second | plural, 'os'],
]);

/** The pronoun of the verb's person: se where it may be the third. */
function ownPronoun(token: Token): string {
  const stated = statedReadings(token).map(({ features }) => features & (Group.person | Group.number));
  const known = stated.map((person) => OWN.get(person));
  return known.find((each) => each !== undefined) ?? 'se';
}

/** The pronoun for an infinitive, from the verb before it: quiero casarme. */
function pronounOfInfinitive(m: Match): string {
  const { index } = m.token('infinitive');
  const verb = m.sentence.tokens
    .slice(Math.max(0, index - 4), index)
    .findLast((each) => finiteReadings(each).length > 0);
  return verb ? ownPronoun(verb) : 'se';
}

/** Verbs that are hardly ever without the pronoun. */
const ALWAYS = lemma(
  'arrepentir',
  'quejar',
  'suicidar',
  'jactar',
  'abstener',
  'dignar',
  'desvivir',
  'acurrucar',
  'atrever',
  'enamorar',
  'graduar',
  'percatar',
  'apoderar',
  'adueñar',
  'rebelar',
  'avergonzar',
).and(new Element((token) => finiteReadings(token).length > 0));

/** What one does to oneself every day, when nobody else is named: duchamos por la noche, se acuesta tarde. */
const DAILY = lemma('acostar', 'levantar', 'duchar', 'despertar', 'afeitar', 'maquillar', 'bañar', 'vestir').and(
  new Element((token) => token.pos === Pos.verb && token.verbForm === 0 && finiteReadings(token).length > 0),
);

const before = oneOf(words('de a por'), punctuation('.', ','));

/** A verb before an infinitive of the same subject. */
const asked = lemma('querer', 'poder', 'ir', 'tener', 'necesitar', 'deber', 'preferir').and(
  new Element((token) => finiteReadings(token).length > 0),
);

/** he levantado temprano; levanté a las ocho; no acuerdo de nada; quiero casar con ella. */
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
    [
      ALWAYS.and(tagged([Pos.verb, Pos.auxiliary]))
        .as('verb')
        .mark(),
      words('mucho siempre nunca').repeat(0, 1),
      before,
    ],
    [
      words('no ya siempre nunca yo tú también tampoco apenas'),
      oneOf(form(/^(?:acuerd[oae]s?|acord(?:amos|aba|abas|é|aste)|quej[oa]s?|arrepient[oe]s?)$/))
        .as('verb')
        .mark(),
      words('mucho bien nada muy').repeat(0, 2),
      words('de'),
    ],
    [
      oneOf(words('yo tú él ella nosotros nosotras ellos ellas ustedes'), tagged(Pos.properNoun), tagged(Pos.adverb)),
      DAILY.as('verb').mark(),
      words('siempre casi muy').repeat(0, 2),
      oneOf(words('temprano tarde pronto'), word('por')),
      oneOf(words('la'), punctuation('.', ',', '!')),
    ],
    [
      asked,
      words('a que').repeat(0, 1),
      lemma('casar', 'divorciar', 'enamorar', 'quejar', 'arrepentir', 'acordar')
        .and(form(/[aei]r$/))
        .as('infinitive')
        .mark(),
      words('con de'),
    ],
    [
      asked,
      words('a que').repeat(0, 1),
      words('duchar acostar afeitar maquillar jubilar mudar divorciar').as('infinitive').mark(),
      oneOf(words('antes después temprano pronto tarde cada y en hoy mañana ya'), punctuation('.', ',')),
    ],
  ],
  where: (m) => {
    const token = m.marked()[0] as Token;
    const last = m.sentence.tokens[token.index - 1]?.lower ?? '';
    if (PRONOUN.test(last)) return false;
    if (m.names('infinitive')) return !PRONOUN.test(m.before()?.lower ?? '') && !PRONOUN.test(m.before(2)?.lower ?? '');
    if (m.names('verb')) {
      // "se han quejado", "el que avergüenza a": an object, or a participle
      if (token.verbForm !== 0 || hasInnerCapital(token)) return false;
      return m.sentence.tokens[m.to - 1]?.lower !== 'a' || token.readings.some(({ lemma: each }) => each === 'atrever');
    }
    if (last === 'que') return false;
    const next = m.after(0)?.lower ?? '';
    return (
      !/^(?:las|la)$/.test(next) ||
      /^(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)/.test(m.after()?.lower ?? '')
    );
  },
  suggest: (m) => {
    if (m.names('infinitive')) return [`${m.text('infinitive')}${pronounOfInfinitive(m)}`];
    if (m.names('verb')) return [`${ownPronoun(m.token('verb'))} ${m.token('verb').lower}`];
    const { lower } = m.token('have');
    const self = SELF[lower] ?? (lower.endsWith('mos') ? 'nos' : lower.endsWith('s') ? 'te' : 'me');
    return [`${self} ${lower}`];
  },
  wrong: [
    ['Esta mañana he levantado temprano.', 'Esta mañana me he levantado temprano.'],
    ['Ayer acosté muy tarde.', 'Ayer me acosté muy tarde.'],
    ['Siempre levanto a las siete.', 'Siempre me levanto a las siete.'],
    ['No acuerdo de cómo se llamaba.', 'No me acuerdo de cómo se llamaba.'],
    ['Arrepiento de no haber estudiado.', 'Me arrepiento de no haber estudiado.'],
    ['Siempre quejas de que nadie te ayuda.', 'Siempre te quejas de que nadie te ayuda.'],
    ['Mi hijo no atreve a hablar en público.', 'Mi hijo no se atreve a hablar en público.'],
    ['Nosotros acostamos muy tarde.', 'Nosotros nos acostamos muy tarde.'],
    ['Quiero casar con mi novia en mayo.', 'Quiero casarme con mi novia en mayo.'],
    ['Tengo que duchar antes de salir.', 'Tengo que ducharme antes de salir.'],
  ],
  right: [
    'Me he levantado temprano.',
    'Levanto a los niños.',
    'Levanté la mano tarde.',
    'Los acuesto a las ocho.',
    'Hoy he despertado temprano.',
    'No hubo acuerdo de paz.',
    'Me quiero casar con mi novia.',
    'Siempre hay quejas de los vecinos.',
    'Los acordes enamoran a cualquiera.',
  ],
});
