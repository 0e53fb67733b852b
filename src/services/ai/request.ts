// One request to a server of language models: a limit on silence, a limit on length, and every failure under its own name. The
// body is noted before it is sent.
import { bytesOf } from '../../lib/ai/reply.ts';
import { isPage, isPageText } from '../../lib/foreignPage.ts';
import { isOnline } from '../offline/online.ts';
import { AiError, toAiError } from './aiError.ts';
import { type NotedCall, noteCall } from './calls.ts';
import { explainFailure } from './explainFailure.ts';

/** A person waits: a server that says nothing for so long is given up. */
const SILENCE_MS = 20_000;

/** What a request needs. */
export interface AiRequest {
  url: string;
  /** Without one it is a GET. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** What is done with an answer that has begun well. */
export interface AiReply {
  response: Response;
  /** The bytes as they come. */
  chunks(): AsyncIterable<Uint8Array>;
  /** The whole as a text. */
  text(): Promise<string>;
  call: NotedCall | null;
}

/** Aborts when nothing has happened for a while, or when the person stops it. */
function createWatch(signal: AbortSignal) {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const stop = () => control.abort();
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      control.abort();
    }, SILENCE_MS);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  alive();
  return {
    signal: control.signal,
    alive,
    isSilent: () => isSilent,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** What the operator's function says. */
const OWN_CODES = { not_signed_in: 'signIn', premium_required: 'premium', text_too_long: 'textTooLong' } as const;

/** A refusal by status; `said` is the body, of which nothing is shown. */
function refusalOf(response: Response, said: string): AiError {
  const { status, headers } = response;
  const host = URL.canParse(response.url) ? new URL(response.url).host : '';
  const params = { host, status };
  const message = `status ${status}: ${said.slice(0, 300)}`;
  if (isPage(response) || isPageText(said)) return new AiError('page', { params, message });
  const [, own] = /"code":\s*"(not_signed_in|premium_required|text_too_long)"/.exec(said) ?? [];
  if (own) return new AiError(OWN_CODES[own as keyof typeof OWN_CODES], { params, message });
  if (/insufficient_quota|quota_exceeded/.test(said) || status === 402)
    return new AiError('quota', { params, message });
  if (status === 401 || status === 403) return new AiError('key', { params, message });
  if (status === 404) return new AiError('notFound', { params, message });
  if (status === 429) {
    const seconds = Math.min(3600, Math.max(1, Math.ceil(Number(headers.get('retry-after')) || 20)));
    return new AiError('busy', { params: { ...params, count: seconds }, message });
  }
  return new AiError(status >= 500 ? 'failed' : 'rejected', { params, message });
}

/** Sends a request and hands over what answers. Rejects with an AiError, also where `read` throws something else. */
export async function request<T>(
  { url, body, headers, signal }: AiRequest,
  read: (reply: AiReply) => Promise<T>,
): Promise<T> {
  if (signal.aborted) throw new AiError('aborted');
  const watch = createWatch(signal);
  const call = body === undefined ? null : noteCall(url, new TextEncoder().encode(body).length);
  let hasBegun = false;
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body }),
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      mode: 'cors',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      ...spaceOf(url),
      signal: watch.signal,
    });
    hasBegun = true;
    watch.alive();
    const chunks = () => chunksOf(response, watch.alive);
    const text = () => textOf(chunks());
    if (!response.ok) throw refusalOf(response, await text());
    return await read({ response, chunks, text, call });
  } catch (thrown) {
    if (thrown instanceof AiError) throw thrown;
    if (signal.aborted) throw new AiError('aborted', { cause: thrown });
    const params = { host: new URL(url).host };
    if (watch.isSilent()) throw new AiError('silent', { params, cause: thrown });
    if (hasBegun) throw new AiError('cut', { params, cause: thrown });
    if (!isOnline() && !isHere(url)) throw new AiError('offline', { cause: thrown });
    throw toAiError(await explainFailure(url, thrown));
  } finally {
    watch.end();
    call?.end();
  }
}

/** Browsers ask the person before a site may reach programs on this computer; they want to know that it is meant. */
function spaceOf(url: string): { targetAddressSpace?: 'loopback' } {
  const isFromHere = typeof location === 'undefined' || isHere(`${location.origin}/`);
  return isHere(url) && !isFromHere ? { targetAddressSpace: 'loopback' } : {};
}

const isHere = (url: string) => /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url);

async function* chunksOf(response: Response, alive: () => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of bytesOf(response)) {
      alive();
      yield bytes;
    }
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    throw new AiError('tooLong', { message: thrown.message, cause: thrown });
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
