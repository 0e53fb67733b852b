import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { formatNumber } from '../status/format.ts';
import { type Side, useChecker } from '../store.ts';
import { keepRunToItsText } from './engine/run.ts';
import { useEngine } from './engine/useEngine.ts';
import { useOffering, useOffers } from './offers.ts';
import { offersFor } from './rewrites.ts';
import styles from './strip.module.css';

/** Here the view beside the text leaves room for the text. */
const BESIDE = '(width >= 900px)';

const rows = [
  { id: 'corrections', side: null },
  { id: 'rewrite', side: 'rewrite' },
  { id: 'tone', side: 'tone' },
] as const satisfies readonly { id: string; side: Side | null }[];

/** What can be looked at beside the text: its mistakes, other wordings, its tone. And who reads it. */
export function AiStrip(): ReactNode {
  const { t, i18n } = useTranslation('ai');
  useOffering();
  const side = useChecker((state) => state.side);
  const found = useChecker((state) => state.marks.length);
  const offered = useOffers(({ offers }) => offersFor(offers ?? [], 'plain').length);
  useEffect(() => keepRunToItsText(), []);
  useEffect(() => {
    // This page is for rewriting: where there is room, that is what stands beside the text.
    if (matchMedia(BESIDE).matches) {
      useOffers.setState({ isOpenedByPage: true });
      useChecker.setState({ side: 'rewrite' });
    }
    return () => useChecker.setState(({ side: now }) => (now === 'rewrite' || now === 'tone' ? { side: null } : {}));
  }, []);
  const { receiver, isAgreed } = useEngine();
  const reader =
    !receiver || !isAgreed ? t('names.embedded') : receiver.kind === 'host' ? receiver.host : t('names.browser');
  const counts: Readonly<Record<string, number>> = { corrections: found, rewrite: offered };
  return (
    <div className={styles.strip} data-print="hide">
      <div className={styles.tabs} role="group" aria-label={t('strip.label')}>
        {rows.map((row) => (
          <button
            key={row.id}
            type="button"
            aria-pressed={side === row.side}
            onClick={() => useChecker.setState({ side: row.side, overlay: null, popover: 'closed' })}
          >
            {t(`strip.${row.id}`)}
            {(counts[row.id] ?? 0) > 0 && <span>{formatNumber(counts[row.id] ?? 0, i18n.language)}</span>}
          </button>
        ))}
      </div>
      <Button
        small
        variant="act"
        icon="shield-lock"
        className={styles.reader}
        onClick={() => useChecker.setState({ overlay: 'engine', popover: 'closed' })}
      >
        <span>{t('strip.reader', { name: reader })}</span>
      </Button>
    </div>
  );
}
