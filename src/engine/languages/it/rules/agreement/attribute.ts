// The complement of essere, sembrare and the like: le camere erano pulite, la bici è stata rubata.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER, nounFeatures } from '../../../../rules/nounAgreement.ts';
import { can, form, lemmas, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { opensClause, statementReadings, TIME } from '../../reading/clauses.ts';
import { COMMON_GENDER } from './nounPhrase.ts';

const DETERMINERS =
  "il lo la l' i gli le un una un' questo questa quest' questi queste quel quella quell' quei quegli quelle mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre ogni alcuni alcune molti molte tutti tutte tanti tante";

const NOUN = can(Pos.noun);

const tail = oneOf(
  tagged(Pos.adjective),
  words(
    "di del dello della dei degli delle d' dell' in nel nella con da dal per mio mia tuo tua suo sua nostro nostra miei mie il la qui ieri oggi sabato domenica",
  ),
  tagged([Pos.noun, Pos.properNoun]),
  words('sera mattina notte'),
).repeat(0, 4);

/** Adverbs of degree and time before a complement. */
export const adverbs = words(
  'molto più così sempre troppo abbastanza davvero meno proprio ancora già appena tutti tutte veramente anche tanto parecchio stato stata stati state',
).repeat(0, 3);

/** An adjective or participle that describes the subject. */
export const attributeWord = oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple))
  .except(can(Pos.adverb))
  .and(uncapitalised())
  .except(form(/[^aoei]$|^(?:pari|meno|stat[oaie]|vari|dabbene|oggetto)$/));

/** The state in which somebody arrives, comes back or stays; not what they become (diventata medico). */
const arrivedSo = attributeWord.except(NOUN.except(words('freddo fredda caldo calda')));

/** che mi hai mandato */
const relative = [
  words('che').repeat(0, 1),
  words('mi ti ci vi gli io tu').repeat(0, 2),
  lemmas('avere').repeat(0, 1),
  can(Pos.verb, Feature.pastParticiple).repeat(0, 1),
];

const be = lemmas('essere sembrare diventare rimanere restare').and(
  oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third)),
);

/** Linking verbs, alone or after a modal: era, può essere, deve sembrare. */
const SAYING = [
  [be.as('verb')],
  [
    words(
      'può possono poteva potevano potrebbe potrebbero potrà potranno deve devono doveva dovevano dovrebbe dovrebbero',
    ).as('verb'),
    words('essere sembrare restare rimanere diventare'),
  ],
];

/** Whether the adjective can describe a subject of this gender and number. */
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

/** bellissimi: formed from any adjective, so only the ending changes. */
function superlative(lower: string, wanted: number): string[] {
  const stem = /^(.+issim)[oaie]$/.exec(lower)?.[1];
  if (!stem) return [];
  const feminine = (wanted & Feature.feminine) !== 0;
  return [stem + ((wanted & Feature.plural) !== 0 ? (feminine ? 'e' : 'i') : feminine ? 'a' : 'o')];
}

/** Whether the subject is certain in gender and number and its verb agrees, but its complement does not. */
function isWrong(m: Match): boolean {
  if (!opensClause(m)) return false;
  const readings = m
    .token('subject')
    .readings.filter(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0);
  const wanted = nounFeatures(m, 'subject');
  if (readings.length === 0 || (wanted & Group.number) === 0) return false;
  // "quella gente erano": the mistake in the verb comes first
  const verb = statementReadings(m.token('verb')).filter(({ features }) => (features & Feature.third) !== 0);
  if (!verb.some(({ features }) => (features & wanted & Group.number) !== 0)) return false;
  return readings.every(({ features }) => !fits(m, 'adjective', features));
}

/** Whether a relative clause without avere comes between subject and verb, so that the complement may belong to it. */
function isOfRelativeClause(m: Match): boolean {
  const between = m.sentence.tokens.slice(m.token('subject').index, m.token('verb').index);
  return (
    between.some(({ lower }) => lower === 'che') &&
    !between.some(({ lower }) => /^(?:h[oa]i?|abbiamo|avete|hanno|avev.*)$/.test(lower))
  );
}

