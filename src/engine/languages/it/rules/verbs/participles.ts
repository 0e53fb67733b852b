// Participles with essere and avere, c'è and ci sono, and pronouns for people already mentioned.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  capitalised,
  form,
  number,
  oneOf,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';
import { TIME } from '../../reading/clauses.ts';
import { isMan, isWomanName, women, womenNames } from '../people.ts';

/** A singular participle or adjective: partito, stanca; not solo, which is also an adverb. */
const singular = oneOf(can(Pos.verb, Feature.pastParticiple | Feature.singular), can(Pos.adjective, Feature.singular))
  .and(form(/[oa]$/))
  .except(can(Pos.adverb));

function pluralOf(m: Match, name: string, feminine: boolean): string[] {
  const gender = feminine ? Feature.feminine : Feature.masculine;
  const near = m.token(name).lower.slice(0, -1);
  return m
    .inflect(name, Feature.plural | gender)
    .filter((each) => each.endsWith(feminine ? 'e' : 'i'))
    .sort((a, b) => Number(b.startsWith(near)) - Number(a.startsWith(near)));
}

/** Maria e Giulia sono partito; siamo andato. */
export const pluralParticiple = defineRule({
  id: 'it.participles.plural-subject',
  patterns: [
    [
      capitalised().as('one'),
      word('e'),
      capitalised().as('two'),
      words('non si ci vi').repeat(0, 2),
      words('sono erano saranno'),
      words('già appena molto sempre stati').repeat(0, 1),
      singular.as('participle').mark(),
    ],
    [
      words('siamo eravamo saremo saremmo fossimo'),
      words('già appena molto sempre tutti mai anche').repeat(0, 1),
      singular.as('participle').mark(),
    ],
    [
      words('siete eravate'),
      words('già appena molto sempre tutti mai anche').repeat(0, 2),
      singular.and(can(Pos.verb, Feature.pastParticiple)).as('participle').mark(),
    ],
    [
      words('loro noi'),
      words('non si ci').repeat(0, 2),
      words('sono erano siamo eravamo'),
      words('già appena molto sempre').repeat(0, 1),
      singular.as('participle').mark(),
    ],
  ],
  unless: {
    'a noun': {
      when: (m) => {
        const { readings } = m.token('participle');
        const isNoun = readings.some(({ pos }) => pos === Pos.noun);
        return isNoun && !readings.some(({ features }) => (features & Feature.pastParticiple) !== 0);
      },
      right: 'Stasera siamo pubblico anche noi.',
    },
    'the polite plural': {
      when: (m) =>
        m.sentence.tokens.some(({ lower }) =>
          /^(?:signor[ae]?|signorina|don|donna|dottor(?:e|essa)?|maestà)$/.test(lower),
        ),
      right: 'Siete mai stata a Napoli, signora?',
    },
    'said of myself': {
      when: (m) => m.before()?.pos === Pos.preposition,
      right: 'Per loro sono stato un padre.',
    },
  },
  suggest: (m) => {
    const women = m.sentence.tokens.slice(m.from, m.to).filter((token) => isWomanName(token)).length;
    const feminine = women === 2 || m.token('participle').lower.endsWith('a');
    return pluralOf(m, 'participle', feminine);
  },
  wrong: [
    ['Chiara e Marta sono arrivato ieri.', 'Chiara e Marta sono arrivate ieri.'],
    ['Ieri siamo andato al mare.', 'Ieri siamo andati al mare.'],
    ['Noi siamo stanco di aspettare.', 'Noi siamo stanchi di aspettare.'],
    ['Loro sono andato al mare.', 'Loro sono andati al mare.'],
    ['Non siete mai salito su un treno?', 'Non siete mai saliti su un treno?'],
    ['Noi siamo arrivato tardi.', 'Noi siamo arrivati tardi.'],
  ],
  right: ['Anna e Luca sono solo amici.', 'Noi siamo lontano da casa.', 'Siamo solo in due.'],
});

const HAVE = 'ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano';

/** li ho visto, gli ho visti. */
export const objectParticiple = defineRule({
  id: 'it.participles.object-pronoun',
  patterns: [
    [
      word('li'),
      words(HAVE),
      words('già sempre mai appena anche').repeat(0, 1),
      can(Pos.verb, Feature.pastParticiple | Feature.singular | Feature.masculine)
        .as('participle')
        .mark(),
    ],
    [
      word('gli').as('pronoun').mark(),
      words(HAVE),
      words('già sempre mai appena').repeat(0, 1),
      can(Pos.verb, Feature.pastParticiple | Feature.plural | Feature.masculine),
    ],
  ],
  suggest: (m) => (m.sentence.tokens[m.from]?.lower === 'gli' ? ['li'] : pluralOf(m, 'participle', false)),
  wrong: [
    ['I biglietti? Li ho comprato ieri.', 'I biglietti? Li ho comprati ieri.'],
    ['Li abbiamo visto al parco.', 'Li abbiamo visti al parco.'],
    ['I tuoi amici? Gli ho incontrati ieri.', 'I tuoi amici? Li ho incontrati ieri.'],
  ],
  right: [
    'Gli ho scritto una lettera.',
    'Li ho conosciuti dopo aver cambiato lavoro.',
    'Non gli abbiamo ancora risposto.',
  ],
});

