// npx node scripts/train/tagger.ts DATA_DIR [languages]: trains the taggers on treebanks (tagger/fit.ts) and writes
// models/<language>.tagger.br. Deterministic: the same data and lexicon give the same bytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeTaggerModel } from '../../src/engine/reading/taggerModel.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { ROOT } from '../packs/paths.ts';
import { builtLexicon } from '../quality/lexicon.ts';
import { printTagger } from '../quality/tagger.ts';
import { readTreebank } from './shared/conllu.ts';
import { TREEBANKS } from './shared/treebanks.ts';
import { fitTagger } from './tagger/fit.ts';

async function trainLanguage(language: TextLanguage, folder: string): Promise<void> {
  const lexicon = builtLexicon(language);
  const sentences = TREEBANKS[language].train.flatMap((name) => readTreebank(folder, name) ?? []);
  if (sentences.length === 0) throw new Error(`No treebanks for ${language} in ${folder}`);
  const { weights, list } = fitTagger(sentences, language, lexicon);
  const packed = brotliCompressSync(writeTaggerModel({ weights, list }));
  writeFileSync(join(ROOT, 'models', `${language}.tagger.br`), packed);
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  console.log(`${language}: ${words} words, ${list.size} in the list, ${packed.length} bytes`);
  printTagger(language, folder, { weights, list }, lexicon);
}

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node scripts/train/tagger.ts DATA_DIR [languages]');
  process.exitCode = 1;
} else {
  const languages = (Object.keys(TREEBANKS) as TextLanguage[]).filter(
    (language) => names.length === 0 || names.includes(language),
  );
  await ensurePacks({ languages, log: console.log });
  for (const language of languages) await trainLanguage(language, folder);
}
