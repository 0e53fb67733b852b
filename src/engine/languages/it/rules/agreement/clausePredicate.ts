// Participles and adjectives after essere and the like, and the subject of their clause: Maria è andata, la quota che è rimasta.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, form, lemmas, oneOf, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubjects.ts';
import { statementReadings, TIME } from '../../reading/clauses.ts';
import { isDeterminer, nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';
import type { Subject } from '../../reading/subjectPhrases.ts';
import { closeSubjectOf } from '../../reading/treeSubjects.ts';
import { COMMON_GENDER } from './nounPhrase.ts';

const third = oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third));

const be = lemmas('essere sembrare diventare rimanere restare risultare apparire venire andare').and(third).as('verb');

const degree = words(
  'molto più così sempre troppo abbastanza davvero meno proprio ancora già appena veramente anche tanto parecchio quindi invece inoltre finalmente mai poi ormai quasi ora adesso subito però essere',
).repeat(0, 3);

const been = form(/^stat[oaie]$/)
  .repeat(0, 1)
  .as('been')
  .mark();

/** An adjective or a participle. */
const described = oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)).and(uncapitalised());

/** Words that describe nobody, or everybody: tutto, fatto, conto. */
const UNCLEAR =
  /(?:[^aoei]$|^(?:pari|vari|dabbene|oggetto|tutt[oaie]|quant[oaie]|tant[oaie]|poc[oa]|pochi|poche|altr[oaie]|sol[oaie]|fatto|capo|parte|conto|meno)$)/;

/** Whether it can only be a description: no adverb, and no noun or verb unless it is a participle. */
function isDescription(token: Token, isReflexive = false): boolean {
  if (isReflexive && token.lower === 'fatto') return true;
  if (UNCLEAR.test(token.lower) || reads(token, Pos.adverb) || reads(token, Pos.preposition)) return false;
  if (reads(token, Pos.verb, Feature.pastParticiple)) return true;
  return !reads(token, Pos.noun) && !reads(token, Pos.verb, Feature.indicative);
}

/** Participles after which a noun says what somebody has become, so that agreement is with either. */
const COPULAR =
  /^(?:stat|diventat|divenut|rimast|restat|risultat|sembrat|nominat|elett|chiamat|considerat|definit|ritenut|costat|durat|pesat|vissut|salit|sces|pars|apparso|appars|intitolat|dett|fatt|ridott)[oaie]$/;

const descriptions = (token: Token) =>
  token.readings.filter(
    ({ pos, features }) =>
      (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) &&
      (features & (Group.gender | Group.number)) !== 0,
  );

/** The description in the gender and number of its subject. */
function inAgreement(m: Match, options: readonly number[]): string[] {
  const found = new Set<string>();
  for (const wanted of options)
    for (const each of [
      ...m.inflect('adjective', wanted | Feature.pastParticiple, Pos.verb),
      ...m.inflect('adjective', wanted, Pos.adjective),
    ])
      found.add(each);
  const lower = m.token('adjective').lower;
  const fitting = [...found].filter((each) => each !== lower && !each.endsWith("'"));
  return fitting.sort(
    (a, b) => Number(b.slice(0, -2) === lower.slice(0, -2)) - Number(a.slice(0, -2) === lower.slice(0, -2)),
  );
}

const ENDINGS: Readonly<Record<number, string>> = {
  [Feature.masculine | Feature.singular]: 'stato',
  [Feature.feminine | Feature.singular]: 'stata',
  [Feature.masculine | Feature.plural]: 'stati',
  [Feature.feminine | Feature.plural]: 'state',
};

/** The whole group in the gender and number of its subject: stata rubata. */
function groupInAgreement(m: Match, options: readonly number[]): string[] {
  const [wanted = 0] = options;
  const been = ENDINGS[wanted];
  if (!m.has('been')) return inAgreement(m, options);
  if (!been) return [];
  const adjectives = isFitting(m.token('adjective'), options) ? [m.token('adjective').lower] : inAgreement(m, options);
  return adjectives.map((adjective) => m.rewrite({ been, adjective }));
}

/** Whether some reading of the participle or adjective agrees with a noun of such a gender and number. */
function isFitting(token: Token, options: readonly number[]): boolean {
  const said = descriptions(token);
  return (
    said.length === 0 || said.some(({ features }) => options.some((option) => agrees(features, option, GENDER_NUMBER)))
  );
}

/** Whether the group disagrees with the subject, and can be mended. */
const isOdd = (m: Match, options: readonly number[]): boolean =>
  (!isFitting(m.token('adjective'), options) || (m.has('been') && !isFitting(m.token('been'), options))) &&
  groupInAgreement(m, options).length > 0;

const subjectOf = (m: Match): Subject | null => closeSubjectOf(m, m.token('verb'));

/** Whether a noun follows that the words belong to. */
function isOfNextNoun(m: Match): boolean {
  const next = m.after();
  const adjective = m.token('adjective');
  if (next === undefined || next.kind !== 'word') return false;
  if (next.pos === Pos.noun || next.pos === Pos.adjective) return true;
  return isDeterminer(next) && (COPULAR.test(adjective.lower) || !reads(adjective, Pos.verb, Feature.pastParticiple));
}

