// The list of packs that lies beside them: which files a language has, and what makes each of them genuine.
import { isTextLanguage, type TextLanguage } from '../../engine/index.ts';
import { SpellingCheckError } from '../errors.ts';

/** A file of a language: spelling; the lexicon and the model of its grammar; the context net, which some languages have. */
export type PackPart = 'spell' | 'lex' | 'model' | 'context';

/** In the order in which they are loaded. */
export const PACK_PARTS: readonly PackPart[] = ['spell', 'lex', 'model', 'context'];

/** One file. `bytes` is its size once unpacked, `sha256` its digest in hexadecimal. */
export interface PackFile {
  file: string;
  bytes: number;
  sha256: string;
}

/** Files by language and part. */
export type PackManifest = Partial<Record<TextLanguage, Partial<Record<PackPart, PackFile>>>>;

/** Names of files only: a manifest must not lead out of its folder. */
const NAME = /^[\w-][\w.-]*$/;
const DIGEST = /^[0-9a-f]{64}$/;

/** Reads a manifest; languages and parts that this version does not know are left out. Throws `pack-damaged`. */
export function readManifest(value: unknown, from: string): PackManifest {
  const refuse = (why: string) => new SpellingCheckError('pack-damaged', `${from}: ${why}`);
  if (!isRecord(value)) throw refuse('it is not a list of packs');
  const manifest: PackManifest = {};
  for (const [language, parts] of Object.entries(value)) {
    if (!isTextLanguage(language)) continue;
    if (!isRecord(parts)) throw refuse(`${language} has no files`);
    const files: Partial<Record<PackPart, PackFile>> = {};
    for (const part of PACK_PARTS) {
      const entry = parts[part];
      if (entry === undefined) continue;
      const file = isRecord(entry) ? fileOf(entry) : undefined;
      if (!file) throw refuse(`the entry ${language}.${part} is incomplete`);
      files[part] = file;
    }
    manifest[language] = files;
  }
  return manifest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fileOf({ file, bytes, sha256 }: Record<string, unknown>): PackFile | undefined {
  if (typeof file !== 'string' || !NAME.test(file)) return undefined;
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 1) return undefined;
  return typeof sha256 === 'string' && DIGEST.test(sha256) ? { file, bytes, sha256 } : undefined;
}
