// A noun phrase in another case: mit eine blaue Schleife, mit einer blauen Schleife.
import { Feature, Pos } from '../../../lexicon/features.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import { ALL_CELLS, cellsAs } from './cells.ts';
import type { Chunk } from './chunks.ts';
import { nounCells } from './nounCells.ts';
import { declensionAfter } from './nounPhrase.ts';
import { formsFor } from './phraseForms.ts';

/** Rows of cells. */
export const Row = { nominative: 0xf, accusative: 0xf0, dative: 0xf00, genitive: 0xf000 } as const;

/** The phrase of a chunk, from its article to its noun, in the given case; '' when the lexicon lacks a form or nothing changes. */
export function recast(sentence: Sentence, chunk: Chunk, row: number): string {
  const { noun, determiner, adjectives = [] } = chunk;
  if (!noun) return '';
  const { cells } = chunk;
  const columns = (cells | (cells >> 4) | (cells >> 8) | (cells >> 12)) & 0xf;
  // one gender, or masculine and neuter, which look alike outside the nominative and accusative
  for (const column of [1, 2, 4, 8]) {
    if ((columns & column) === 0) continue;
    const text = inCell(sentence, noun, determiner, adjectives, (column * 0x1111) & row);
    if (text !== '') return text;
  }
  return '';
}

function inCell(
  sentence: Sentence,
  noun: Token,
  determiner: Token | undefined,
  adjectives: readonly Token[],
  wanted: number,
): string {
  const from = determiner ?? adjectives[0] ?? noun;
  const declension = determiner ? declensionAfter(determiner, false) : Feature.strong;
  const changes = new Map<Token, string>();
  if (determiner) changes.set(determiner, fitting(sentence, determiner, Pos.determiner, wanted, 0));
  for (const each of adjectives) changes.set(each, fitting(sentence, each, Pos.adjective, wanted, declension));
  const isListed = noun.readings.length > 0;
  changes.set(noun, isListed ? nounIn(sentence, noun, wanted) : noun.text);
  let text = '';
  for (let at = from.index; at <= noun.index; at++) {
    const token = sentence.tokens[at] as Token;
    const form = changes.get(token) ?? token.text;
    if (form === '') return '';
    const first = token.text.charAt(0);
    const written =
      first !== first.toLowerCase() && token !== noun ? form.charAt(0).toUpperCase() + form.slice(1) : form;
    text += (at > from.index && token.spaceBefore ? ' ' : '') + written;
  }
  return text === sentence.text.slice(from.start, noun.end) ? '' : text;
}

const nounIn = (sentence: Sentence, noun: Token, wanted: number): string =>
  (nounCells(sentence, noun) & wanted) !== 0
    ? noun.text
    : (formsFor(sentence, noun, Pos.noun, wanted, ALL_CELLS)[0] ?? '');

function fitting(
  sentence: Sentence,
  token: Token,
  pos: typeof Pos.determiner | typeof Pos.adjective,
  wanted: number,
  declension: number,
): string {
  if ((cellsAs(token, pos, declension) & wanted) !== 0) return token.text;
  // the form that looks most like the one typed: dies(e), dies(er)
  const forms = formsFor(sentence, token, pos, wanted, ALL_CELLS, declension).filter(
    (form) => form === form.toLowerCase(),
  );
  return forms[0] ?? '';
}

/** The first token of the phrase that `recast` writes anew. */
export const phraseStart = ({ determiner, adjectives, noun }: Chunk): Token | undefined =>
  determiner ?? adjectives?.[0] ?? noun;
