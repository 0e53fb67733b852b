// Link prefetching: a mounted link is observed once the browser is idle, and when it comes into view its target
// is fetched once (PRE-1), one address at a time. The caller defines what "fetch" means.

type Prefetcher = (path: string) => void | Promise<void>;

/** Specification section 9: a link waits at most this long for idle time. */
export const IDLE_LIMIT_MS = 2000;
/** Without idle callbacks the observation starts after this. */
const IDLE_FALLBACK_MS = 1;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const done = new Set<string>();
const targets = new WeakMap<Element, string>();
const waiting: string[] = [];
let busy = false;
let prefetcher: Prefetcher | undefined;
let observer: IntersectionObserver | undefined;

/**
 * Sets what is done for a link that came into view; without one no link is observed. Links that were in view before are
 * fetched again: in another language they lead to other texts.
 */
export function setLinkPrefetcher(next: Prefetcher | undefined): void {
  const before = [...done];
  prefetcher = next;
  done.clear();
  waiting.length = 0;
  before.forEach(prefetch);
}

/** Not when offline, when the visitor saves data, or on a 2g connection. */
export function mayPrefetch(browser: { onLine?: boolean; connection?: Connection } = navigator): boolean {
  const { onLine, connection } = browser;
  return onLine !== false && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Many links come into view at once: fetched together they would hold up the page that is being read. */
async function prefetchAll(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    try {
      await prefetcher?.(path);
    } catch {
      // A prefetch is a courtesy: the navigation itself reports what is wrong (PAY-2).
    }
    if (waiting.length > 0) await new Promise<void>(whenIdle);
  }
  busy = false;
}

function prefetch(path: string): void {
  if (done.has(path) || !prefetcher || !mayPrefetch()) return;
  done.add(path);
  waiting.push(path);
  void prefetchAll();
}

function observe(link: Element): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = targets.get(target);
      if (!isIntersecting || path === undefined) continue;
      observer?.unobserve(target);
      prefetch(path);
    }
  });
  observer.observe(link);
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}

/** Watches a mounted link; returns the function to call on unmount. */
export function watchLink(link: Element, path: string): () => void {
  if (typeof IntersectionObserver === 'undefined' || done.has(path)) return () => {};
  targets.set(link, path);
  const cancel = whenIdle(() => observe(link));
  return () => {
    cancel();
    observer?.unobserve(link);
  };
}
