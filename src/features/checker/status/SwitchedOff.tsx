import { useTranslation } from 'react-i18next';
import styles from '../panel/Panel.module.css';
import { useChecker } from '../store.ts';

/** Names the rules that failed on the text: they are off for this visit, and their mistakes are not found. */
export function SwitchedOff() {
  const { t, i18n } = useTranslation();
  const failed = useChecker((state) => state.failedRules);
  if (failed.length === 0) return null;
  const rules = new Intl.ListFormat(i18n.language).format(failed);
  return (
    <p className={styles.nothing} role="status">
      {t('issues.rulesFailed', { rules })}
    </p>
  );
}
