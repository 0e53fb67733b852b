import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { confirm, resend } from '../flow/effects.ts';
import type { Step } from '../flow/steps.ts';
import { pendingEmail, show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { ProblemNote, useProblemText } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';
import { ResendButton } from '../parts/ResendButton.tsx';

/** The code that proves an e-mail address. The address is asked for where this tab does not know it. */
export function ConfirmScreen({ step }: { step: Extract<Step, { at: 'confirm' }> }) {
  const { t, wrong } = useAccountText();
  const known = useFlow((flow) => flow.email);
  const [email, setEmail] = useState(known || pendingEmail());
  const [code, setCode] = useState(step.code ?? '');
  const [resent, setResent] = useState('');
  const action = useAction();
  const sending = useAction();
  const checks = useChecks<'username' | 'code'>(action.problem, {
    CodeMismatchException: 'code',
    ExpiredCodeException: 'code',
  });
  const { errors, refused, clear } = checks;
  const problem = useProblemText(action.problem);
  const again = () => {
    if (wrong.email(email)) {
      checks.focus('username');
      return;
    }
    action.clear();
    setResent('');
    void sending.run(async () => setResent(await resend(email.trim())));
  };
  const lead = step.code
    ? t('confirm.fromLink')
    : step.destination
      ? t('confirm.lead', { destination: step.destination })
      : known
        ? t('confirm.lead', { destination: known })
        : t('confirm.leadUnknown');
  return (
    <>
      {step.unconfirmed && <Banner icon="info-circle">{t('confirm.unconfirmed')}</Banner>}
      <AccountForm
        lead={step.unconfirmed ? t('confirm.leadUnknown') : lead}
        action={action}
        checks={checks}
        check={() => [
          ['username', wrong.email(email)],
          ['code', wrong.code(code)],
        ]}
        onSubmit={() => confirm(email.trim(), code)}
        label={t('confirm.submit')}
        busyLabel={t('confirm.submitting')}
        after={
          <>
            <ProblemNote action={sending} />
            <div role="status" className={styles.small}>
              {resent ? t('confirm.resent', { destination: resent }) : t('confirm.spam')}
            </div>
            <ResendButton text="confirm" busy={sending.busy} onResend={again} />
            <p className={styles.alt}>
              <button type="button" className={styles.asLink} onClick={() => show({ at: 'signUp' })}>
                {t('confirm.other')}
              </button>
            </p>
          </>
        }
      >
        {(!known || step.unconfirmed) && (
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
        )}
        <CodeField
          label={t('fields.code')}
          required
          error={errors.code ?? (refused ? problem : undefined)}
          value={code}
          onChange={(value) => {
            setCode(value);
            clear('code');
          }}
        />
      </AccountForm>
    </>
  );
}
