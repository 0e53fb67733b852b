import { useTranslation } from 'react-i18next';
import { Slot } from '../../../ui/Slot.tsx';
import styles from '../CheckerApp.module.css';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';

const savedKeys = { new: 'savesItself', saving: 'saving', saved: 'saved', failed: 'notSaved' } as const;

/** Name of the open text and whether it is saved; opens the list of texts. Shown in the app's top bar, if there is one. */
export function DraftTitle() {
  const { t } = useTranslation();
  const controller = useController();
  const title = useChecker((state) => state.title);
  const saved = useChecker((state) => state.saved);
  const document = useChecker((state) => state.document);
  const file = useChecker((state) => state.file);
  /** This device comes first: a text that is not even saved here is in no cloud either. */
  const onDevice = document === null || saved === 'saving' || saved === 'failed';
  return (
    <Slot name="document">
      <button type="button" className={styles.document} onClick={() => controller.run('texts')} aria-haspopup="dialog">
        <span>{document?.name || file?.name || title || t('checker.untitled')}</span>
        <small data-state={onDevice ? saved : document.state}>
          {onDevice ? t(`checker.${savedKeys[saved]}`) : t(`checker.documents.${document.state}`)}
        </small>
      </button>
    </Slot>
  );
}
