// A verb that only leads up to an infinitive, for the infinitive's own verb: provvederemo a inviare, invieremo.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { inFormOf } from '../../../../rewrite/forms.ts';
import { isTaggedFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemmas, words } from '../../../../rules/pattern.ts';
import { isBare } from '../phrases/classes.ts';

/** The infinitive in the form of the verb before it; [] where it has pronouns, or the form is open. */
function direct(m: Match): string[] {
  const [verb, infinitive] = [m.token('verb'), m.token('infinitive')];
  const { sentence } = m;
  const own = infinitive.readings.find(
    ({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0,
  );
  if (!own || own.lemma !== infinitive.lower || !isBare(sentence, verb) || !isTaggedFinite(verb)) return [];
  const before = sentence.tokens[verb.index - 1];
  if (/^(?:si|s'|ci|vi|mi|ti|ne)$/.test(before?.lower ?? '')) return [];
  const form = inFormOf(sentence, verb, own.lemma);
  return form === null ? [] : [form];
}

const infinitive = () => can(Pos.verb, Feature.infinitive).as('infinitive').mark();

/** Provvederemo a inviare il modulo: invieremo il modulo. */
export const leadingVerb = defineRewrite({
  id: 'it.rewrite.leading-verb',
  kind: 'wordy',
  pattern: [lemmas('provvedere procedere').as('verb').mark(), words('a ad').mark(), infinitive()],
  suggest: direct,
  wrong: [
    ['La segreteria provvede a inviare il modulo.', 'La segreteria invia il modulo.'],
    ['Gli uffici provvedono a comunicare la data.', 'Gli uffici comunicano la data.'],
    ['La ditta procederà ad avvisare i clienti.', 'La ditta avviserà i clienti.'],
  ],
  right: ['Provvede a sé.', 'Procedono a piedi.', 'Ci provvede a pagare lui.'],
});

const EXPLAINING = listed(
  'spiegare analizzare descrivere illustrare definire modificare verificare approfondire esaminare presentare creare aggiungere inserire sostituire indicare elencare completare integrare formare costituire rappresentare',
);

/** Andremo ad analizzare i dati: analizzeremo i dati. */
export const goingTo = defineRewrite({
  id: 'it.rewrite.going-to',
  kind: 'wordy',
  pattern: [lemmas('andare').as('verb').mark(), words('a ad').mark(), infinitive()],
  where: (m) => EXPLAINING.has(m.token('infinitive').lower),
  suggest: direct,
  wrong: [
    ['Andremo ad analizzare i dati.', 'Analizzeremo i dati.'],
    ['Ora andiamo a spiegare le regole.', 'Ora spieghiamo le regole.'],
    ['Il decreto va a modificare la legge.', 'Il decreto modifica la legge.'],
  ],
  right: ['Andiamo a comprare il pane.', 'Vado a dormire.', 'Vanno a vedere la partita.'],
});

/** Sono venuti a costituire: only where the verb is in a simple tense. */
export const comingTo = defineRewrite({
  id: 'it.rewrite.coming-to',
  kind: 'wordy',
  pattern: [
    lemmas('venire').as('verb').mark(),
    words('a ad').mark(),
    can(Pos.verb, Feature.infinitive)
      .and(words('costituire formare rappresentare creare determinare mancare cadere'))
      .as('infinitive')
      .mark(),
  ],
  suggest: direct,
  wrong: [
    ['I fondi vengono a costituire una riserva.', 'I fondi costituiscono una riserva.'],
    ['La legge venne a creare problemi.', 'La legge creò problemi.'],
    ['Così vengono a mancare i soldi.', 'Così mancano i soldi.'],
  ],
  right: ['Vengono a cena.', 'Viene a trovarci.', 'Vengono a costruire la casa.'],
});

/** Non vede altro che problemi: vede solo problemi. */
export const nothingBut = defineRewrite({
  id: 'it.rewrite.nothing-but',
  kind: 'negation',
  pattern: [words('non').mark(), can(Pos.verb).as('verb').mark(), words('altro').mark(), words('che').mark()],
  where: (m) =>
    isTaggedFinite(m.token('verb')) &&
    !m.token('verb').readings.some(({ lemma }) => lemma === 'fare' || lemma === 'essere'),
  suggest: (m) => [`${m.text('verb')} solo`],
  wrong: [
    ['Mio zio non vede altro che problemi.', 'Mio zio vede solo problemi.'],
    ['Il negozio non vende altro che pane.', 'Il negozio vende solo pane.'],
    ['Non mangia altro che pasta.', 'Mangia solo pasta.'],
  ],
  right: ['Non fa altro che piangere.', 'Non vuole altro.', 'Non dice altro a nessuno.'],
});

/** Il fatto di vivere qui aiuta: vivere qui aiuta. */
export const factOf = defineRewrite({
  id: 'it.rewrite.fact-of',
  kind: 'wordy',
  pattern: [words('il').mark(), words('fatto').mark(), words('di').mark(), infinitive()],
  where: (m) => m.from === 0,
  suggest: (m) => [m.text('infinitive')],
  wrong: [
    ['Il fatto di vivere qui aiuta molto.', 'Vivere qui aiuta molto.'],
    ['Il fatto di avere un cane mi rallegra.', 'Avere un cane mi rallegra.'],
    ['Il fatto di lavorare insieme conta.', 'Lavorare insieme conta.'],
  ],
  right: ['Il fatto di ieri è grave.', 'Il fatto è noto.', 'Non amo il fatto di perdere.'],
});
