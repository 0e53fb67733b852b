// What writing and reading the file of a context net have in common. It is a container of sections (pack/format.ts): a header,
// the vocabulary and the trained numbers, rounded to few bits and stored one to a byte, which brotli packs as tightly as bits.

/** Goes up with every change of the format, of the layers or of how words are seen (words.ts): other weights are meaningless. */
export const NET_VERSION = 1;

/** The sections of the file. Tables are in the order words, endings, classes, shapes; layers in that of LAYERS. */
export const NetSection = {
  header: 80,
  words: 81,
  /** 16 bits per entry of the vocabulary, in steps of 1 / BIAS_STEPS. */
  bias: 82,
  /** For each row of each table the number of its scale. */
  rowScales: 83,
  rows: 84,
  /** 32-bit floating-point numbers: for each layer its scales, then its bias. */
  numbers: 85,
  layers: 86,
} as const;

/** The layers, by the names of their training; `query` has the left side's weights above those of the right side. */
export const LAYERS = ['left1', 'left2', 'right1', 'right2', 'query', 'hidden', 'out', 'gap'] as const;
/** Name of a layer. */
export type LayerName = (typeof LAYERS)[number];

/** Steps of the bias of a word. */
export const BIAS_STEPS = 64;

/** Scales of rows: scale number i is 2^(-i / SCALE_STEPS). */
export const SCALE_STEPS = 16;
/** The scales that a row can have. */
export const SCALES: Float64Array = Float64Array.from({ length: 256 }, (_, i) => 2 ** (-i / SCALE_STEPS));
