// Openings that only put off what is meant: fue Ana quien lo dijo, hay alumnos que faltan, lo que quiero es salir.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, Element, form, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isNounPhrase, numberOf, textOf } from '../nounPhrases.ts';

const phrase = () => anything().repeat(1, 8).as('phrase').mark();
const finite = () =>
  new Element(
    (token) => isTaggedFinite(token) || isOne(token, listed('no me te se nos os lo la los las le les ya')),
  ).as('next');

/** Whether what is put first is the subject of the verb, which agrees with it and has no other subject behind it. */
function isSubject(m: Match): boolean {
  const from = m.token('next').index;
  const verb = m.sentence.tokens.slice(from, from + 4).find(isTaggedFinite);
  const number = numberOf(m.all('phrase'));
  if (!verb || number === 0) return false;
  const agrees = verb.readings.some(
    ({ features }) => (features & Feature.third) !== 0 && (features & number) !== 0 && (features & Group.mood) !== 0,
  );
  return agrees && !m.syntax?.subjectsOf(verb).some(({ token }) => token.index > verb.index);
}

/** Es el director quien firma: el director firma. */
export const cleft = defineRewrite({
  id: 'es.rewrite.cleft',
  kind: 'opening',
  patterns: [
    [sentenceStart(), words('es fue será').mark(), phrase(), word('quien').mark(), finite()],
    [sentenceStart(), words('son fueron serán').mark(), phrase(), word('quienes').mark(), finite()],
    [sentenceStart(), words('es fue será').mark(), phrase(), words('el la').mark(), word('que').mark(), finite()],
    [
      sentenceStart(),
      words('son fueron serán').mark(),
      phrase(),
      words('los las').mark(),
      word('que').mark(),
      finite(),
    ],
  ],
  where: (m) => isNounPhrase(m.all('phrase')) && isSubject(m),
  suggest: (m) => [textOf(m, m.all('phrase'))],
  wrong: [
    ['Fue el director quien firmó el contrato.', 'El director firmó el contrato.'],
    ['Son los alumnos quienes pintan el muro.', 'Los alumnos pintan el muro.'],
    ['Será mi hermana la que vendrá a buscarte.', 'Mi hermana vendrá a buscarte.'],
  ],
  right: ['Es la casa la que compró Ana.', 'Es una mujer que ama el vino.', 'Soy yo quien firma.', 'Fue quien firmó.'],
});

/** Hay varios alumnos que faltan: varios alumnos faltan. */
export const thereIs = defineRewrite({
  id: 'es.rewrite.there-is',
  kind: 'opening',
  patterns: [
    [sentenceStart(), word('hay').mark(), anything().repeat(2, 5).as('phrase').mark(), word('que').mark(), finite()],
    [
      sentenceStart(),
      word('existen').mark(),
      anything().repeat(2, 5).as('phrase').mark(),
      word('que').mark(),
      finite(),
    ],
  ],
  where: (m) => isNounPhrase(m.all('phrase')) && numberOf(m.all('phrase')) === Feature.plural && isSubject(m),
  suggest: (m) => [textOf(m, m.all('phrase'))],
  wrong: [
    ['Hay varios alumnos que faltan hoy.', 'Varios alumnos faltan hoy.'],
    ['Hay muchas personas que creen en la suerte.', 'Muchas personas creen en la suerte.'],
    ['Existen varios programas que permiten medir el ruido.', 'Varios programas permiten medir el ruido.'],
  ],
  right: ['Hay varios cambios que hemos hecho.', 'Hay que salir.', 'Hay una casa que me gusta.', 'Hay pan.'],
});

const WISH =
  /^(?:quiero|quieres|quiere|queremos|quieren|(?:pido|pide|pedimos|busco|busca|buscamos|necesito|necesita|necesitamos|propongo|propone|proponemos|espero|espera|esperamos|deseo|desea|deseamos|pretendo|pretende|pretendemos|prefiero|prefiere|temo|teme))$/;

/** Lo que quiero es salir: quiero salir. */
export const whatIWant = defineRewrite({
  id: 'es.rewrite.what-i-want',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('lo').mark(),
    word('que').mark(),
    form(WISH).as('verb').mark(),
    word('es').mark(),
    new Element(
      (token) => isOne(token, listed('que un una unos unas más menos')) || reads(token, Pos.verb, Feature.infinitive),
    ).as('next'),
  ],
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['Lo que quiero es salir antes.', 'Quiero salir antes.'],
    ['Lo que necesitamos es una respuesta clara.', 'Necesitamos una respuesta clara.'],
    ['Lo que propongo es que todos vengan.', 'Propongo que todos vengan.'],
  ],
  right: ['Lo que veo es una casa.', 'Haz lo que quieras.', 'Lo que quiero es caro.'],
});
