// Words that agree with an object before them: le chiavi le ha prese, la rendono adatta; and la for le in "la ringrazio".
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, lemmas, oneOf, uncapitalised, words } from '../../../../rules/pattern.ts';
import { isCapitalised, reads } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubjects.ts';
import { statementReadings } from '../../reading/clauses.ts';
import { nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';

const OBJECT: Readonly<Record<string, number>> = {
  la: Feature.feminine | Feature.singular,
  li: Feature.masculine | Feature.plural,
  le: Feature.feminine | Feature.plural,
  "l'": Feature.singular,
};

/** Gender and number of what the pronoun stands for: the noun phrase before it. */
function objectBits(m: Match): number {
  const pronoun = OBJECT[m.token('pronoun').lower] ?? 0;
  const noun = subjectBefore(m.sentence.tokens, m.token('have').index);
  if (!noun || noun.isRelative || noun.options.length !== 1) return 0;
  const [option = 0] = noun.options;
  if (!agrees(option, pronoun, GENDER_NUMBER)) return 0;
  // "la nonna l'ha fatto": what comes first may be the subject, unless another one follows
  const persons = statementReadings(m.token('have')).filter(({ features }) => (features & Feature.third) !== 0);
  const after = nounPhraseAt(m.sentence.tokens, m.to);
  const next = m.after();
  const isName = next !== undefined && next.kind === 'word' && isCapitalised(next);
  const follows =
    isName || (after !== null && persons.some(({ features }) => (features & Group.number) === numberOf(after.options)));
  if (after !== null && !follows) return 0;
  if (!follows && persons.some(({ features }) => (features & option & Group.number) !== 0)) return 0;
  return option & (Group.gender | Group.number);
}

const inGender = (m: Match, bits: number): string[] => m.inflect('participle', bits | Feature.pastParticiple, Pos.verb);

/** le chiavi le ha preso Marco; la mappa l'ha fatto da solo. */
export const objectBefore = defineRule({
  id: 'it.participles.object-before',
  pattern: [
    words("la le li l'").as('pronoun'),
    lemmas('avere').as('have'),
    words('già sempre mai appena anche poi tutte tutti').repeat(0, 2),
    can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular)
      .and(uncapitalised())
      .as('participle')
      .mark(),
  ],
  where: (m) => {
    const bits = objectBits(m);
    return (
      bits !== 0 && !agrees(bits, Feature.masculine | Feature.singular, GENDER_NUMBER) && inGender(m, bits).length > 0
    );
  },
  suggest: (m) => inGender(m, objectBits(m)),
  params: (m) => ({ object: subjectBefore(m.sentence.tokens, m.token('have').index)?.head.text ?? '' }),
  wrong: [
    ['Le chiavi di casa le ha preso mio fratello.', 'Le chiavi di casa le ha prese mio fratello.'],
    ["La cartina del parco l'ha fatto Marco.", "La cartina del parco l'ha fatta Marco."],
    ['Le bollette le ho sempre pagato in tempo.', 'Le bollette le ho sempre pagate in tempo.'],
  ],
  right: [
    'Le chiavi le ha prese mio fratello quando è arrivato.',
    "Il dolce l'ha fatto Marco.",
    'Ieri le ho comprato un regalo.',
    "La nonna l'ha detto ieri.",
  ],
});

/** la rendono adatto: the adjective after rendere describes the object. */
export const makeSo = defineRule({
  id: 'it.agreement.rendere',
  pattern: [
    words('la li').as('pronoun'),
    lemmas('rendere').and(can(Pos.verb)),
    words('più molto meno così troppo anche davvero ancora').repeat(0, 2),
    can(Pos.adjective).and(uncapitalised()).as('adjective').mark(),
  ],
  where: (m) => {
    const wanted = OBJECT[m.token('pronoun').lower] ?? 0;
    const adjective = m.token('adjective');
    if (reads(adjective, Pos.adverb) || reads(adjective, Pos.determiner)) return false;
    const said = adjective.readings.filter(
      ({ pos, features }) => pos === Pos.adjective && (features & Group.number) !== 0,
    );
    return (
      said.length > 0 &&
      said.every(({ features }) => !agrees(features, wanted, GENDER_NUMBER)) &&
      m.after()?.pos !== Pos.noun
    );
  },
  suggest: (m) => m.inflect('adjective', OBJECT[m.token('pronoun').lower] ?? 0, Pos.adjective),
  wrong: [
    ['La forma compatta la rende adatto a tutti.', 'La forma compatta la rende adatta a tutti.'],
    ['I nuovi freni li rendono più sicuro.', 'I nuovi freni li rendono più sicuri.'],
    ['Questo dettaglio la rende unico.', 'Questo dettaglio la rende unica.'],
  ],
  right: [
    'La rende felice.',
    'Questo la rende adatta a tutti.',
    'La notizia mi ha reso felice.',
    'La malattia li rende deboli.',
  ],
});

/** Le ringrazio, gli saluto: these verbs take a direct object. */
export const directObject = defineRule({
  id: 'it.pronouns.direct-object',
  pattern: [
    words('le gli').as('pronoun').mark(),
    oneOf(
      words(
        'ringrazio ringraziamo saluto salutiamo contatto contatteremo aspetto aspettiamo invito invitiamo prego preghiamo richiamo',
      ),
    ).as('verb'),
  ],
  where: (m) => {
    const pronoun = m.token('pronoun');
    if (pronoun.lower === 'gli')
      return m.token('verb').pos === Pos.verb && /^(?:ringrazi|salut|aspett)/.test(m.token('verb').lower);
    if (isCapitalised(pronoun) && pronoun.index > 0) return true;
    if (m.token('verb').pos !== Pos.verb) return false;
    return m.sentence.tokens.some(
      ({ lower, index, text }) =>
        index !== pronoun.index &&
        (text === 'La' ||
          text === 'Lei' ||
          text === 'Sua' ||
          text === 'Suo' ||
          (lower === 'la' &&
            /^(?:saluto|ringrazio|prego|aspetto|invito)$/.test(m.sentence.tokens[index + 1]?.lower ?? ''))),
    );
  },
  suggest: (m) => (m.token('pronoun').lower === 'gli' ? ['li', 'lo'] : [m.text('pronoun').replace(/e$/, 'a')]),
  wrong: [
    ['Le ringrazio e la saluto cordialmente.', 'La ringrazio e la saluto cordialmente.'],
    ['Gli ringrazio per il regalo.', 'Li ringrazio per il regalo.'],
    ['Resto a disposizione e Le saluto.', 'Resto a disposizione e La saluto.'],
  ],
  right: ['La ringrazio molto per le foto.', 'Le ringrazio, care amiche.', 'Gli prego la pace.'],
});
