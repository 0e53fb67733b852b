import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftSummary, listDrafts } from '../../../services/drafts/drafts.ts';
import { personNow } from '../../../services/person/person.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useController } from '../controller.ts';
import styles from './dialogs.module.css';

/** The texts kept on this device: open one, delete one with undo, start a new one. */
export function TextsDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const [texts, setTexts] = useState<readonly DraftSummary[] | 'failed' | null>(null);
  const read = () => {
    const saved = controller.session?.saveNow() ?? Promise.resolve();
    saved.then(() => listDrafts(personNow())).then(setTexts, () => setTexts('failed'));
  };
  useEffect(read, [controller]);
  const now = controller.session?.draftId();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const open = (id: string) => {
    onClose();
    if (id !== now) controller.act((session) => void session.openText(id));
  };
  const remove = (id: string) => controller.act((session) => void session.deleteText(id).then(read));
  const newText = () => (
    <Button
      icon="pencil"
      onClick={() => {
        onClose();
        controller.run('new');
      }}
    >
      {t('checker.command.new')}
    </Button>
  );
  return (
    <Modal open title={t('checker.texts')} closeLabel={t('checker.close')} onClose={onClose} footer={newText}>
      <p className={styles.lead}>{t('checker.textsLead')}</p>
      {texts === 'failed' && <p className={styles.quiet}>{t('checker.textsFailed')}</p>}
      {texts?.length === 0 && <p className={styles.quiet}>{t('checker.textsNone')}</p>}
      {Array.isArray(texts) && (
        <ul className={styles.texts}>
          {(texts as readonly DraftSummary[]).map(({ id, title, characters, updatedAt }) => (
            <li key={id}>
              <button type="button" onClick={() => open(id)} aria-current={id === now || undefined}>
                <b>{title || t('checker.untitled')}</b>
                <small className="num">
                  {id === now ? t('checker.textsNow') : date.format(updatedAt)} ·{' '}
                  {t('checker.characters', { count: characters })}
                </small>
              </button>
              {id !== now && (
                <IconButton icon="trash" label={t('checker.textsDelete', { title })} onClick={() => remove(id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
