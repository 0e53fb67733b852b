import { Button } from '../../../ui/controls/Button.tsx';
import { answerRemember } from '../flow/answers.ts';
import { show } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';

/** "Remember this device?" after a sign-in on a new one (DEV-2). The user is signed in whatever the answer. */
export function RememberScreen() {
  const { t } = useAccountText();
  const action = useAction();
  const answer = (yes: boolean) => void action.run(() => answerRemember(yes));
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('remember.lead')}</p>
      <ProblemNote action={action} />
      <Button variant="primary" wide icon="laptop" busy={action.busy} onClick={() => answer(true)}>
        {t('remember.yes')}
      </Button>
      <Button wide aria-disabled={action.busy || undefined} onClick={() => answer(false)}>
        {t('remember.no')}
      </Button>
      {action.problem && (
        <Button wide variant="quiet" onClick={() => show({ at: 'done' })}>
          {t('signIn.goOn')}
        </Button>
      )}
    </div>
  );
}
