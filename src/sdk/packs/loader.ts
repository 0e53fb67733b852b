// Brings languages into an engine: each once, verified, and grammar and context net only as far as they are wanted.
import { type Checker, loadRules, type TextLanguage } from '../../engine/index.ts';
import { SpellingCheckError, throwIfAborted, toFailure } from '../errors.ts';
import type { PackFile, PackManifest } from './manifest.ts';
import type { BringOptions, PackSource } from './source.ts';

/**
 * How much of a language is loaded: its dictionary; also its grammar; or all that there is of it, with the context net,
 * which finds words written for others and is the largest file.
 */
export type Depth = 'spelling' | 'grammar' | 'full';

/** Loads languages. Calls for one language that overlap share its files. */
export interface LanguageLoader {
  /** Resolves when the language can be checked. Rejects with `pack-missing`, `pack-damaged`, `network` or `aborted`. */
  load(language: TextLanguage, signal?: AbortSignal): Promise<void>;
  /** The languages that the source has. */
  offered(signal?: AbortSignal): Promise<TextLanguage[]>;
}

/** A loader for an engine. */
export function createLoader(engine: Checker, source: PackSource, depth: Depth): LanguageLoader {
  let list: Promise<PackManifest> | undefined;
  const running = new Map<TextLanguage, Promise<void>>();

  /** A list that could not be read is asked for again. */
  const manifest = (): Promise<PackManifest> => {
    list ??= source.manifest().catch((thrown: unknown) => {
      list = undefined;
      throw toFailure(thrown);
    });
    return list;
  };

  const bring = async (language: TextLanguage): Promise<void> => {
    const { spell, lex, model, context } = (await manifest())[language] ?? {};
    if (!spell) throw new SpellingCheckError('pack-missing', language);
    const hasGrammar = depth !== 'spelling' && lex !== undefined && model !== undefined;
    const [dictionary, grammar, net] = await Promise.all([
      verified(source, spell),
      hasGrammar ? Promise.all([verified(source, lex), verified(source, model), loadRules(language)]) : undefined,
      hasGrammar && depth === 'full' && context ? verified(source, context) : undefined,
    ]);
    try {
      engine.loadSpell(language, dictionary);
      if (grammar) engine.loadGrammar(language, ...grammar);
      if (net) engine.loadContext(language, net);
    } catch (cause) {
      engine.unload(language);
      throw new SpellingCheckError('pack-damaged', `${language}: ${String(cause)}`, cause);
    }
  };

  return {
    async load(language, signal) {
      throwIfAborted(signal);
      let loading = running.get(language);
      if (!loading) {
        loading = bring(language).catch((thrown: unknown) => {
          running.delete(language);
          throw toFailure(thrown);
        });
        running.set(language, loading);
      }
      await (signal ? Promise.race([loading, aborted(signal)]) : loading);
    },
    async offered() {
      const known = await manifest();
      return (Object.keys(known) as TextLanguage[]).filter((language) => known[language]?.spell);
    },
  };
}

/** Rejects when the signal aborts: files that others wait for as well go on loading. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new SpellingCheckError('aborted')), { once: true });
  });
}

/** The bytes of a file if they are genuine; a damaged copy of a cache is asked for once more. */
async function verified(source: PackSource, file: PackFile): Promise<Uint8Array> {
  for (const options of [{}, { isRetry: true }] satisfies BringOptions[]) {
    const bytes = await source.bytes(file, options);
    if (await isGenuine(bytes, file)) return bytes;
  }
  throw new SpellingCheckError('pack-damaged', file.file);
}

/** Whether bytes are those that the manifest names. */
export async function isGenuine(bytes: Uint8Array, file: PackFile): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  // Digests exist only in secure contexts; on a page without them the length has to do.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === file.sha256;
}
