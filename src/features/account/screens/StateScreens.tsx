// Screens that only say something: what one can do without a code, that a step is unknown, that one is signed in.

import type { Challenge } from '../../../services/auth/types.ts';
import { getConfig } from '../../../services/config.ts';
import { loadAuth } from '../../../services/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { show } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';

/** Without the second factor only the operator can help. */
export function LostScreen({ challenge }: { challenge: Challenge }) {
  const { t } = useAccountText();
  const { support, sales } = getConfig().mail;
  const mail = support ?? sales;
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{mail ? t('challenge.lostText', { mail }) : t('challenge.lostNoMail')}</p>
      <Button wide variant="primary" onClick={() => show({ at: 'challenge', challenge })}>
        {t('common.back')}
      </Button>
      <Button wide onClick={() => show({ at: 'signIn' })}>
        {t('common.toSignIn')}
      </Button>
    </div>
  );
}

/** A step that this product does not know (SGN-11). */
export function UnsupportedScreen({ name }: { name: string }) {
  const { t } = useAccountText();
  return (
    <div className={styles.form}>
      <Banner kind="bad">{t('challenge.unsupported', { name })}</Banner>
      <Button wide onClick={() => show({ at: 'signIn' })}>
        {t('common.toSignIn')}
      </Button>
    </div>
  );
}

/** Something is going on that needs no one. */
export function WaitingScreen() {
  const { t } = useAccountText();
  return (
    <p role="status" className={styles.lead}>
      {t('common.working')}
    </p>
  );
}

/** One is signed in; where this stays on the screen, the way on is there. */
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

/** The page is for signing in, and one is signed in already. */
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
