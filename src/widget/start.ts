// A form checker for a page, from addresses and wishes: what the script's attributes and the module's argument both say.
import { createFormChecker, type FormChecker } from './checker.ts';
import { type Defaults, settingOf } from './field/options.ts';
import { createOwnWords, type WordStore } from './field/ownWords.ts';
import { createTexts, localeFor, textsAt } from './texts/texts.ts';
import { createEngine } from './thread/engine.ts';
import { pageThread } from './thread/pageThread.ts';

/** What a page may say; all of it has a default. */
export interface FormCheckerOptions {
  /** Fields that are checked once they have the focus, as a selector. Fields with `data-spelling-check` always are. */
  fields?: string;
  /** Where the script and its files are; texts and, unless named, dictionaries and worker are found from there. */
  base: string;
  /** The folder with the dictionaries and their manifest.json. */
  packs?: string;
  /** The worker's script; on a page of another origin with a strict policy, a copy on the page's own. */
  worker?: string;
  /** Language of the interface; the page's own otherwise. */
  locale?: string;
  /** What holds for fields without attributes of their own. */
  defaults?: Defaults;
}

const folder = (address: string) => (address.endsWith('/') ? address : `${address}/`);

const WORDS = 'spelling-check.words';

/** The storage of the page's own address, which may be forbidden. */
const deviceStore: WordStore = {
  read: () => JSON.parse(localStorage.getItem(WORDS) ?? '[]') as unknown,
  write: (words) => localStorage.setItem(WORDS, JSON.stringify(words)),
};

/** Whether attributes ask for a field: its own, those around it, then the selector. */
function isAskedFor(field: Element, selector: string): boolean {
  const asked = settingOf(field, 'check', {})?.trim().toLowerCase();
  if (asked === 'off' || asked === 'false') return false;
  return asked !== undefined || (selector !== '' && field.matches(selector));
}

/** Starts a form checker. Fields that appear later are found as well. */
export function startFormChecker(options: FormCheckerOptions): FormChecker {
  const { fields = '', locale = null, defaults = {} } = options;
  const base = new URL(options.base, document.baseURI).href;
  const from = (address: string | undefined, otherwise: string) =>
    address ? new URL(address, document.baseURI).href : new URL(otherwise, base).href;
  const checker = createFormChecker({
    engine: createEngine(
      pageThread({ worker: from(options.worker, 'form.worker.js'), packs: folder(from(options.packs, 'packs/')) }),
    ),
    texts: createTexts(textsAt(base), localeFor(locale, document.documentElement.lang, navigator.languages)),
    words: createOwnWords(defaults.dictionary === 'off' ? null : deviceStore),
    defaults,
    isWanted: (field) => isAskedFor(field, fields),
  });
  checker.scan(document);
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof Element && node.parentElement) checker.scan(node.parentElement);
    }
  });
  watcher.observe(document, { childList: true, subtree: true });
  const active = document.activeElement;
  if (active instanceof HTMLElement && isAskedFor(active, fields)) checker.attach(active);
  return {
    ...checker,
    stop() {
      watcher.disconnect();
      checker.stop();
    },
  };
}
