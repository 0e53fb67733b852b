// Punctuation: no comma between subject and verb, and the question mark.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anyWord,
  can,
  form,
  not,
  oneOf,
  punctuation,
  sentenceEnd,
  sentenceStart,
  words,
} from '../../../../rules/pattern.ts';

const TIME =
  /^(?:settimana|anno|mese|giorno|mattina|mattino|sera|notte|pomeriggio|volta|estate|inverno|primavera|autunno|momento|domenica|sabato|ora|minuto|secolo|prima|dopo|fa|scors[oa]|intanto|fatto|verità|cosa)$/;

const finite = oneOf(
  can(Pos.auxiliary, Feature.third | Feature.indicative),
  can(Pos.verb, Feature.third | Feature.indicative)
    .except(can(Pos.noun))
    .except(can(Pos.adjective))
    .except(can(Pos.preposition)),
);

/** Il signore del piano di sopra, ha chiesto. */
export const subjectComma = defineRule({
  id: 'it.punctuation.subject-comma',
  category: 'punctuation',
  pattern: [
    sentenceStart(),
    words('il lo la i gli le un una mio mia questo questa questi queste'),
    words('mio mia tuo tua suo sua miei mie').repeat(0, 1),
    can(Pos.noun).as('subject'),
    anyWord().repeat(0, 4).as('more'),
    punctuation(',').mark(),
    words('non si mi ti ci vi').repeat(0, 2),
    finite.as('verb'),
    not(punctuation(',')),
  ],
  where: (m) => {
    const words = [m.token('subject'), ...m.all('more')];
    if (
      words.some(
        ({ lower, pos }) =>
          TIME.test(lower) || lower === 'che' || lower === 'se' || pos === Pos.verb || pos === Pos.auxiliary,
      )
    )
      return false;
    const after = m.sentence.tokens.slice(m.token('verb').index);
    if (after.some(({ text }) => text === ',' || text === '"' || text === '»')) return false;
    const plural = m.readings('subject').some(({ features }) => (features & Feature.plural) !== 0);
    const single = m.readings('subject').some(({ features }) => (features & Feature.singular) !== 0);
    const verb = m.readings('verb');
    return verb.some(
      ({ features }) =>
        (plural && (features & Feature.plural) !== 0) || (single && (features & Feature.singular) !== 0),
    );
  },
  suggest: () => [''],
  wrong: [
    ['La signora del secondo piano, ha chiamato ieri.', 'La signora del secondo piano ha chiamato ieri.'],
    ['Il direttore della scuola, ha deciso così.', 'Il direttore della scuola ha deciso così.'],
    ['I figli di mia sorella, sono arrivati tardi.', 'I figli di mia sorella sono arrivati tardi.'],
  ],
  right: [
    'La settimana scorsa, ha piovuto.',
    'Il libro, ha detto Maria, è bello.',
    'Il sabato, se c’è il sole, va al mare.',
  ],
});

/** Quanto costa il biglietto. */
export const questionMark = defineRule({
  id: 'it.punctuation.question-mark',
  category: 'punctuation',
  pattern: [
    sentenceStart(),
    words('quanto quanti quante dove come quando cosa perché').as('ask'),
    oneOf(
      words(
        'costa costano viene vengono pago pagano posso possiamo devo dobbiamo trovo trova stai sta state va pensi fai fate vuoi volete parte apre chiude arriva comincia inizia dura ci non mi',
      ),
      form(/^(?:si)$/),
    ),
    not(oneOf(punctuation(',', ':', ';', '?', '!', '.'), words('che se quando chi')))
      .repeat(0, 9)
      .as('rest'),
    punctuation('.').mark(),
    sentenceEnd(),
  ],
  where: (m) => {
    if (/^(?:perché|quando|come|cosa)$/.test(m.token('ask').lower) && m.all('rest').length > 6) return false;
    const verbs = m.sentence.tokens.filter(
      ({ readings }) =>
        readings.length > 0 &&
        readings.every(
          ({ pos, features }) => (pos === Pos.verb || pos === Pos.auxiliary) && (features & Feature.indicative) !== 0,
        ),
    );
    return verbs.length <= 1;
  },
  suggest: () => ['?'],
  wrong: [
    ['Quanto costa il biglietto per Roma.', 'Quanto costa il biglietto per Roma?'],
    ['Dove si trova la stazione.', 'Dove si trova la stazione?'],
    ['Come stai.', 'Come stai?'],
  ],
  right: ['Quando non lavorava leggeva.', 'Dove abito io non ci sono negozi.', 'Come sai, arrivo tardi.'],
});
