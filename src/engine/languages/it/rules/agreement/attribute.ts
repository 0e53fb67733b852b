// What essere, sembrare and the like say of a subject: le camere erano pulite, la bici è stata rubata.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER, nounFeatures } from '../../../../rules/nounAgreement.ts';
import { can, form, lemmas, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { finiteReadings, opensClause, TIME } from '../../reading/clauses.ts';
import { COMMON_GENDER } from './nounPhrase.ts';

const DETERMINERS =
  "il lo la l' i gli le un una un' questo questa quest' questi queste quel quella quell' quei quegli quelle mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre ogni alcuni alcune molti molte tutti tutte tanti tante";

const tail = () =>
  oneOf(
    tagged(Pos.adjective),
    words(
      "di del dello della dei degli delle d' dell' in nel nella con da dal per mio mia tuo tua suo sua nostro nostra miei mie il la qui ieri oggi sabato domenica",
    ),
    tagged([Pos.noun, Pos.properNoun]),
    words('sera mattina notte'),
  ).repeat(0, 4);

/** Words of degree and time before an attribute. */
export const adverbs = () =>
  words(
    'molto più così sempre troppo abbastanza davvero meno proprio ancora già appena tutti tutte veramente anche tanto parecchio stato stata stati state',
  ).repeat(0, 3);

/** An adjective or participle that says of the subject what it is like. */
export const attributeWord = () =>
  oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple))
    .except(can(Pos.adverb))
    .except(can(Pos.preposition))
    .except(can(Pos.verb, Feature.infinitive))
    .except(can(Pos.pronoun))
    .and(uncapitalised())
    .except(form(/[^aoei]$|^(?:pari|meno|stat[oaie]|vari|dabbene|oggetto)$/));

/** che mi hai mandato */
const relative = () => [
  words('che').repeat(0, 1),
  words('mi ti ci vi gli io tu').repeat(0, 2),
  lemmas('avere').repeat(0, 1),
  can(Pos.verb, Feature.pastParticiple).repeat(0, 1),
];

const be = () =>
  lemmas('essere sembrare diventare rimanere restare')
    .and(oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third)))
    .except(words('resta rimanente'));

/** The ways of saying what something is: era, può essere, deve sembrare. */
const SAYING = [
  () => [be().as('verb')],
  () => [
    words(
      'può possono poteva potevano potrebbe potrebbero potrà potranno deve devono doveva dovevano dovrebbe dovrebbero',
    ).as('verb'),
    words('essere sembrare restare rimanere diventare'),
  ],
];

/** Whether the adjective can be said of a subject in this gender and number. */
function fits(m: Match, name: string, wanted: number): boolean {
  const readings = m
    .token(name)
    .readings.filter(
      ({ pos, features }) =>
        (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) &&
        (features & (Group.gender | Group.number)) !== 0,
    );
  return readings.length === 0 || readings.some(({ features }) => agrees(features, wanted, GENDER_NUMBER));
}

/** bellissimi: made from any adjective, so that only the ending changes. */
function superlative(lower: string, wanted: number): string[] {
  const stem = /^(.+issim)[oaie]$/.exec(lower)?.[1];
  if (!stem) return [];
  const feminine = (wanted & Feature.feminine) !== 0;
  return [stem + ((wanted & Feature.plural) !== 0 ? (feminine ? 'e' : 'i') : feminine ? 'a' : 'o')];
}

function isWrong(m: Match, name: string): boolean {
  if (!opensClause(m)) return false;
  const subject = m.token('subject');
  if (COMMON_GENDER.test(subject.lower) || TIME.test(subject.lower)) return false;
  const readings = subject.readings.filter(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0);
  const wanted = nounFeatures(m, 'subject');
  if (readings.length === 0 || (wanted & Group.number) === 0) return false;
  // "quella gente erano": the verb's own mistake comes first
  const verb = finiteReadings(m.token('verb')).filter(({ features }) => (features & Feature.third) !== 0);
  // "la compagnia del volo che è caduto": a relative clause tells of its own noun
  const between = m.sentence.tokens.slice(subject.index, m.token('verb').index);
  if (
    between.some(({ lower }) => lower === 'che') &&
    !between.some(({ lower }) => /^(?:h[oa]i?|abbiamo|avete|hanno|avev.*)$/.test(lower))
  )
    return false;
  if (!verb.some(({ features }) => (features & wanted & Group.number) !== 0)) return false;
  const next = m.sentence.tokens[m.token(name).index + 1];
  // "la mia passione è stato il calcio", "il problema sono rotti tubi"
  const isBecome = m.token(name).readings.some(({ lemma }) => lemma === 'diventare');
  if (next && !isBecome && (next.pos === Pos.noun || next.pos === Pos.determiner)) return false;
  return readings.every(({ features }) => !fits(m, name, features));
}

