// Stiff requests of letters, and how one would say them to somebody: no dude en llamarnos, llámenos.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedVerb } from '../../../../rules/ask.ts';
import { anything, Element, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';

const INFINITIVE = /^(\p{L}*[aeiáéí]r)(me|nos|le|les|lo|la|los|las)?$/u;
const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** The vowels of a word that make its syllables, each as the place of the one that is heard most. */
function nuclei(lower: string): number[] {
  const found: number[] = [];
  for (const { index, 0: group } of lower.matchAll(/(?<![qg])[aeiouáéíóú]+|(?<=[qg])u?[aeioáéíóú]+/gu)) {
    const strong = /[aeoáéó]/.exec(group);
    found.push(index + (strong ? strong.index : group.length - 1));
  }
  return found;
}

/** A command with a pronoun behind it, with the accent that it then needs: llame and nos, llámenos. */
function withPronoun(command: string, pronoun: string): string {
  if (pronoun === '' || /[áéíóú]/.test(command)) return command + pronoun;
  const places = nuclei(command);
  const place = places.at(-2);
  if (place === undefined) return command + pronoun;
  const vowel = command.charAt(place);
  return command.slice(0, place) + (ACUTE[vowel] ?? vowel) + command.slice(place + 1) + pronoun;
}

/** Verbs whose command to "tú" is short. */
const SHORT = /(?:decir|hacer|poner|salir|tener|venir)$|^(?:ir|ser)$/;

/** What one asks somebody to do, given an infinitive with or without a pronoun; undefined where it is not known. */
export function commandOf(lexicon: Lexicon, lower: string, person: number): string | undefined {
  const parts = INFINITIVE.exec(lower);
  if (!parts?.[1]) return undefined;
  const infinitive = parts[1];
  const isFamiliar = (person & Feature.second) !== 0;
  // "escribe" is what he does, too; only some short commands (haz, pon) are forms of their own
  if (isFamiliar && SHORT.test(infinitive)) return undefined;
  const features = isFamiliar ? Feature.indicative | Feature.third | Feature.singular : Feature.subjunctive | person;
  const forms = lexicon.inflect(infinitive, Pos.verb, features | Feature.present);
  const plain = forms.find((form) => !/[áéí]s?$/.test(form) && form.length <= infinitive.length + 1) ?? forms[0];
  return plain === undefined ? undefined : withPronoun(plain, parts[2] ?? '');
}

const infinitive = () =>
  new Element((token) => (isTaggedVerb(token) || reads(token, Pos.verb)) && INFINITIVE.test(token.lower))
    .as('infinitive')
    .mark();

const PERSON: Readonly<Record<string, number>> = {
  dude: Feature.third | Feature.singular,
  duden: Feature.third | Feature.plural,
  dudes: Feature.second | Feature.singular,
};

/** No dude en llamarnos: llámenos. */
export const noDoubt = defineRewrite({
  id: 'es.rewrite.no-doubt',
  kind: 'negation',
  pattern: [word('no').mark(), words('dude duden dudes').as('doubt').mark(), word('en').mark(), infinitive()],
  where: (m) => !joinsInfinitive(m),
  suggest: (m) => {
    const person = PERSON[m.token('doubt').lower] ?? 0;
    const text = commandOf(m.sentence.lexicon, m.token('infinitive').lower, person);
    return text === undefined ? [] : [text];
  },
  wrong: [
    ['No dude en llamarnos.', 'Llámenos.'],
    ['No dude en consultar la lista.', 'Consulte la lista.'],
    ['No dudes en escribirme.', 'Escríbeme.'],
    ['No dudes en contactarnos.', 'Contáctanos.'],
    ['No duden en contactarnos.', 'Contáctennos.'],
  ],
  right: ['No dude en llamar o escribir.', 'No dude de mí.', 'No dudo en ayudar.', 'Que nadie dude en venir.'],
});

/** Se ruega cerrar la puerta: por favor, cierre la puerta. */
export const isAsked = defineRewrite({
  id: 'es.rewrite.is-asked',
  kind: 'friendly',
  patterns: [
    [
      sentenceStart(),
      word('se').mark(),
      words('ruega solicita').mark(),
      word('no').optional().as('not').mark(),
      infinitive(),
    ],
    [
      sentenceStart(),
      words('le').mark(),
      words('ruego rogamos').mark(),
      word('no').optional().as('not').mark(),
      infinitive(),
    ],
    [sentenceStart(), word('sírvase').mark(), word('no').optional().as('not').mark(), infinitive()],
  ],
  where: (m) => m.token('infinitive').lower.endsWith('r') && !joinsInfinitive(m),
  suggest: (m) => {
    const text = commandOf(m.sentence.lexicon, m.token('infinitive').lower, Feature.third | Feature.singular);
    return text === undefined ? [] : [`por favor, ${m.has('not') ? 'no ' : ''}${text}`];
  },
  wrong: [
    ['Se ruega cerrar la puerta.', 'Por favor, cierre la puerta.'],
    ['Se ruega no fumar.', 'Por favor, no fume.'],
    ['Sírvase firmar la copia.', 'Por favor, firme la copia.'],
  ],
  right: ['Se ruega silencio.', 'Le ruego que venga.', 'Quiere rogar y cerrar la puerta.'],
});

/** Le ruego que me envíe la copia: por favor, envíeme la copia. */
export const begThat = defineRewrite({
  id: 'es.rewrite.beg-that',
  kind: 'friendly',
  pattern: [
    sentenceStart(),
    words('le').mark(),
    words('ruego rogamos agradecería agradeceríamos pido pedimos').mark(),
    word('que').mark(),
    words('me nos le les').as('pronoun').mark(),
    new Element((token) => reads(token, Pos.verb, Feature.subjunctive)).as('verb').mark(),
  ],
  suggest: (m) => {
    const reading = m
      .token('verb')
      .readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.subjunctive) !== 0);
    const text =
      reading &&
      commandOf(m.sentence.lexicon, reading.lemma + m.token('pronoun').lower, Feature.third | Feature.singular);
    return text === undefined ? [] : [`por favor, ${text}`];
  },
  wrong: [
    ['Le ruego que me envíe la copia.', 'Por favor, envíeme la copia.'],
    ['Le agradecería que me llamara mañana.', 'Por favor, llámeme mañana.'],
    ['Le rogamos que nos devuelva la llave.', 'Por favor, devuélvanos la llave.'],
  ],
  right: ['Le ruego que venga.', 'Le pido perdón.', 'Les ruego que me esperen.'],
});