function isWrong(m: Match): boolean {
  const subject = subjectOf(m);
  const adjective = m.token('adjective');
  if (
    !subject ||
    !isDescription(adjective, m.before()?.lower === 'si') ||
    COMMON_GENDER.test(subject.head.lower) ||
    isOfNextNoun(m)
  )
    return false;
  const verb = m.token('verb');
  const isVenire = verb.readings.some(({ lemma }) => lemma === 'venire' || lemma === 'andare');
  if (isVenire && !reads(adjective, Pos.verb, Feature.pastParticiple)) return false;
  const number = numberOf(subject.options);
  if (
    number === 0 ||
    !statementReadings(verb).some(({ features }) => (features & number) !== 0 && (features & Feature.third) !== 0)
  )
    return false;
  // "un peso e altre informazioni sono associate": with the nearer one
  if (
    subject.isJoined &&
    isFitting(
      adjective,
      subject.head.readings.map(({ features }) => features),
    )
  )
    return false;
  // "il pane, la pasta sono finiti"
  const opener = m.sentence.tokens[subject.from - 1]?.lower ?? '';
  return !/^(?:,|e|ed|o|né|con|come)$/.test(opener) && isOdd(m, subject.options);
}

/** Maria è andato; la quota, che è rimasto uguale; i cavi che erano danneggiato. */
export const clausePredicate = defineRule({
  id: 'it.agreement.clause-predicate',
  after: 'it.agreement.attribute',
  pattern: [be, degree, been, degree, described.as('adjective').mark()],
  where: isWrong,
  suggest: (m) => groupInAgreement(m, subjectOf(m)?.options ?? []),
  params: (m) => ({ subject: subjectOf(m)?.head.text ?? '' }),
  wrong: [
    ['Maria è andato al mercato.', 'Maria è andata al mercato.'],
    ['La somma che è rimasto sul conto basta.', 'La somma che è rimasta sul conto basta.'],
    ['La porta va chiuso a chiave.', 'La porta va chiusa a chiave.'],
    ['Mia zia non si è più fatto sentire.', 'Mia zia non si è più fatta sentire.'],
    ['La minestra è quasi pronto.', 'La minestra è quasi pronta.'],
    ['Da ieri la porta del garage risulta rotto.', 'Da ieri la porta del garage risulta rotta.'],
    ['I vecchi mobili che erano rovinato sono in cantina.', 'I vecchi mobili che erano rovinati sono in cantina.'],
    [
      'Se entro lunedì la linea non sarà riparato, cambio gestore.',
      'Se entro lunedì la linea non sarà riparata, cambio gestore.',
    ],
  ],
  right: [
    'Maria è andata al mercato.',
    'La causa del guasto è stato il gelo.',
    'La domenica lo studio è chiuso.',
    'Le ragazze che ha invitato sono simpatiche.',
    'Alla festa di Anna era tutto preparato.',
    'Il tavolo e altre sedie sono accatastate in cantina.',
  ],
});

/** After a clause without a subject before it: è stata approvata la legge. */
export const followingSubject = defineRule({
  id: 'it.agreement.following-subject',
  pattern: [
    lemmas('essere venire').and(third).as('verb'),
    words('già anche poi inoltre subito solo').repeat(0, 2),
    been,
    can(Pos.verb, Feature.pastParticiple).and(uncapitalised()).as('adjective').mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb').index;
    if (
      !isDescription(m.token('adjective')) ||
      COPULAR.test(m.token('adjective').lower) ||
      subjectBefore(tokens, verb) !== undefined
    )
      return false;
    if (/^(?:si|mi|ti|ci|vi|lo|la|l'|chi|cosa|quanto|c'|ne|n'|cui|come)$/.test(m.before()?.lower ?? '')) return false;
    const phrase = nounPhraseAt(tokens, m.to);
    if (
      !phrase ||
      TIME.test(phrase.head.lower) ||
      /^(?:cosa|cose)$/.test(phrase.head.lower) ||
      phrase.head.text !== phrase.head.lower ||
      COMMON_GENDER.test(phrase.head.lower)
    )
      return false;
    const number = numberOf(phrase.options);
    if (number === 0 || !statementReadings(m.token('verb')).some(({ features }) => (features & number) !== 0))
      return false;
    return isOdd(m, phrase.options);
  },
  unless: {
    'several follow': {
      when: (m) => {
        const phrase = nounPhraseAt(m.sentence.tokens, m.to);
        return phrase !== null && /^(?:e|ed|,|o)$/.test(m.sentence.tokens[phrase.to]?.lower ?? '');
      },
      right: 'Sono stati invitati una maestra e due genitori.',
    },
  },
  suggest: (m) => groupInAgreement(m, nounPhraseAt(m.sentence.tokens, m.to)?.options ?? []),
  params: (m) => ({ subject: nounPhraseAt(m.sentence.tokens, m.to)?.head.text ?? '' }),
  wrong: [
    ['In tutto sono stati raccolti trenta firme.', 'In tutto sono state raccolte trenta firme.'],
    ['Chiedo che venga riparata il lampione.', 'Chiedo che venga riparato il lampione.'],
    ['Ieri è stato rubato la mia bicicletta.', 'Ieri è stata rubata la mia bicicletta.'],
  ],
  right: [
    'È stata approvata la legge.',
    'È arrivato la settimana scorsa.',
    'Sono stati trovati due documenti.',
    'È salita le scale di corsa.',
  ],
});
