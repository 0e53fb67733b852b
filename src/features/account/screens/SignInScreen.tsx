import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { sendLink, sendMailCode, signIn } from '../flow/effects.ts';
import type { Notice } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useStay } from '../flow/useStay.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { Providers } from '../parts/Providers.tsx';
import styles from '../parts/parts.module.css';
import { TickBox } from '../parts/TickBox.tsx';
import type { Problem } from '../problem.ts';

const good: readonly Notice[] = ['confirmed', 'reset', 'deleted'];

/** Sign-in by password, by a provider, by a link or by a code. */
export function SignInScreen({
  notice,
  failed,
  returnTo,
}: {
  notice?: Notice | undefined;
  failed?: Problem | undefined;
  returnTo: string;
}) {
  const { t, wrong } = useAccountText();
  const reason = useProblemText(failed);
  const flow = useFlow();
  const [email, setEmail] = useState(flow.email);
  const [password, setPassword] = useState('');
  const { offered, stay, setStay } = useStay();
  const action = useAction();
  const checks = useChecks<'username' | 'password'>();
  const { errors, clear } = checks;
  /** Goes on with the address, or lets it be typed first. */
  const other = (at: 'link' | 'mailCode', send: (email: string, stay: boolean | undefined) => Promise<void>) => {
    if (wrong.email(email)) show({ at }, { email: email.trim(), stay });
    else void action.run(() => send(email.trim(), stay));
  };
  return (
    <>
      {notice && (
        <Banner
          kind={good.includes(notice) ? 'info' : 'warn'}
          icon={good.includes(notice) ? 'check-lg' : 'info-circle'}
        >
          {t(`signIn.${notice}`)}
        </Banner>
      )}
      {failed && <Banner kind="bad">{t('signIn.hostedFailed', { reason: failed.detail ?? reason })}</Banner>}
      <Providers text="signIn" returnTo={returnTo} />
      <AccountForm
        action={action}
        checks={checks}
        check={() => [
          ['username', wrong.email(email)],
          ['password', wrong.password(password)],
        ]}
        onSubmit={() => signIn(email.trim(), password, stay)}
        label={t('signIn.submit')}
        busyLabel={t('signIn.submitting')}
        icon="door-open"
        after={
          <div className={styles.ways}>
            <Button
              wide
              icon="envelope"
              aria-disabled={action.busy || undefined}
              onClick={() => other('link', sendLink)}
            >
              {t('signIn.link')}
            </Button>
            <Button
              wide
              icon="key"
              aria-disabled={action.busy || undefined}
              onClick={() => other('mailCode', sendMailCode)}
            >
              {t('signIn.emailCode')}
            </Button>
          </div>
        }
      >
        <TextField
          label={t('fields.email')}
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={errors.username}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            clear('username');
          }}
        />
        <div className={styles.labelRow}>
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              clear('password');
            }}
          />
          <button
            type="button"
            className={`${styles.asLink} ${styles.forgot}`}
            aria-label={t('signIn.forgottenLong')}
            onClick={() => show({ at: 'forgot' }, { email: email.trim(), stay })}
          >
            {t('signIn.forgotten')}
          </button>
        </div>
        {offered && (
          <TickBox
            name="stay"
            checked={stay === true}
            label={t('signIn.stay')}
            hint={t('signIn.stayHint')}
            onChange={setStay}
          />
        )}
      </AccountForm>
    </>
  );
}
