// Agreement in gender and number, of subject and verb, and the auxiliary that a verb takes.
import { agrees, Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { can, form, lemmas, oneOf, sentenceStart, tagged, words } from '../pattern.ts';

const GENDER_NUMBER = [Group.gender, Group.number] as const;

function nounFeatures(m: Match, name: string): number {
  const noun =
    m.readings(name).find(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0) ??
    m.readings(name).find(({ pos }) => pos === Pos.noun);
  return noun ? noun.features & (Group.gender | Group.number) : 0;
}

/** Whether no reading of `name` fits the noun. Readings of the noun that do not say their gender do not count. */
function disagrees(m: Match, name: string, noun: string): boolean {
  const nouns = m
    .token(noun)
    .readings.filter(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0);
  const others = m.readings(name);
  return (
    nouns.length > 0 &&
    others.length > 0 &&
    others.every((other) => nouns.every(({ features }) => !agrees(other.features, features, GENDER_NUMBER)))
  );
}

const hasGender = (m: Match, name: string): boolean =>
  m.token(name).readings.every(({ pos, features }) => pos !== Pos.noun || (features & Group.gender) !== 0);

/** Nouns of either gender, and those whose ending hides it. */
const COMMON_GENDER =
  /(?:ista|isti|iste|ante|anti|ente|enti|foto|moto|radio|auto|mano|mani|eco|cinema|collega|colleghi|guida|dinamo|fine|fronte|carcere|capitale|ioni|menù|metro|portavoce|chiamate|wifi|email|mail|tee|fan|star)$/;

/** le problema, questo macchine. */
export const determinerNoun = defineRule({
  id: 'it.agreement.determiner-noun',
  pattern: [
    words(
      'il lo la i gli le un una questo questa questi queste quella quelle mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre molti molte tanti tante alcuni alcune tutti',
    )
      .as('determiner')
      .mark(),
    tagged(Pos.noun).except(can(Pos.verb)).except(can(Pos.adverb)).except(can(Pos.adjective)).as('noun'),
  ],
  where: (m) => {
    const noun = m.token('noun');
    if (noun.text !== noun.lower || COMMON_GENDER.test(noun.lower) || !hasGender(m, 'noun')) return false;
    return disagrees(m, 'determiner', 'noun');
  },
  suggest: (m) =>
    m
      .inflect('determiner', nounFeatures(m, 'noun'), Pos.determiner)
      .map((each) => (each === 'uno' ? 'un' : each))
      .filter((each) => !each.endsWith("'")),
  wrong: [
    ['Ho comprato una quaderno nuovo.', 'Ho comprato un quaderno nuovo.'],
    ['Questi macchine sono veloci.', 'Queste macchine sono veloci.'],
    ['Il mie sorella abita a Roma.', 'Il mia sorella abita a Roma.'],
  ],
  right: ['Un libro nuovo.', 'Queste macchine.', 'La mia sorellina.', 'Le foto della festa.'],
});

const adjective = () =>
  tagged(Pos.adjective).except(
    form(/^(?:meno|più|solo|mezzo|pari|ogni|qualche|stess[oaie]|tutt[oaie]|cert[oaie]|altr[oaie]|doppi[oa]|manca)$/),
  );

/** scarpe comodi. */
export const nounAdjective = defineRule({
  id: 'it.agreement.noun-adjective',
  pattern: [
    tagged([Pos.determiner, Pos.numeral, Pos.preposition]),
    tagged(Pos.noun).as('noun'),
    words('molto più così abbastanza').repeat(0, 1),
    adjective().except(can(Pos.verb)).as('adjective').mark(),
  ],
  where: (m) => {
    if (!hasGender(m, 'noun') || COMMON_GENDER.test(m.token('noun').lower)) return false;
    if (
      /^(?:e|o|di|del|della|dei|degli|delle)$/.test(m.before()?.lower ?? '') ||
      (m.sentence.tokens[m.from]?.pos === Pos.preposition && m.before()?.pos === Pos.noun)
    )
      return false;
    return disagrees(m, 'adjective', 'noun');
  },
  suggest: (m) => m.inflect('adjective', nounFeatures(m, 'noun'), Pos.adjective),
  wrong: [
    ['Abbiamo una casa piccolo.', 'Abbiamo una casa piccola.'],
    ['Ho conosciuto due ragazzi simpatico.', 'Ho conosciuto due ragazzi simpatici.'],
    ['È una storia molto lungo.', 'È una storia molto lunga.'],
  ],
  right: ['Una casa bianca.', 'Un gruppo di ragazze simpatiche.', 'Il padre e la madre orgogliosi.'],
});

/** le camere erano pulita. */
export const attribute = defineRule({
  id: 'it.agreement.attribute',
  pattern: [
    words('il lo la i gli le i miei mie tuoi tue questi queste questo questa mia mio tua suo sua'),
    tagged(Pos.noun).as('subject'),
    words('non').repeat(0, 1),
    lemmas('essere sembrare').as('verb'),
    words('molto più così sempre troppo abbastanza davvero').repeat(0, 1),
    oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)).except(can(Pos.adverb)).as('adjective').mark(),
  ],
  where: (m) => {
    if (
      /^(?:e|o|di|del|della|dei|degli|delle|dello|in|nel|nella|con|a|al|alla|per|da|dal|che|causato)$/.test(
        m.before()?.lower ?? '',
      )
    )
      return false;
    if (!hasGender(m, 'subject') || COMMON_GENDER.test(m.token('subject').lower)) return false;
    if (
      /^(?:settimana|anno|mese|giorno|mattina|sera|volta|estate|inverno|domenica|weekend)$/.test(
        m.token('subject').lower,
      ) ||
      m.before()?.kind === 'word'
    )
      return false;
    const wanted = nounFeatures(m, 'subject');
    const readings = m
      .token('adjective')
      .readings.filter(({ features }) => (features & (Group.gender | Group.number)) !== 0);
    return readings.length > 0 && readings.every(({ features }) => !agrees(features, wanted, GENDER_NUMBER));
  },
  suggest: (m) => m.inflect('adjective', nounFeatures(m, 'subject')),
  wrong: [
    ['Le camere erano pulita.', 'Le camere erano pulite.'],
    ['La cena è stato buono.', 'La cena è stata buono.'],
    ['I biglietti sono caro.', 'I biglietti sono cari.'],
  ],
  right: ['Le camere erano pulite.', 'La cena è stata buona.', 'Il problema è comune.'],
});

