// Several words for one adverb: de manera rápida, rápidamente; a nivel económico, económicamente; adverbs in -mente that are doubled.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, form, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';

/** Adjectives whose adverb is usual and says the same. */
const USUAL = listed(
  'rápida regular automática progresiva eficaz eficiente sistemática periódica exponencial manual permanente temporal provisional definitiva individual colectiva independiente prudente natural constante anónima inmediata aleatoria explícita implícita directa indirecta equitativa uniforme unánime oficial simultánea objetiva razonable significativa considerable sensible notable brutal violenta ilegal legal arbitraria excesiva intensa parcial total completa correcta espontánea voluntaria involuntaria injusta discreta sutil agresiva pacífica horizontal vertical puntual ocasional frecuente fácil lenta libre habitual consciente inconsciente confidencial diaria semanal mensual anual formal informal leal paciente metódica rigurosa seria urgente adecuada amable educada sencilla continua remota presencial',
);

/** The feminine of an adjective. */
function feminineOf(m: Match, token: Token): string {
  for (const { pos, lemma } of token.readings) {
    if (pos !== Pos.adjective) continue;
    const [feminine] = m.sentence.lexicon.inflect(lemma, pos, Feature.feminine | Feature.singular);
    if (feminine !== undefined) return feminine;
  }
  return token.lower;
}

/** The adverb of an adjective's feminine; [] where the lexicon has none. */
function adverbOf(m: Match, feminine: string): string[] {
  const adverb = `${feminine}mente`;
  return m.sentence.lexicon.analyses(adverb).some(({ pos }) => pos === Pos.adverb) ? [adverb] : [];
}

const quality = () => new Element((token) => reads(token, Pos.adjective)).as('quality').mark();

const endsThere = (m: Match): boolean => {
  const next = m.after();
  return next === undefined || !(next.pos === Pos.adjective || isOne(next, listed('y e o u que pero')));
};

/** de manera rápida: rápidamente. */
export const manner = defineRewrite({
  id: 'es.rewrite.manner',
  kind: 'wordy',
  pattern: [word('de').mark(), word('una').optional().mark(), words('manera forma').mark(), quality()],
  where: (m) => USUAL.has(m.token('quality').lower) && endsThere(m),
  suggest: (m) => adverbOf(m, m.token('quality').lower),
  wrong: [
    ['Trabaja de manera rápida.', 'Trabaja rápidamente.'],
    ['El precio sube de forma constante.', 'El precio sube constantemente.'],
    ['Hable de una manera natural.', 'Hable naturalmente.'],
  ],
  right: ['Es una manera rápida de viajar.', 'Lo hizo de forma rápida y segura.', 'Habla de manera general.'],
});

const PLANES = listed(
  'económico financiero jurídico técnico político social moral físico psicológico científico humano práctico teórico administrativo comercial cultural histórico médico legal personal profesional intelectual emocional temático estético ético fiscal militar estratégico estadístico visual laboral',
);

/** desde el punto de vista económico: económicamente. */
export const plane = defineRewrite({
  id: 'es.rewrite.plane',
  kind: 'wordy',
  patterns: [
    [word('a').mark(), word('nivel').mark(), quality()],
    [
      word('desde').mark(),
      words('el un').mark(),
      word('punto').mark(),
      word('de').mark(),
      word('vista').mark(),
      quality(),
    ],
    [word('en').mark(), word('el').mark(), words('plano terreno').mark(), quality()],
  ],
  where: (m) => PLANES.has(m.token('quality').lower) && endsThere(m),
  suggest: (m) => adverbOf(m, feminineOf(m, m.token('quality'))),
  wrong: [
    ['A nivel económico, todo va bien.', 'Económicamente, todo va bien.'],
    ['Es posible desde el punto de vista técnico.', 'Es posible técnicamente.'],
    ['En el plano moral, es un error.', 'Moralmente, es un error.'],
  ],
  right: ['A nivel nacional, todo va bien.', 'Desde mi punto de vista, es caro.', 'Tiene un buen nivel técnico.'],
});

const MENTE = /^\p{L}{3,}mente$/u;

/** claramente y rápidamente: clara y rápidamente. */
export const doubledMente = defineRewrite({
  id: 'es.rewrite.doubled-mente',
  kind: 'doubled',
  pattern: [form(MENTE).as('first').mark(), word('y', 'e', 'o', 'pero').as('and'), form(MENTE)],
  where: (m) => reads(m.token('first'), Pos.adverb),
  suggest: (m) => {
    const short = m.token('first').lower.replace(/mente$/, '');
    return m.sentence.lexicon.analyses(short).some(({ pos }) => pos === Pos.adjective) ? [short] : [];
  },
  wrong: [
    ['Lo explicó claramente y brevemente.', 'Lo explicó clara y brevemente.'],
    ['Trabaja lentamente pero cuidadosamente.', 'Trabaja lenta pero cuidadosamente.'],
    ['Se puede ver directamente o indirectamente.', 'Se puede ver directa o indirectamente.'],
  ],
  right: ['Lo explicó clara y brevemente.', 'Habla lentamente.', 'Tiene la mente clara y libre.'],
});
