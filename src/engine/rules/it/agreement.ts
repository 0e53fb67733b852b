// Agreement in gender and number: determiner, adjective and noun, and what essere says of a subject.
import { agrees, Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { disagrees, GENDER_NUMBER, nounFeatures } from '../nounAgreement.ts';
import { can, form, lemmas, oneOf, tagged, words } from '../pattern.ts';

const hasGender = (m: Match, name: string): boolean =>
  m.token(name).readings.every(({ pos, features }) => pos !== Pos.noun || (features & Group.gender) !== 0);

/** Nouns of either gender, and those whose ending hides it. */
const COMMON_GENDER =
  /(?:ista|isti|iste|ante|anti|ente|enti|foto|moto|radio|auto|mano|mani|eco|cinema|collega|colleghi|guida|dinamo|fine|fronte|carcere|capitale|ioni|menù|metro|media|portavoce|chiamate|wifi|email|mail|tee|fan|star)$/;

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
    ['Ieri ho visto tua fratello.', 'Ieri ho visto tuo fratello.'],
  ],
  right: ['Un libro nuovo.', 'Queste macchine.', 'La mia sorellina.', 'Le foto della festa.'],
});

const adjective = () =>
  tagged(Pos.adjective).except(
    form(
      /^(?:meno|più|solo|mezzo|pari|ogni|qualche|stess[oaie]|tutt[oaie]|tant[oaie]|molt[oaie]|cert[oaie]|altr[oaie]|doppi[oa]|manca)$/,
    ),
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

/** le vecchi foto, una bello idea: the adjective before its noun. */
export const adjectiveNoun = defineRule({
  id: 'it.agreement.adjective-noun',
  pattern: [
    words('il lo la i gli le un una questa questo questi queste dei delle della alle nelle').as('determiner'),
    can(Pos.adjective)
      .except(can(Pos.adverb))
      .except(can(Pos.determiner))
      .except(can(Pos.pronoun))
      .except(can(Pos.verb))
      .except(form(/(?:gran|bel|buon|san|mezzo|.*[^oaei])$/))
      .as('adjective')
      .mark(),
    tagged(Pos.noun).except(can(Pos.verb)).except(can(Pos.adverb)).except(can(Pos.adjective)).as('noun'),
  ],
  where: (m) => {
    const noun = m.token('noun');
    if (noun.text !== noun.lower || COMMON_GENDER.test(noun.lower) || !hasGender(m, 'noun')) return false;
    if (disagrees(m, 'determiner', 'noun')) return false;
    const nouns = noun.readings.filter(({ pos }) => pos === Pos.noun);
    if (nouns.length === 0) return false;
    const readings = m.token('adjective').readings.filter(({ pos }) => pos === Pos.adjective);
    return readings.every(({ features }) => nouns.every((each) => !agrees(features, each.features, GENDER_NUMBER)));
  },
  suggest: (m) => m.inflect('adjective', nounFeatures(m, 'noun'), Pos.adjective),
  wrong: [
    ['Ho ritrovato le vecchi cartoline.', 'Ho ritrovato le vecchie cartoline.'],
    ['È stata una bello serata.', 'È stata una bella serata.'],
    ['Le nuovo regole sono chiare.', 'Le nuove regole sono chiare.'],
  ],
  right: ['Le vecchie cartoline.', 'Una bella serata.', 'Un nuovo problema.'],
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

/** All rules of this family. */
export const agreementRules = [determinerNoun, nounAdjective, adjectiveNoun, attribute];
