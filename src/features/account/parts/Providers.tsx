import { useTranslation } from 'react-i18next';
import { hostedProviders } from '../../../services/auth/providers.ts';
import type { HostedProvider } from '../../../services/auth/types.ts';
import type { ProviderName } from '../../../services/config/config.ts';
import { runBeforeLeave } from '../../../services/person/leave.ts';
import { configuredProviders, loadAuth } from '../../../services/person/session.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { ProblemNote } from './ProblemNote.tsx';
import styles from './parts.module.css';

/** Company names are the same in every language. */
const firms: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook', amazon: 'Amazon' };

/** The configured sign-ins through other companies' accounts; nothing when none is configured. */
export function Providers({ text, returnTo }: { text: 'signIn' | 'signUp'; returnTo: string }) {
  const { t } = useTranslation('account');
  const stay = useFlow((flow) => flow.stay);
  const action = useAction();
  const names = configuredProviders();
  if (names.length === 0) return null;
  const leave = (hosted: HostedProvider) =>
    action.run(async () => {
      // The checker's text is saved before the page is left.
      await runBeforeLeave();
      await (await loadAuth()).hostedSignIn(hosted, { returnTo, ...(stay !== undefined && { stay }) });
    });
  return (
    <>
      <div className={styles.providers}>
        {names.map((name) => (
          <Button
            key={name}
            wide
            icon={name}
            aria-label={t(`${text}.with`, { provider: firms[name] })}
            aria-disabled={action.busy || undefined}
            onClick={() => void leave(hostedProviders[name])}
          >
            {firms[name]}
          </Button>
        ))}
      </div>
      <ProblemNote action={action} />
      <p className={styles.or}>
        <span>{t('signIn.or')}</span>
      </p>
    </>
  );
}
