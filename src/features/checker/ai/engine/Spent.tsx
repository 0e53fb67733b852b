import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type AiSpent, aiCalls, spentOn, together } from '../../../../services/ai/calls.ts';
import { formatBytes } from '../../status/format.ts';
import styles from './engine.module.css';
import { useRun } from './run.ts';

/** What a run has taken, and everything since the page was opened: bytes that went out; tokens and cost where the server tells them. */
export function Spent() {
  const { t, i18n } = useTranslation('ai');
  const { state, host, before, after } = useRun();
  const total = useStore(aiCalls, (calls) => (host === null ? null : spentOn(host, calls)));
  if (state === 'running' || host === null || !total || !before || !after) return null;
  const run = together(after, before, -1);
  if (run.calls === 0) return null;
  const told = ({ bytes, tokens, cost }: AiSpent): string =>
    [
      t('spent.sent', { size: formatBytes(bytes, i18n.language) }),
      ...(tokens ? [t('spent.tokens', tokens)] : []),
      ...(cost === null
        ? []
        : [
            t('spent.cost', {
              host,
              cost: new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 3 }).format(cost),
            }),
          ]),
    ].join(' · ');
  return (
    <p className={styles.hint}>
      {t('spent.run', { what: told(run) })}
      {total.calls > run.calls && (
        <>
          <br />
          {t('spent.total', { what: told(total) })}
        </>
      )}
    </p>
  );
}
