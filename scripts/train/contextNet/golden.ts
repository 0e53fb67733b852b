// npx node scripts/train/contextNet/golden.ts PYTHON: has net.py read the sentence of tests/engine/net/tinyNet.ts with the net there
// and writes its numbers to tests/engine/net/golden.json. The same numbers have to come from the engine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOpening, Shape, shapeOf } from '../../../src/engine/net/words.ts';
import { TINY, tinyNet, tinySentence, tinyVocabulary } from '../../../tests/engine/net/tinyNet.ts';

const [python = 'python3'] = process.argv.slice(2);
const { weights: w } = tinyNet();
const vocabulary = tinyVocabulary();
const sentence = tinySentence();
const rows = sentence.tokens.map((token, i) => {
  const shape = shapeOf(token, isOpening(sentence, i));
  const { id, ending, wordClass } = vocabulary.wordOf(vocabulary.spellingOf(token, shape), token.kind === 'word');
  return [id, ending, wordClass, shape];
});
const boundary = [0, 0, 0, Shape.boundary];
const arrays = {
  words: w.words,
  bias: w.bias,
  endings: w.endings,
  classes: w.classes,
  shapes: w.shapes,
  left1: w.left[0].weight,
  left1b: w.left[0].bias,
  left2: w.left[1].weight,
  left2b: w.left[1].bias,
  right1: w.right[0].weight,
  right1b: w.right[0].bias,
  right2: w.right[1].weight,
  right2b: w.right[1].bias,
  leftQuery: w.leftQuery.weight,
  rightQuery: w.rightQuery.weight,
  queryBias: w.queryBias,
  hidden: w.hidden.weight,
  hiddenBias: w.hidden.bias,
  out: w.out.weight,
  outBias: w.out.bias,
  gap: w.gap.weight,
  gapBias: w.gap.bias,
};
const input = {
  ...TINY,
  rows: [boundary, ...rows, boundary],
  weights: Object.fromEntries(Object.entries(arrays).map(([name, numbers]) => [name, [...(numbers ?? [])]])),
};
const folder = mkdtempSync(join(tmpdir(), 'golden-'));
const file = join(folder, 'tiny.json');
writeFileSync(file, JSON.stringify(input));
const numbers = execFileSync(python, [join(import.meta.dirname, 'golden.py'), file], { encoding: 'utf8' });
rmSync(folder, { recursive: true });
writeFileSync(join(import.meta.dirname, '../../../tests/engine/net/golden.json'), numbers);
