// A person's own server: any that speaks the OpenAI protocol, on this computer or elsewhere.
import * as v from 'valibot';
import { AiError } from '../aiError.ts';
import { newShapes, type ShapeChoice } from '../chat.ts';
import { createChatProvider } from '../chatProvider.ts';
import { request } from '../request.ts';
import type { Provider } from '../types.ts';
import { baseOf, chatAddress, modelsAddress } from './address.ts';
import { type EndpointSettings, readEndpoint } from './settings.ts';

const list = v.object({ data: v.array(v.object({ id: v.string() })) });

const headersOf = (key: string): Record<string, string> => (key === '' ? {} : { authorization: `Bearer ${key}` });

/** The models of a server, in its order. Sends no text. Rejects with an AiError that says what is wrong with the address or the key. */
export async function listModels(
  { address, key }: Pick<EndpointSettings, 'address' | 'key'>,
  signal: AbortSignal,
): Promise<string[]> {
  const url = modelsAddress(baseOf(address));
  return request({ url, headers: headersOf(key), signal }, async ({ response, text }) => {
    const said = await text();
    if (/text\/html/i.test(response.headers.get('content-type') ?? ''))
      throw new AiError('page', { params: { host: new URL(url).host } });
    try {
      return v.parse(list, JSON.parse(said)).data.map(({ id }) => id);
    } catch (cause) {
      throw new AiError('unreadable', { cause });
    }
  });
}

/** The provider; `settings` are read for each call. */
export function createEndpoint(settings: () => EndpointSettings | null = readEndpoint): Provider {
  /** What is known about each server and model. */
  const known = new Map<string, ShapeChoice>();
  const hostOf = () => {
    try {
      return new URL(baseOf(settings()?.address ?? '')).host;
    } catch {
      return null;
    }
  };
  return createChatProvider({
    id: 'endpoint',
    receiver() {
      const host = hostOf();
      return host === null ? null : { kind: 'host', host };
    },
    async probe(_, signal) {
      const given = settings();
      if (!given || hostOf() === null || given.model === '') return 'config';
      await listModels(given, signal);
      return 'ready';
    },
    async target() {
      const given = settings();
      if (!given) throw new AiError('noAddress');
      const base = baseOf(given.address);
      if (given.model === '') throw new AiError('noModel', { params: { host: new URL(base).host } });
      const name = `${base} ${given.model}`;
      const shapes = known.get(name) ?? newShapes();
      known.set(name, shapes);
      return { url: chatAddress(base), headers: headersOf(given.key), model: given.model, shapes };
    },
  });
}