/** i ragazzi gioca. */
export const pluralSubject = defineRule({
  id: 'it.agreement.subject-verb',
  pattern: [
    sentenceStart(),
    words('i gli le').as('article'),
    words('miei tuoi suoi nostri vostri mie tue sue nostre vostre altri altre').repeat(0, 1),
    tagged(Pos.noun, Feature.plural).as('subject'),
    words('non si mi ti ci lo la').repeat(0, 2),
    oneOf(
      can(Pos.verb, Feature.third | Feature.singular | Feature.indicative),
      can(Pos.auxiliary, Feature.third | Feature.singular | Feature.indicative),
    )
      .except(can(Pos.noun))
      .except(can(Pos.adjective))
      .except(can(Pos.preposition))
      .as('verb')
      .mark(),
  ],
  suggest: (m) => m.inflect('verb', Feature.third | Feature.plural),
  wrong: [
    ['I ragazzi gioca in cortile.', 'I ragazzi giocano in cortile.'],
    ['Le mie amiche abita a Milano.', 'Le mie amiche abitano a Milano.'],
    ['Gli studenti non capisce la lezione.', 'Gli studenti non capiscono la lezione.'],
  ],
  right: ['I ragazzi giocano.', 'Gli studenti capiscono.', 'Le spese le paga lui.'],
});

/** mi piace i libri, manca i parcheggi. */
export const piacere = defineRule({
  id: 'it.agreement.piacere',
  pattern: [
    words('piace piaceva manca mancava serve basta interessa').as('verb').mark(),
    words('molto tanto anche ancora solo').repeat(0, 1),
    words('i gli le questi queste quei quelle'),
    words('miei tuoi suoi mie tue sue nostri nostre').repeat(0, 1),
    tagged(Pos.noun, Feature.plural),
  ],
  suggest: (m) => m.inflect('verb', Feature.third | Feature.plural, Pos.verb),
  wrong: [
    ['Mi piace i gatti.', 'Mi piacciono i gatti.'],
    ['Ti piace le mie scarpe?', 'Ti piacciono le mie scarpe?'],
    ['In frigo manca le uova.', 'In frigo mancano le uova.'],
  ],
  right: ['Mi piacciono i gatti.', 'Mi piace leggere.', 'Manca il sale.'],
});

const MOTION =
  'andare venire uscire partire arrivare tornare entrare rimanere restare nascere morire cadere diventare riuscire stare essere scappare';
const BE: Readonly<Record<string, string>> = {
  ho: 'sono',
  hai: 'sei',
  ha: 'è',
  abbiamo: 'siamo',
  avete: 'siete',
  hanno: 'sono',
  avevo: 'ero',
  aveva: 'era',
  avevano: 'erano',
};