/** Whether a noun follows, to which the adjective or the verb then belongs. */
function isOfNextNoun(m: Match): boolean {
  const adjective = m.token('adjective');
  const next = m.sentence.tokens[adjective.index + 1];
  if (adjective.readings.some(({ lemma }) => lemma === 'diventare')) return false;
  return next !== undefined && (next.pos === Pos.noun || next.pos === Pos.determiner);
}

/** le camere erano pulita; la mia bici è stata rubato. */
export const attribute = defineRule({
  id: 'it.agreement.attribute',
  patterns: [
    [
      words(DETERMINERS).repeat(1, 2),
      tagged(Pos.noun).and(uncapitalised()).as('subject'),
      tail,
      words('non mi ti gli ci vi').repeat(0, 2),
      words('si'),
      words('è sono era erano').as('verb'),
      words('già sempre mai appena tutti tutte').repeat(0, 1),
      attributeWord.as('adjective').mark(),
    ],
    ...SAYING.flatMap((be) => [
      [
        words(DETERMINERS).repeat(1, 2),
        oneOf(tagged(Pos.adjective), words('due tre altri altre')).repeat(0, 1),
        tagged(Pos.noun).and(uncapitalised()).as('subject'),
        tail,
        ...relative,
        words('non mi ti gli ci vi').repeat(0, 2),
        ...be,
        adverbs,
        attributeWord.as('adjective').mark(),
      ],
      [
        words(DETERMINERS).repeat(1, 2),
        tagged(Pos.noun).and(uncapitalised()).as('subject'),
        tail,
        words('non mi ti gli ci vi').repeat(0, 2),
        ...be,
        words('già sempre mai').repeat(0, 1),
        words('stato stata stati state').as('adjective').mark(),
      ],
      [
        words(DETERMINERS).repeat(1, 2),
        tagged(Pos.noun).and(uncapitalised()).as('subject'),
        tail,
        ...be,
        words(
          'arrivato arrivata arrivati arrivate tornato tornata tornati tornate rimasto rimasta rimasti rimaste diventato diventata diventati diventate',
        ),
        words("molto troppo già tutti tutte un po' così").repeat(0, 2),
        arrivedSo.as('adjective').mark(),
      ],
      [
        words(DETERMINERS).repeat(1, 2),
        oneOf(tagged(Pos.adjective), words('due tre altri altre')).repeat(0, 1),
        tagged(Pos.noun).and(uncapitalised()).as('subject'),
        tail,
        words('non mi ti gli ci vi').repeat(0, 2),
        ...be,
        adverbs,
        attributeWord,
        words('e ed ma o'),
        words('molto anche poco troppo').repeat(0, 1),
        attributeWord.except(NOUN).as('adjective').mark(),
      ],
    ]),
  ],
  where: isWrong,
  unless: {
    'noun of either gender': {
      when: (m) => COMMON_GENDER.test(m.token('subject').lower),
      right: 'Le nostre carceri sono piene.',
    },
    'a time, not the subject': {
      when: (m) => TIME.test(m.token('subject').lower),
      right: 'La domenica è chiuso anche il bar della stazione.',
    },
    'told in a relative clause': {
      when: isOfRelativeClause,
      right: 'La moglie del signore che è arrivato ieri fa la dentista.',
    },
    'told of the next noun': { when: isOfNextNoun, right: 'La mia passione è stato il calcio.' },
  },
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
    ['La lettera potrebbe essere arrivata già aperto.', 'La lettera potrebbe essere arrivata già aperta.'],
    ['La lettera è arrivata già aperto.', 'La lettera è arrivata già aperta.'],
    ['La stanza era bella e molto rumoroso.', 'La stanza era bella e molto rumorosa.'],
    ['Le camere possono essere piccole e rumoroso.', 'Le camere possono essere piccole e rumorose.'],
    ['La strada può essere lunga e faticoso.', 'La strada può essere lunga e faticosa.'],
  ],
  right: [
    'Le camere erano pulite.',
    'La cena è stata buona.',
    'Il problema è comune.',
    'La farmacia è proprio di fronte al municipio.',
    'Le due squadre sono pari.',
    'Sua figlia è diventata medico.',
    'La piazza era deserta e vecchi e bambini stavano in casa.',
  ],
});
