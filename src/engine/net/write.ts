// Writes the file of a context net from what was trained: models/<language>.net.br before its compression.
import { writeSections } from '../pack/format.ts';
import { BIAS_STEPS, LAYERS, type LayerName, NET_VERSION, NetSection } from './format.ts';
import { quantiseLayer, quantiseRows } from './quantise.ts';
import type { Dense, NetWeights } from './types.ts';
import { BUCKETS } from './words.ts';

/** The most frequent words are kept more exactly: they are read and weighed most often. */
const FINE_WORDS = 3000;
/** Largest whole numbers of the tables: about 4 bits for most words, 6 for frequent words, endings and classes. */
const MOST = { words: 8, fineWords: 31, endings: 31, classes: 31, shapes: 127 };

/** What a file of a net is made from. */
export interface NetSource {
  weights: NetWeights;
  /** The vocabulary, most frequent first. */
  words: readonly string[];
  /** The words that may be missing, in the order of the gap head. */
  gapWords: readonly string[];
  /** What the check that uses the net keeps with it, as JSON. */
  check: Readonly<Record<string, unknown>>;
}

/** Writes a net. */
export function writeNet({ weights, words, gapWords, check }: NetSource): Uint8Array {
  const { dim } = weights;
  const isFine = (row: number): boolean => row > BUCKETS && row <= BUCKETS + FINE_WORDS;
  const tables = [
    quantiseRows(weights.words, dim, (row) => (isFine(row) ? MOST.fineWords : MOST.words)),
    quantiseRows(weights.endings, dim, () => MOST.endings),
    quantiseRows(weights.classes, dim, () => MOST.classes),
    quantiseRows(weights.shapes, dim, () => MOST.shapes),
  ];
  const dense = denseLayers(weights);
  const layers = LAYERS.map((name) => quantiseLayer(dense[name]));
  const numbers = LAYERS.flatMap((name, i) => [
    ...(layers[i] as { scales: Float32Array }).scales,
    ...(dense[name].bias ?? new Float32Array(dense[name].width)),
  ]);
  const bias = Int16Array.from(weights.bias, (each) => Math.round(each * BIAS_STEPS));
  const header = {
    version: NET_VERSION,
    dim,
    state: weights.leftQuery.depth,
    query: weights.hidden.depth,
    gapWords,
    check,
  };
  return writeSections([
    [NetSection.header, ascii(header)],
    [NetSection.words, ascii(words)],
    [NetSection.bias, bytesOf(bias)],
    [NetSection.rowScales, joined(tables.map(({ scales }) => scales))],
    [NetSection.rows, joined(tables.map(({ codes }) => bytesOf(codes)))],
    [NetSection.numbers, bytesOf(Float32Array.from(numbers))],
    [NetSection.layers, joined(layers.map(({ codes }) => bytesOf(codes)))],
  ]);
}

function denseLayers(weights: NetWeights): Record<LayerName, Dense> {
  const { left, right, leftQuery, rightQuery, queryBias, hidden, out, gap } = weights;
  const weight = new Float32Array(leftQuery.weight.length + rightQuery.weight.length);
  weight.set(leftQuery.weight);
  weight.set(rightQuery.weight, leftQuery.weight.length);
  const query = { weight, bias: queryBias, depth: 2 * leftQuery.depth, width: leftQuery.width };
  return { left1: left[0], left2: left[1], right1: right[0], right2: right[1], query, hidden, out, gap };
}

function ascii(value: unknown): Uint8Array {
  const text = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array | Int16Array | Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
