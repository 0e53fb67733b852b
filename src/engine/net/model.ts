// Reads the file of a context net (format.ts).
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readJson, readSections } from '../pack/format.ts';
import { PackError } from '../pack/packError.ts';
import { createKernel } from './createKernel.ts';
import { BIAS_STEPS, LAYERS, type LayerName, NET_VERSION, NetSection, SCALES } from './format.ts';
import { type CreateKernel, MOST_DEPTH } from './kernel.ts';
import { ContextNet } from './net.ts';
import type { IntDense, NetModel, Table } from './types.ts';
import { CLASSES, ENDINGS, NetVocabulary, SHAPES } from './words.ts';

interface Header {
  dim: number;
  state: number;
  query: number;
  gapWords: readonly string[];
  check: Readonly<Record<string, unknown>>;
}

/** Reads a net. Throws PackError if the bytes are damaged or of another version. `create` is for measurements and tests. */
export function readNet(bytes: Uint8Array, lexicon: Lexicon, create: CreateKernel = createKernel): ContextNet {
  const sections = readSections(bytes);
  const section = (id: number): Uint8Array => {
    const body = sections.get(id);
    if (!body) throw new PackError(`net section ${id}`);
    return body;
  };
  const header = headerOf(readJson(section(NetSection.header), 'net header'));
  const words = readJson(section(NetSection.words), 'net words');
  if (!isStrings(words)) throw new PackError('net words');
  const vocabulary = new NetVocabulary(words, lexicon);
  const bias = Float32Array.from(int16(section(NetSection.bias)), (step) => step / BIAS_STEPS);
  if (bias.length !== vocabulary.size) throw new PackError('net bias');
  const [entries, endings, classes, shapes] = tablesOf(
    section(NetSection.rowScales),
    section(NetSection.rows),
    [vocabulary.size, ENDINGS, CLASSES, SHAPES],
    header.dim,
  ) as [Table, Table, Table, Table];
  const layers = layersOf(header, float32(section(NetSection.numbers)), section(NetSection.layers));
  const { dim, state, gapWords, check } = header;
  return new ContextNet(
    { dim, state, words: entries, bias, endings, classes, shapes, layers },
    vocabulary,
    gapWords,
    check,
    create,
  );
}

function headerOf(header: unknown): Header {
  if (typeof header !== 'object' || header === null) throw new PackError('net header');
  const { version, dim, state, query, gapWords, check } = header as Record<string, unknown>;
  if (version !== NET_VERSION) throw new PackError('net version');
  if (!isSize(dim, MOST_DEPTH / 2) || !isSize(state, MOST_DEPTH / 2) || !isSize(query, MOST_DEPTH)) {
    throw new PackError('net sizes');
  }
  if (!isStrings(gapWords) || typeof check !== 'object' || check === null) throw new PackError('net header');
  return { dim, state, query, gapWords, check: check as Record<string, unknown> };
}

/** The depth and width of each layer. */
function sizesOf({ dim, state, query, gapWords }: Header): Record<LayerName, readonly [number, number]> {
  return {
    left1: [2 * dim, 3 * state],
    left2: [2 * state, 3 * state],
    right1: [2 * dim, 3 * state],
    right2: [2 * state, 3 * state],
    query: [2 * state, query],
    hidden: [query, query],
    out: [query, dim],
    gap: [query, gapWords.length + 1],
  };
}

function layersOf(header: Header, numbers: Float32Array, bytes: Uint8Array): NetModel['layers'] {
  const sizes = sizesOf(header);
  const codes = new Int8Array(bytes.slice().buffer);
  const layers: Partial<Record<LayerName, IntDense>> = {};
  let at = 0;
  let number = 0;
  for (const name of LAYERS) {
    const [depth, width] = sizes[name];
    layers[name] = {
      codes: codes.subarray(at, at + depth * width),
      depth,
      width,
      scales: numbers.subarray(number, number + width),
      bias: numbers.subarray(number + width, number + 2 * width),
    };
    at += depth * width;
    number += 2 * width;
  }
  if (at !== codes.length || number !== numbers.length) throw new PackError('net layers');
  return layers as NetModel['layers'];
}

function tablesOf(scales: Uint8Array, bytes: Uint8Array, sizes: readonly number[], dim: number): Table[] {
  const rows = sizes.reduce((a, b) => a + b, 0);
  if (scales.length !== rows || bytes.length !== rows * dim) throw new PackError('net tables');
  const codes = new Int8Array(bytes.slice().buffer);
  let row = 0;
  return sizes.map((size) => {
    const table = {
      codes: codes.subarray(row * dim, (row + size) * dim),
      scales: Float32Array.from(scales.subarray(row, row + size), (number) => SCALES[number] as number),
    };
    row += size;
    return table;
  });
}

/** Sizes are multiples of 8, so that the kernel needs no rest. */
const isSize = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= most && (value as number) % 8 === 0;

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function int16(bytes: Uint8Array): Int16Array {
  if (bytes.length % 2 !== 0) throw new PackError('net bias');
  return new Int16Array(bytes.slice().buffer);
}

function float32(bytes: Uint8Array): Float32Array {
  if (bytes.length % 4 !== 0) throw new PackError('net numbers');
  return new Float32Array(bytes.slice().buffer);
}
