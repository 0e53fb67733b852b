// The engines that the page of the AI checker can use, each made when it is first asked for.
import { createBrowserProvider } from './browser/provider.ts';
import { createEndpoint } from './endpoint/provider.ts';
import { createOperator } from './operator/provider.ts';
import type { Provider, ProviderId } from './types.ts';

const MAKERS: Readonly<Record<ProviderId, () => Provider>> = {
  browser: createBrowserProvider,
  endpoint: () => createEndpoint(),
  operator: () => createOperator(),
};
const made = new Map<ProviderId, Provider>();

/** An engine. */
export function providerOf(id: ProviderId): Provider {
  const provider = made.get(id) ?? MAKERS[id]();
  made.set(id, provider);
  return provider;
}