const BE: Readonly<Record<string, readonly [string, string]>> = {
  è: ["c'è", 'ci sono'],
  era: ["c'era", "c'erano"],
  sono: ["c'è", 'ci sono'],
  erano: ["c'era", "c'erano"],
};

/** c'è molte persone; ci sono un problema. */
export const thereIs = defineRule({
  id: 'it.agreement.there-is',
  patterns: [
    [
      oneOf(word("c'"), word('ci')).mark(),
      words('è era').as('be').mark(),
      words('anche ancora sempre solo almeno circa più di già quasi ormai poi').repeat(0, 2),
      oneOf(
        words(
          'molti molte tanti tante pochi poche alcuni alcune parecchi parecchie troppi troppe diversi diverse i gli tutti tutte',
        ),
        word('delle', 'dei', 'degli'),
        number(),
        tagged(Pos.numeral),
      ).as('many'),
      words('altri altre miei mie tuoi tue suoi sue le i gli').repeat(0, 1),
      oneOf(tagged([Pos.noun, Pos.adjective], Feature.plural), can(Pos.noun, Feature.plural)).as('noun'),
    ],
    [
      oneOf(word("c'"), word('ci')).mark(),
      words('è era').as('be').mark(),
      oneOf(words('anche ancora sempre solo spesso altre altri grandi'), tagged(Pos.adjective, Feature.plural)).repeat(
        0,
        2,
      ),
      tagged(Pos.noun, Feature.plural).and(uncapitalised()).as('bare'),
    ],
    [
      word('ci').mark(),
      words('sono erano').as('be').mark(),
      words('anche ancora solo').repeat(0, 1),
      words('un una uno nessuna molta tanta poca questo questa').as('one'),
      tagged(Pos.noun, Feature.singular).as('noun'),
    ],
  ],
  where: (m) => !m.names('bare') || !reads(m.token('bare'), Pos.noun, Feature.singular),
  unless: {
    'how often, not what': {
      when: (m) => m.names('noun') && TIME.test(m.token('noun').lower),
      right: "C'è due volte al giorno un treno per Pisa.",
    },
    'several things': {
      when: (m) =>
        m.names('one') && m.sentence.tokens.slice(m.to, m.to + 12).some(({ lower }) => /^(?:e|ed|,|o)$/.test(lower)),
      right: 'Ci sono un cane e un gatto.',
    },
    'a number of things': {
      when: (m) => m.names('one') && m.sentence.tokens.slice(m.to, m.to + 12).some(({ lower }) => lower === 'di'),
      right: 'Ci sono un sacco di cose da fare.',
    },
  },
  suggest: (m) => {
    const be = m.token('be').lower;
    const forms = BE[be];
    return forms ? [be === 'è' || be === 'era' ? forms[1] : forms[0]] : [];
  },
  wrong: [
    ["C'è molte persone in fila.", 'Ci sono molte persone in fila.'],
    ["In frigo c'è due uova.", 'In frigo ci sono due uova.'],
    ["Davanti alla porta c'era persone in attesa.", "Davanti alla porta c'erano persone in attesa."],
    ['Ci sono un problema con la stampante.', "C'è un problema con la stampante."],
  ],
  right: ["C'è molta gente.", "C'è città e città.", 'Ci sono due uova.', "Non c'è due senza tre."],
});

/** Whether it names a man, or is a name that is not known as a woman's. */
const mayBeMan = (token: Token): boolean =>
  isMan(token) || (isCapitalised(token) && (token.index > 0 || token.pos === Pos.properNoun) && !isWomanName(token));

/** Ho visto Anna e gli ho detto. */
export const giveHer = defineRule({
  id: 'it.pronouns.gli-le',
  pattern: [
    oneOf(womenNames.and(capitalised()), women).as('woman'),
    oneOf(words('e ma così perché quindi però ieri oggi stamattina che'), form(/^,$/)).repeat(1, 2),
    words('non io poi noi').repeat(0, 2),
    word('gli').as('pronoun').mark(),
    words(
      'ho abbiamo avevo avevamo dico dirò diremo diciamo scrivo scriverò chiedo chiederò regalo regalerò do darò mando manderò telefono telefonerò porto porterò',
    ),
  ],
  unless: {
    'a man is named too': {
      when: (m) => m.sentence.tokens.slice(0, m.token('woman').index).some(mayBeMan),
      right: 'Luca ama Anna e gli ho detto di sposarla.',
    },
    'one of several': {
      when: (m) => /^(?:e|ed)$/.test(m.before()?.lower ?? ''),
      right: 'Ho incontrato le gemelle e Anna e gli ho detto tutto.',
    },
  },
  suggest: () => ['le'],
  wrong: [
    ['Ho visto Laura e gli ho detto tutto.', 'Ho visto Laura e le ho detto tutto.'],
    ['Chiamo mia madre e gli dico che arriviamo.', 'Chiamo mia madre e le dico che arriviamo.'],
    ['Domani vedo la maestra e gli chiedo un consiglio.', 'Domani vedo la maestra e le chiedo un consiglio.'],
  ],
  right: [
    'Ho visto Marco e gli ho detto tutto.',
    'Mio padre vive con mia madre e gli telefono spesso.',
    'Marco e Anna sono qui e gli ho scritto.',
  ],
});
