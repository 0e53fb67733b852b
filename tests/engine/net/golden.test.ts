// The net of the engine against the one that is trained. The numbers come from scripts/train/contextNet/net.py:
// npx node scripts/train/contextNet/golden.ts PYTHON
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CreateKernel } from '../../../src/engine/net/kernel.ts';
import { readNet } from '../../../src/engine/net/model.ts';
import { plainKernel } from '../../../src/engine/net/plainKernel.ts';
import { simdKernel } from '../../../src/engine/net/simdKernel.ts';
import { BUCKETS } from '../../../src/engine/net/words.ts';
import { writeNet } from '../../../src/engine/net/write.ts';
import { TINY_LEXICON, tinyNet, tinySentence } from './tinyNet.ts';

type Numbers = Record<'scores' | 'gapsBefore' | 'gapsAt', number[][]>;

const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'golden.json'), 'utf8')) as Numbers;
const sentence = tinySentence();

function numbersOf(create: CreateKernel): Numbers {
  const net = readNet(writeNet(tinyNet()), TINY_LEXICON, create);
  const reading = net.read(sentence);
  const places = sentence.tokens.map((_, i) => i);
  const entries = net.vocabulary.words.map((_, i) => 1 + BUCKETS + i);
  return {
    scores: places.map((i) => entries.map((entry) => reading.scoreAt(i, entry))),
    gapsBefore: [...places, places.length].map((i) => [...reading.gapBefore(i)]),
    gapsAt: places.map((i) => [...reading.gapAt(i)]),
  };
}

describe('the numbers of the net', () => {
  it.each(['scores', 'gapsBefore', 'gapsAt'] as const)('are those of its training: %s', (name) => {
    const numbers = numbersOf(plainKernel)[name];
    expect(numbers.map((row) => row.length)).toEqual(golden[name].map((row) => row.length));
    const worst = Math.max(...numbers.flat().map((number, i) => Math.abs(number - (golden[name].flat()[i] as number))));
    expect(worst).toBeLessThan(0.003);
  });

  it('tell places and entries apart by much more than they may differ', () => {
    const spread = golden.scores.map((row) => Math.max(...row) - Math.min(...row));
    expect(Math.min(...spread)).toBeGreaterThan(0.3);
  });

  it('are the same to the last bit with vectors', () => {
    expect(numbersOf(simdKernel as CreateKernel)).toEqual(numbersOf(plainKernel));
  });

  it('do not depend on what was read before', () => {
    const net = readNet(writeNet(tinyNet()), TINY_LEXICON);
    const first = net.read(sentence).gapBefore(3);
    net.read({ ...sentence, tokens: [...sentence.tokens, ...sentence.tokens, ...sentence.tokens] }).gapBefore(3);
    expect(net.read(sentence).gapBefore(3)).toEqual(first);
  });

  it('are given for a sentence without words', () => {
    const reading = readNet(writeNet(tinyNet()), TINY_LEXICON).read({ ...sentence, tokens: [] });
    expect(reading.gapBefore(0)).toHaveLength(4);
  });
});
