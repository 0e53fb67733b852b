// The built lexicons and taggers, for tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePacks } from '../../scripts/packs/ensure.ts';
import { readManifest } from '../../scripts/packs/manifest.ts';
import { PACK_FOLDER } from '../../scripts/packs/paths.ts';
import { createLexicon } from '../../src/engine/lexicon/createLexicon.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { createTagger } from '../../src/engine/reading/tagger.ts';
import type { Tagger } from '../../src/engine/reading/types.ts';
import type { TextLanguage } from '../../src/engine/types.ts';

/** The bytes of a built file. */
export async function bytesOf(language: TextLanguage, part: 'lex' | 'model'): Promise<Uint8Array> {
  await ensurePacks({ languages: [language] });
  const entry = readManifest()[language]?.[part];
  if (!entry) throw new Error(`There is no ${part} file for ${language}`);
  return new Uint8Array(readFileSync(join(PACK_FOLDER, entry.file)));
}

/** The lexicon of a language. */
export async function lexiconFor(language: TextLanguage): Promise<Lexicon> {
  return createLexicon(await bytesOf(language, 'lex'), profileOf(language).forms);
}

/** The tagger of a language. */
export async function taggerFor(language: TextLanguage): Promise<Tagger> {
  return createTagger(await bytesOf(language, 'model'), await lexiconFor(language));
}
