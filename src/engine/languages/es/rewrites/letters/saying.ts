// What one writes in order to say, said; what one invites to do, asked for: le escribo para informarle, le informo; consulte la web.
import { Feature } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { commandOf } from '../requests/stiff.ts';
import { firstPerson } from '../verbs/carried.ts';

const SAYING =
  /^(?:informar|comunicar|solicitar|pedir|agradecer|recordar|confirmar|proponer|felicitar|enviar|notificar|invitar|presentar|ofrecer|expresar|transmitir)(?:les?|te|os|las?|los?)$/;

/** Le escribo para informarle del retraso: le informo del retraso. */
export const writeTo = defineRewrite({
  id: 'es.rewrite.write-to',
  kind: 'direct',
  pattern: [
    words('le les te os').mark(),
    words('escribo escribimos contacto contactamos').as('verb').mark(),
    word('para').mark(),
    new Element(({ lower }) => SAYING.test(lower)).as('infinitive').mark(),
  ],
  suggest: (m) => firstPerson(m, m.token('verb').lower.endsWith('mos')),
  wrong: [
    ['Le escribo para informarle del retraso.', 'Le informo del retraso.'],
    ['Les escribimos para recordarles la fecha.', 'Les recordamos la fecha.'],
    ['Te escribo para agradecerte el regalo.', 'Te agradezco el regalo.'],
  ],
  right: ['Le escribo para contarle todo.', 'Te escribo para verte.', 'Le escribe para informarle.'],
});

const ASKED =
  /^(?:consultar|leer|revisar|rellenar|visitar|descargar|completar|enviar|firmar|utilizar|usar|seguir|elegir|indicar|conservar|contactar)(?:nos|me)?$/;
const PERSON: Readonly<Record<string, number>> = {
  le: Feature.third | Feature.singular,
  les: Feature.third | Feature.plural,
  te: Feature.second | Feature.singular,
};

/** Le invitamos a consultar la web: consulte la web. */
export const invite = defineRewrite({
  id: 'es.rewrite.invite',
  kind: 'direct',
  pattern: [
    words('le les te').as('whom').mark(),
    words('invito invitamos animo animamos').mark(),
    word('a').mark(),
    new Element(({ lower }) => ASKED.test(lower)).as('infinitive').mark(),
  ],
  where: (m) => (m.from === 0 || m.before()?.kind === 'punctuation') && !joinsInfinitive(m),
  suggest: (m) => {
    const person = PERSON[m.token('whom').lower] ?? 0;
    const text = commandOf(m.sentence.lexicon, m.token('infinitive').lower, person);
    return text === undefined ? [] : [text];
  },
  wrong: [
    ['Le invitamos a consultar nuestra web.', 'Consulte nuestra web.'],
    ['Para más datos, les invitamos a leer la guía.', 'Para más datos, lean la guía.'],
    ['Te animamos a visitar el museo.', 'Visita el museo.'],
  ],
  right: ['Le invito a cenar.', 'Te invito a mi fiesta.', 'Le invitamos a leer y firmar el contrato.'],
});
