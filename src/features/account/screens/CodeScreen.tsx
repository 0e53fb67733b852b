import { getConfig } from '../../../services/config/config.ts';
import { answerCode } from '../flow/answers.ts';
import { sendMailCode } from '../flow/effects.ts';
import type { CodeChallenge } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { ResendLine } from '../parts/ResendLine.tsx';
import { StepLink } from '../parts/StepLink.tsx';

/** A code from the authenticator app, a text message or a mail. A wrong code leaves the question open (SGN-5). */
export function CodeScreen({ challenge }: { challenge: CodeChallenge }) {
  const { t, wrong } = useAccountText();
  const { email, stay } = useFlow();
  const form = useForm({ code: '' }, { CodeMismatchException: 'code', ExpiredCodeException: 'code' });
  const { code } = form.values;
  const byMail = challenge.name === 'EMAIL_OTP';
  const lead = () => {
    if (challenge.name === 'SOFTWARE_TOKEN_MFA') return t('challenge.totp', { brand: getConfig().brand });
    if (byMail) return t('emailCode.sent', { email });
    const { destination } = challenge;
    return destination ? t('challenge.sms', { destination }) : t('challenge.smsUnknown');
  };
  return (
    <AccountForm
      lead={lead()}
      form={form}
      check={() => [['code', wrong.code(code)]]}
      onSubmit={() => answerCode(challenge, code)}
      label={t('challenge.verify')}
      busyLabel={t('challenge.verifying')}
      after={
        <>
          {byMail && <ResendLine text="confirm" onSend={() => sendMailCode(email, stay)} />}
          <StepLink
            label={t(byMail ? 'link.password' : 'challenge.lost')}
            onClick={() => show(byMail ? { at: 'signIn' } : { at: 'lost', challenge })}
          />
        </>
      }
    >
      <CodeField
        form={form}
        label={t('fields.code')}
        hint={challenge.name === 'SOFTWARE_TOKEN_MFA' ? t('challenge.totpHint') : undefined}
      />
    </AccountForm>
  );
}
