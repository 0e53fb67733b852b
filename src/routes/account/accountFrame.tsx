// Shared by the account pages: the notice where accounts are not set up, and the flow's parameters from the address.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountPage } from '../../features/account/AccountPage.tsx';
import { loadScreens, type ScreenPart } from '../../features/account/flow/screens.ts';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { accountsConfigured } from '../../services/person/session.ts';
import { pathOf } from '../navigation/pathOf.ts';
import { safeReturn } from '../navigation/redirects.ts';

/** Lazy, because few installations need it. */
const AccountNotice = lazy(async () => ({
  default: (await import('../../features/catalog/AccountNotice.tsx')).AccountNotice,
}));

/** Loads a page's first screen; the screens of later steps load with theirs. */
export async function prepareAccount(part: ScreenPart): Promise<void> {
  await Promise.all([loadTexts('account'), loadScreens(part)]);
}

/** A page of signing in, signing up or confirming. */
export function AccountFrame({ page }: { page: 'signIn' | 'signUp' | 'confirm' }) {
  const { t } = useTranslation();
  const query = new URLSearchParams(useLocation().search);
  if (!accountsConfigured()) {
    return (
      <Suspense>
        <AccountNotice title={t(`routes.${page}`)} pathOf={pathOf} />
      </Suspense>
    );
  }
  const wanted = query.get('return');
  return (
    <AccountPage
      page={page}
      returnTo={wanted === null ? pathOf('checker') : safeReturn(wanted)}
      needed={wanted !== null && page === 'signIn'}
      hosted={page === 'signIn' && (query.has('code') || query.has('error'))}
      pathOf={pathOf}
    />
  );
}
