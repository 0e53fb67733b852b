// How much of the trees a parser gets right: heads, labels, and the links that rules of agreement use.
import { Label } from '../../../src/engine/reading/parser/labels.ts';
import type { Parser } from '../../../src/engine/reading/parser/types.ts';
import { Tag } from '../../../src/engine/reading/tags.ts';
import type { Example } from './examples.ts';
import { finiteVerbOf } from './gold.ts';

/** Links found and expected. */
export interface Links {
  right: number;
  found: number;
  gold: number;
}

/** Counts over sentences; words without punctuation marks. */
export interface ParserScores {
  words: number;
  tags: number;
  heads: number;
  labelled: number;
  /** Subject to finite verb: all, only nouns and names. */
  subjects: Links;
  nouns: Links;
  determiners: Links;
  adjectives: Links;
  conjuncts: Links;
}

const links = (): Links => ({ right: 0, found: 0, gold: 0 });
const isFiniteTag = (tag: number): boolean => tag === Tag.verbFinite || tag === Tag.auxiliaryFinite;
const isNounTag = (tag: number): boolean => tag === Tag.noun || tag === Tag.properNoun;

function count(into: Links, found: readonly string[], gold: readonly string[]): void {
  const known = new Set(gold);
  into.gold += gold.length;
  into.found += found.length;
  for (const each of found) if (known.has(each)) into.right++;
}

interface Arcs {
  head: ArrayLike<number>;
  label: ArrayLike<number>;
  tag: ArrayLike<number>;
}

function subjects({ head, label, tag }: Arcs, size: number, onlyNouns: boolean): string[] {
  const at = (i: number) => ({
    head: head[i] as number,
    label: label[i] as number,
    isFinite: isFiniteTag(tag[i] as number),
  });
  const pairs: string[] = [];
  for (let i = 0; i < size; i++) {
    const to = head[i] as number;
    if (label[i] !== Label.subject || to < 0 || to >= size || (onlyNouns && !isNounTag(tag[i] as number))) continue;
    const verb = finiteVerbOf(size, at, to);
    if (verb >= 0) pairs.push(`${i} ${verb}`);
  }
  return pairs;
}

function arcs({ head, label }: Arcs, size: number, wanted: number): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < size; i++) if (label[i] === wanted) pairs.push(`${i} ${head[i] as number}`);
  return pairs;
}

/** Parses the examples and compares. */
export function measureParser(parser: Parser, examples: readonly Example[]): ParserScores {
  const scores: ParserScores = {
    words: 0,
    tags: 0,
    heads: 0,
    labelled: 0,
    subjects: links(),
    nouns: links(),
    determiners: links(),
    adjectives: links(),
    conjuncts: links(),
  };
  for (const example of examples) {
    const { tokens } = example;
    const size = tokens.length;
    const tree = parser.parse(tokens);
    const gold = {
      head: Array.from(example.head, (at) => (at === size ? -1 : at)),
      label: example.label,
      tag: example.tag,
    };
    const own = { head: tree.head, label: tree.label, tag: tokens.map(({ tag }) => tag) };
    for (let i = 0; i < size; i++) {
      if (gold.label[i] === Label.punctuation) continue;
      scores.words++;
      if (own.tag[i] === gold.tag[i]) scores.tags++;
      if (own.head[i] !== gold.head[i]) continue;
      scores.heads++;
      if (own.label[i] === gold.label[i]) scores.labelled++;
    }
    count(scores.subjects, subjects(own, size, false), subjects(gold, size, false));
    count(scores.nouns, subjects(own, size, true), subjects(gold, size, true));
    count(scores.determiners, arcs(own, size, Label.determiner), arcs(gold, size, Label.determiner));
    count(scores.adjectives, arcs(own, size, Label.adjective), arcs(gold, size, Label.adjective));
    count(scores.conjuncts, arcs(own, size, Label.conjunct), arcs(gold, size, Label.conjunct));
  }
  return scores;
}

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);
const precisionRecall = ({ right, found, gold }: Links): string =>
  `${percent(right, found)}/${percent(right, gold)}/${percent(2 * right, found + gold)}`;

/** One line of a report. */
export function scoreLine(name: string, scores: ParserScores): string {
  const { words, tags, heads, labelled, subjects: all, nouns, determiners, adjectives, conjuncts } = scores;
  return [
    `  ${name.padEnd(24)} ${words} words  tags ${percent(tags, words)}  UAS ${percent(heads, words)}  LAS ${percent(labelled, words)}`,
    `subjects ${precisionRecall(all)}  nouns ${precisionRecall(nouns)}  det ${precisionRecall(determiners)}`,
    `amod ${precisionRecall(adjectives)}  conj ${precisionRecall(conjuncts)}`,
  ].join('  ');
}

/** How many words a second are parsed, by processor time. */
export function speedLine(parser: Parser, examples: readonly Example[]): string {
  for (const { tokens } of examples) parser.parse(tokens);
  const started = process.cpuUsage();
  let words = 0;
  for (let round = 0; round < 5; round++) {
    for (const { tokens } of examples) {
      parser.parse(tokens);
      words += tokens.length;
    }
  }
  const { user, system } = process.cpuUsage(started);
  return `  ${Math.round((1000 * words) / (user + system))}k words/s`;
}