/** le camere erano pulita; la mia bici è stata rubato. */
export const attribute = defineRule({
  id: 'it.agreement.attribute',
  patterns: SAYING.flatMap((be) => [
    [
      words(DETERMINERS).repeat(1, 2),
      oneOf(tagged(Pos.adjective), words('due tre altri altre')).repeat(0, 1),
      tagged(Pos.noun).and(uncapitalised()).as('subject'),
      tail(),
      ...relative(),
      words('non mi ti gli ci vi').repeat(0, 2),
      ...be(),
      adverbs(),
      attributeWord().as('adjective').mark(),
    ],
    [
      words(DETERMINERS).repeat(1, 2),
      tagged(Pos.noun).and(uncapitalised()).as('subject'),
      tail(),
      words('non mi ti gli ci vi').repeat(0, 2),
      ...be(),
      words('già sempre mai').repeat(0, 1),
      words('stato stata stati state').as('adjective').mark(),
    ],
    [
      words(DETERMINERS).repeat(1, 2),
      tagged(Pos.noun).and(uncapitalised()).as('subject'),
      tail(),
      words('non mi ti gli ci vi').repeat(0, 2),
      words('si'),
      words('è sono era erano').as('verb'),
      words('già sempre mai appena tutti tutte').repeat(0, 1),
      attributeWord().as('adjective').mark(),
    ],
    [
      words(DETERMINERS).repeat(1, 2),
      tagged(Pos.noun).and(uncapitalised()).as('subject'),
      tail(),
      ...be(),
      words(
        'arrivato arrivata arrivati arrivate tornato tornata tornati tornate rimasto rimasta rimasti rimaste diventato diventata diventati diventate',
      ),
      words("molto troppo già tutti tutte un po' così").repeat(0, 2),
      attributeWord()
        .except(can(Pos.noun).except(words('freddo fredda caldo calda')))
        .as('adjective')
        .mark(),
    ],
    [
      words(DETERMINERS).repeat(1, 2),
      oneOf(tagged(Pos.adjective), words('due tre altri altre')).repeat(0, 1),
      tagged(Pos.noun).and(uncapitalised()).as('subject'),
      tail(),
      words('non mi ti gli ci vi').repeat(0, 2),
      ...be(),
      adverbs(),
      attributeWord(),
      words('e ed ma o'),
      words('molto anche poco troppo').repeat(0, 1),
      attributeWord().except(can(Pos.noun)).as('adjective').mark(),
    ],
  ]),
  where: (m) => isWrong(m, 'adjective'),
  suggest: (m) => {
    const wanted = nounFeatures(m, 'subject');
    const asVerb = m.inflect('adjective', wanted | Feature.pastParticiple, Pos.verb);
    const found = [...new Set([...m.inflect('adjective', wanted, Pos.adjective), ...asVerb])];
    return found.length > 0 ? found : superlative(m.token('adjective').lower, wanted);
  },
  wrong: [
    ['Le camere erano pulita.', 'Le camere erano pulite.'],
    ['La mia bicicletta è stata rubato ieri.', 'La mia bicicletta è stata rubata ieri.'],
    ['I biglietti per il concerto sono caro.', 'I biglietti per il concerto sono cari.'],
    ['La minestra era freddo e senza sale.', 'La minestra era fredda e senza sale.'],
    ['La casa non è mai stato venduta.', 'La casa non è mai stata venduta.'],
    ['Le ragazze si sono divertiti molto.', 'Le ragazze si sono divertite molto.'],
    ['La ragazza si è fatto male.', 'La ragazza si è fatta male.'],
    [
      'I ragazzi sono tornati stanchi, le ragazze sono tornate molto stanchi.',
      'I ragazzi sono tornati stanchi, le ragazze sono tornate molto stanche.',
    ],
    ['La camera è pulita e luminoso.', 'La camera è pulita e luminosa.'],
    ['La casa può essere molto caldo.', 'La casa può essere molto calda.'],
    ['Le porte possono essere state aperto.', 'Le porte possono essere state aperte.'],
    ['La porta potrebbe essere stato chiusa.', 'La porta potrebbe essere stata chiusa.'],
    ['La lettera è arrivata già aperto.', 'La lettera è arrivata già aperta.'],
    ['La stanza era bella e molto rumoroso.', 'La stanza era bella e molto rumorosa.'],
    ['Le camere possono essere piccole e rumoroso.', 'Le camere possono essere piccole e rumorose.'],
    ['La strada può essere lunga e faticoso.', 'La strada può essere lunga e faticosa.'],
  ],
  right: [
    'Le camere erano pulite.',
    'La cena è stata buona.',
    'Il problema è comune.',
    'La mia passione è stato il calcio.',
  ],
});

/** All rules of this family. */
export const agreementAttributeRules = [attribute];
