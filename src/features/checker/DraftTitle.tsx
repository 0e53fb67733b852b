import { useTranslation } from 'react-i18next';
import { Slot } from '../../ui/Slot.tsx';
import styles from './CheckerApp.module.css';
import { useController } from './controller.ts';
import { useChecker } from './store.ts';

const savedKeys = { new: 'savesItself', saving: 'saving', saved: 'saved', failed: 'notSaved' } as const;

/** Name of the open text and whether it is kept; opens the list of texts. Stands in the bar over the app, where there is one. */
export function DraftTitle() {
  const { t } = useTranslation();
  const controller = useController();
  const title = useChecker((state) => state.title);
  const saved = useChecker((state) => state.saved);
  return (
    <Slot name="document">
      <button type="button" className={styles.document} onClick={() => controller.run('texts')} aria-haspopup="dialog">
        <span>{title || t('checker.untitled')}</span>
        <small data-state={saved}>{t(`checker.${savedKeys[saved]}`)}</small>
      </button>
    </Slot>
  );
}
