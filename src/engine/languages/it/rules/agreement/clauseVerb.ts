// The verb of a clause and its subject, found over the words between them: phrases, a relative clause, another subject.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeParticiple, isLoneVerb, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemmas, oneOf, uncapitalised } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { groupStart } from '../../reading/clauseSubjects.ts';
import { inPerson, isWrongPerson, statementReadings } from '../../reading/clauses.ts';
import { isDeterminer, nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';
import type { Subject } from '../../reading/subjectPhrases.ts';
import { isIntransitive, subjectOfVerb } from '../../reading/treeSubjects.ts';
import { isManName, isWomanName } from '../people.ts';

const HE = Feature.third | Feature.singular;
const THEY = Feature.third | Feature.plural;

const thirdPerson = oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third));

/** Nouns of quantity: the verb may agree with what is counted. */
const PARTS =
  /^(?:parte|maggioranza|minoranza|metà|serie|coppia|paio|gruppo|numero|sacco|resto|totale|folla|marea|insieme|centinaio|migliaio|decina|dozzina|ventina|trentina|cinquantina|quantità|percento|terzo|quarto|quinto|decimo|mucchio|cento|infinità|varietà|sequela|miriade|massa|fila|po'|schiera|squadra|manciata|stragrande|sorta|specie|terzi|quarti|team|staff|band|percentuale)$/;

/** The verb has no subject of its own in that clause, or a clause or an infinitive as one. */
const IMPERSONAL =
  /^(?:bisogna|conviene|tocca|basta|occorre|pare|sembra|vale|capita|succede|accade|fa|c'è|pareva|parve|sembrava)$/;

/** Whether a third-person object pronoun stands before the verb: what comes first may then be the object. */
function hasObjectPronoun(m: Match, verb: number): boolean {
  for (let at = groupStart(m.sentence.tokens, verb); at < verb; at++)
    if (/^(?:l[oaie]|l'|ne|gliel.*|n')$/.test(m.sentence.tokens[at]?.lower ?? '')) return true;
  return false;
}

/** In a relative clause what comes first may be the object; it is the subject if an object or nothing else can follow. */
function mayBeRelativeObject(m: Match, verb: number): boolean {
  const { tokens } = m.sentence;
  const start = groupStart(tokens, verb);
  if (tokens[start - 1]?.lower !== 'che') return false;
  // "il fatto che siano": no relative clause
  if (statementReadings(m.token('verb')).every(({ features }) => (features & Feature.subjunctive) !== 0)) return true;
  if (isIntransitive(m.token('verb'))) return false;
  // ", che usano tutti": too little is known about what a clause after a comma belongs to
  if (tokens[start - 2]?.text === ',') return true;
  // "i caratteri che è possibile usare": the object of the infinitive
  if (tokens.slice(verb + 1, verb + 5).some(canBeInfinitive)) return true;
  const next = nounPhraseAt(tokens, verb + 1);
  const number = isWrongPerson(m, 'verb', THEY) ? Feature.plural : Feature.singular;
  if (next && numberOf(next.options) !== number) return true;
  if (statementReadings(m.token('verb')).some(({ lemma }) => lemma === 'essere')) return false;
  if (!tokens.slice(start, verb).some(({ lower }) => lower === 'si')) return !next;
  return tokens.slice(verb + 1, verb + 3).some(({ verbForm }) => verbForm === Feature.infinitive);
}

function isTakenForVerb(m: Match): boolean {
  const verb = m.token('verb');
  if (reads(verb, Pos.preposition) || reads(verb, Pos.conjunction)) return false;
  if (isTaggedFinite(verb)) return true;
  const isClear =
    (!reads(verb, Pos.noun) && !reads(verb, Pos.adjective)) || isDeterminer(m.sentence.tokens[verb.index + 1]);
  return isClear && !isDeterminer(m.before()) && isLoneVerb(m, verb) && m.after() !== undefined;
}

const subjectOf = (m: Match): Subject | null => subjectOfVerb(m, m.token('verb'));

const fixes = (m: Match): string[] => inPerson(m, 'verb', isWrongPerson(m, 'verb', THEY) ? THEY : HE);

/** è rimasto, of a plural subject: the verb and what it says of the subject, both in its gender and number. */
function groupFixes(m: Match): string[] {
  const options = subjectOf(m)?.options ?? [];
  const said = m.token('said');
  // "è stato fatto": three words, of which only the verb is put right
  if (said.lower.startsWith('stat') && canBeParticiple(m.after())) return [];
  const number = numberOf(options);
  const hasNumber = said.readings.some(({ features }) => (features & number & Group.number) !== 0);
  if (hasNumber || number === 0) return [];
  const [wanted = 0] = options;
  const forms = said.readings.some(({ features }) => features & Feature.pastParticiple)
    ? m.inflect('said', wanted | Feature.pastParticiple, Pos.verb)
    : m.inflect('said', wanted, Pos.adjective);
  const near = forms.filter(
    (each) => !each.endsWith("'") && each.slice(0, -2) === said.lower.slice(0, each.length - 2),
  );
  return fixes(m).flatMap((verb) => near.map((each) => m.rewrite({ verb, said: each })));
}

/** Whether the words after the verb are changed together with it. */
function isGroup(m: Match): boolean {
  const next = m.after();
  if (!next || !m.token('verb').readings.some(({ lemma }) => lemma === 'essere')) return false;
  const number = numberOf(subjectOf(m)?.options ?? []);
  const isPassive = next.lower.startsWith('stat') && canBeParticiple(m.after(2));
  const isSaid = (canBeParticiple(next) || reads(next, Pos.adjective)) && !isPassive;
  return (
    isSaid &&
    !reads(next, Pos.adverb) &&
    !reads(next, Pos.determiner) &&
    !next.readings.some(({ features }) => (features & number & Group.number) !== 0)
  );
}

function isWrong(m: Match): boolean {
  const { index, lower } = m.token('verb');
  // "si può dirle", "non si sa mai": what people do
  const next = canBeInfinitive(m.sentence.tokens[index + 1]);
  if (m.before()?.lower === 'si' && (next || lower === 'sa')) return false;
  // "il mese scorso mi sono iscritta": said of myself
  if (lower === 'sono' && m.before()?.lower === 'mi') return false;
  if (IMPERSONAL.test(lower) || index === 0 || !isTakenForVerb(m)) return false;
  const isSingular = isWrongPerson(m, 'verb', THEY) && !isWrongPerson(m, 'verb', HE);
  const isPlural = isWrongPerson(m, 'verb', HE) && !isWrongPerson(m, 'verb', THEY);
  if (isSingular === isPlural) return false;
  const subject = subjectOf(m);
  if (!subject || m.sentence.tokens.slice(subject.from, index).some((token) => PARTS.test(token.lower))) return false;
  // "da Durtar Malur partivano": not everything with a capital is a person
  if (subject.head.pos === Pos.properNoun && isPlural && !isWomanName(subject.head) && !isManName(subject.head))
    return false;
  const number = numberOf(subject.options);
  if (number !== (isSingular ? Feature.plural : Feature.singular)) return false;
  return !hasObjectPronoun(m, index) && !mayBeRelativeObject(m, index) && fixes(m).length > 0;
}

/** The word before the clause. */
const opener = (m: Match): string => m.sentence.tokens[(subjectOf(m)?.from ?? 0) - 1]?.lower ?? '';

/** i tubi che passano sotto il pavimento è vecchi; la gente che entra vogliono. */
export const clauseVerb = defineRule({
  id: 'it.agreement.verb-of-clause',
  patterns: [
    [
      lemmas('essere').and(thirdPerson).and(uncapitalised()).as('verb').mark(),
      oneOf(can(Pos.verb, Feature.pastParticiple), can(Pos.adjective)).as('said').mark(),
    ],
    [thirdPerson.and(uncapitalised()).as('verb').mark()],
  ],
  where: (m) => isWrong(m) && (m.names('said') ? groupFixes(m).length > 0 : !isGroup(m)),
  unless: {
    'the end of a list': {
      when: (m) =>
        (numberOf(subjectOf(m)?.options ?? []) === Feature.singular || subjectOf(m)?.isJoined === true) &&
        /^(?:,|e|ed|o|né|con|come|sia)$/.test(opener(m)),
      right: 'Il pane, il burro, la marmellata costano di più.',
    },
    'being what follows': {
      when: (m) =>
        statementReadings(m.token('verb')).some(({ lemma }) => lemma === 'essere') && isDeterminer(m.after()),
      right: 'Il mio incubo sono i ragni.',
    },
    'with somebody': {
      when: (m) =>
        m.sentence.tokens
          .slice(Math.max(0, (subjectOf(m)?.from ?? 0) - 8), m.from)
          .some(({ lower }) => /^(?:con|come|sia|né|oltre|assieme|insieme|oppure|percento|%)$/.test(lower)),
      right: 'Il nonno con i nipoti vanno al mare.',
    },
  },
  suggest: (m) => (m.names('said') ? groupFixes(m) : fixes(m)),
  params: (m) => ({ subject: subjectOf(m)?.head.text ?? '' }),
  wrong: [
    ['I tubi che passano sotto la strada è ancora vecchi.', 'I tubi che passano sotto la strada sono ancora vecchi.'],
    ['La gente che entra nel negozio vogliono risparmiare.', 'La gente che entra nel negozio vuole risparmiare.'],
    ['I ragazzi che abitano qui sopra è molto gentili.', 'I ragazzi che abitano qui sopra sono molto gentili.'],
    ['I vicini che conosciamo da anni è partito.', 'I vicini che conosciamo da anni sono partiti.'],
    ['Le tabelle allegate riassume i risultati.', 'Le tabelle allegate riassumono i risultati.'],
    ['Le prime trenta righe è facili da leggere.', 'Le prime trenta righe sono facili da leggere.'],
    ['Nessuno dei nostri vicini conoscono il proprietario.', 'Nessuno dei nostri vicini conosce il proprietario.'],
    [
      'Ho comprato due sedie di legno che si piega in un attimo.',
      'Ho comprato due sedie di legno che si piegano in un attimo.',
    ],
    ['Abbiamo dei cugini che vive in Canada.', 'Abbiamo dei cugini che vivono in Canada.'],
    ['Le lezioni, previste di sera, dura due ore.', 'Le lezioni, previste di sera, durano due ore.'],
    ['Credo che i lavori sul tetto finisce domani.', 'Credo che i lavori sul tetto finiscono domani.'],
  ],
  right: [
    'Le parole che usa mio padre sono strane.',
    'Le case che si vede costruire ogni giorno.',
    'Nei giorni di festa va in chiesa.',
    'La maggior parte dei ragazzi studiano.',
    'Gli esercizi per casa li corregge la maestra.',
    'I ragazzi, quando il professore entra, si alzano.',
    'Il mese scorso mi sono iscritta in palestra.',
    'Ecco le cose che è necessario sapere.',
    'La tabella indica quali sono i giorni di chiusura.',
    'Cambiare le gomme ogni anno costa parecchio.',
    'Quando le viti sono tolte si apre lo sportello.',
    'Le chiavi, secondo me, le ha prese Luca.',
    'Cresce la paura che vengano chiuse altre scuole.',
  ],
});
