// What an address leads to when a guard sends elsewhere (ERR-14).
import { afterEach, expect, it, vi } from 'vitest';
import { accountConfig } from '../../../tests/setup/accounts.ts';
import { render } from '../../entry-server.tsx';
import { applyConfig, defaultConfig } from '../../services/config/config.ts';
import { useSession } from '../../services/person/sessionState.ts';
import { runGuard } from './guards.ts';
import { resolveAddress } from './navigation.ts';

const at = (path: string) => new URL(path, 'https://here.example');
const signIn = '/checker/signin/?return=%2Fchecker%2Fprofile%2F';

afterEach(() => {
  applyConfig({ config: defaultConfig, problems: [] });
  vi.restoreAllMocks();
});

const withAccounts = () => {
  applyConfig({ config: accountConfig(), problems: [] });
  useSession.setState({ state: 'guest', plan: 'free' }, true);
};

it('ERR-14: a guard without a status redirects with 302, also when rendered outside the browser', async () => {
  withAccounts();
  expect(await resolveAddress(at('/checker/profile/'))).toEqual({ redirect: signIn, status: 302 });
  expect(await render('/checker/profile/')).toEqual({ status: 302, html: '', head: '', location: signIn });
});

it('RTE-2: adding the trailing slash is a permanent redirect', async () => {
  expect(await resolveAddress(at('/contact?a=b'))).toEqual({ redirect: '/contact/?a=b', status: 308 });
});

it.each(['provider=nobody', 'provider=__proto__', 'provider=', 'return=%2F'])(
  'a sign-in with ?%s shows the form',
  async (query) => {
    withAccounts();
    expect(await runGuard('provider', at(`/checker/signin/?${query}`))).toBeUndefined();
  },
);
