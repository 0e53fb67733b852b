import { useState } from 'react';
import type { Challenge } from '../../../services/auth/types.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { answerLink, sendLink } from '../flow/effects.ts';
import type { LinkProblem } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { ProblemNote, useProblemText } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';
import { ResendButton } from '../parts/ResendButton.tsx';
import { AddressScreen } from './AddressScreen.tsx';

/** How long the link works: what the operator's function says, or the three minutes of an open attempt. */
function minutesOf(challenge: Challenge): number {
  const said = challenge.name === 'CUSTOM_CHALLENGE' ? Number(challenge.parameters['minutes']) : Number.NaN;
  return said > 0 ? said : Math.max(1, Math.round((challenge.attempt.expiresAt - Date.now()) / 60_000));
}

/** A link is on its way: it is opened here or elsewhere, or its code is typed. */
export function LinkSentScreen({ challenge }: { challenge: Challenge }) {
  const { t, wrong } = useAccountText();
  const { email, stay } = useFlow();
  const [code, setCode] = useState('');
  const action = useAction();
  const sending = useAction();
  const checks = useChecks<'code'>(action.problem, {
    CodeMismatchException: 'code',
    ExpiredCodeException: 'code',
    NotAuthorizedException: 'code',
  });
  const problem = useProblemText(action.problem);
  return (
    <AccountForm
      lead={t('link.sent', { email, count: minutesOf(challenge) })}
      action={action}
      checks={checks}
      check={() => [['code', wrong.code(code)]]}
      onSubmit={() => answerLink(code)}
      label={t('challenge.verify')}
      busyLabel={t('challenge.verifying')}
      after={
        <>
          <ProblemNote action={sending} />
          <ResendButton
            text="link"
            busy={sending.busy}
            onResend={() => void sending.run(() => sendLink(email, stay))}
          />
          <p className={styles.alt}>
            <button type="button" className={styles.asLink} onClick={() => show({ at: 'signIn' })}>
              {t('link.password')}
            </button>
          </p>
        </>
      }
    >
      <CodeField
        label={t('link.sentCode')}
        hint={t('confirm.spam')}
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

/** A link that did not sign in, why, and the way on. */
export function LinkProblemScreen({ problem }: { problem: LinkProblem }) {
  const { t } = useAccountText();
  if (problem === 'other') return <AddressScreen kind="other" />;
  return (
    <div className={styles.form}>
      <Banner kind="bad">{t(`link.${problem}`)}</Banner>
      <Button variant="primary" wide icon="envelope" onClick={() => show({ at: 'link' })}>
        {t('link.again')}
      </Button>
      <Button wide onClick={() => show({ at: 'signIn' })}>
        {t('link.password')}
      </Button>
    </div>
  );
}
