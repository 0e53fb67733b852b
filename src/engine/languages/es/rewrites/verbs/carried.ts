// A verb before an infinitive that the infinitive can do without: me permito escribirle, le escribo.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedVerb, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { isCapitalised } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { inSpanishForm } from '../inForm.ts';

const INFINITIVE = /^(\p{L}*[aeií]r)((?:se|me|te|nos|os)?(?:le|les|lo|la|los|las)?)$/u;

/** An infinitive, and the pronouns that are tied to it. */
function partsOf(lower: string): { infinitive: string; pronouns: string } | null {
  const found = INFINITIVE.exec(lower);
  if (!found?.[1]) return null;
  // dárselo: the accent is only there for the pronouns
  const infinitive = found[2] ? found[1].replace(/ár$/, 'ar').replace(/ér$/, 'er') : found[1];
  const pronouns = (found[2] ?? '').replace(/^(se|me|te|nos|os)(?=l)/, '$1 ');
  return { infinitive, pronouns };
}

/** An infinitive, with or without pronouns. */
export const infinitive = (isMarked = true): Element => {
  const element = new Element(
    (token) => isTaggedVerb(token) && !isCapitalised(token) && partsOf(token.lower) !== null,
  ).as('infinitive');
  return isMarked ? element.mark() : element;
};

/** The infinitive in the form of the verb before it, its pronouns before it. */
function carried(m: Match, named: string): string[] {
  if (joinsInfinitive(m)) return [];
  const parts = partsOf(m.token('infinitive').lower);
  const form = parts && inSpanishForm(m.sentence, m.token('verb'), parts.infinitive, [named]);
  if (!form) return [];
  return [parts.pronouns === '' ? form : `${parts.pronouns} ${form}`];
}

/** me permito escribirle: le escribo. */
export const allowOneself = defineRewrite({
  id: 'es.rewrite.allow-oneself',
  kind: 'direct',
  pattern: [words('me nos').mark(), words('permito permitimos').as('verb').mark(), infinitive()],
  suggest: (m) => carried(m, 'permitir'),
  wrong: [
    ['Me permito escribirle sobre el piso.', 'Le escribo sobre el piso.'],
    ['Me permito recordarle la fecha.', 'Le recuerdo la fecha.'],
    ['Me permito enviarles el contrato.', 'Les envío el contrato.'],
  ],
  right: ['Nunca permito fumar en casa.', 'Me permite salir.', 'Me permito un capricho.'],
});

/** What I do or we do now, with the pronouns of the infinitive. */
export function firstPerson(m: Match, isMany: boolean): string[] {
  const parts = partsOf(m.token('infinitive').lower);
  if (!parts || joinsInfinitive(m)) return [];
  const features = Feature.indicative | Feature.present | Feature.first | (isMany ? Feature.plural : Feature.singular);
  const [form] = m.sentence.lexicon.inflect(parts.infinitive, Pos.verb, features);
  return form === undefined ? [] : [`${parts.pronouns} ${form}`.trim()];
}

const SAYING = listed(
  'agradecerle agradecerles agradecerte agradeceros informarle informarles informarte comunicarle comunicarles expresarle expresarles pedirle pedirles pedirte recordarle recordarles recordarte enviarle enviarles felicitarle felicitarles felicitarte decirle decirles decirte',
);

/** quisiera agradecerle: le agradezco. */
export const wantToSay = defineRewrite({
  id: 'es.rewrite.want-to-say',
  kind: 'direct',
  pattern: [
    words('quisiera quiero querría deseo desearía quisiéramos queremos queríamos deseamos').as('want').mark(),
    new Element((token) => SAYING.has(token.lower)).as('infinitive').mark(),
  ],
  suggest: (m) => firstPerson(m, m.token('want').lower.endsWith('mos')),
  wrong: [
    ['Quisiera agradecerle su ayuda.', 'Le agradezco su ayuda.'],
    ['Queremos informarles de que el curso empieza el lunes.', 'Les informamos de que el curso empieza el lunes.'],
    ['Deseo felicitarte por el premio.', 'Te felicito por el premio.'],
  ],
  right: ['Quiero salir.', 'Ella quiere agradecerle su ayuda.', 'Quiero verte.'],
});

/** procedió a revisar: revisó. */
export const proceedTo = defineRewrite({
  id: 'es.rewrite.proceed-to',
  kind: 'direct',
  pattern: [lemma('proceder').as('verb').mark(), word('a').mark(), infinitive()],
  where: (m) => m.before()?.lower !== 'se' && m.before()?.lower !== 'haber',
  suggest: (m) => carried(m, 'proceder'),
  wrong: [
    ['El juez procedió a leer la carta.', 'El juez leyó la carta.'],
    ['Ahora procederemos a revisar la lista.', 'Ahora revisaremos la lista.'],
    ['La policía procede a cerrar la calle.', 'La policía cierra la calle.'],
  ],
  right: ['Se procede a votar.', 'Procede de Lima.', 'No procede la queja.'],
});

/** tiene como efecto reducir: reduce. */
export const haveForEffect = defineRewrite({
  id: 'es.rewrite.have-for-effect',
  kind: 'nominal',
  patterns: [
    [
      lemma('tener').as('verb').mark(),
      word('como', 'por').mark(),
      words('efecto consecuencia resultado').mark(),
      infinitive(),
    ],
  ],
  suggest: (m) => carried(m, 'tener'),
  wrong: [
    ['La ley tiene como efecto reducir los plazos.', 'La ley reduce los plazos.'],
    ['La crisis tendrá como consecuencia frenar las ventas.', 'La crisis frenará las ventas.'],
    ['El cambio tuvo como resultado aumentar los precios.', 'El cambio aumentó los precios.'],
  ],
  right: ['Tiene como efecto un dolor leve.', 'El efecto tiene causa.', 'Tiene por costumbre madrugar.'],
});

/** cumplo con informarle: le informo. */
export const goOnTo = defineRewrite({
  id: 'es.rewrite.go-on-to',
  kind: 'direct',
  patterns: [
    [words('cumplo cumplimos').as('verb').mark(), word('con').mark(), infinitive()],
    [words('paso pasamos').as('verb').mark(), word('a').mark(), infinitive()],
  ],
  where: (m) => partsOf(m.token('infinitive').lower)?.pronouns !== '',
  suggest: (m) => firstPerson(m, m.token('verb').lower.endsWith('mos')),
  wrong: [
    ['Cumplo con informarle del retraso.', 'Le informo del retraso.'],
    ['Paso a contarle lo ocurrido.', 'Le cuento lo ocurrido.'],
    ['Paso a detallarles los gastos.', 'Les detallo los gastos.'],
  ],
  right: ['Paso a las ocho.', 'Cumplo con mi deber.', 'Siempre paso a saludar.'],
});
