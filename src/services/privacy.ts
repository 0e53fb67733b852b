// The proof behind "0 bytes of your text sent": every request of this page, from the browser's own resource timing and
// the service worker's log, with the number of bytes that could carry text. Nothing here is hard-coded: a request with a
// body, a query or a foreign address counts, whoever made it.
import { REQUEST_LOG, type RequestLogAnswer, type SeenRequest } from '../lib/requestLog.ts';
import { aiCalls } from './ai/calls.ts';
import { accountAddresses, isProfileAddress } from './person/accountAddresses.ts';

/** One request of this page. */
export interface SentRequest {
  url: string;
  method: string;
  /** Bytes received; 0 from a cache, null if the browser does not say. */
  received: number | null;
  /** Bytes that could carry text: the body, and what follows "?" in the address. */
  sent: number;
  /** True if the size of a body could not be measured; `sent` is then only a lower bound. */
  unmeasured: boolean;
  /** Signing in, or the account's dictionary and settings: no text, and not part of the sum. */
  account: 'identity' | 'profile' | false;
}

/** The full report. */
export interface PrivacyReport {
  requests: SentRequest[];
  sentBytes: number;
  /** False while no service worker watches: bodies of scripted requests are then unknown. */
  watched: boolean;
}

/** What the browser reports about one request, reduced to what is needed. */
export interface TimedRequest {
  url: string;
  initiator: string;
  received: number | null;
}

const encoder = new TextEncoder();
/**
 * What the service worker saw, and the questions to language models that it did not see: they are noted where they are made. One
 * of them says more than "no service worker watches".
 */
function withQuestions(seen: readonly SeenRequest[] | null, questions: readonly SeenRequest[]): SeenRequest[] {
  const left = [...(seen ?? [])];
  const missed = questions.filter(({ url }) => {
    const index = left.findIndex((entry) => entry.url === url && entry.method === 'POST');
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...(seen ?? []), ...missed];
}

const questionsAsked = (): SeenRequest[] =>
  aiCalls.getState().calls.map(({ url, bytes, at }) => ({ url, method: 'POST', bodyBytes: bytes, at }));

/** The browser's names for requests that can carry a body. It starts all others itself, without one. */
const MAY_HAVE_BODY = new Set(['fetch', 'xmlhttprequest', 'beacon', 'other', '']);

function queryBytes(url: string): number {
  const query = URL.canParse(url) ? new URL(url).search : '';
  return encoder.encode(query.slice(1)).length;
}

/**
 * Merges both sources. A request that may have had a body and that the service worker did not see is unmeasured, unless
 * the address is a file on this site (the site's own scripts request files only by GET).
 */
export function accountFor(
  timed: readonly TimedRequest[],
  seen: readonly SeenRequest[] | null,
  origin: string,
  accountUrls: readonly string[] = [],
  isProfile: (url: string) => boolean = () => false,
  questions: readonly SeenRequest[] = [],
): PrivacyReport {
  // A client may add a trailing slash that the configuration leaves out, or the other way round.
  const bare = (url: string) => url.replace(/\/$/, '');
  const known = new Set(accountUrls.map(bare));
  const accountOf = (url: string) => (known.has(bare(url)) ? 'identity' : isProfile(url) && 'profile');
  const left = withQuestions(seen, questions);
  const requests = timed.map(({ url, initiator, received }): SentRequest => {
    const index = left.findIndex((entry) => entry.url === url);
    const entry = index < 0 ? undefined : left.splice(index, 1)[0];
    const ownFile = URL.canParse(url) && new URL(url).origin === origin && /\.\w+$|\/$/.test(new URL(url).pathname);
    const unknown = entry ? entry.bodyBytes === null : MAY_HAVE_BODY.has(initiator) && !ownFile;
    return {
      url,
      method: entry?.method ?? (initiator === 'beacon' ? 'POST' : 'GET'),
      received,
      sent: queryBytes(url) + (entry?.bodyBytes ?? 0),
      unmeasured: unknown || initiator === 'beacon',
      account: accountOf(url),
    };
  });
  for (const { url, method, bodyBytes } of left) {
    if (method === 'GET' || method === 'HEAD') continue;
    requests.push({
      url,
      method,
      received: null,
      sent: queryBytes(url) + (bodyBytes ?? 0),
      unmeasured: bodyBytes === null,
      account: accountOf(url),
    });
  }
  const sentBytes = requests.reduce((sum, request) => sum + (request.account ? 0 : request.sent), 0);
  return { requests, sentBytes, watched: seen !== null };
}

const collected: TimedRequest[] = [];
const listeners = new Set<() => void>();
let observing = false;

function observe(): void {
  if (observing || typeof PerformanceObserver === 'undefined') return;
  observing = true;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const received = entry.transferSize === 0 && entry.decodedBodySize === 0 ? null : entry.transferSize;
      collected.push({ url: entry.name, initiator: entry.initiatorType, received });
    }
    for (const listener of listeners) listener();
  });
  // Buffered: includes requests made before this line ran.
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}

/** Milliseconds that the service worker has to answer; the count does not wait longer. */
const ANSWER_LIMIT_MS = 2_000;

/** What the service worker saw; null if it does not answer in time. A late answer triggers another count. */
function askServiceWorker(late: () => void): Promise<SeenRequest[] | null> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      resolve(null);
    }, ANSWER_LIMIT_MS);
    port1.onmessage = (event: MessageEvent<RequestLogAnswer>) => {
      clearTimeout(limit);
      port1.close();
      if (isLate) late();
      else resolve(event.data.requests.filter((entry) => entry.at >= performance.timeOrigin));
    };
    controller.postMessage({ type: REQUEST_LOG }, [port2]);
  });
}

/** A burst of requests is counted once, this many milliseconds later. */
const COUNT_AFTER_MS = 400;

/** Reports the current count, and again after each request of this page; returns the function that stops it. */
export function watchPrivacy(show: (report: PrivacyReport) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let begun = 0;
  let shown = 0;
  const read = async () => {
    begun += 1;
    const mine = begun;
    const seen = await askServiceWorker(count);
    // A later count may have finished first and is more complete.
    if (ended || mine < shown) return;
    shown = mine;
    const { origin } = location;
    const isProfile = (url: string) => isProfileAddress(url, origin);
    show(accountFor(collected, seen, origin, accountAddresses(origin), isProfile, questionsAsked()));
  };
  const count = () => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void read(), COUNT_AFTER_MS);
  };
  observe();
  listeners.add(count);
  // A question counts as soon as it is asked, not when its answer has come.
  const unsubscribe = aiCalls.subscribe(count);
  count();
  return () => {
    ended = true;
    listeners.delete(count);
    unsubscribe();
    clearTimeout(timer);
  };
}
