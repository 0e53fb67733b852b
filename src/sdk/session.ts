// An engine with what it needs to answer: packs that texts ask for are loaded on the way, findings get their texts. What the
// library, its threads, the commands and the server are built on.
import {
  type Checker,
  type CheckOptions,
  createChecker,
  createTongues,
  defaultOptions,
  loadMotherTongue,
  type TextLanguage,
  type Tongues,
} from '../engine/index.ts';
import { SpellingCheckError } from './errors.ts';
import { createLoader, type Depth, type LanguageLoader } from './packs/loader.ts';
import type { PackSource } from './packs/source.ts';
import { createIssueTexts, type IssueTexts } from './texts/issueTexts.ts';
import type { TextSource } from './texts/source.ts';
import type { InterfaceLanguage, TextOptions } from './types.ts';

/** What a session is made of. */
export interface SessionParts {
  packs: PackSource;
  texts: TextSource;
  messages: InterfaceLanguage;
  depth: Depth;
  /** What texts are checked with unless a call says otherwise. */
  defaults: TextOptions;
}

/** See the head of this file. */
export interface Session {
  readonly engine: Checker;
  readonly loader: LanguageLoader;
  readonly texts: IssueTexts;
  /** What the mother tongue of a writer leads to. */
  readonly tongues: Tongues;
  /** The whole options of a call. */
  optionsOf(options: TextOptions | undefined): CheckOptions & { maxReplacements: number };
  /** Loads a language; false if the source has no pack for it. Other failures reject. */
  tryLoad(language: TextLanguage, signal?: AbortSignal): Promise<boolean>;
}

const MOST_REPLACEMENTS = 5;

/** A session with an engine of its own. */
export function createSession({ packs, texts, messages, depth, defaults }: SessionParts): Session {
  const engine = createChecker();
  const loader = createLoader(engine, packs, depth);
  return {
    engine,
    loader,
    texts: createIssueTexts(messages, texts),
    tongues: createTongues(engine, loadMotherTongue),
    optionsOf: (options) => ({
      ...defaultOptions(),
      maxReplacements: MOST_REPLACEMENTS,
      ...defined(defaults),
      ...defined(options ?? {}),
    }),
    async tryLoad(language, signal) {
      try {
        await loader.load(language, signal);
        return true;
      } catch (thrown) {
        if (thrown instanceof SpellingCheckError && thrown.code === 'pack-missing') return false;
        throw thrown;
      }
    },
  };
}

/** `{ language: undefined }` means the same as `{}`. */
function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