/** ho andato, si ha fatta: the auxiliary essere. */
export const auxiliary = defineRule({
  id: 'it.verbs.auxiliary',
  patterns: [
    [
      words(Object.keys(BE).join(' ')).as('have').mark(),
      words('già mai sempre appena').repeat(0, 1),
      lemmas(MOTION).and(can(Pos.verb, Feature.pastParticiple)).as('participle'),
    ],
    [
      words('mi ti si ci vi').as('reflexive'),
      words(Object.keys(BE).join(' ')).as('have').mark(),
      lemmas('fare alzare svegliare lavare divertire sentire vestire dimenticare sposare ammalare trovare')
        .and(can(Pos.verb, Feature.pastParticiple))
        .as('participle'),
    ],
  ],
  where: (m) => {
    if (m.sentence.tokens[m.from]?.index === m.token('have').index) return true;
    const pairs: Readonly<Record<string, RegExp>> = {
      mi: /^(?:ho|avevo)$/,
      ti: /^hai$/,
      si: /^(?:ha|hanno|aveva|avevano)$/,
      ci: /^abbiamo$/,
      vi: /^avete$/,
    };
    return pairs[m.token('reflexive').lower]?.test(m.token('have').lower) ?? false;
  },
  suggest: (m) => [BE[m.token('have').lower] ?? ''],
  wrong: [
    ['Ieri ho andato al cinema.', 'Ieri sono andato al cinema.'],
    ['Marco ha uscito presto.', 'Marco è uscito presto.'],
    ['Si ha svegliato tardi.', 'Si è svegliato tardi.'],
  ],
  right: ['Sono andato al cinema.', 'Ho mangiato bene.', 'Mi ha fatto un regalo.'],
});

/** se avrei: the subjunctive after se. */
export const seConditional = defineRule({
  id: 'it.verbs.se-conditional',
  pattern: [
    words('se'),
    words('io tu lui lei noi voi loro non mi ti lo la ci').repeat(0, 2),
    oneOf(can(Pos.verb, Feature.conditional), can(Pos.auxiliary, Feature.conditional)).as('verb').mark(),
  ],
  where: (m) =>
    !/^(?:so|sai|sa|sapere|chiedo|chiede|chiedere|chiesto|domando|vedere|dire|capire|anche|sapevo|dubbio)$/.test(
      m.before()?.lower ?? '',
    ),
  suggest: (m) => m.inflect('verb', Feature.subjunctive | Feature.imperfect),
  wrong: [
    ['Se avrei tempo, verrei con te.', 'Se avessi tempo, verrei con te.'],
    ['Se io sarei ricco, viaggerei.', 'Se io fossi ricco, viaggerei.'],
    ['Se potrei, cambierei casa.', 'Se potessi, cambierei casa.'],
  ],
  right: ['Se avessi tempo, verrei.', 'Non so se verrei.', 'Se vuoi, vengo.'],
});

/** prima che inizia, nonostante piove: the subjunctive after certain conjunctions. */
export const conjunctionSubjunctive = defineRule({
  id: 'it.verbs.conjunction-subjunctive',
  patterns: [
    [
      words('nonostante benché affinché purché sebbene malgrado'),
      words('che non il la lo i gli le io tu lui lei si mi ti').repeat(0, 2),
      oneOf(
        can(Pos.verb, Feature.indicative | Feature.present),
        can(Pos.auxiliary, Feature.indicative | Feature.present),
      )
        .except(can(Pos.verb, Feature.subjunctive))
        .except(can(Pos.noun))
        .except(can(Pos.adjective))
        .as('verb')
        .mark(),
    ],
    [
      words('prima senza'),
      words('che'),
      words('non il la lo i gli le io tu lui lei si mi ti').repeat(0, 2),
      oneOf(
        can(Pos.verb, Feature.indicative | Feature.present),
        can(Pos.auxiliary, Feature.indicative | Feature.present),
      )
        .except(can(Pos.verb, Feature.subjunctive))
        .except(can(Pos.noun))
        .except(can(Pos.adjective))
        .as('verb')
        .mark(),
    ],
  ],
  suggest: (m) => m.inflect('verb', Feature.subjunctive | Feature.present),
  wrong: [
    ['Nonostante piove, usciamo.', 'Nonostante piova, usciamo.'],
    ['Chiamami prima che arriva tua madre.', 'Chiamami prima che arrivi tua madre.'],
    ['Benché è tardi, resto.', 'Benché sia tardi, resto.'],
  ],
  right: ['Nonostante piova, usciamo.', 'Prima che sia tardi.', 'Nonostante la pioggia, usciamo.'],
});

/** All rules of this family. */
export const agreementRules = [
  determinerNoun,
  nounAdjective,
  attribute,
  pluralSubject,
  piacere,
  auxiliary,
  seConditional,
  conjunctionSubjunctive,
];
