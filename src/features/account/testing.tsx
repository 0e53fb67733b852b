// The account screens over the real service and the local cloud, in memory. For tests only.
import { readFileSync } from 'node:fs';
import { configure, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { openWorld, type World, type WorldOptions } from '../../../tests/setup/accounts.ts';
import type { AuthService } from '../../services/auth/types.ts';
import { createI18n } from '../../services/i18n/i18n.ts';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { loadScreens } from './flow/screens.ts';
import { resetFlow } from './flow/store.ts';

// The key agreement of a sign-in takes most of a second, and longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** The cloud of the running test. */
export const current: { world: World | undefined } = { world: undefined };

/** The service of the running test: `loadAuth` keeps its first result. See `vi.mock` at the top of each test. */
export const presentAuth = new Proxy({} as AuthService, {
  get: (_, name) => (name === 'then' ? undefined : Reflect.get(current.world?.auth ?? {}, name)),
});

const template = readFileSync('scripts/cloud/template.yaml', 'utf8');

/** Opens a cloud with one user in it; `edit` changes the rules of its pool. */
export function openAccounts({ edit, ...options }: WorldOptions & { edit?: (template: string) => string } = {}): World {
  resetFlow();
  const world = openWorld({ auth: { identityPoolId: undefined }, ...options, template: edit?.(template) ?? template });
  current.world = world;
  return world;
}

/** Renders an account component in English. */
export async function showAccount(content: ReactNode): Promise<void> {
  const i18n = createI18n();
  const screens = (['signIn', 'signUp', 'later'] as const).map(loadScreens);
  await Promise.all([loadTexts('account'), loadTexts('account.more'), ...screens]);
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/checker/signin/']}>{content}</MemoryRouter>
    </I18nextProvider>,
  );
}

/** A field by its name in the form. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}: ${screen.queryAllByRole('textbox').length} others`);
  return found;
}

/** A control's hint and error: its description apart from its name. */
export const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
