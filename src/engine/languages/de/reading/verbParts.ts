// The clause of a verb: what stands before and after it.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isFinite, listed } from '../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { mayBeRelative, opensClause } from './boundaries.ts';
import { type Chunk, chunksOf, phraseFrom } from './chunks.ts';
import { clauseEnd, clauseStart, isNoun } from './words.ts';

const LIGHT = listed('aber doch denn also');

/** What opens a clause before its main clause: bis ich fertig war, ... */
export const FRONTING = listed(
  'als wenn weil da obwohl während nachdem bevor ehe bis seit seitdem sobald solange sooft falls sofern damit indem wo',
);

/** The clause of a verb: what stands before and after it. */
export interface Parts {
  readonly start: number;
  readonly end: number;
  readonly before: readonly Chunk[];
  readonly after: readonly Chunk[];
  readonly isOpened: boolean;
  /** What stands before it is parted from it by a relative clause: Meine Schwester, die in Ulm wohnt, hat ... */
  readonly isLed: boolean;
}

export const isVerb = (token: Token): boolean => isFinite(token) && (token.text === token.lower || token.index === 0);

/** The last "und" and the like of a stretch, between two verbs. */
function jointBetween({ tokens }: Sentence, from: number, to: number): number {
  for (let i = to - 1; i > from; i--)
    if (/^(?:und|oder|aber|denn|doch|sondern)$/.test(tokens[i]?.lower ?? '')) return i;
  return -1;
}

/** The clause of a verb, cut at an "und" where another verb stands in the same stretch; null if no "und" parts them. */
export function partsOf(sentence: Sentence, verb: Token): Parts | null {
  const { tokens } = sentence;
  let [start, end] = [clauseStart(sentence, verb.index), clauseEnd(sentence, verb.index)];
  if (end < tokens.length && !/^[.!?,;:]$/.test(tokens[end]?.text ?? '')) return null;
  if (start > 0 && !/^[.!?,;:]$/.test(tokens[start - 1]?.text ?? '')) return null;
  for (let i = start; i < end; i++) {
    const each = tokens[i] as Token;
    // "genommen haben": an infinitive
    const isInfinitive =
      (tokens[i - 1]?.verbForm ?? 0) !== 0 &&
      each.readings.some(({ features }) => (features & Feature.infinitive) !== 0);
    if (each === verb || !isVerb(each) || isInfinitive) continue;
    const joint = i < verb.index ? jointBetween(sentence, i, verb.index) : jointBetween(sentence, verb.index, i);
    if (joint < 0) return null;
    if (i < verb.index) start = joint + 1;
    else end = Math.min(end, joint);
  }
  while (
    start < verb.index &&
    (LIGHT.has(tokens[start]?.lower ?? '') ||
      ((start === 0 || tokens[start - 1]?.text === ',') && tokens[start]?.lower === 'und'))
  )
    start++;
  const first = tokens[start] as Token;
  // "und damit das Feld anführte": therefore, or so that
  if (first.lower === 'damit' && tokens[start - 1]?.text !== ',' && start > 0) return null;
  const isRelative =
    tokens[start - 1]?.text === ',' &&
    (mayBeRelative(first) || (reads(first, Pos.preposition) && mayBeRelative(tokens[start + 1])));
  // "in den Wagen steigen konnte": an article
  if (isRelative && !mayBeRelative(first) && (phraseFrom(sentence, start + 1, end)?.cells ?? 0) !== 0) return null;
  const lead = start === verb.index ? leadOf(sentence, start) : [];
  if (lead.length > 0) {
    return { start, end, before: lead, after: chunksOf(sentence, verb.index + 1, end), isOpened: false, isLed: true };
  }
  const isOpened = (opensClause(first) || FRONTING.has(first.lower) || isRelative) && verb.index === end - 1;
  return {
    start,
    end,
    before:
      isOpened && isRelative
        ? relativeChunks(sentence, start, verb.index)
        : chunksOf(sentence, isOpened && !isWho(first) ? start + 1 : start, verb.index),
    after: chunksOf(sentence, verb.index + 1, end),
    isOpened,
    isLed: false,
  };
}

/** The phrase at the start of the sentence that only a relative clause parts from the verb at `at`; [] if there is none. */
function leadOf(sentence: Sentence, at: number): readonly Chunk[] {
  const { tokens } = sentence;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 1 || tokens[at - 1]?.text !== ',' || comma >= at - 2) return [];
  const opener = tokens[comma + 1] as Token;
  const isRelative = mayBeRelative(opener) || (reads(opener, Pos.preposition) && mayBeRelative(tokens[comma + 2]));
  const inner = tokens.slice(comma + 1, at - 1);
  if (!isRelative || inner.some(({ kind }) => kind === 'punctuation') || !isVerb(inner.at(-1) as Token)) return [];
  const [first, ...rest] = chunksOf(sentence, 0, comma);
  return first?.kind === 'phrase' && rest.every(({ kind }) => kind === 'prepositional') ? [first, ...rest] : [];
}

const isWho = ({ lower }: Token): boolean => /^(?:wer|was|wen|wem)$/.test(lower);

/** "die Kurzzeitpflege anbieten" after a comma: the first word is a pronoun, not an article. */
function relativeChunks(sentence: Sentence, start: number, end: number): Chunk[] {
  const hasPreposition = !mayBeRelative(sentence.tokens[start]);
  if (hasPreposition) return chunksOf(sentence, start + 2, end);
  const [first] = chunksOf(sentence, start, start + 1);
  const rest = chunksOf(sentence, start + 1, end);
  return first ? [{ ...first, kind: first.kind === 'word' ? 'pronoun' : first.kind }, ...rest] : rest;
}

/** The number of the noun at `at` that a clause with "die" describes, if no other noun before it can be meant; 0 otherwise. */
export function numberBefore(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const head = tokens[at];
  if (!isNoun(head)) return 0;
  const from = Math.max(0, at - 10);
  let own = 0;
  let others = 0;
  for (let i = from; i <= at; i++) {
    const token = tokens[i] as Token;
    if (
      /^(?:und|oder|sowie|die|welche|alle|viele|diejenigen|sie|eine[rs]?|keine[rs]?)$/.test(token.lower) &&
      !isNoun(tokens[i + 1]) &&
      i < at
    )
      return 0;
    if (token.pos === Pos.properNoun || (isNoun(token) && i > 0 && token.readings.length === 0)) return 0;
    if (!isNoun(token)) continue;
    const det = tokens[i - 1];
    const start = det?.pos === Pos.determiner || det?.pos === Pos.numeral ? i - 1 : i;
    const cells = phraseFrom(sentence, start, i + 1)?.cells ?? 0xffff;
    if (i === at) own = cells;
    else others |= cells;
  }
  if (own !== 0 && (own & ~0x8888) === 0) return (others & 0x2222) === 0 ? Feature.plural : 0;
  return own !== 0 && (own & ~0x2222) === 0 && (others & 0x8888) === 0 ? Feature.singular : 0;
}
