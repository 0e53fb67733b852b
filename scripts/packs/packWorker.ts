// Builds one language in a thread of its own, so that its memory is limited and two cores work at once.
import { parentPort, workerData } from 'node:worker_threads';
import type { TextLanguage } from '../../src/engine/types.ts';
import { buildSpellPack } from './build.ts';
import { readFrequencyTable } from './frequency.ts';
import { PACK_SOURCES } from './languages.ts';
import { readSources } from './sources.ts';
import { writePack } from './writePack.ts';

const { language, inputs } = workerData as { language: TextLanguage; inputs: string };
const source = PACK_SOURCES[language];
const { bytes, figures } = buildSpellPack(source, readSources(source), readFrequencyTable(language));
parentPort?.postMessage({ entry: writePack(source, bytes, figures.words, inputs), figures });
