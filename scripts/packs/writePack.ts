// Puts a built pack where it is served: under a name with its hash, compressed beforehand, licence and source beside it.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PackSource } from './languages.ts';
import { licenceText, sourceText } from './licences.ts';
import { type ManifestEntry, type PackPart, writeFileAtomically } from './manifest.ts';
import { PACK_FOLDER } from './paths.ts';

/** The texts that go with a file. */
export interface PackTexts {
  /** SPDX name. */
  licence: string;
  licenceText: string;
  sourceText: string;
}

/** Writes the files of a spelling pack and returns its row in the manifest. */
export function writePack(source: PackSource, bytes: Uint8Array, words: number, inputs: string): ManifestEntry {
  const texts = { licence: source.licence, licenceText: licenceText(source), sourceText: sourceText(source) };
  return storePack(source, 'spell', bytes, words, inputs, texts);
}

/** Writes a file of a language with its compressed twins and texts, and returns its row in the manifest. `packed` is the same with brotli, if there is that. */
export function storePack(
  source: PackSource,
  part: PackPart,
  bytes: Uint8Array,
  words: number,
  inputs: string,
  texts: PackTexts,
  packed?: Uint8Array,
): ManifestEntry {
  const { language } = source;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `${language}.${part}.${sha256.slice(0, 10)}.bin`;
  const brotli = packed ?? withBrotli(bytes);
  const gzip = gzipSync(bytes, { level: 9 });
  const name = part === 'spell' ? language : `${language}.${part}`;
  const licenceFile = `${name}.LICENSE.txt`;
  const sourceFile = `${name}.SOURCE.txt`;
  mkdirSync(PACK_FOLDER, { recursive: true });
  writeFileAtomically(join(PACK_FOLDER, `${file}.br`), brotli);
  writeFileAtomically(join(PACK_FOLDER, `${file}.gz`), gzip);
  writeFileAtomically(join(PACK_FOLDER, file), bytes);
  writeFileAtomically(join(PACK_FOLDER, licenceFile), texts.licenceText);
  writeFileAtomically(join(PACK_FOLDER, sourceFile), texts.sourceText);
  return {
    file,
    bytes: bytes.length,
    brotli: brotli.length,
    gzip: gzip.length,
    sha256,
    licence: texts.licence,
    licenceFile,
    source: sourceFile,
    dialects: source.dialects,
    words,
    inputs,
  };
}

function withBrotli(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
