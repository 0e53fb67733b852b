// Agreement of an adjective with the noun before or after it.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { disagrees, GENDER_NUMBER, nounFeatures } from '../../../../rules/nounAgreement.ts';
import { can, form, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { fitsSound } from '../writing/articles.ts';
import { COMMON_GENDER, hasGender, inNumberOf } from './nounPhrase.ts';

/** Determiners with an unambiguous number. */
const CLEAR = /^(?:il|la|un|una|quest[oaie]|i|gli|dei|delle|molt[ie]|tant[ie]|alcun[ie]|due|tre|quattro)$/;

/** Forms that may be the verb: "la macchina vecchia", but "la strada porta". */
const finite = oneOf(can(Pos.verb, Feature.first), can(Pos.verb, Feature.second), can(Pos.verb, Feature.third));

const adjective = tagged(Pos.adjective).except(
  form(
    /^(?:meno|più|solo|mezzo|pari|ogni|qualche|stess[oaie]|prima|anti.*|note|singol[oaie]|arrosto|innumerevoli|necessari[oae]?|tutt[oaie]|tant[oaie]|molt[oaie]|cert[oaie]|altr[oaie]|doppi[oa]|manca)$/,
  ),
);

/** Phrases that say when, where or how, beside whose noun an adjective belongs to something else: sono di solito gratuiti. */
const SET_PHRASE =
  /^(?:di solito|del resto|al momento|al contempo|un tempo|in genere|in fondo|in passato|in particolare|in seguito|in totale|in media|in pratica|in teoria|di nuovo|di fatto|sua natura|qualche modo|nessun modo|certo modo)$/;

const nounReadings = (token: Token): number[] =>
  token.readings.flatMap(({ pos, features }) => (pos === Pos.noun ? [features] : []));

/** Whether the adjective may belong to an earlier word: "la vendita di vestiti usata". */
function fitsEarlier(m: Match): boolean {
  const adjective = m.readings('adjective');
  const { tokens } = m.sentence;
  const { index } = m.token('noun');
  if (/^(?:e|ed|o|,|né)$/.test(tokens[m.from - 1]?.lower ?? '')) return true;
  // back to where the phrase may begin: after a verb or a mark
  for (let i = index - 1; i >= Math.max(0, index - 9); i--) {
    const token = tokens[i];
    if (!token || token.kind === 'punctuation') return false;
    if (i < m.from && (token.pos === Pos.verb || token.pos === Pos.auxiliary) && token.verbForm === 0) return false;
    if (token.pos === Pos.properNoun || (token.pos === Pos.pronoun && i < m.from)) return true;
    if (
      token.pos === Pos.noun &&
      nounReadings(token).some((bits) => adjective.some((each) => agrees(each.features, bits, GENDER_NUMBER)))
    )
      return true;
  }
  return false;
}

/** "un fine settimana": the determiner has the gender of the first of two nouns, which has the adjective, too. */
function isOfTwoNouns(m: Match): boolean {
  const first = nounReadings(m.token('head'));
  const determiners = (m.before()?.readings ?? []).filter(({ pos }) => pos === Pos.determiner);
  const fits = (bits: readonly number[]): boolean =>
    determiners.some(({ features }) => bits.some((each) => agrees(features, each, [Group.gender])));
  return fits(first) && !fits(nounReadings(m.token('noun')));
}

/** scarpe comodi. */
export const nounAdjective = defineRule({
  id: 'it.agreement.noun-adjective',
  pattern: [
    tagged([Pos.determiner, Pos.numeral, Pos.preposition, Pos.verb, Pos.adjective]).as('head'),
    tagged(Pos.noun).as('noun'),
    words('molto più così abbastanza').repeat(0, 1),
    adjective.except(finite).as('adjective').mark(),
  ],
  where: (m) => {
    const named = m.token('noun');
    if (!hasGender(m, 'noun') || COMMON_GENDER.test(named.lower) || named.text !== named.lower) return false;
    if (/^(?:e|ed|o|,)$/.test(m.before()?.lower ?? '')) return false;
    const head = m.token('head');
    if (SET_PHRASE.test(`${head.lower} ${named.lower}`)) return false;
    // "la ditta fornitore", "gli ordini fornitore": who does it stands beside what
    if (/tor[ei]$/.test(m.token('adjective').lower)) return false;
    const isLoose = head.pos === Pos.verb || head.pos === Pos.adjective || head.pos === Pos.preposition;
    const isInside = /^(?:di|del|della|dei|degli|delle|in|con|a|al|alla|per|da|dal)$/.test(m.before()?.lower ?? '');
    if ((isLoose || isInside) && fitsEarlier(m)) return false;
    if (head.pos === Pos.verb && named.readings.some(({ pos }) => pos === Pos.verb || pos === Pos.adjective))
      return false;
    const bits = inNumberOf(m.sentence.tokens[m.from]?.lower ?? '', nounFeatures(m, 'noun'));
    const readings = m.readings('adjective');
    if (/^(?:realtà|esempio|parte|volt[ae]|giorno|modo|caso|evento)$/.test(m.token('noun').lower)) return false;
    const last = m.token('adjective');
    // "i lati destro e sinistro"; capitalised names of things
    if (
      last.text !== last.lower ||
      (/^[e,]$/.test(m.after()?.lower ?? '') &&
        m.after(2)?.pos === Pos.adjective &&
        named.readings.every(({ pos, features }) => pos !== Pos.noun || (features & Feature.plural) !== 0) &&
        last.readings.every(({ features }) => (features & Feature.plural) === 0))
    )
      return false;
    if (m.sentence.tokens[m.from]?.pos === Pos.preposition && last.index - m.token('noun').index > 1) return false;
    // "all'interno diverse idee": it belongs to the next noun
    if (
      m.after()?.pos === Pos.noun ||
      m.inflect('adjective', inNumberOf(head.lower, nounFeatures(m, 'noun'))).length === 0
    )
      return false;
    // "in parte inteso", "in un lampo coperta": the participle belongs to another word
    if (
      m.sentence.tokens[m.from]?.pos === Pos.preposition &&
      last.readings.some(({ features }) => (features & Feature.pastParticiple) !== 0)
    )
      return false;
    // "abbiamo giocato la partita convinti"
    if (
      last.readings.some(({ features }) => (features & Feature.pastParticiple) !== 0) &&
      readings.every(({ features }) => (features & Feature.plural) !== 0) &&
      (bits & Feature.plural) === 0
    )
      return false;
    const wrongNumber =
      readings.length > 0 &&
      CLEAR.test(m.sentence.tokens[m.from]?.lower ?? '') &&
      readings.every(({ features }) => !agrees(features, bits, GENDER_NUMBER));
    return disagrees(m, 'adjective', 'noun') || wrongNumber;
  },
  unless: {
    'a noun of two words': { when: isOfTwoNouns, right: 'È stato un fine settimana bellissimo.' },
  },
  suggest: (m) => {
    const wanted = inNumberOf(m.sentence.tokens[m.from]?.lower ?? '', nounFeatures(m, 'noun'));
    return m.inflect('adjective', wanted, Pos.adjective);
  },
  wrong: [
    ['Abbiamo una casa piccolo.', 'Abbiamo una casa piccola.'],
    ['Ho conosciuto due ragazzi simpatico.', 'Ho conosciuto due ragazzi simpatici.'],
    ['È una storia molto lungo.', 'È una storia molto lunga.'],
  ],
  right: [
    'Un gruppo di ragazze simpatiche.',
    'Il padre e la madre orgogliosi.',
    'Mi ha dato in mano altri due libri.',
    "L'operatore indica la soglia.",
    'I corsi di nuoto sono di solito gratuiti.',
    'Manca la fattura del paese fornitore.',
    'A cena ho mangiato una patata arrosto.',
  ],
});

const isOneGender = (noun: Token): boolean =>
  noun.readings.length > 0 &&
  noun.readings.every(
    ({ pos, features }) =>
      pos !== Pos.noun ||
      (features & Group.gender) === Feature.masculine ||
      (features & Group.gender) === Feature.feminine,
  );

/** Determiner and adjective in the gender of their noun, if they agree with each other but not with it: la sua annuncio. */
function bothForms(m: Match): string[] {
  const [determiner, adjective, noun] = [m.token('determiner'), m.token('adjective'), m.token('wrongGender')];
  if (
    COMMON_GENDER.test(noun.lower) ||
    noun.text !== noun.lower ||
    !isOneGender(noun) ||
    noun.readings.some(({ pos, features }) => pos === Pos.adjective || (features & Feature.infinitive) !== 0) ||
    !noun.readings.some(({ pos }) => pos === Pos.noun)
  )
    return [];
  if (!/(?<!r[mtscv])[aoei]$/.test(noun.lower)) return [];
  const wanted = inNumberOf(determiner.lower, nounFeatures(m, 'wrongGender'));
  if (!disagrees(m, 'determiner', 'wrongGender') || !disagrees(m, 'adjective', 'wrongGender')) return [];
  const isSameNumber = (token: Token) =>
    token.readings.some(({ features }) => (features & wanted & Group.number) !== 0);
  if (!isSameNumber(determiner) || !isSameNumber(adjective)) return [];
  const found: string[] = [];
  for (const form of new Set([
    ...m.inflect('adjective', wanted, Pos.adjective),
    ...m.inflect('adjective', wanted, Pos.determiner),
  ]))
    for (const article of new Set([
      ...m.inflect('determiner', wanted, Pos.determiner),
      ...m.inflect('determiner', wanted, Pos.preposition),
    ])) {
      const plain = article === 'uno' ? 'un' : article;
      if (/'$|^(?:ad?|di|da|in|su|con)$/.test(plain) || !fitsSound(plain, { ...adjective, lower: form })) continue;
      if (!/^(?:lo|gli)$|ll[o]$|gli$/.test(plain)) found.push(m.rewrite({ determiner: plain, adjective: form }));
    }
  return [...new Set(found)].slice(0, 2);
}

/** le vecchi foto, una bello idea: the adjective before its noun. */
export const adjectiveNoun = defineRule({
  id: 'it.agreement.adjective-noun',
  patterns: [
    [
      words(
        "il lo la i gli le un una un' questa questo questi queste quel quella quei quelle quegli mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre del dello della dei degli delle al alla ai alle dal dalla nel nella nei nelle sul sulla sui sulle molti molte ogni",
      ).as('determiner'),
      words('più meno').repeat(0, 1),
      can(Pos.adjective)
        .except(form(/^(?:dis|im)?pari$/))
        .as('adjective')
        .mark(),
      tagged(Pos.noun).except(can(Pos.adjective)).as('noun'),
    ],
    [
      words(
        'il la i le un una questo questa questi queste quel quella del della dei delle al alla ai alle nel nella sul sulla dal dalla',
      )
        .as('determiner')
        .mark(),
      form(
        /^(?:mi[ao]|tu[ao]|su[ao]|miei|mie|tuoi|tue|suoi|sue|nostr[oaie]|vostr[oaie]|nuov[oaie]|vecchi[oa]?|piccol[oaie]|alt[oaie]|lung[oa]|prim[oaie]|ultim[oaie]|ver[oaie]|cert[oaie]|stess[oaie])$/,
      )
        .as('adjective')
        .mark(),
      tagged(Pos.noun).as('wrongGender'),
    ],
  ],
  where: (m) => {
    if (m.names('wrongGender')) return bothForms(m).length > 0;
    const noun = m.token('noun');
    if (noun.text !== noun.lower || COMMON_GENDER.test(noun.lower) || !hasGender(m, 'noun')) return false;
    if (disagrees(m, 'determiner', 'noun')) return false;
    const nouns = noun.readings.filter(({ pos }) => pos === Pos.noun);
    if (nouns.length === 0) return false;
    // "la vecchia porta la borsa": the second word may be the verb
    if (
      noun.readings.some(({ pos }) => pos === Pos.verb) &&
      !/^(?:un|una|un'|[dnas][aeu]l?l?[aei]?|del|al|dal|nel|sul|quest.|quel.*|[mts](?:i|u).*)$/.test(
        m.token('determiner').lower,
      )
    )
      return false;
    const readings = m.token('adjective').readings.filter(({ pos }) => pos === Pos.adjective);
    return readings.every(({ features }) => nouns.every((each) => !agrees(features, each.features, GENDER_NUMBER)));
  },
  suggest: (m) =>
    m.names('wrongGender') ? bothForms(m) : m.inflect('adjective', nounFeatures(m, 'noun'), Pos.adjective),
  wrong: [
    ['Le mando i miei più cordiale saluti.', 'Le mando i miei più cordiali saluti.'],
    ['Ho ritrovato le vecchi cartoline.', 'Ho ritrovato le vecchie cartoline.'],
    ['Ho visto la sua annuncio.', 'Ho visto il suo annuncio.'],
    ['Serve una nuova avviso.', 'Serve un nuovo avviso.'],
    ['È stata una bello serata.', 'È stata una bella serata.'],
    ['Le nuovo regole sono chiare.', 'Le nuove regole sono chiare.'],
  ],
  right: [
    'Le vecchie cartoline.',
    'Una bella serata.',
    'Il nome della macro scelta è lungo.',
    'Una pari quantità di acqua e latte.',
  ],
});
