// The languages of a thread: each is fetched once, whichever field asks first, and checked against its digest.
import type { Checker, Rule, TextLanguage } from '../../engine/index.ts';
import { AppError, toAppError } from '../../lib/errors.ts';
import { readManifest as manifestFrom, type PackFile, type PackManifest } from '../../sdk/packs/manifest.ts';
import type { LanguageProgress } from './procedures.ts';

type Tell = (progress: LanguageProgress) => void;

/** A language on its way; whoever asks later hears of its progress, too. */
interface Coming {
  done: Promise<{ grammar: boolean }>;
  listeners: Set<Tell>;
}

/** See the head of this file. */
export interface Languages {
  want(language: TextLanguage, tell: Tell): Promise<{ grammar: boolean }>;
}

async function get(address: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new AppError('network', { cause });
  }
  if (response.status === 404) throw new AppError('pack-missing', { params: { address } });
  if (!response.ok) throw new AppError('network', { params: { status: response.status } });
  return response;
}

async function isGenuine(bytes: Uint8Array<ArrayBuffer>, { sha256 }: PackFile): Promise<boolean> {
  // Digests exist only in secure contexts; elsewhere the length has to do.
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** A file with its progress. Rejects with `network`, `pack-missing` or `pack-damaged`. */
async function fetchFile(base: string, file: PackFile, arrived: (bytes: number) => void) {
  const response = await get(new URL(file.file, base).href);
  const bytes = new Uint8Array(file.bytes);
  let loaded = 0;
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      if (loaded + part.value.length > bytes.length)
        throw new AppError('pack-damaged', { params: { file: file.file } });
      bytes.set(part.value, loaded);
      loaded += part.value.length;
      arrived(part.value.length);
    }
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : new AppError('network', { cause: thrown });
  }
  if (loaded !== file.bytes || !(await isGenuine(bytes, file)))
    throw new AppError('pack-damaged', { params: { file: file.file } });
  return bytes;
}

/** Loads languages into an engine from an address; `bringRules` loads the rules of a language. */
export function createLanguages(
  checker: Checker,
  base: string,
  bringRules: (language: TextLanguage) => Promise<readonly Rule[]>,
): Languages {
  const coming = new Map<TextLanguage, Coming>();
  let manifest: Promise<PackManifest> | null = null;

  const readManifest = async (): Promise<PackManifest> => {
    const response = await get(new URL('manifest.json', base).href);
    try {
      return manifestFrom(await response.json(), base);
    } catch (cause) {
      throw new AppError('pack-damaged', { params: { file: 'manifest.json' }, cause });
    }
  };
  const filesOf = async (language: TextLanguage) => {
    manifest ??= readManifest();
    try {
      return (await manifest)[language] ?? {};
    } catch (thrown) {
      manifest = null;
      throw thrown;
    }
  };
  const spelling = async (language: TextLanguage, file: PackFile | undefined, tell: Tell) => {
    if (!file) throw new AppError('pack-missing', { params: { language } });
    let loaded = 0;
    const bytes = await fetchFile(base, file, (more) => {
      loaded += more;
      if (loaded < file.bytes) tell({ part: 'spelling', loaded, total: file.bytes });
    });
    try {
      checker.loadSpell(language, bytes);
    } catch (cause) {
      throw new AppError('pack-damaged', { params: { file: file.file }, cause });
    }
    tell({ part: 'spelling', loaded: file.bytes, total: file.bytes });
  };
  /** Without its grammar a language is still checked for spelling: a failure is an answer. */
  const grammar = async (language: TextLanguage, { lex, model }: { lex?: PackFile; model?: PackFile }, tell: Tell) => {
    if (!lex || !model) return false;
    const total = lex.bytes + model.bytes;
    let loaded = 0;
    const arrived = (more: number) => {
      loaded += more;
      if (loaded < total) tell({ part: 'grammar', loaded, total });
    };
    try {
      const [rules, words, weights] = await Promise.all([
        bringRules(language),
        fetchFile(base, lex, arrived),
        fetchFile(base, model, arrived),
      ]);
      checker.loadGrammar(language, words, weights, rules);
    } catch {
      return false;
    }
    tell({ part: 'grammar', loaded: total, total });
    return true;
  };

  const bring = async (language: TextLanguage, tell: Tell) => {
    const files = await filesOf(language);
    if (!checker.loaded().includes(language)) await spelling(language, files.spell, tell);
    return { grammar: await grammar(language, files, tell) };
  };

  return {
    async want(language, tell) {
      let one = coming.get(language);
      if (!one) {
        const listeners = new Set<Tell>();
        const done = bring(language, (progress) => {
          for (const listener of listeners) listener(progress);
        });
        one = { done, listeners };
        coming.set(language, one);
      }
      one.listeners.add(tell);
      try {
        const answer = await one.done;
        // What is missing is fetched again when it is next asked for.
        if (!answer.grammar) coming.delete(language);
        return answer;
      } catch (thrown) {
        coming.delete(language);
        throw toAppError(thrown);
      } finally {
        one.listeners.delete(tell);
      }
    },
  };
}
