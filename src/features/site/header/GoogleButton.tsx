import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { runBeforeLeave } from '../../../services/person/leave.ts';
import { configuredProviders, loadAuth, useSession } from '../../../services/person/session.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { toast } from '../../../ui/toast/store.ts';

/** Sign-in with Google and back to this page, for guests where it is configured. The text is written down first. */
export function GoogleButton() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // As long as nothing is known it stands as for a guest: most are, and nothing moves for them.
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
