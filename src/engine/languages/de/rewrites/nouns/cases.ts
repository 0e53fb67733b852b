// Noun phrases in the case that another preposition or place in the clause asks for.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { chosenReadings, type Sentence, type Token } from '../../../../rules/token.ts';
import type { Chunk } from '../../reading/chunks.ts';
import { phraseStart, recast } from '../../reading/recast.ts';

/** A phrase that stands in one case, in another; with what belongs to its noun. Null where its words leave open what it is. */
export function inCase(sentence: Sentence, chunk: Chunk, from: number, into: number): string | null {
  const { noun, determiner, adjectives = [] } = chunk;
  const start = phraseStart(chunk);
  const own = chunk.cells & from;
  if (isJoined(sentence, chunk.to)) return null;
  if (!noun || !start || (chunk.kind !== 'phrase' && chunk.kind !== 'prepositional')) return null;
  const { text } = sentence;
  const behind = text.slice(noun.end, sentence.tokens[chunk.to - 1]?.end ?? noun.end);
  const isName = noun.pos === Pos.properNoun || noun.readings.length === 0;
  if (isName) return determiner || adjectives.length > 0 ? null : noun.text + behind;
  const contraction = sentence.tokens[chunk.from]?.lower ?? '';
  const columns = columnsOf(own) & columnsAfter(contraction);
  // masculine and neuter may look alike, but not in another case
  if (columns === 0 || (columns & (columns - 1)) !== 0) return null;
  const wanted = (columns * 0x1111) & into;
  const written = text.slice(start.start, noun.end);
  if (!determiner && /^(?:vo|zu|i|a)[mr]$|^beim$/.test(contraction)) return withArticle(sentence, chunk, columns, into);
  const kept = (chunk.cells & wanted) === wanted;
  const turned = kept ? written : recast(sentence, { ...chunk, cells: own }, into);
  if (turned === '') return kept ? written : null;
  return (
    small(into === 0xf00 && columns !== 8 ? withoutOldEnding(turned, noun) : turned, start === noun ? 1 : start.index) +
    behind
  );
}

const small = (text: string, index: number): string =>
  index === 0 && !/^Sie\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Whether more phrases in the same case follow: der Daten und der Zahlen, der Daten, der Zahlen. */
function isJoined({ tokens }: Sentence, at: number): boolean {
  const [joint, next] = [tokens[at], tokens[at + 1]];
  if (/^(?:und|oder|sowie|bzw|beziehungsweise|wie|nebst|\/|&)$/.test(joint?.lower ?? '')) return true;
  return joint?.text === ',' && (next?.pos === Pos.determiner || next?.pos === Pos.noun || next?.pos === Pos.adjective);
}

/** dem Hause: dem Haus. */
function withoutOldEnding(text: string, { readings }: Token): string {
  const own = readings.find(
    ({ pos, lemma }) => pos === Pos.noun && (text.endsWith(` ${lemma}e`) || text.endsWith(` ${lemma}se`)),
  );
  if (!own || (own.features & Feature.feminine) !== 0) return text;
  return text.slice(0, text.endsWith(`${own.lemma}se`) ? -2 : -1);
}

/** vom, zur: the genders and numbers of the article within. */
const columnsAfter = (word: string): number => (/^(?:vom|zum|im|am|beim)$/.test(word) ? 5 : word === 'zur' ? 2 : 0xf);

const ARTICLES: Readonly<Record<number, readonly [nominative: string, accusative: string]>> = {
  1: ['der', 'den'],
  2: ['die', 'die'],
  4: ['das', 'das'],
};

/** vom Lehrer, zur Schule: the article comes out of the preposition. */
function withArticle(
  { text, tokens }: Sentence,
  { noun, adjectives = [], to }: Chunk,
  column: number,
  into: number,
): string | null {
  const article = ARTICLES[column]?.[into === 0xf ? 0 : 1];
  if (!noun || article === undefined || adjectives.length > 0 || (into !== 0xf && into !== 0xf0)) return null;
  // Herrn, Präsidenten: the noun has another form
  const isPlain = chosenReadings(noun).some(({ pos, lemma }) => pos === Pos.noun && lemma === noun.text);
  return isPlain ? `${article} ${noun.text}${text.slice(noun.end, tokens[to - 1]?.end ?? noun.end)}` : null;
}

const columnsOf = (cells: number): number => (cells | (cells >> 4) | (cells >> 8) | (cells >> 12)) & 0xf;

/** The number of a phrase in a case: 0 where it may be either. */
export function numberIn({ cells, noun }: Chunk, row: number, before = ''): number {
  if (noun && (noun.pos === Pos.properNoun || noun.readings.length === 0)) return Feature.singular;
  const columns = columnsOf(cells & row) & columnsAfter(before);
  if (columns === 0) return 0;
  if (columns === 8) return Feature.plural;
  return (columns & 8) === 0 ? Feature.singular : 0;
}
