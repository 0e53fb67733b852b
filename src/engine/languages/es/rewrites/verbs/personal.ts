// Roundabout ways of saying what somebody does or can do: tengo el honor de invitarla, la invito; me es imposible ir, no puedo ir.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedVerb } from '../../../../rules/ask.ts';
import { Element, lemma, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { inSpanishForm } from '../inForm.ts';
import { firstPerson, infinitive } from './carried.ts';

/** Tengo el honor de invitarla: la invito. */
export const honour = defineRewrite({
  id: 'es.rewrite.honour',
  kind: 'direct',
  pattern: [
    sentenceStart(),
    words('tengo tenemos').as('verb').mark(),
    words('el la').mark(),
    words('honor placer gusto satisfacción alegría').mark(),
    word('de').mark(),
    infinitive(),
  ],
  suggest: (m) => firstPerson(m, m.token('verb').lower.endsWith('mos')),
  wrong: [
    ['Tengo el honor de presentar a la autora.', 'Presento a la autora.'],
    ['Tenemos el gusto de anunciarles la boda.', 'Les anunciamos la boda.'],
    ['Tengo la alegría de contarles una noticia.', 'Les cuento una noticia.'],
  ],
  right: ['Tengo el honor intacto.', 'Tuvo el placer de conocerla.', 'Tengo el gusto estragado.'],
});

/** No puedo menos que agradecerle: le agradezco. */
export const cannotButDo = defineRewrite({
  id: 'es.rewrite.cannot-but',
  kind: 'negation',
  patterns: [
    [
      word('no').mark(),
      words('puedo podemos').as('verb').mark(),
      word('por').optional().mark(),
      word('menos').mark(),
      words('que de').mark(),
      infinitive(),
    ],
    [word('no').mark(), words('puedo podemos').as('verb').mark(), word('sino').mark(), infinitive()],
  ],
  suggest: (m) => firstPerson(m, m.token('verb').lower.endsWith('mos')),
  wrong: [
    ['No puedo menos que agradecerle su ayuda.', 'Le agradezco su ayuda.'],
    ['No podemos sino lamentar el retraso.', 'Lamentamos el retraso.'],
    ['No puedo por menos de felicitarte.', 'Te felicito.'],
  ],
  right: ['No puedo salir.', 'No puedo hacerlo por menos.', 'No puedo, sino que debo.'],
});

const PERSON: Readonly<Record<string, number>> = {
  me: Feature.first | Feature.singular,
  nos: Feature.first | Feature.plural,
  te: Feature.second | Feature.singular,
};

/** Me es imposible ir: no puedo ir. */
export const possibleForMe = defineRewrite({
  id: 'es.rewrite.possible-for-me',
  kind: 'direct',
  pattern: [
    words('me nos te').as('whom').mark(),
    lemma('ser', 'resultar')
      .and(new Element((token) => isTaggedVerb(token) && token.verbForm === 0))
      .as('verb')
      .mark(),
    words('posible imposible').as('how').mark(),
    infinitive(false),
  ],
  where: (m) => m.before()?.lower !== 'no' && m.before()?.lower !== 'si',
  suggest: (m) => {
    const third = inSpanishForm(m.sentence, m.token('verb'), 'poder', ['ser', 'resultar']);
    const reading = m.sentence.lexicon
      .analyses(third ?? '')
      .find(
        ({ lemma: own, features }) =>
          own === 'poder' &&
          (features & Feature.third) !== 0 &&
          (features & (Feature.indicative | Feature.conditional)) !== 0,
      );
    const person = PERSON[m.token('whom').lower];
    if (!reading || person === undefined) return [];
    const forms = m.sentence.lexicon.inflect(
      'poder',
      Pos.verb,
      (reading.features & (Group.mood | Group.tense)) | person,
    );
    // neither the voseo nor participles and gerunds, which the lexicon gives first for poder
    const form = forms.find((each) => !/(?:ido|ndo\p{L}*|[éí]s)$/u.test(each));
    if (form === undefined) return [];
    return [m.token('how').lower === 'posible' ? form : `no ${form}`];
  },
  wrong: [
    ['Me es imposible ir el lunes.', 'No puedo ir el lunes.'],
    ['Nos resulta imposible aceptar la oferta.', 'No podemos aceptar la oferta.'],
    ['Mañana me será imposible salir.', 'Mañana no podré salir.'],
  ],
  right: ['Es imposible ir.', 'Me parece imposible ir.', 'Me es igual.'],
});
