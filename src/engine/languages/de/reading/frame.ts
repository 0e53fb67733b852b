// The clause around a word, as its verb sees it: what the verb is, and the phrases and pronouns beside it.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, isFinite, listed } from '../../../rules/ask.ts';
import { perPlace } from '../../../rules/perPlace.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { Row } from './recast.ts';
import { clauseEnd, clauseStart } from './words.ts';

const JOINTS = listed('und oder aber denn sondern doch sowie');
const HELPING = listed('haben sein werden können müssen sollen wollen dürfen mögen');
/** Verbs with an infinitive that has objects of its own: jemanden etwas tun lassen. */
const WITH_INFINITIVE = listed('lassen sehen hören fühlen spüren lehren lernen helfen heißen gehen bleiben schicken');
const PARTICLES = listed(
  'ab an auf aus bei ein her hin los mit nach vor weg zu zurück um durch fest statt teil fort heim dar bereit vorbei weiter zusammen entgegen hinterher ' +
    'hinein herein hinaus heraus hinauf herauf hinunter herunter hinüber herüber rein raus rauf runter rüber gegenüber wieder leid weh leicht schwer gut nahe',
);

/** A clause with one finite verb. */
export interface Frame {
  readonly start: number;
  readonly end: number;
  readonly finite: Token;
  /** Lemmas that the verb which says what happens can have, with its particle: ruft ... an. */
  readonly lemmas: readonly string[];
  readonly isPassive: boolean;
  /** The finite verb stands first, and is a command or a question. */
  readonly isVerbFirst: boolean;
  /** Everything but verbs. */
  readonly chunks: readonly Chunk[];
}

const lemmasOf = (token: Token): string[] => [
  ...new Set(token.readings.filter(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary).map(({ lemma }) => lemma)),
];

/** gehört: of gehören, not of hören. */
const finiteLemmasOf = (token: Token): string[] => {
  const lemmas = [...new Set(finiteReadings(token).map(({ lemma }) => lemma))];
  return lemmas.length > 0 ? lemmas : lemmasOf(token);
};

const isNonFinite = (token: Token): boolean =>
  token.kind === 'word' &&
  token.text === token.lower &&
  token.pos !== Pos.adjective &&
  token.pos !== Pos.preposition &&
  token.verbForm !== Feature.presentParticiple &&
  (token.verbForm !== 0 ||
    (token.pos === Pos.verb &&
      (reads(token, Pos.verb, Feature.infinitive) || reads(token, Pos.verb, Feature.pastParticiple))));

/** A participle at the end of the clause, whatever the tagger says: das hat mich gefreut. */
const isClosing = (token: Token, end: number): boolean =>
  token.index === end - 1 && token.text === token.lower && reads(token, Pos.verb, Feature.pastParticiple);

/** A finite verb by the tagger. */
const isVerb = (token: Token): boolean => isFinite(token) && (token.text === token.lower || token.index === 0);

const mayBeVerb = (token: Token): boolean =>
  (token.pos === Pos.verb || token.pos === Pos.auxiliary) && canBeFinite(token) && token.text === token.lower;

/** The clause of the token at `at`; null when it has no finite verb, or several verbs whose objects cannot be told apart. */
export const frameAt = perPlace(readFrame);

function readFrame(sentence: Sentence, at: number): Frame | null {
  const { tokens } = sentence;
  let [start, end] = [clauseStart(sentence, at), clauseEnd(sentence, at)];
  const lastJoint = (from: number, to: number): number => {
    for (let i = to - 1; i > from; i--) if (JOINTS.has(tokens[i]?.lower ?? '')) return i;
    return -1;
  };
  const inner = tokens.slice(start, end);
  const sure = inner.filter(isVerb);
  // a form that the tagger takes for an infinitive or participle: zwei Dinge gefallen mir nicht
  const finites = sure.length > 0 ? sure : inner.filter(mayBeVerb).slice(0, 1);
  const later = finites.find(({ index }) => index > at);
  const earlier = finites.findLast(({ index }) => index <= at);
  // two finite verbs: the last "und" between them parts them
  const apart = earlier && later ? lastJoint(earlier.index, later.index) : -1;
  if (earlier && later && apart < 0) return null;
  if (apart >= 0 && apart < at) start = apart + 1;
  else if (apart >= 0) end = apart;
  const finite = apart >= 0 && apart < at ? later : (earlier ?? later);
  if (!finite) return null;
  for (const each of finites) {
    if (each === finite || each.index < start || each.index >= end) continue;
    const joint = each.index < finite.index ? lastJoint(each.index, finite.index) : lastJoint(finite.index, each.index);
    if (joint < 0) return null;
    if (each.index < finite.index) start = Math.max(start, joint + 1);
    else end = Math.min(end, joint);
  }
  if (at < start || at >= end) return null;
  return withVerb(sentence, start, end, finite, at);
}

