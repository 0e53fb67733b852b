import { Button } from '../../../ui/controls/Button.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { setMfa } from './effects.ts';
import { PartProblem } from './PartProblem.tsx';
import styles from './profile.module.css';
import { type Account, openDialog, providerOf } from './store.ts';

/** The second sign-in step: by app or by text message, one at a time. */
export function SecondStepSection({ account }: { account: Account }) {
  const { t } = useAccountText();
  const action = useAction();
  // Someone who signs in through a provider is asked for a second step there.
  if (providerOf(account)) return null;
  const totp = account.mfa === 'SOFTWARE_TOKEN_MFA';
  const sms = account.mfa === 'SMS_MFA';
  const phoneReady = account.attributes?.['phone_number_verified'] === true;
  const set = (type: 'SMS' | 'NOMFA') => async () => {
    const done = await action.run(() => setMfa(type));
    if (done) toast.show({ text: t(type === 'NOMFA' ? 'profile.mfaOff' : 'profile.mfaOn') });
  };
  return (
    <section aria-labelledby="profile-second">
      <h2 id="profile-second">{t('profile.second')}</h2>
      <PartProblem part="second" />
      {account.mfa !== undefined && (
        <ul className={styles.rows}>
          <li>
            <span>
              <b id="profile-totp">{t('profile.totp')}</b>
              <small>{t(totp ? 'profile.totpOn' : 'profile.totpOff')}</small>
              {totp && (
                <Button small className={styles.below} onClick={() => openDialog({ name: 'totp' })}>
                  {t('profile.totpReplace')}
                </Button>
              )}
            </span>
            <span className={styles.actions}>
              <Switch
                aria-labelledby="profile-totp"
                checked={totp}
                disabled={action.busy}
                onChange={(on) => (on ? openDialog({ name: 'totp' }) : void set('NOMFA')())}
              />
            </span>
          </li>
          <li>
            <span>
              <b id="profile-sms">{t('profile.sms')}</b>
              <small id="profile-sms-state">
                {(sms || account.attributes) &&
                  t(sms ? 'profile.smsOn' : phoneReady ? 'profile.smsOff' : 'profile.smsNeedsPhone')}
              </small>
            </span>
            <span className={styles.actions}>
              <Switch
                aria-labelledby="profile-sms"
                aria-describedby="profile-sms-state"
                checked={sms}
                disabled={action.busy || (!sms && !phoneReady)}
                onChange={(on) => void set(on ? 'SMS' : 'NOMFA')()}
              />
            </span>
          </li>
        </ul>
      )}
      <ProblemNote action={action} />
    </section>
  );
}
