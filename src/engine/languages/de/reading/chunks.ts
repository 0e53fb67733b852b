// The parts of a clause in a row: noun phrases with the cells they allow, phrases with a preposition, pronouns, verbs and
// single words. Unlike `phraseAt` it also reads numbers, names, genitive attributes and unknown words.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeFinite, isFinite, listed } from '../../../rules/ask.ts';
import { isCapitalised, reads, type Sentence, type Token } from '../../../rules/token.ts';
import { ALL_CELLS, cellsAs, cellsOf } from './cells.ts';
import { nounCells } from './nounCells.ts';
import { isBreak, isNoun } from './words.ts';

/** What a chunk is. */
export type ChunkKind = 'phrase' | 'prepositional' | 'pronoun' | 'verb' | 'joint' | 'mark' | 'word';

/** One part of a clause: tokens [from, to). */
export interface Chunk {
  kind: ChunkKind;
  from: number;
  to: number;
  /** Of a phrase or pronoun: what it can be. A phrase whose words disagree has none. */
  cells: number;
  /** The noun of a phrase. */
  noun?: Token;
  determiner?: Token;
  adjectives?: readonly Token[];
  /** It contains a name, a number in digits or a word that the lexicon does not know. */
  isLoose?: boolean;
}

const PLURAL = 0x8888;
const GENITIVE = 0xf000;

const MANY = listed(
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig achtzig hundert tausend viele einige mehrere wenige beide alle manche sämtliche etliche zahlreiche',
);
/** Behind an article: in einem solchen Fall. */
const SUCH = /^(?:solche[nrs]?|solchem)$/;
/** Behind an article: die beiden Geräte. */
const MANY_MORE = listed('beiden vielen wenigen mehreren einigen zahlreichen übrigen meisten');
const DEGREE = listed(
  'sehr ganz besonders so zu recht wirklich äußerst ziemlich etwa rund ungefähr fast knapp gut über',
);
const TITLES = listed('herr herrn frau tante onkel oma opa familie doktor professor firma dr prof schwester pfarrer');
const NOMINATIVE_ONLY: Readonly<Record<string, number>> = { ich: 0x7, du: 0x7, er: 0x1, man: 0x7, wir: 0x8 };
const PRONOUNS: Readonly<Record<string, number>> = {
  ...NOMINATIVE_ONLY,
  es: 0x77,
  sie: 0xaa,
  ihr: 0x808 | 0x200,
  mich: 0x70,
  dich: 0x70,
  ihn: 0x10,
  mir: 0x700,
  dir: 0x700,
  ihm: 0x500,
  ihnen: 0x800,
  uns: 0x880,
  euch: 0x880,
  sich: 0xff0,
  jemand: 0x77,
  niemand: 0x77,
  jemanden: 0x70,
  niemanden: 0x70,
  etwas: 0x777,
  nichts: 0x777,
  alles: 0x44,
  was: 0x44,
  wer: 0x7,
  wen: 0x70,
  wem: 0x700,
};

const isDeterminer = (token: Token): boolean =>
  token.kind === 'word' &&
  reads(token, Pos.determiner) &&
  !isNoun(token) &&
  (token.pos === Pos.determiner ||
    token.pos === Pos.pronoun ||
    token.pos === Pos.adjective ||
    token.pos === Pos.numeral);

const isAttribute = (token: Token): boolean =>
  token.kind === 'word' &&
  token.text === token.lower &&
  (token.pos === Pos.adjective || token.pos === Pos.numeral || token.verbForm !== 0) &&
  token.readings.some(({ pos, features }) => pos === Pos.adjective && (features & Group.case) !== 0);

const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  isCapitalised(token) &&
  token.index > 0 &&
  (token.pos === Pos.properNoun || token.readings.length === 0);

