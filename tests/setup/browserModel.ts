// A browser's own language model that is none, for tests: put into a page (`page.addInitScript`) or into the global object of a
// unit test. One function without anything from outside, so that it can be sent to a page as it is.

/** How the model behaves. */
export interface BrowserModelOptions {
  /** Which interfaces the browser has. */
  kinds?: readonly ('LanguageModel' | 'Proofreader' | 'Rewriter' | 'Summarizer')[];
  /** What it says about languages it knows before it was made ready; it is `available` afterwards. */
  availability?: 'downloadable' | 'downloading' | 'available' | 'unavailable' | 'odd';
  languages?: readonly string[];
  /** What goes wrong. */
  fault?: 'none' | 'click' | 'download' | 'silent' | 'notJson' | 'tooLong' | 'gone' | 'wrongShape';
  /** Pairs of what stands in a sentence and what the model puts there. */
  replaces?: readonly (readonly [string, string])[];
}

/** Installs it. What it was asked is kept in `globalThis.askedOfBrowserModel`. */
export function installBrowserModel(options: BrowserModelOptions = {}): void {
  const {
    kinds = ['LanguageModel'],
    availability = 'downloadable',
    languages = ['en', 'de', 'fr', 'es'],
    fault = 'none',
    replaces = [],
  } = options;
  const asked: { kind: string; input: string; options: unknown }[] = [];
  let isReady = availability === 'available';
  Object.assign(globalThis, { askedOfBrowserModel: asked });

  const wantedIn = (given: unknown): string[] => {
    const text = JSON.stringify(given ?? {});
    return [...text.matchAll(/"(?:languages|expectedInputLanguages)":\[([^\]]*)\]/g)].flatMap(([, list]) =>
      (list ?? '').split(',').map((one) => one.replaceAll('"', '')),
    );
  };
  const improved = (text: string) => replaces.reduce((done, [from, to]) => done.replace(from, to), text);
  const fail = (name: string) => Promise.reject(new DOMException(name, name));
  const answered = (kind: string, input: string, given: { signal?: AbortSignal } = {}, good: () => unknown) => {
    asked.push({ kind, input, options: { ...given, signal: undefined } });
    if (fault === 'silent') {
      return new Promise((_, reject) => {
        given.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    }
    if (fault === 'tooLong') return fail('QuotaExceededError');
    if (fault === 'gone') return fail('InvalidStateError');
    if (fault === 'notJson') return Promise.resolve('Sure! Here you are: I am fine.');
    if (fault === 'wrongShape') return Promise.resolve({ nothing: true });
    return Promise.resolve(good());
  };
  const prompted = (system: string, input: string) => {
    const data = JSON.parse(input) as Record<string, string>;
    const sentence = improved(data['sentence'] ?? '');
    if (system.includes('"differences"')) return JSON.stringify({ same: true, differences: [] });
    if (system.includes('"variants"')) return JSON.stringify({ variants: [sentence] });
    return JSON.stringify(system.includes('"draft"') ? { draft: 'A draft.' } : { corrected: sentence });
  };
  // A session is given up when the signal that it was made with is aborted.
  const sessionOf = (kind: string, system: string, made?: AbortSignal) => {
    const own = {
      prompt: (input: string, given?: object) =>
        made?.aborted ? fail('InvalidStateError') : answered(kind, input, given, () => prompted(system, input)),
      clone: async () => sessionOf(kind, system, made),
      proofread: (input: string, given?: object) =>
        answered(kind, input, given, () => ({ correctedInput: improved(input), corrections: [] })),
      rewrite: (input: string, given?: object) => answered(kind, input, given, () => improved(input)),
      summarize: (input: string, given?: object) => answered(kind, input, given, () => 'A summary.'),
      destroy: () => undefined,
    };
    return own;
  };
  type CreateOptions = {
    monitor?: (target: EventTarget) => void;
    initialPrompts?: readonly { content: string }[];
    signal?: AbortSignal;
  };
  for (const kind of kinds) {
    const factory = {
      availability: async (given?: unknown) => {
        if (!wantedIn(given).every((one) => languages.includes(one))) return 'unavailable';
        return isReady ? 'available' : availability;
      },
      create: async (given: CreateOptions = {}) => {
        if (fault === 'click') return fail('NotAllowedError');
        if (fault === 'download') return fail('NetworkError');
        const target = new EventTarget();
        given.monitor?.(target);
        for (const loaded of isReady ? [] : [0, 0.25, 0.5, 1]) {
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
        isReady = true;
        if (given.signal?.aborted) return fail('AbortError');
        return sessionOf(kind, given.initialPrompts?.[0]?.content ?? '', given.signal);
      },
    };
    Object.defineProperty(globalThis, kind, { value: factory, configurable: true, writable: true });
  }
}
