// The login of a provider that an address names: /checker/signin/?provider=google leads to it without another click.
import { hostedProviders, isProvider } from '../../services/auth/providers.ts';
import { configuredProviders, loadAuth } from '../../services/person/session.ts';
import { safeReturn } from './redirects.ts';

/** The address of the login; undefined where the provider is not offered, so that the form is shown. */
export async function providerLogin(query: URLSearchParams): Promise<string | undefined> {
  const name = query.get('provider') ?? '';
  if (!isProvider(name) || !configuredProviders().includes(name)) return undefined;
  const wanted = query.get('return');
  return (await loadAuth()).hostedAddress(hostedProviders[name], {
    returnTo: wanted === null ? '/checker/' : safeReturn(wanted),
  });
}
