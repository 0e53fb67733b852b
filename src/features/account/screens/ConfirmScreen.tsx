import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { confirm, resend } from '../flow/newAccount.ts';
import type { Step } from '../flow/steps.ts';
import { pendingEmail, show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';
import { ResendButton } from '../parts/ResendButton.tsx';
import { StepLink } from '../parts/StepLink.tsx';

/** The code that proves an e-mail address. Asks for the address if this tab does not know it. */
export function ConfirmScreen({ step }: { step: Extract<Step, { at: 'confirm' }> }) {
  const { t, wrong } = useAccountText();
  const known = useFlow((flow) => flow.email);
  const form = useForm<'username' | 'code'>(
    { username: known || pendingEmail(), code: step.code ?? '' },
    { CodeMismatchException: 'code', ExpiredCodeException: 'code' },
  );
  const [resent, setResent] = useState('');
  const sending = useAction();
  const { username, code } = form.values;
  const again = () => {
    if (!form.checks.pass([['username', wrong.email(username)]])) return;
    form.action.clear();
    setResent('');
    void sending.run(async () => setResent(await resend(username.trim())));
  };
  const destination = step.destination ?? known;
  const sent = destination ? t('confirm.lead', { destination }) : t('confirm.leadUnknown');
  const lead = step.code ? t('confirm.fromLink') : sent;
  return (
    <>
      {step.unconfirmed && <Banner icon="info-circle">{t('confirm.unconfirmed')}</Banner>}
      <AccountForm
        lead={step.unconfirmed ? t('confirm.leadUnknown') : lead}
        form={form}
        check={() => [
          ['username', wrong.email(username)],
          ['code', wrong.code(code)],
        ]}
        onSubmit={() => confirm(username.trim(), code)}
        label={t('confirm.submit')}
        busyLabel={t('confirm.submitting')}
        after={
          <>
            <ProblemNote action={sending} />
            <div role="status" className={styles.small}>
              {resent ? t('confirm.resent', { destination: resent }) : t('confirm.spam')}
            </div>
            <ResendButton text="confirm" busy={sending.busy} onResend={again} />
            <StepLink label={t('confirm.other')} onClick={() => show({ at: 'signUp' })} />
          </>
        }
      >
        {(!known || step.unconfirmed) && <EmailField form={form} />}
        <CodeField form={form} label={t('fields.code')} />
      </AccountForm>
    </>
  );
}
