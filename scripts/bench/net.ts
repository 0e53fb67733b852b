// npx node scripts/bench/net.ts LANGUAGE [FILE]: words a second that a context net (models/<language>.net.br) reads, with the
// vectors of WebAssembly and without. Each word is scored against 16 others and asked whether it is superfluous. Times are
// processor time, so that other programs do not count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DIALECTS, isTextLanguage } from '../../src/engine/index.ts';
import type { CreateKernel } from '../../src/engine/net/kernel.ts';
import { readNet } from '../../src/engine/net/model.ts';
import type { ContextNet } from '../../src/engine/net/net.ts';
import { plainKernel } from '../../src/engine/net/plainKernel.ts';
import { simdKernel } from '../../src/engine/net/simdKernel.ts';
import type { Sentence } from '../../src/engine/rules/token.ts';
import type { Dialect } from '../../src/engine/types.ts';
import { MODELS_FOLDER } from '../packs/frequency.ts';
import { builtLexicon } from '../quality/lexicon.ts';
import { percentile } from '../quality/tally.ts';
import { sentenceReader } from '../train/context/examples.ts';
import { proseOf } from './inputs.ts';

const RIVALS = 16;
const ROUNDS = 5;
/** Words per round, which plain JavaScript gets through in some seconds. */
const WORDS = { simd: 20_000, plain: 4000 };

const [language, file] = process.argv.slice(2);
if (language === undefined || !isTextLanguage(language)) throw new Error('net.ts LANGUAGE [FILE]');
const lexicon = builtLexicon(language);
const bytes = new Uint8Array(brotliDecompressSync(readFileSync(file ?? join(MODELS_FOLDER, `${language}.net.br`))));
const read = sentenceReader(language, DIALECTS[language][0] as Dialect, lexicon, { tag: () => undefined });
const sentences = proseOf(language).split('\n').map(read);

/** Asks all that a check may ask about a sentence. */
function use(net: ContextNet, sentence: Sentence): void {
  const { size } = net.vocabulary;
  const reading = net.read(sentence);
  for (let i = 0; i < sentence.tokens.length; i++) {
    const { id } = reading.wordAt(i);
    for (let k = 0; k <= RIVALS; k++) reading.scoreAt(i, (id + k * 977) % size);
    reading.gapAt(i);
  }
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

for (const [name, create] of [
  ['simd', simdKernel],
  ['plain', plainKernel],
] as const) {
  const begun = cpu();
  const net = readNet(bytes, lexicon, create as CreateKernel);
  const load = cpu() - begun;
  let at = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = cpu();
    let words = 0;
    while (words < WORDS[name]) {
      const sentence = sentences[at++ % sentences.length] as Sentence;
      use(net, sentence);
      words += sentence.tokens.filter(({ kind }) => kind === 'word').length;
    }
    return words / (cpu() - start);
  });
  console.log(`${name}: ${Math.round(percentile(rates, 0.5))} words a second, loaded in ${Math.round(load * 1000)} ms`);
}
