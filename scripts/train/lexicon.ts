// npx node scripts/train/lexicon.ts DATA_DIR: collects (form, lemma, analysis) of treebank words into models/<language>.lexicon.br, from
// which the lexicons are completed. The build reads the committed files and needs no treebank.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Pos } from '../../src/engine/lexicon/features.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { formatTag } from '../packs/lex/tags.ts';
import { lexiconFile } from '../packs/lex/treebankWords.ts';
import { readTreebank } from './shared/conllu.ts';
import { TREEBANKS } from './shared/treebanks.ts';
import { analysisOf } from './shared/treebankTags.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('node scripts/train/lexicon.ts DATA_DIR');
  process.exitCode = 1;
} else {
  for (const language of Object.keys(TREEBANKS) as TextLanguage[]) collect(language, folder);
}

function collect(language: TextLanguage, data: string): void {
  const counts = new Map<string, number>();
  for (const name of TREEBANKS[language].train) {
    for (const sentence of readTreebank(data, name) ?? []) {
      for (const { parts, form } of sentence) {
        const part = parts[0];
        if (!part || parts.length > 1 || part.features.Typo || part.features.Foreign || part.features.Abbr) continue;
        if (!/^[\p{L}'’-]+$/u.test(form)) continue;
        const analysis = analysisOf(part, language);
        if (analysis === null || analysis.pos === Pos.properNoun) continue;
        const keepsCase = language === 'de' && analysis.pos === Pos.noun;
        const fold = (word: string) => (keepsCase ? word : word.toLowerCase()).replaceAll('’', "'");
        if (keepsCase && !/^\p{Lu}/u.test(form)) continue;
        const line = `${fold(form)}\t${fold(part.lemma)}\t${formatTag(analysis.pos, analysis.features)}`;
        counts.set(line, (counts.get(line) ?? 0) + 1);
      }
    }
  }
  const lines = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([line, count]) => `${line}\t${count}`);
  const file = lexiconFile(language);
  const packed = brotliCompressSync(`${lines.join('\n')}\n`);
  writeFileSync(file, packed);
  console.log(`${language}: ${lines.length} analyses, ${packed.length} bytes`);
}
