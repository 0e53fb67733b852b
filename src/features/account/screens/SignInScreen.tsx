import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { sendLink, signIn } from '../flow/effects.ts';
import type { Notice, StepProps } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useStay } from '../flow/useStay.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { Providers } from '../parts/Providers.tsx';
import styles from '../parts/parts.module.css';
import { StayBox } from '../parts/StayBox.tsx';
import { StepLink } from '../parts/StepLink.tsx';
import type { Problem } from '../problem.ts';
import { WaitingScreen } from './StateScreens.tsx';

const good: readonly Notice[] = ['confirmed', 'reset', 'deleted'];

/** The sign-in page: its form, or the return from a provider. */
export function SignInStep({ step, returnTo }: StepProps) {
  const { t } = useAccountText();
  if (step.at !== 'signIn') return <WaitingScreen />;
  return (
    <>
      {step.notice && <NoticeLine notice={step.notice} />}
      {step.failed && <FailedLine failed={step.failed} />}
      <Providers text="signIn" returnTo={returnTo} />
      <SignInForm />
      <StepLink before={t('signIn.new')} label={t('signIn.create')} onClick={() => show({ at: 'signUp' })} />
    </>
  );
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { t } = useAccountText();
  const isGood = good.includes(notice);
  return (
    <Banner kind={isGood ? 'info' : 'warn'} icon={isGood ? 'check-lg' : 'info-circle'}>
      {t(`signIn.${notice}`)}
    </Banner>
  );
}

function FailedLine({ failed }: { failed: Problem }) {
  const { t } = useAccountText();
  const reason = useProblemText(failed);
  return <Banner kind="bad">{t('signIn.hostedFailed', { reason: failed.detail ?? reason })}</Banner>;
}

/** Signing in by password or by link. */
function SignInForm() {
  const { t, wrong } = useAccountText();
  const form = useForm<'username' | 'password'>({ username: useFlow((flow) => flow.email), password: '' });
  const choice = useStay();
  const { stay } = choice;
  const { action, values } = form;
  const email = values.username.trim();
  /** Continues with the address, or asks for it first. */
  const byLink = () => {
    if (wrong.email(email)) show({ at: 'link' }, { email, stay });
    else void action.run(() => sendLink(email, stay));
  };
  return (
    <AccountForm
      form={form}
      check={() => [
        ['username', wrong.email(email)],
        ['password', wrong.password(values.password)],
      ]}
      onSubmit={() => signIn(email, values.password, stay)}
      label={t('signIn.submit')}
      busyLabel={t('signIn.submitting')}
      icon="door-open"
      after={
        <Button wide icon="envelope" aria-disabled={action.busy || undefined} onClick={byLink}>
          {t('signIn.link')}
        </Button>
      }
    >
      <EmailField form={form} />
      <div className={styles.labelRow}>
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <button
          type="button"
          className={`${styles.asLink} ${styles.forgot}`}
          onClick={() => show({ at: 'forgot' }, { email, stay })}
        >
          {t('signIn.forgotten')}
        </button>
      </div>
      <StayBox choice={choice} />
    </AccountForm>
  );
}
