import { useTranslation } from 'react-i18next';
import type { AiError } from '../../../../services/ai/aiError.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './engine.module.css';

/** What went wrong with an engine, in plain words. */
export function ErrorText({ error, onRetry }: { error: AiError; onRetry?: () => void }) {
  const { t } = useTranslation('ai');
  return (
    <p className={styles.error}>
      <Icon name="exclamation-triangle" />
      <span>
        {t(`errors.${error.code}`, error.params)}{' '}
        {onRetry && (
          <Button small onClick={onRetry}>
            {t('rewrite.retry')}
          </Button>
        )}
      </span>
    </p>
  );
}
