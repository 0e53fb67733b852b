// A tense that the time named first rules out: ieri vado, domani siamo andati.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  type Element,
  lemmas,
  number,
  oneOf,
  only,
  sentenceStart,
  tagged,
  words,
} from '../../../../rules/pattern.ts';

const BE =
  /^(?:andare|venire|uscire|partire|arrivare|tornare|ritornare|entrare|rimanere|restare|nascere|morire|cadere|diventare|riuscire|stare|essere|salire|scendere|scappare)$/;

const period = words(
  "anno settimana mese estate inverno autunno primavera lunedì martedì mercoledì giovedì venerdì sabato domenica weekend l' la il",
);

const PAST: readonly (readonly Element[])[] = [
  [words('ieri'), words('sera mattina pomeriggio notte').repeat(0, 1)],
  [period.repeat(1, 2), words('scorso scorsa')],
  [
    oneOf(number(), tagged(Pos.numeral), words('due tre quattro un una qualche')),
    words('giorni settimane mesi anni giorno settimana mese anno'),
    words('fa'),
  ],
];

const subject = words('io noi tu voi non ci mi vi ti lo la li le gli anche e mio').repeat(0, 3);

const opening = [sentenceStart(), words('ma e però allora poi').repeat(0, 1)];

/** Forms of the first person that are verbs and nothing else, of the present or future. */
const notPast = only(Pos.verb, Pos.auxiliary)
  .and(can(Pos.verb, Feature.first))
  .except(
    oneOf(can(Pos.verb, Feature.imperfect), can(Pos.verb, Feature.preterite), can(Pos.verb, Feature.conditional)),
  );

/** The passato prossimo of the verb, in its own person: ho visto, siamo andati, (mi) sono accorto. */
function pastOf(m: Match): string[] {
  const found = new Set<string>();
  const clitic = m.sentence.tokens[m.token('verb').index - 1]?.lower;
  for (const { lemma, pos, features } of m.token('verb').readings) {
    if (pos !== Pos.verb || (features & Feature.first) === 0) continue;
    const isPlural = (features & Feature.plural) !== 0;
    const isBe = BE.test(lemma) || clitic === (isPlural ? 'ci' : 'mi');
    const gender = Feature.pastParticiple | Feature.masculine | (isBe && isPlural ? Feature.plural : Feature.singular);
    const have = isBe ? (isPlural ? 'siamo' : 'sono') : isPlural ? 'abbiamo' : 'ho';
    for (const each of m.sentence.lexicon.inflect(lemma, pos, gender)) found.add(`${have} ${each}`);
  }
  // visto before veduto, perso before perduto
  return [...found].filter((each) => !each.endsWith("'")).sort((a, b) => a.length - b.length);
}

/** ieri vado al cinema; due settimane fa vedo Luca. */
export const pastTime = defineRule({
  id: 'it.verbs.past-time',
  patterns: PAST.map((time) => [...opening, ...time, subject, notPast.as('verb').mark()]),
  where: (m) => pastOf(m).length > 0 && !/^(?:sono|ho|abbiamo|siamo|posso|devo|so)$/.test(m.token('verb').lower),
  suggest: pastOf,
  wrong: [
    ['Ieri vado al cinema con mia sorella.', 'Ieri sono andato al cinema con mia sorella.'],
    ['Due settimane fa vedo il vecchio professore.', 'Due settimane fa ho visto il vecchio professore.'],
    ["L'anno scorso visitiamo la Grecia.", "L'anno scorso abbiamo visitato la Grecia."],
    ['Ieri mi accorgo del furto e chiamo la polizia.', 'Ieri mi sono accorto del furto e chiamo la polizia.'],
  ],
  right: [
    'Ieri sono andato al cinema.',
    'Ieri lavoravo fino a tardi.',
    'Due anni fa partii per il Brasile.',
    'Da ieri dormo male.',
  ],
});

const FUTURE: readonly (readonly Element[])[] = [
  [words('domani dopodomani'), words('sera mattina pomeriggio').repeat(0, 1)],
  [period.repeat(1, 2), words('prossimo prossima')],
];

const motion = lemmas('andare venire partire tornare arrivare uscire restare rimanere').and(
  can(Pos.verb, Feature.pastParticiple),
);

/** The future of the verb, in the person of its auxiliary and the number of both: sono andato, andrò; sono andati, andranno. */
function futureOf(m: Match): string[] {
  const found = new Set<string>();
  const participles = m.token('verb').readings.filter(({ features }) => (features & Feature.pastParticiple) !== 0);
  for (const { lemma, features: own } of participles)
    for (const { features } of m.token('be').readings) {
      const person = features & (Group.person | Group.number);
      if ((features & Feature.indicative) === 0 || (features & Feature.present) === 0) continue;
      if ((features & own & Group.number) === 0) continue;
      for (const each of m.sentence.lexicon.inflect(lemma, Pos.verb, Feature.indicative | Feature.future | person))
        found.add(each);
    }
  return [...found];
}

/** domani siamo andati a trovare la zia. */
export const futureTime = defineRule({
  id: 'it.verbs.future-time',
  patterns: FUTURE.map((time) => [
    ...opening,
    ...time,
    subject,
    words('sono sei è siamo siete').as('be').mark(),
    motion.as('verb').mark(),
  ]),
  suggest: futureOf,
  wrong: [
    ['Domani siamo andati a trovare la zia.', 'Domani andremo a trovare la zia.'],
    ["L'estate prossima siamo tornati in Puglia.", "L'estate prossima torneremo in Puglia."],
    ['Domani sono rimaste poche persone.', 'Domani rimarranno poche persone.'],
    ['La settimana prossima è arrivato mio cugino.', 'La settimana prossima arriverà mio cugino.'],
  ],
  right: ['Domani è domenica.', 'Domani saremo tornati da un pezzo.', 'Ieri siamo andati dalla zia.'],
});