/** Me gustaría saber si puede venir. ¿Puede venir? */
export const wonder = defineRewrite({
  id: 'es.rewrite.wonder',
  kind: 'direct',
  pattern: [
    sentenceStart(),
    words('me nos').optional().mark(),
    words('gustaría quisiera quería quisiéramos querría').mark(),
    word('saber').mark(),
    word('si').mark(),
    words('puede puedes pueden podría podrías podrían tiene tienes tienen ha has han está estás están')
      .as('verb')
      .mark(),
    anything().repeat(1, 25).as('rest').mark(),
    punctuation('.').mark(),
  ],
  where: (m) => m.to === m.sentence.tokens.length && !m.all('rest').some((token) => token.kind === 'punctuation'),
  suggest: (m) => {
    const rest = m.all('rest');
    const [first, last] = [rest[0], rest.at(-1)];
    if (!first || !last) return [];
    const { text } = m.token('verb');
    return [`¿${text.charAt(0).toUpperCase()}${text.slice(1)} ${m.sentence.text.slice(first.start, last.end)}?`];
  },
  wrong: [
    ['Me gustaría saber si puede venir el lunes.', '¿Puede venir el lunes?'],
    ['Quisiera saber si han recibido mi carta.', '¿Han recibido mi carta?'],
    ['Nos gustaría saber si tienen mesas libres.', '¿Tienen mesas libres?'],
  ],
  right: ['Me gustaría saber nadar.', 'Quiero saber si vienes.', 'Me gustaría saber si llueve.'],
});
