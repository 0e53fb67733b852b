// Builds one file of one language in a thread of its own, so that its memory is limited and two cores work at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { tablesOf } from '../../../src/engine/loaded.ts';
import { readSpellPack } from '../../../src/engine/pack/reader.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { PACK_SOURCES } from '../languages.ts';
import { PACK_FOLDER } from '../paths.ts';
import { storePack } from '../writePack.ts';
import { buildLexicon } from './build.ts';
import type { Part } from './inputs.ts';
import { partTexts } from './licences.ts';
import { buildContext, buildModel } from './model.ts';
import { withRareWords } from './rareWords.ts';

interface Job {
  part: Part;
  language: TextLanguage;
  inputs: string;
  spellFile: string;
}

const { part, language, inputs, spellFile } = workerData as Job;
const texts = partTexts(part, language);
if (part === 'model') {
  parentPort?.postMessage(storePack(PACK_SOURCES[language], part, buildModel(language), 0, inputs, texts));
} else if (part === 'context') {
  const { bytes, packed } = buildContext(language);
  parentPort?.postMessage(storePack(PACK_SOURCES[language], part, bytes, 0, inputs, texts, packed));
} else {
  const spell = readSpellPack(new Uint8Array(readFileSync(join(PACK_FOLDER, spellFile))), tablesOf);
  const { bytes, figures } = buildLexicon(language, spell);
  const all = withRareWords(language, texts);
  parentPort?.postMessage(storePack(PACK_SOURCES[language], part, bytes, figures.forms, inputs, all));
}
