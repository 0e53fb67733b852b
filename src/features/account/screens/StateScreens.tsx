// Screens that only report a state: busy, or already signed in.
import { loadAuth } from '../../../services/person/session.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';

/** Something is going on that needs no input. */
export function WaitingScreen() {
  const { t } = useAccountText();
  return (
    <p role="status" className={styles.lead}>
      {t('common.working')}
    </p>
  );
}

/** The user is signed in; where this screen stays visible, it offers a way on. */
export function DoneScreen({ onDone }: { onDone(): void }) {
  const { t } = useAccountText();
  return (
    <div className={styles.form}>
      <p role="status" className={styles.lead}>
        {t('signIn.done')}
      </p>
      <Button wide variant="primary" onClick={onDone}>
        {t('signIn.goOn')}
      </Button>
    </div>
  );
}

/** The page is for signing in, but the user already is. */
export function AlreadyScreen({ email, onGoOn }: { email: string; onGoOn(): void }) {
  const { t } = useAccountText();
  const action = useAction();
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('signIn.already', { email })}</p>
      <ProblemNote action={action} />
      <Button wide variant="primary" onClick={onGoOn}>
        {t('signIn.goOn')}
      </Button>
      <Button wide busy={action.busy} onClick={() => void action.run(async () => (await loadAuth()).signOut())}>
        {t('signIn.other')}
      </Button>
    </div>
  );
}