function withVerb(sentence: Sentence, start: number, end: number, finite: Token, at: number): Frame | null {
  const { tokens } = sentence;
  const inner = tokens.slice(start, end);
  const own = finiteLemmasOf(finite);
  const others = inner.filter(
    (token) => token !== finite && (isNonFinite(token) || (own.includes('haben') && isClosing(token, end))),
  );
  const isHelper = own.some((lemma) => HELPING.has(lemma));
  const all = [...own, ...others.flatMap(lemmasOf)];
  // "zu helfen", "sehen lassen": whose object is it?
  if (inner.some((token, i) => token.lower === 'zu' && others.includes(inner[i + 1] as Token))) return null;
  if (others.length > 0 && all.some((lemma) => WITH_INFINITIVE.has(lemma)) && others.length + Number(!isHelper) > 1)
    return null;
  if (others.length > 0 && !isHelper) return null;
  const [main] = others;
  // "uns helfen und die Stadt stärken": the second verb has objects of its own
  if (
    main &&
    main.index < at &&
    inner.some(({ lower, index }) => index > main.index && index < at && JOINTS.has(lower))
  )
    return null;
  if (!main && isHelper && own.some((lemma) => lemma !== 'haben' && lemma !== 'sein' && HELPING.has(lemma)))
    return null;
  const last = tokens[end - 1];
  const particle = !main && last && last !== finite && PARTICLES.has(last.lower) ? last.lower : '';
  const lemmas = main ? lemmasOf(main) : own.map((lemma) => particle + lemma);
  const isPassive =
    main !== undefined &&
    reads(main, Pos.verb, Feature.pastParticiple) &&
    [finite, ...others.slice(1)].some((token) => lemmasOf(token).some((lemma) => lemma === 'werden'));
  const chunks = [...chunksOf(sentence, start, finite.index), ...chunksOf(sentence, finite.index + 1, end)];
  return {
    start,
    end,
    finite,
    lemmas,
    isPassive,
    isVerbFirst: finite.index === start,
    chunks: chunks.filter(
      ({ kind, from }, i) =>
        kind !== 'verb' &&
        !(particle !== '' && from === end - 1) &&
        !others.some(({ index }) => index === from) &&
        !(chunks[i - 1]?.kind === 'pronoun' && /^(?:alle|beide|selbst)$/.test(tokens[from]?.lower ?? '')),
    ),
  };
}

/** Whether a chunk is a phrase or pronoun of its own, in one of these cells. */
const stands = ({ kind, cells }: Chunk, row: number): boolean =>
  (kind === 'phrase' || kind === 'pronoun') && ((cells & row) !== 0 || cells === 0);

/** Whether the chunk can only be the subject: ich, der Mann. */
export const isSureSubject = (chunk: Chunk): boolean =>
  (chunk.kind === 'phrase' || chunk.kind === 'pronoun') &&
  (chunk.cells & Row.nominative) !== 0 &&
  (chunk.cells & (Row.accusative | Row.dative)) === 0 &&
  !chunk.isLoose;

const isImperative = ({ finite, isVerbFirst }: Frame): boolean =>
  isVerbFirst && finite.readings.some(({ features }) => (features & Feature.imperative) !== 0);

/** Whether, besides `chunk` and a subject, the clause has something that can be an object in this row. */
export function hasObject(frame: Frame, chunk: Chunk, row: number): boolean {
  const others = frame.chunks.filter(({ from }) => from !== chunk.from);
  const objects = others.filter((each) => stands(each, row) && !isSureSubject(each));
  if (objects.length === 0) return false;
  if (others.some(isSureSubject) || isImperative(frame)) return true;
  const subjects = objects.filter((each) => stands(each, Row.nominative));
  return !(objects.length === 1 && subjects.length === 1);
}

/** The chunk of the clause that ends with this token. */
export const chunkEndingAt = (frame: Frame, index: number): Chunk | undefined =>
  frame.chunks.find(({ from, noun, to }) => (noun ? noun.index === index : to - 1 === index && from <= index));
