import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { keepSession } from '../../../services/person/keptSession.ts';
import { useSession } from '../../../services/person/session.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { resetFlow, show } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { loadProfile, signOut } from './effects.ts';
import { ProfileDialogs } from './ProfileDialogs.tsx';
import styles from './profile.module.css';
import { SecondStepSection } from './SecondStepSection.tsx';
import { type Account, isCutOff, resetProfile, useProfile } from './store.ts';

/** Whether any account data has been read before: it stays visible while it is read again. */
const isRead = (account: Account | undefined) => account?.attributes !== undefined || account?.mfa !== undefined;

/**
 * The signed-in person's account. After a sign-out, here or in another tab, it asks them to sign in. `plan` is the section
 * about what they pay for, where something is sold.
 */
export function ProfilePage({ pathOf, plan }: { pathOf(id: string): string; plan?: ReactNode }) {
  const { t } = useAccountText();
  const state = useSession((session) => session.state);
  const navigate = useNavigate();
  const leave = useEffectEvent((deleted: boolean) => {
    const { reason } = useSession.getState();
    // The next person on this device sees nothing of the last one.
    resetFlow();
    show({ at: 'signIn', notice: deleted ? 'deleted' : reason ? 'expired' : undefined });
    void navigate(pathOf('signIn'), { replace: true });
  });

  useEffect(() => {
    keepSession();
    void loadProfile();
    return resetProfile;
  }, []);
  useEffect(() => {
    if (state === 'guest') leave(useProfile.getState().deleted);
  }, [state]);

  return (
    <div className={styles.page} data-wide>
      <header className={styles.head}>
        <h1>{t('profile.title')}</h1>
        <AppLink to={pathOf('checker')} className={styles.back}>
          <Icon name="chevron-left" />
          {t('profile.toChecker')}
        </AppLink>
      </header>
      {/* Until the form to sign in is there: what failed for want of a session is told there, once. */}
      {state === 'guest' ? (
        <p role="status">{t('common.loading')}</p>
      ) : (
        <OwnAccount signedIn={state === 'signedIn'} plan={plan} />
      )}
    </div>
  );
}

/** The account data known so far, and what could not be read. */
function OwnAccount({ signedIn, plan }: { signedIn: boolean; plan: ReactNode }) {
  const { t } = useAccountText();
  const profile = useProfile();
  const { account, loading } = profile;
  const cutOff = isCutOff(profile);
  const problem = profile.problem ?? (cutOff ? profile.problems.account : undefined);
  const problemText = useProblemText(problem);
  return (
    <>
      {problem && (
        <Banner kind="bad" action={{ label: t('common.retry'), onAction: () => void loadProfile() }}>
          {cutOff && isRead(account) ? t('profile.stale') : t('profile.failed', { reason: problemText })}
        </Banner>
      )}
      {!isRead(account) && loading && <p role="status">{t('common.loading')}</p>}
      {account && (isRead(account) || !loading) && (
        <>
          <AccountSection account={account} withPlan={!plan} />
          {plan}
          {!account.user.federated && <SecondStepSection account={account} />}
          {!account.user.federated && <DeviceSection />}
          <DataSection account={account} />
          <ProfileDialogs account={account} />
        </>
      )}
      {!account && !loading && signedIn && <SignOutAnyway />}
    </>
  );
}

/** Even without the service, the session on this device can still be ended. */
function SignOutAnyway() {
  const { t } = useAccountText();
  const action = useAction();
  return (
    <Button icon="door-closed" busy={action.busy} onClick={() => void action.run(async () => void (await signOut()))}>
      {t('profile.signOut')}
    </Button>
  );
}
