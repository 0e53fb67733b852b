import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import styles from './CodeSample.module.css';

/** A code sample with a title and a copy button; the same in every language. Long lines wrap. */
export function CodeSample({ name, code }: { name: string; code: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.show({ text: t('catalog.copied'), icon: 'clipboard-check' });
    } catch {
      toast.show({ text: t('errors.clipboard-refused'), kind: 'alert' });
    }
  };
  return (
    <figure className={styles.sample}>
      <figcaption>
        {name}
        <Button small icon="clipboard" aria-label={`${t('catalog.copy')}: ${name}`} onClick={() => void copy()}>
          {t('catalog.copy')}
        </Button>
      </figcaption>
      <pre translate="no" dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
