import type { Challenge } from '../../../services/auth/types.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { answerLink } from '../flow/answers.ts';
import { sendLink } from '../flow/effects.ts';
import { sendNewLink } from '../flow/newAccount.ts';
import type { Step } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import styles from '../parts/parts.module.css';
import { ResendLine } from '../parts/ResendLine.tsx';
import { StepLink } from '../parts/StepLink.tsx';
import { AddressScreen } from './AddressScreen.tsx';
import { NewLinkScreen } from './NewLinkScreen.tsx';

/** How long the link works: what the operator's function says, or the three minutes an attempt stays open. */
function minutesOf(challenge: Challenge): number {
  const said = challenge.name === 'CUSTOM_CHALLENGE' ? Number(challenge.parameters['minutes']) : Number.NaN;
  return said > 0 ? said : Math.max(1, Math.round((challenge.attempt.expiresAt - Date.now()) / 60_000));
}

/** How long no code is accepted for the account after too many wrong ones. */
function lockedMinutes(challenge: Challenge): number {
  const seconds = challenge.name === 'CUSTOM_CHALLENGE' ? Number(challenge.parameters['lockedSeconds'] ?? 0) : 0;
  return Math.ceil(seconds / 60);
}

/** A link has been sent: it is opened here or elsewhere, or its code is typed. */
export function LinkSentScreen({ step }: { step: Extract<Step, { at: 'linkSent' }> }) {
  const { challenge, newAccount } = step;
  const { t, wrong } = useAccountText();
  const { email, stay } = useFlow();
  const form = useForm(
    { code: '' },
    { CodeMismatchException: 'code', ExpiredCodeException: 'code', TooManyCodes: 'code' },
  );
  const { code } = form.values;
  const locked = lockedMinutes(challenge);
  return (
    <AccountForm
      lead={
        <>
          {t(newAccount ? 'newLink.sent' : 'link.sent', { email, count: minutesOf(challenge) })}
          {locked > 0 && <strong>{` ${t('errors.TooManyCodes')} ${t('common.locked', { count: locked })}`}</strong>}
        </>
      }
      form={form}
      check={() => [['code', wrong.code(code)]]}
      onSubmit={() => answerLink(code, newAccount !== undefined)}
      label={t('challenge.verify')}
      busyLabel={t('challenge.verifying')}
      after={
        <>
          <ResendLine
            text="link"
            onSend={() => (newAccount ? sendNewLink(email, newAccount.name, stay) : sendLink(email, stay))}
          />
          <StepLink
            label={t(newAccount ? 'newLink.password' : 'link.password')}
            onClick={() => show(newAccount ? { at: 'signUp', ...newAccount } : { at: 'signIn' })}
          />
        </>
      }
    >
      <CodeField
        form={form}
        label={t('link.sentCode')}
        hint={`${t('link.codeHere')} ${t('confirm.spam')}`}
        required={false}
        letters
      />
    </AccountForm>
  );
}

/** A link that did not sign in, the reason, and how to continue. */
export function LinkProblemScreen({ step, privacy }: { step: Extract<Step, { at: 'linkProblem' }>; privacy: string }) {
  const { problem, newAccount } = step;
  const { t } = useAccountText();
  if (problem === 'other')
    return newAccount ? <NewLinkScreen other privacy={privacy} /> : <AddressScreen kind="other" />;
  const isOwn = newAccount && (problem === 'used' || problem === 'wrong');
  return (
    <div className={styles.form}>
      <Banner kind="bad">{t(isOwn ? `newLink.${problem}` : `link.${problem}`)}</Banner>
      <Button
        variant="primary"
        wide
        icon="envelope"
        onClick={() => show(newAccount ? { at: 'newLink' } : { at: 'link' })}
      >
        {t('link.again')}
      </Button>
      <Button wide onClick={() => show({ at: 'signIn' })}>
        {t(newAccount ? 'signUp.signIn' : 'link.password')}
      </Button>
    </div>
  );
}
