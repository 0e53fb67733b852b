// Loads a net from the files that training leaves in its working folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { readNet } from '../../../src/engine/net/model.ts';
import type { ContextNet } from '../../../src/engine/net/net.ts';
import type { Dense, NetWeights } from '../../../src/engine/net/types.ts';
import { writeNet } from '../../../src/engine/net/write.ts';

/** A trained net in the state of its last export. */
export interface Trained {
  weights: NetWeights;
  words: string[];
  gaps: string[];
  candidates: Uint16Array;
}

/** What a working folder holds. */
export function readTrained(folder: string): Trained {
  const { words, gaps } = JSON.parse(readFileSync(join(folder, 'vocabulary.json'), 'utf8')) as {
    words: string[];
    gaps: string[];
  };
  const { shapes } = JSON.parse(readFileSync(join(folder, 'weights.json'), 'utf8')) as {
    shapes: Record<string, number[]>;
  };
  const bytes = readFileSync(join(folder, 'weights.f32'));
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let at = 0;
  const arrays: Record<string, Float32Array> = {};
  for (const [name, shape] of Object.entries(shapes)) {
    const length = shape.reduce((product, each) => product * each, 1);
    arrays[name] = all.subarray(at, at + length);
    at += length;
  }
  const array = (name: string): Float32Array => arrays[name] as Float32Array;
  const dense = (name: string, bias: string | null): Dense => {
    const [depth, width] = shapes[name] as [number, number];
    return { weight: array(name), bias: bias === null ? null : array(bias), depth, width };
  };
  const weights: NetWeights = {
    dim: shapes.words?.[1] ?? 0,
    words: array('words'),
    bias: array('bias'),
    endings: array('endings'),
    classes: array('classes'),
    shapes: array('shapes'),
    left: [dense('left1', 'left1b'), dense('left2', 'left2b')],
    right: [dense('right1', 'right1b'), dense('right2', 'right2b')],
    leftQuery: dense('leftQuery', null),
    rightQuery: dense('rightQuery', null),
    queryBias: array('queryBias'),
    hidden: dense('hidden', 'hiddenBias'),
    out: dense('out', 'outBias'),
    gap: dense('gap', 'gapBias'),
  };
  const raw = readFileSync(join(folder, 'candidates.bin'));
  const candidates = new Uint16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  return { weights, words, gaps, candidates };
}

/** The net of a working folder as its file will have it, and the words that may be missing in a gap. */
export function loadTrained(
  folder: string,
  lexicon: Lexicon,
): { net: ContextNet; gaps: string[]; candidates: Uint16Array } {
  const { weights, words, gaps, candidates } = readTrained(folder);
  return { net: readNet(writeNet({ weights, words, gapWords: gaps, check: {} }), lexicon), gaps, candidates };
}
