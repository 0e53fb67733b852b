// The checker of the library, in the thread that makes it.
import { applyFixes, type TextLanguage } from '../engine/index.ts';
import { SpellingCheckError } from './errors.ts';
import { readLicense } from './license/license.ts';
import { tellOnce } from './notice.ts';
import { openText } from './openText.ts';
import type { Depth } from './packs/loader.ts';
import { type PackSource, packsAt } from './packs/source.ts';
import { createSession, type Session } from './session.ts';
import type { TextSource } from './texts/source.ts';
import type { InterfaceLanguage, SpellingChecker, TextOptions } from './types.ts';

/** How a checker is made. */
export interface CheckerOptions {
  /** Where the packs are: an address such as `/packs/`, or a source (`packsAt`, in Node `packsIn` and `installedPacks`). */
  packs: string | URL | PackSource;
  /** Languages to load before the checker is handed out; the others follow when a text needs them. */
  languages?: readonly TextLanguage[];
  /** The language of messages; `en` if not given. */
  messages?: InterfaceLanguage;
  /** How much of each language is loaded; `full` if not given. */
  depth?: Depth;
  /** What texts are checked with unless a call says otherwise. */
  defaults?: TextOptions;
  /** A licence key from the shop. Without one this is an evaluation, which is said once. */
  licenseKey?: string | undefined;
  /** What to do with that one line; it is printed if not given. */
  onNotice?: (line: string) => void;
}

/** A checker with the texts of findings from a source; see `createSpellingChecker` of main.ts. */
export async function createCheckerWith(texts: TextSource, options: CheckerOptions): Promise<SpellingChecker> {
  const { packs, messages = 'en', depth = 'full', defaults = {}, languages = [] } = options;
  const license = await readLicense(options.licenseKey);
  tellOnce(license, options.onNotice);
  const source = typeof packs === 'string' || packs instanceof URL ? packsAt(packs) : packs;
  let session: Session | null = createSession({ packs: source, texts, messages, depth, defaults });
  const open = (): Session => {
    if (!session) throw new SpellingCheckError('disposed');
    return session;
  };

  const checker: SpellingChecker = {
    license,
    async load(...wanted) {
      await Promise.all(wanted.map((language) => open().loader.load(language)));
    },
    async loaded() {
      return open().engine.loaded();
    },
    async check(text, textOptions, call) {
      const document = openText(open(), text, textOptions);
      return document.check(call);
    },
    async fix(text, { certainty, category, ...textOptions } = {}) {
      const document = openText(open(), text, textOptions);
      const changes = await document.fixes({ ...(certainty && { certainty }), ...(category && { category }) });
      return { text: applyFixes(text, changes), changes };
    },
    async suggest(word, language, { max = 5, place, ...textOptions } = {}) {
      const { engine, loader, optionsOf } = open();
      await loader.load(language);
      return engine.suggest(word, language, optionsOf(textOptions), max, place).map(({ text }) => text);
    },
    async detect(text) {
      return open().engine.detect(text);
    },
    async open(text, textOptions) {
      return openText(open(), text, textOptions);
    },
    dispose() {
      session = null;
    },
  };
  await checker.load(...languages);
  return checker;
}
