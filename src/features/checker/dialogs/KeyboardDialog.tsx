import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { commands, showKeys } from '../commands.ts';
import styles from './dialogs.module.css';

/** All keyboard shortcuts on one page, from the table of commands. */
export function KeyboardDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal open title={t('checker.command.keyboard')} closeLabel={t('checker.close')} onClose={onClose}>
      <p className={styles.lead}>{t('checker.keyboardLead')}</p>
      <dl className={styles.keys}>
        {commands.map(({ id, label, keys }) =>
          keys ? (
            <div key={id}>
              <dt>{t(`checker.command.${label}`)}</dt>
              <dd>
                {showKeys(keys)
                  .split(' ')
                  .map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Modal>
  );
}
