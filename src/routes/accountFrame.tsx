// What the account pages share: the notice where accounts are not set up, and what the address says to the flow.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { AccountNotice } from '../features/catalog/AccountNotice.tsx';
import { accountsConfigured } from '../services/session.ts';
import { pathOf } from './pathOf.ts';
import { safeReturn } from './redirects.ts';

/** A page of signing in, signing up or confirming. */
export function AccountFrame({ page }: { page: 'signIn' | 'signUp' | 'confirm' }) {
  const { t } = useTranslation();
  const query = new URLSearchParams(useLocation().search);
  if (!accountsConfigured()) return <AccountNotice title={t(`routes.${page}`)} pathOf={pathOf} />;
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
