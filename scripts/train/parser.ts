// npx node scripts/train/parser.ts DATA_DIR [--language xx]: trains the parsers on treebanks, read with the product's own lexicon and
// tagger, and writes models/<language>.parser.br. Deterministic: the same data, lexicon and tagger give the same bytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { CERTAINTY_WEIGHTS } from '../../src/engine/reading/parser/certainty.ts';
import { LABEL_COUNT } from '../../src/engine/reading/parser/labels.ts';
import { parserOf } from '../../src/engine/reading/parser/parser.ts';
import { type ParserModel, readParserModel, writeParserModel } from '../../src/engine/reading/parser/parserModel.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { ROOT } from '../packs/paths.ts';
import { quantised } from './parser/averages.ts';
import { certaintyLine, fitCertainty } from './parser/certainty.ts';
import type { Example } from './parser/examples.ts';
import { fitParser, labelMasks } from './parser/fit.ts';
import { measureParser, scoreLine, speedLine } from './parser/measure.ts';
import { inTenth, readExamples } from './parser/read.ts';
import { TREEBANKS } from './shared/treebanks.ts';

const ANY_LABEL = (1 << LABEL_COUNT) - 1;

/** A parser learnt from examples, without a model of its certainty. */
function learnt(examples: readonly Example[]): ParserModel {
  const labels = labelMasks(examples).map((mask) => mask || ANY_LABEL);
  return { ...quantised(fitParser(examples, labels)), labels, certainty: new Float64Array(CERTAINTY_WEIGHTS) };
}

/** How sure such parsers may be: one learnt from nine tenths is watched on the last tenth. */
function certainty(examples: readonly Example[]): Float64Array {
  const most = learnt(examples.filter((_, i) => !inTenth(i)));
  return fitCertainty(
    parserOf(most),
    examples.filter((_, i) => inTenth(i)),
  );
}

function trainLanguage(language: TextLanguage, folder: string): void {
  const { examples, unseen } = readExamples(folder, language);
  const model = { ...learnt(examples), certainty: certainty(examples) };
  const bytes = writeParserModel(model);
  const packed = brotliCompressSync(bytes);
  writeFileSync(join(ROOT, 'models', `${language}.parser.br`), packed);
  const words = examples.reduce((sum, { tokens }) => sum + tokens.length, 0);
  console.log(`${language}: ${examples.length} sentences with copies, ${words} words, ${packed.length} bytes`);
  const parser = parserOf(readParserModel(bytes));
  for (const [name, list] of unseen) if (list.length > 0) console.log(scoreLine(name, measureParser(parser, list)));
  const right = unseen.get('all') ?? [];
  console.log(certaintyLine(parser, right));
  console.log(speedLine(parser, right));
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('node scripts/train/parser.ts DATA_DIR [--language xx]');
  process.exitCode = 1;
} else {
  const languages = (Object.keys(TREEBANKS) as TextLanguage[]).filter(
    (language) => values.language === undefined || values.language === language,
  );
  await ensurePacks({ languages, log: console.log });
  for (const language of languages) trainLanguage(language, folder);
}
