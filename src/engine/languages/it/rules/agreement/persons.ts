// The person and number of a verb after its subject: a pronoun, or a noun that begins a clause.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { fulfils } from '../../../../lexicon/inflect.ts';
import { finiteReadings, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { inPerson, isWrongPerson, opensClause, TIME } from '../../reading/clauses.ts';

const PERSONS: Readonly<Record<string, number>> = {
  io: Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  egli: Feature.third | Feature.singular,
  ella: Feature.third | Feature.singular,
  esso: Feature.third | Feature.singular,
  essa: Feature.third | Feature.singular,
  nessuno: Feature.third | Feature.singular,
  qualcuno: Feature.third | Feature.singular,
  ognuno: Feature.third | Feature.singular,
  lui: Feature.third | Feature.singular,
  lei: Feature.third | Feature.singular,
  noi: Feature.first | Feature.plural,
  voi: Feature.second | Feature.plural,
  loro: Feature.third | Feature.plural,
};

const HE = Feature.third | Feature.singular;

const personOf = (m: Match): number => PERSONS[m.token('subject').lower] ?? 0;

const CLITICS = 'non mi ti si ci vi lo la li le ne gli me te ce ve';

const person = (pos: typeof Pos.verb | typeof Pos.auxiliary) =>
  oneOf(can(pos, Feature.first), can(pos, Feature.second), can(pos, Feature.third));

const verb = oneOf(person(Pos.verb), person(Pos.auxiliary)).except(can(Pos.noun));

/** Whether the pronoun is one of several subjects ("mia sorella ed io"), not a new clause ("noi restiamo e loro va"). */
function isJoined(m: Match): boolean {
  const { index, lower } = m.token('subject');
  const before = m.sentence.tokens[index - 1]?.lower ?? '';
  if (!/^(?:e|ed|o|né)$/.test(before)) return false;
  const earlier = m.sentence.tokens.slice(0, index - 1);
  const isSecondClause =
    before === 'e' &&
    /^(?:noi|voi|loro)$/.test(lower) &&
    earlier.some(({ pos, verbForm }) => pos === Pos.verb && verbForm === 0) &&
    !earlier.slice(-3).some((token) => /^(?:tra|fra|con|per|di|come|senza)$/.test(token.lower)) &&
    earlier.at(-1)?.pos !== Pos.pronoun;
  return !isSecondClause;
}

const BETWEEN = /^(?:anche|pure|proprio|solo|soltanto|magari|nemmeno|neanche|stesso|sempre|qui|qua|più|già)$/;

/** "se venissi anche tu", "ci penso sempre io": the pronoun stands behind its verb, with at most an adverb or two between. */
function isOfVerbBefore(m: Match): boolean {
  const { index } = m.token('subject');
  for (const token of m.sentence.tokens.slice(Math.max(0, index - 3), index).reverse()) {
    if (finiteReadings(token).some(({ features }) => fulfils(features, personOf(m)))) return true;
    if (isTaggedFinite(token)) return false;
    if (!BETWEEN.test(token.lower) && token.pos !== Pos.adverb) return false;
  }
  return false;
}

/** noi va, tu mangia. */
export const pronounVerb = defineRule({
  id: 'it.agreement.pronoun-verb',
  patterns: [
    [words(Object.keys(PERSONS).join(' ')).as('subject'), words(CLITICS).repeat(0, 2), verb.as('verb').mark()],
  ],
  where: (m) => isWrongPerson(m, 'verb', personOf(m)),
  unless: {
    'what one does': {
      when: (m) => m.sentence.tokens[m.token('subject').index + 1]?.lower === 'si',
      right: 'Noi si va al mare ogni domenica.',
    },
    'an object': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('subject').index - 1];
        return personOf(m) === HE && before !== undefined && !/^(?:[,;:.]|che|se|ma|perché|quando)$/.test(before.lower);
      },
      right: 'Se scelgono proprio lei sono contento.',
    },
    'one of several': { when: isJoined, right: 'Luca, Anna ed io siamo una squadra.' },
    'after a preposition or a determiner': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('subject').index - 1];
        return before?.pos === Pos.preposition || before?.pos === Pos.determiner;
      },
      right: 'A noi piace molto.',
    },
    compared: {
      when: (m) => /^(?:come|quanto)$/.test(m.sentence.tokens[m.token('subject').index - 1]?.lower ?? ''),
      right: 'Chi lavora quanto noi ha diritto a una pausa.',
    },
    'of the verb before': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('subject').index - 1];
        return before?.pos === Pos.verb || before?.pos === Pos.auxiliary;
      },
      right: 'La lettera che ho scritto io sembra triste.',
    },
    'of a verb before that agrees with it': {
      when: isOfVerbBefore,
      right: 'Se venissi anche tu sarei molto contenta.',
    },
  },
  suggest: (m) => inPerson(m, 'verb', personOf(m)),
  params: (m) => ({ subject: m.token('subject').text }),
  wrong: [
    ['Noi va al cinema stasera.', 'Noi andiamo al cinema stasera.'],
    ['Tu scrive troppo in fretta.', 'Tu scrivi troppo in fretta.'],
    ['Loro non capisce niente di calcio.', 'Loro non capiscono niente di calcio.'],
    ['Io sei stanco.', 'Io sono stanco.'],
    ['Tu ha ragione.', 'Tu hai ragione.'],
  ],
  right: [
    'Noi andiamo al cinema.',
    'Voi sposi siete bellissimi.',
    'Il loro cane abbaia.',
    'Per loro va bene.',
    'Tu che ne pensi?',
  ],
});