/** The noun phrase that begins at `from`; null when there is none. */
export function phraseFrom(sentence: Sentence, from: number, end: number): Chunk | null {
  const { tokens } = sentence;
  let at = from;
  let cells = ALL_CELLS;
  let determiner: Token | undefined;
  let isLoose = false;
  const adjectives: Token[] = [];
  const first = tokens[at];
  if (!first || at >= end) return null;
  const next = tokens[at + 1];
  if (first.lower === 'ein' && next?.text === 'paar' && at + 2 < end) {
    // "ein paar Leute" counts, whatever the article says
    determiner = next;
    cells &= PLURAL;
    at += 2;
  } else if (isDeterminer(first) && first.kind === 'word') {
    determiner = first;
    cells &= cellsAs(first, Pos.determiner) || ALL_CELLS;
    if (MANY.has(first.lower)) cells &= PLURAL;
    at++;
  }
  for (; at < end; at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'number') {
      isLoose = true;
      // am 14. April
      if (tokens[at + 1]?.text === '.') {
        if (at + 2 >= end || !isNoun(tokens[at + 2])) return null;
        at++;
        continue;
      }
      if (token.text !== '1') cells &= PLURAL;
    } else if (token.kind === 'word' && (MANY.has(token.lower) || (at > from && MANY_MORE.has(token.lower))))
      cells &= PLURAL;
    else if (at > from && SUCH.test(token.lower)) continue;
    else if (isAttribute(token)) {
      adjectives.push(token);
      cells &= cellsAs(token, Pos.adjective);
    } else if (
      !(
        DEGREE.has(token.lower) &&
        (token.lower !== 'zu' || (at > from && tokens[at - 1]?.kind === 'word')) &&
        at + 1 < end &&
        isFiller(tokens[at + 1] as Token)
      )
    )
      break;
  }
  const noun = tokens[at];
  if (!noun || at >= end || noun.kind !== 'word' || !isCapitalised(noun)) return null;
  if (!isNoun(noun)) {
    if (!isName(noun) && !(at > from && reads(noun, Pos.noun))) return null;
    return {
      kind: 'phrase',
      from,
      to: afterNames(tokens, at + 1, end),
      cells,
      noun,
      determiner,
      adjectives,
      isLoose: true,
    } as Chunk;
  }
  cells &= nounCells(sentence, noun);
  const to = afterAttributes(sentence, TITLES.has(noun.lower) ? afterNames(tokens, at + 1, end) : at + 1, end);
  return { kind: 'phrase', from, to, cells, noun, adjectives, isLoose, ...(determiner && { determiner }) };
}

const isFiller = (token: Token): boolean => isAttribute(token) || token.kind === 'number' || MANY.has(token.lower);

function afterNames(tokens: readonly Token[], from: number, end: number): number {
  let at = from;
  while (at < end && (isName(tokens[at]) || (isNoun(tokens[at]) && at === from && tokens[at]?.readings.length === 0)))
    at++;
  return at;
}

/** The end of the genitives after a noun: das Ende unseres Betriebs. */
function afterAttributes(sentence: Sentence, from: number, end: number): number {
  const next = sentence.tokens[from];
  if (!next || from >= end || !isDeterminer(next) || (cellsAs(next, Pos.determiner) & GENITIVE) === 0) return from;
  const attribute = phraseFrom(sentence, from, end);
  return attribute && (attribute.cells & GENITIVE) !== 0 ? attribute.to : from;
}

const isPreposition = (token: Token): boolean =>
  token.kind === 'word' && token.pos === Pos.preposition && reads(token, Pos.preposition);

/** The chunks of [from, end). */
export function chunksOf(sentence: Sentence, from: number, end: number): Chunk[] {
  const { tokens } = sentence;
  const found: Chunk[] = [];
  for (let at = from; at < end; ) {
    const chunk = chunkFrom(sentence, at, end);
    found.push(chunk);
    at = Math.max(chunk.to, at + 1);
    if (isBreak(tokens[at])) continue;
  }
  return found;
}

function chunkFrom(sentence: Sentence, at: number, end: number): Chunk {
  const { tokens } = sentence;
  const token = tokens[at] as Token;
  const one = (kind: ChunkKind, cells = 0): Chunk => ({ kind, from: at, to: at + 1, cells });
  if (token.kind === 'punctuation' || token.kind === 'masked') return one('mark');
  if (isPreposition(token)) {
    const inner = phraseFrom(sentence, at + 1, end);
    if (inner) return { ...inner, kind: 'prepositional', from: at };
    const next = tokens[at + 1];
    const isTaken =
      at + 1 < end &&
      next?.kind !== 'punctuation' &&
      (next?.pos === Pos.pronoun || next?.pos === Pos.adverb || next?.kind === 'number');
    return { kind: 'prepositional', from: at, to: at + (isTaken ? 2 : 1), cells: 0 };
  }
  const pronoun = PRONOUNS[token.lower];
  if (pronoun !== undefined && token.kind === 'word' && !(token.lower === 'ihr' && isNoun(tokens[at + 1]))) {
    return one('pronoun', token.text === 'Sie' && at > 0 ? 0x88 : pronoun);
  }
  const phrase = phraseFrom(sentence, at, end);
  if (phrase) return phrase;
  if (token.pos === Pos.conjunction) return one('joint');
  if (isFinite(token) || token.verbForm !== 0 || (token.pos === Pos.verb && canBeFinite(token))) return one('verb');
  if (token.pos === Pos.pronoun || token.pos === Pos.determiner) return one('pronoun', pronounCells(token));
  return one('word');
}

const pronounCells = (token: Token): number =>
  token.readings.reduce(
    (cells, { pos, features }) =>
      pos === Pos.pronoun || pos === Pos.determiner
        ? cells | cellsOf(features & ~(Feature.strong | Feature.weak))
        : cells,
    0,
  );
