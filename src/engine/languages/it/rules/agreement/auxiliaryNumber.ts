// Participles in another number than their own auxiliary: è arrivati, vengono approvato, sono stati organizzato. No subject is
// needed to see it, so it holds in any clause, however the subject is said.
import { type Analysis, agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, form, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { inOneNumber, numberOfNouns } from '../../../common/auxiliaryNumber.ts';
import { inPerson } from '../../reading/clauses.ts';
import { isDeterminer, nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';
import { closeSubjectOf } from '../../reading/treeSubjects.ts';

/** Forms for one person or thing only. "sia" also joins, "fosse" is also a noun. */
const ONE = words('è era fu sarà sarebbe viene veniva verrà verrebbe venne va andava andrà');

/** Forms for several only: "sono" is also said of oneself. */
const SEVERAL = words(
  'erano furono saranno sarebbero siano fossero vengono venivano verranno verrebbero vennero vengano vanno andavano andranno vadano',
);

/** può essere, dovrebbero venire: the modal says the number. */
const ONE_MAY = words('può poteva potrà potrebbe possa deve doveva dovrà dovrebbe debba');
const SEVERAL_MAY = words(
  'possono potevano potranno potrebbero possano potessero devono dovevano dovranno dovrebbero debbano dovessero',
);
const be = words('essere venire');

const adverbs = oneOf(
  tagged(Pos.adverb),
  words('stati state già ancora anche più quasi solo poi subito presto'),
).repeat(0, 2);

const participle = can(Pos.verb, Feature.pastParticiple).and(uncapitalised());

const own = participle
  .and(form(/^(?!stat[oaie]$)/))
  .as('participle')
  .mark();

const described = ({ readings }: Token): Analysis[] =>
  readings.filter(({ pos, features }) => pos === Pos.adjective || (features & Feature.pastParticiple) !== 0);

/** Whether all that it can be beside this verb, a participle or an adjective, is in this number. */
function isOnlyIn(token: Token, number: number): boolean {
  if (reads(token, Pos.adverb) || reads(token, Pos.preposition) || !/[aoei]$/.test(token.lower)) return false;
  if (reads(token, Pos.noun) && token.pos !== Pos.verb) return false;
  return described(token).every(({ features }) => (features & Group.number) === number);
}

/** "è uniti che si vince": what is stressed opens its clause and stands before "che". */
const isStressed = (m: Match): boolean =>
  (isMarkOrEnd(m.before()) || m.before()?.pos === Pos.conjunction) &&
  m.sentence.tokens.slice(m.to, m.to + 8).some(({ lower }) => lower === 'che' || lower === "ch'");

const bitsOf = (token: Token): number => (described(token)[0]?.features ?? 0) & (Group.gender | Group.number);

/** The number that the finite verb asks for; 0 if either is possible. */
const numberOfVerb = (m: Match): number =>
  m.names('one') ? Feature.singular : m.names('several') ? Feature.plural : 0;

/** Gender and number of the subject in this number, as far as it is known. */
function subjectBits(m: Match, number: number): number {
  const verb = m.names('one') ? m.token('one') : m.token('several');
  const subject = closeSubjectOf(m, verb) ?? nounPhraseAt(m.sentence.tokens, m.to);
  const [first, ...more] = (subject?.options ?? []).filter((bits) => (bits & number) !== 0);
  const gender = more.length === 0 && first !== undefined ? first & Group.gender : 0;
  return gender === Group.gender ? 0 : gender;
}

/** What the participles must be: the verb says the number, the subject or else the participle that fits the verb the gender. */
function wantedOf(m: Match): number {
  const number = numberOfVerb(m);
  const own = [...(m.names('been') ? [m.token('been')] : []), m.token('participle')].map(bitsOf);
  const fitting = own.find((bits) => number === 0 || (bits & number) !== 0) ?? own[0] ?? 0;
  if (number === 0) return fitting;
  return number | (subjectBits(m, number) || fitting & Group.gender);
}

const BEEN: ReadonlyMap<number, string> = new Map([
  [Feature.masculine | Feature.singular, 'stato'],
  [Feature.feminine | Feature.singular, 'stata'],
  [Feature.masculine | Feature.plural, 'stati'],
  [Feature.feminine | Feature.plural, 'state'],
]);

const isForOne = (tokens: readonly Token[], at: number): boolean =>
  /^(?:chi|ciò|quello|nessuno|qualcuno|tutto|niente)$/.test(tokens[at]?.lower ?? '');

/** The number of the subject; 0 where it is not known. */
function subjectNumber(m: Match): number {
  const verb = m.names('one') ? m.token('one') : m.token('several');
  const subject = closeSubjectOf(m, verb) ?? nounPhraseAt(m.sentence.tokens, m.to);
  return subject ? numberOf(subject.options) : numberOfNouns(m, isForOne);
}

const OTHER: Readonly<Record<string, number>> = {
  one: Feature.third | Feature.plural,
  several: Feature.third | Feature.singular,
};

function fixes(m: Match): string[] {
  if (m.names('been')) return inAgreement(m);
  const name = m.names('one') ? 'one' : 'several';
  const stem = m.token('participle').lower.slice(0, -2);
  const participle = m
    .inflect('participle', wantedOf(m) | Feature.pastParticiple, Pos.verb)
    .sort((a, c) => Number(c.startsWith(stem)) - Number(a.startsWith(stem)));
  // "è state rimosse": two participles against one verb
  const isDouble = m.sentence.tokens.slice(m.from, m.to).some(({ lower }) => /^stat[ie]$/.test(lower));
  const subject = isDouble ? Feature.plural : subjectNumber(m);
  // devono rather than debbono
  const start = m.token(name).lower.slice(0, 3);
  const verb = inPerson(m, name, OTHER[name] ?? 0).sort(
    (a, c) => Number(c.startsWith(start)) - Number(a.startsWith(start)),
  );
  return inOneNumber(m, { subject, verb, participle });
}

function inAgreement(m: Match): string[] {
  const wanted = wantedOf(m);
  const token = m.token('participle');
  const near = token.lower.slice(0, -2);
  const [participle = token.lower] = agrees(bitsOf(token), wanted, GENDER_NUMBER)
    ? []
    : m
        .inflect('participle', wanted | Feature.pastParticiple, Pos.verb)
        .filter((each) => !each.endsWith("'"))
        .sort((a, b) => Number(b.startsWith(near)) - Number(a.startsWith(near)));
  const been = m.names('been') ? BEEN.get(wanted) : undefined;
  return [m.rewrite(been ? { been, participle } : { participle })];
}

/** Whether the two participles of one verb disagree: stata rubato. */
function isMixed(m: Match): boolean {
  const participle = m.token('participle');
  return (
    isOnlyIn(participle, bitsOf(participle) & Group.number) &&
    !agrees(bitsOf(participle), bitsOf(m.token('been')), GENDER_NUMBER)
  );
}

const been = form(/^stat[oaie]$/)
  .and(can(Pos.verb, Feature.pastParticiple))
  .as('been')
  .mark();
const between = oneOf(words('già poi più mai subito anche'), form(/mente$/)).repeat(0, 1);

/** vengono approvato, è arrivati, sono stati organizzato. */
export const auxiliaryNumber = defineRule({
  id: 'it.participles.auxiliary-number',
  after: 'it.agreement.clause-predicate',
  patterns: [
    [ONE.as('one').mark(), adverbs, own],
    [SEVERAL.as('several').mark(), adverbs, own],
    [ONE_MAY.as('one').mark(), be, adverbs, own],
    [SEVERAL_MAY.as('several').mark(), be, adverbs, own],
    [word('si'), word('sono').as('several').mark(), adverbs, own],
    [ONE.as('one'), been, between, participle.as('participle').mark()],
    [SEVERAL.as('several'), been, between, participle.as('participle').mark()],
    [words('sono essere essendo'), been, between, participle.as('participle').mark()],
  ],
  where: (m) => {
    if (m.names('been')) return isMixed(m);
    return isOnlyIn(m.token('participle'), m.names('several') ? Feature.singular : Feature.plural);
  },
  unless: {
    'anybody at all': {
      when: (m) =>
        m.names('one') &&
        m.sentence.tokens.slice(Math.max(0, m.from - 3), m.from).some(({ lower }) => /^(?:si|s')$/.test(lower)),
      right: 'Quando si è stanchi non ci si è mai riposati.',
    },
    'what is stressed': { when: (m) => m.names('one') && isStressed(m), right: 'È uniti che si vince.' },
    'a noun that it describes': {
      when: (m) =>
        !isMarkOrEnd(m.after()) &&
        m.after()?.pos === Pos.noun &&
        !isDeterminer(m.after()) &&
        !reads(m.after(), Pos.adjective),
      right: 'Ai soci vanno rinnovato impegno e fiducia.',
    },
  },
  suggest: fixes,
  wrong: [
    ["L'inverno è arrivati.", "L'inverno è arrivato."],
    ['Gli sconti sono quelli che possono essere applicato.', 'Gli sconti sono quelli che possono essere applicati.'],
    [
      'Ci è venuto a parlare dei lavori che sono stati fatto.',
      'Ci è venuto a parlare dei lavori che sono stati fatti.',
    ],
    ['In città si sono svolto i concerti.', 'In città si sono svolti i concerti.'],
    ['Un paio di pattini che mi va stretti.', 'Un paio di pattini che mi vanno stretti.'],
    ['Non so se saranno chiuso.', 'Non so se saranno chiusi.'],
    ['Chi può essere ammessi al corso?', 'Chi può essere ammesso al corso?'],
    ['Chi è stata licenziato?', 'Chi è stata licenziata?'],
    ['Quelli che erano stata chiusi riaprono.', 'Quelli che erano stati chiusi riaprono.'],
  ],
  right: [
    'Sono arrivato ieri sera.',
    'Le pratiche sono state spedite.',
    'Era stata avvisata in tempo.',
    'Si era partiti presto.',
  ],
});