const PARTS =
  /^(?:parte|maggioranza|minoranza|metà|serie|coppia|paio|gruppo|numero|sacco|resto|totale|folla|marea|insieme|centinaio|migliaio|decina|quantità|percento|terzo|quarto|quinto|decimo)$/;

/** la gente dicono; il mio capo vogliono. */
export const nounVerbSingular = defineRule({
  id: 'it.agreement.singular-noun-verb',
  pattern: [
    words(
      "il lo la l' questo questa ogni mio mia tuo tua suo sua nostro nostra quest' quel quella un una nessun nessuna",
    ),
    words('mio mia tuo tua suo sua nostro nostra vostro vostra nuovo nuova').repeat(0, 1),
    can(Pos.noun, Feature.singular).except(can(Pos.subjunction)).except(form(PARTS)).as('subject'),
    oneOf(
      tagged(Pos.adjective),
      words("di del dello della d' dell' qui mio mia tuo tua suo sua nostro nostra"),
      tagged([Pos.noun, Pos.properNoun], Feature.singular),
    ).repeat(0, 3),
    words('non si mi ti ci gli').repeat(0, 2),
    verb.and(uncapitalised()).as('verb').mark(),
  ],
  where: (m) =>
    opensClause(m) &&
    isWrongPerson(m, 'verb', Feature.third | Feature.singular) &&
    !isWrongPerson(m, 'verb', Feature.third | Feature.plural),
  unless: {
    'the verb of what follows': {
      when: (m) => /^(?:io|tu|noi|voi|loro|i|gli|le|due|tre|quei|quelle|molti|molte)$/.test(m.after()?.lower ?? ''),
      right: 'Il mio sogno sono i viaggi.',
    },
    'one of two': {
      when: (m) => m.sentence.tokens.slice(0, m.from).some(({ lower }) => lower === 'sia' || lower === 'né'),
      right: 'Sia la madre che il padre lavorano.',
    },
    'the end of a list': {
      when: (m) => m.before()?.text === ',' && m.before(2)?.pos === Pos.noun,
      right: 'Il pane, il burro, la marmellata costano di più.',
    },
    'a time, not the subject': {
      when: (m) => TIME.test(m.token('subject').lower),
      right: 'La domenica vengono spesso a pranzo.',
    },
  },
  suggest: (m) => inPerson(m, 'verb', Feature.third | Feature.singular),
  wrong: [
    ['La gente dicono troppe sciocchezze.', 'La gente dice troppe sciocchezze.'],
    ['Il mio capo vogliono una risposta.', 'Il mio capo vuole una risposta.'],
    ['Quando il treno arrivano, saliamo.', 'Quando il treno arriva, saliamo.'],
  ],
  right: [
    'La gente dice tante cose.',
    'La maggior parte sono studenti.',
    'La maggioranza sono donne.',
    'Questo perché non ci sono soldi.',
    'Un ramo di pino coperto di neve.',
    'Il padre e la madre lavorano.',
  ],
});
