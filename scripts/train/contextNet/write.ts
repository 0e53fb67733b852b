// npx node scripts/train/contextNet/write.ts WORK_DIR LANGUAGE: writes models/<language>.net.br from the exported weights and the thresholds.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isTextLanguage } from '../../../src/engine/index.ts';
import type { NetSettings, NetThresholds } from '../../../src/engine/net/types.ts';
import { writeNet } from '../../../src/engine/net/write.ts';
import { ROOT } from '../../packs/paths.ts';
import { candidateSettings } from './confusables.ts';
import { readTrained } from './load.ts';

const [work, language] = process.argv.slice(2);
if (!work || !language || !isTextLanguage(language)) {
  console.error('usage: write.ts WORK_DIR LANGUAGE');
  process.exit(2);
}
const folder = join(work, language);
const { weights, words, gaps } = readTrained(folder);
const thresholds = JSON.parse(readFileSync(join(folder, 'thresholds.json'), 'utf8')) as NetThresholds;
const check: NetSettings = { ...candidateSettings(language), thresholds };
const bytes = writeNet({ weights, words, gapWords: gaps, check: { ...check } });
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const packed = brotliCompressSync(bytes, {
  params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
writeFileSync(join(ROOT, 'models', `${language}.net.br`), packed);
console.log(`${language}: ${bytes.length} bytes, ${packed.length} with brotli`);
