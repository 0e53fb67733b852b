import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { runBeforeLeave } from '../../../services/person/leave.ts';
import { configuredProviders, loadAuth, useSession } from '../../../services/person/session.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { toast } from '../../../ui/toast/store.ts';

/** Signs guests in with Google and returns to this page, if configured. The text is saved first. */
export function GoogleButton() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // While the session is unknown, show what a guest sees: most visitors are guests, and for them nothing moves.
  const signedIn = useSession(({ state }) => state === 'signedIn');
  if (signedIn || !configuredProviders().includes('google')) return null;
  const signIn = async () => {
    await runBeforeLeave();
    await (await loadAuth()).hostedSignIn('Google', { returnTo: pathname + search });
  };
  return (
    <IconButton
      icon="google"
      label={t('account.google')}
      onClick={() => void signIn().catch(() => toast.show({ kind: 'alert', text: t('account.signInFailed') }))}
    />
  );
}
