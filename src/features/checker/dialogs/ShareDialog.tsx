import { useTranslation } from 'react-i18next';
import '../../../services/i18n/shareTexts.ts';
import { openShare, type Shared, shareTargets } from '../../../services/share.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './dialogs.module.css';

/** Mail programs truncate longer addresses. */
const LONGEST_MAIL = 1_800;

/** Passes the text to another program on this device, or the address of this page to other people. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const controller = useController();
  const title = useChecker((state) => state.title);
  const text = controller.session?.text() ?? '';
  const page: Shared = { url: `${location.origin}${location.pathname}`, title: document.title };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text.toWellFormed())}`;
  const native = typeof navigator.share === 'function';
  const share = () => {
    // Changing one's mind rejects the promise; there is nothing to report.
    navigator.share({ title, text }).catch(() => undefined);
  };
  return (
    <Modal open title={t('checker.shareTitle')} closeLabel={t('checker.close')} onClose={onClose} height="auto">
      <h3 className={styles.part}>{t('checker.shareText')}</h3>
      <p className={styles.lead}>{t('checker.shareTextNote')}</p>
      <div className={styles.ways}>
        <Button icon="clipboard" disabled={text === ''} onClick={() => controller.run('copy')}>
          {t('checker.shareCopy')}
        </Button>
        <Button icon="envelope" disabled={text === '' || mail.length > LONGEST_MAIL} onClick={() => openShare(mail)}>
          {t('checker.shareMail')}
        </Button>
        {native && (
          <Button icon="share" disabled={text === ''} onClick={share}>
            {t('checker.shareMore')}
          </Button>
        )}
      </div>
      {mail.length > LONGEST_MAIL && <p className={styles.quiet}>{t('checker.shareTooLong')}</p>}
      <h3 className={styles.part}>{t('checker.sharePage')}</h3>
      <p className={styles.lead}>{t('checker.sharePageNote')}</p>
      <div className={styles.ways}>
        {shareTargets.map(({ id, name, address }) => (
          <Button
            key={id}
            small
            icon={id === 'email' ? 'envelope' : undefined}
            aria-label={name ? t('share.on', { network: name }) : undefined}
            onClick={() => openShare(address(page))}
          >
            {name || t('share.email')}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
