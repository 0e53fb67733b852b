// A tense that the time named first rules out: ieri vado, domani siamo andati.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeParticiple, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  type Element,
  form,
  lemmas,
  number,
  oneOf,
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

const openings = [[sentenceStart()], [sentenceStart(), words('ma e però allora poi')]];

/** Forms of one person that are of the present or future and of nothing else. */
const notPast = oneOf(can(Pos.verb, Feature.first), can(Pos.auxiliary, Feature.first))
  .except(can(Pos.noun))
  .except(can(Pos.adjective))
  .except(can(Pos.adverb))
  .except(can(Pos.preposition))
  .except(can(Pos.verb, Feature.imperfect))
  .except(can(Pos.verb, Feature.preterite))
  .except(can(Pos.verb, Feature.subjunctive | Feature.imperfect))
  .except(can(Pos.verb, Feature.conditional))
  .except(can(Pos.auxiliary, Feature.imperfect));

/** The passato prossimo of the verb, in its own person. */
function pastOf(m: Match): string[] {
  const found = new Set<string>();
  for (const { lemma, pos, features } of m.token('verb').readings) {
    if (pos !== Pos.verb || (features & Feature.first) === 0) continue;
    const isPlural = (features & Feature.plural) !== 0;
    const isBe = BE.test(lemma);
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
  patterns: PAST.flatMap((time) =>
    openings.map((opening) => [...opening, ...time, subject, notPast.as('verb').mark()]),
  ),
  where: (m) => pastOf(m).length > 0 && !/^(?:sono|ho|abbiamo|siamo|posso|devo|so)$/.test(m.token('verb').lower),
  unless: {
    'a reflexive': {
      when: (m) => /^(?:mi|ci)$/.test(m.sentence.tokens[m.token('verb').index - 1]?.lower ?? ''),
      right: 'Ieri mi sveglio e trovo la neve.',
    },
  },
  suggest: pastOf,
  wrong: [
    ['Ieri vado al cinema con mia sorella.', 'Ieri sono andato al cinema con mia sorella.'],
    ['Due settimane fa vedo il vecchio professore.', 'Due settimane fa ho visto il vecchio professore.'],
    ["L'anno scorso visitiamo la Grecia.", "L'anno scorso abbiamo visitato la Grecia."],
  ],
  right: [
    'Ieri sono andato al cinema.',
    'Ieri pioveva.',
    'Due anni fa partii per il Brasile.',
    'Di ieri ricordo poco.',
  ],
});

const FUTURE: readonly (readonly Element[])[] = [
  [words('domani dopodomani'), words('sera mattina pomeriggio').repeat(0, 1)],
  [period.repeat(1, 2), words('prossimo prossima')],
];

const motion = lemmas('andare venire partire tornare arrivare uscire restare rimanere')
  .and(can(Pos.verb, Feature.pastParticiple))
  .except(form(/^part[aei]$/));

/** The future of the verb, in the person of its auxiliary. */
function futureOf(m: Match): string[] {
  const found = new Set<string>();
  for (const { lemma } of m.token('verb').readings.filter(({ pos }) => pos === Pos.verb))
    for (const { features } of m.token('be').readings) {
      const person = features & (Group.person | Group.number);
      if ((features & Feature.indicative) === 0 || (features & Feature.present) === 0 || person === 0) continue;
      const isPlural = m.token('verb').lower.endsWith('i') || m.token('verb').lower.endsWith('e');
      if (((features & Feature.plural) !== 0) !== isPlural) continue;
      for (const each of m.sentence.lexicon.inflect(lemma, Pos.verb, Feature.indicative | Feature.future | person))
        found.add(each);
    }
  return [...found];
}

/** domani siamo andati a trovare la zia. */
export const futureTime = defineRule({
  id: 'it.verbs.future-time',
  patterns: FUTURE.flatMap((time) =>
    openings.map((opening) => [
      ...opening,
      ...time,
      subject,
      words('sono sei è siamo siete').as('be').mark(),
      motion.as('verb').mark(),
    ]),
  ),
  where: (m) => futureOf(m).length > 0 && (isMarkOrEnd(m.after()) || !canBeParticiple(m.after())),
  suggest: futureOf,
  wrong: [
    ['Domani siamo andati a trovare la zia.', 'Domani andremo a trovare la zia.'],
    ["L'estate prossima siamo tornati in Puglia.", "L'estate prossima torneremo in Puglia."],
    ['La settimana prossima è arrivato mio cugino.', 'La settimana prossima arriverà mio cugino.'],
  ],
  right: ['Domani andremo dalla zia.', 'Domani è domenica.', 'Ieri siamo andati dalla zia.'],
});
