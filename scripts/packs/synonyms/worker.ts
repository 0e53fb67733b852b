// Builds the synonyms of English in a thread of its own, so that its memory is limited.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { tablesOf } from '../../../src/engine/loaded.ts';
import { readSpellPack } from '../../../src/engine/pack/reader.ts';
import { PACK_SOURCES } from '../languages.ts';
import { PACK_FOLDER } from '../paths.ts';
import { storePack } from '../writePack.ts';
import { buildSynonyms } from './build.ts';
import { synonymTexts } from './texts.ts';

const { inputs, spellFile } = workerData as { inputs: string; spellFile: string };
const spell = readSpellPack(new Uint8Array(readFileSync(join(PACK_FOLDER, spellFile))), tablesOf);
const { bytes, words } = buildSynonyms(spell);
parentPort?.postMessage(storePack(PACK_SOURCES.en, 'synonyms', bytes, words, inputs, synonymTexts()));
