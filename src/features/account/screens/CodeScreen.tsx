import { useState } from 'react';
import { getConfig } from '../../../services/config.ts';
import { answerCode, sendMailCode } from '../flow/effects.ts';
import type { CodeChallenge } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { ProblemNote, useProblemText } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';
import { ResendButton } from '../parts/ResendButton.tsx';

/** A code from the authenticator app, a text message or a mail. A wrong one leaves the question open (SGN-5). */
export function CodeScreen({ challenge }: { challenge: CodeChallenge }) {
  const { t, wrong } = useAccountText();
  const { email, stay } = useFlow();
  const [code, setCode] = useState('');
  const action = useAction();
  const sending = useAction();
  const checks = useChecks<'code'>(action.problem, { CodeMismatchException: 'code', ExpiredCodeException: 'code' });
  const problem = useProblemText(action.problem);
  const { name } = challenge;
  const lead = {
    SOFTWARE_TOKEN_MFA: () => t('challenge.totp', { brand: getConfig().brand }),
    SMS_MFA: () => {
      const { destination = '' } = challenge as { destination?: string };
      return destination ? t('challenge.sms', { destination }) : t('challenge.smsUnknown');
    },
    EMAIL_OTP: () => t('emailCode.sent', { email }),
  }[name]();
  return (
    <AccountForm
      lead={lead}
      action={action}
      checks={checks}
      check={() => [['code', wrong.code(code)]]}
      onSubmit={() => answerCode(challenge, code)}
      label={t('challenge.verify')}
      busyLabel={t('challenge.verifying')}
      after={
        <>
          {name === 'EMAIL_OTP' && (
            <>
              <ProblemNote action={sending} />
              <ResendButton
                text="confirm"
                busy={sending.busy}
                onResend={() => void sending.run(() => sendMailCode(email, stay))}
              />
            </>
          )}
          <p className={styles.alt}>
            <button
              type="button"
              className={styles.asLink}
              onClick={() => show(name === 'EMAIL_OTP' ? { at: 'signIn' } : { at: 'lost', challenge })}
            >
              {t(name === 'EMAIL_OTP' ? 'link.password' : 'challenge.lost')}
            </button>
          </p>
        </>
      }
    >
      <CodeField
        label={t('fields.code')}
        hint={name === 'SOFTWARE_TOKEN_MFA' ? t('challenge.totpHint') : undefined}
        required
        error={checks.errors.code ?? (checks.refused ? problem : undefined)}
        value={code}
        onChange={(value) => {
          setCode(value);
          checks.clear('code');
        }}
      />
    </AccountForm>
  );
}
