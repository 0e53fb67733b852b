// The language models that browsers bring along, as far as they are asked here. The interfaces are new and still move, so
// nothing of them is taken for granted: what is missing or looks otherwise counts as not there.
import { AiError } from '../aiError.ts';

/** What a browser says about a model. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** Options of a model; which there are depends on its kind. */
export type ModelOptions = Readonly<Record<string, unknown>>;

/** A model that was made ready. */
export interface Session {
  prompt?(input: string, options?: ModelOptions): Promise<string>;
  clone?(options?: ModelOptions): Promise<Session>;
  proofread?(input: string, options?: ModelOptions): Promise<unknown>;
  rewrite?(input: string, options?: ModelOptions): Promise<string>;
  summarize?(input: string, options?: ModelOptions): Promise<string>;
  destroy?(): void;
}

interface Factory {
  availability(options?: ModelOptions): Promise<unknown>;
  create(options?: ModelOptions): Promise<Session>;
}

/** The kinds of models. */
export type ModelKind = 'LanguageModel' | 'Proofreader' | 'Rewriter' | 'Summarizer';

const KNOWN: readonly unknown[] = ['unavailable', 'downloadable', 'downloading', 'available'];

function factoryOf(kind: ModelKind): Factory | null {
  const found = (globalThis as Record<string, unknown>)[kind] as Partial<Factory> | undefined;
  return typeof found?.availability === 'function' && typeof found.create === 'function' ? (found as Factory) : null;
}

/** Whether a kind of model can be had with these options. Never rejects. */
export async function availabilityOf(kind: ModelKind, options: ModelOptions): Promise<Availability> {
  try {
    const said = await factoryOf(kind)?.availability(options);
    return KNOWN.includes(said) ? (said as Availability) : 'unavailable';
  } catch {
    // A language that it does not know, a policy that forbids it.
    return 'unavailable';
  }
}

/** A failure of a browser's model under its own name. */
export function builtInError(thrown: unknown, during: 'create' | 'use'): AiError {
  if (thrown instanceof AiError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  const codes: Readonly<Record<string, AiError['code']>> = {
    AbortError: 'aborted',
    NotAllowedError: 'click',
    NotSupportedError: 'language',
    QuotaExceededError: 'textTooLong',
    NetworkError: 'download',
    InvalidStateError: 'unavailable',
  };
  const fallback = during === 'create' ? 'download' : 'failed';
  return new AiError(codes[name] ?? fallback, { message: String(thrown), cause: thrown });
}

/** Makes a model ready; its download, if there is one, is told as it goes. Rejects with an AiError. */
export async function createSession(
  kind: ModelKind,
  options: ModelOptions,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Session> {
  const factory = factoryOf(kind);
  if (!factory) throw new AiError('unavailable');
  const monitor = (target: EventTarget) => {
    target.addEventListener('downloadprogress', (event) => {
      const { loaded, total } = event as Event & { loaded?: number; total?: number };
      // A share of one; earlier browsers told bytes.
      const share = (loaded ?? 0) / Math.max(1, total ?? 1);
      onProgress(Math.min(1, Math.max(0, share)));
    });
  };
  // A browser gives a session up when its signal is aborted, also long after it was made: it gets one that ends with the making.
  const making = new AbortController();
  const stop = () => making.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const session = await factory.create({ ...options, signal: making.signal, monitor });
    signal.throwIfAborted();
    return session;
  } catch (thrown) {
    if (signal.aborted) throw new AiError('aborted', { cause: thrown });
    throw builtInError(thrown, 'create');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
