// Verbs with more words than they need: es de gran utilidad, es muy útil; se procedió a revisar los datos, se revisaron los datos.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedVerb } from '../../../../rules/ask.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { mayBePerson, numberOf, phraseFrom } from '../nounPhrases.ts';

const QUALITIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  utilidad: ['útil', 'útiles'],
  importancia: ['importante', 'importantes'],
  interés: ['interesante', 'interesantes'],
  dificultad: ['difícil', 'difíciles'],
  relevancia: ['relevante', 'relevantes'],
};

/** es de gran utilidad: es muy útil. */
export const ofGreatUse = defineRewrite({
  id: 'es.rewrite.of-great-use',
  kind: 'simple',
  pattern: [
    lemma('ser').as('verb'),
    word('de').mark(),
    words('gran mucha mucho suma').mark(),
    words(Object.keys(QUALITIES).join(' ')).as('noun').mark(),
  ],
  suggest: (m) => {
    const number = m.token('verb').readings.reduce((bits, each) => bits | (each.features & Group.number), 0);
    const forms = QUALITIES[m.token('noun').lower];
    if (!forms || (number !== Feature.singular && number !== Feature.plural)) return [];
    return [`muy ${number === Feature.singular ? forms[0] : forms[1]}`];
  },
  wrong: [
    ['El libro es de gran utilidad.', 'El libro es muy útil.'],
    ['Estos datos son de suma importancia.', 'Estos datos son muy importantes.'],
    ['La charla fue de gran interés.', 'La charla fue muy interesante.'],
  ],
  right: ['Es un libro de gran utilidad.', 'El libro es útil.', 'Es de gran altura.'],
});

/** se procedió a revisar los datos: se revisaron los datos. */
export const proceededTo = defineRewrite({
  id: 'es.rewrite.proceeded-to',
  kind: 'direct',
  pattern: [
    word('se'),
    lemma('proceder')
      .and(new Element((token) => isTaggedVerb(token) && token.verbForm === 0))
      .as('verb')
      .mark(),
    word('a').mark(),
    new Element((token) => isTaggedVerb(token) && /[aeií]r$/.test(token.lower)).as('infinitive').mark(),
  ],
  where: (m) => {
    const object = phraseFrom(m.sentence.tokens, m.token('infinitive').index + 1);
    return object.length > 0 && numberOf(object) !== 0 && !mayBePerson(object);
  },
  suggest: (m) => {
    const number = numberOf(phraseFrom(m.sentence.tokens, m.token('infinitive').index + 1));
    const [reading] = m.token('verb').readings.filter(({ features }) => (features & Feature.third) !== 0);
    if (!reading) return [];
    const features = (reading.features & (Group.mood | Group.tense)) | Feature.third | number;
    const forms = m.sentence.lexicon.inflect(m.token('infinitive').lower, Pos.verb, features);
    const form = forms.find((each) => !/[éí]$/.test(each));
    return form === undefined ? [] : [form];
  },
  wrong: [
    ['Ayer se procedió a revisar los datos.', 'Ayer se revisaron los datos.'],
    ['Después se procederá a cerrar la sala.', 'Después se cerrará la sala.'],
    ['Ahora se procede a leer las cartas.', 'Ahora se leen las cartas.'],
  ],
  right: ['Se procede a votar.', 'Se procederá a llamar a los alumnos.', 'Así se procede a veces.'],
});
