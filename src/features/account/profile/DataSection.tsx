import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { exportData, signOut } from './effects.ts';
import styles from './profile.module.css';
import { type Account, openDialog } from './store.ts';

/** Ways to leave: download the data, end the session, delete the account. */
export function DataSection({ account }: { account: Account }) {
  const { t } = useAccountText();
  const exporting = useAction();
  const leaving = useAction();
  const save = async () => {
    if (await exporting.run(() => exportData(t('profile.exportName')))) toast.show({ text: t('profile.exported') });
  };
  const leave = async (forgetDevice: boolean) => {
    let left = false;
    const leaves = async () => {
      left = await signOut({ forgetDevice });
    };
    if ((await leaving.run(leaves)) && left) toast.show({ text: t('profile.signedOut') });
  };
  return (
    <>
      <section aria-labelledby="profile-data">
        <h2 id="profile-data">{t('profile.data')}</h2>
        <p className={styles.note}>{t('profile.exportLead')}</p>
        <div className="row row--wrap">
          <Button icon="download" busy={exporting.busy} onClick={() => void save()}>
            {exporting.busy ? t('profile.exporting') : t('profile.export')}
          </Button>
        </div>
        <ProblemNote action={exporting} />
      </section>
      <section aria-labelledby="profile-out">
        <h2 id="profile-out">{t('profile.signOut')}</h2>
        <div className="row row--wrap">
          <Button icon="door-closed" busy={leaving.busy} onClick={() => void leave(false)}>
            {t('profile.signOut')}
          </Button>
          {!account.user.federated && (
            <Button variant="quiet" aria-disabled={leaving.busy || undefined} onClick={() => void leave(true)}>
              {t('profile.signOutForget')}
            </Button>
          )}
        </div>
        <ProblemNote action={leaving} />
      </section>
      <section aria-labelledby="profile-delete">
        <h2 id="profile-delete">{t('profile.deleteTitle')}</h2>
        <p className={styles.note}>{t('profile.deleteLead')}</p>
        <div className="row row--wrap">
          <Button variant="danger" icon="trash" onClick={() => openDialog({ name: 'delete' })}>
            {t('profile.deleteDo')}
          </Button>
        </div>
      </section>
    </>
  );
}
