import { Button } from '../../../ui/controls/Button.tsx';
import { TextArea } from '../../../ui/controls/Field.tsx';
import { useDocumentsText } from '../useText.ts';
import type { Sides } from './Comparison.tsx';
import styles from './dialogs.module.css';

/** Lines visible at once. */
const ROWS = 14;

/** Properties of the form: both original texts, and the text being made from them. */
export interface MergeFormProps extends Sides {
  readonly value: string;
  onChange(text: string): void;
}

/** Merging two texts into one by hand. */
export function MergeForm({ mine, theirs, value, onChange }: MergeFormProps) {
  const { t } = useDocumentsText();
  return (
    <div className={styles.merge}>
      <div className="row row--wrap">
        <Button small onClick={() => onChange(mine.text)}>
          {t('conflict.fromMine')}
        </Button>
        <Button small onClick={() => onChange(theirs.text)}>
          {t('conflict.fromTheirs')}
        </Button>
      </div>
      <TextArea
        label={t('conflict.merged')}
        rows={ROWS}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
