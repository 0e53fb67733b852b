import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { type PrivacyReport, watchPrivacy } from '../../../services/privacy.ts';
import { MarkLine } from '../../../ui/controls/Sort.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useController } from '../controller.ts';
import { awaitedPack, countsByLook, looks, textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import { formatMs, formatNumber } from './format.ts';
import { useOnline } from './Notices.tsx';
import styles from './StatusBar.module.css';

const strong = { 1: <b /> };
/** The tally of this page's requests, updated after each; null before the first count. */
export function usePrivacyReport(): PrivacyReport | null {
  const [report, setReport] = useState<PrivacyReport | null>(null);
  useEffect(() => watchPrivacy(setReport), []);
  return report;
}

function Legend() {
  const counts = useChecker(countsByLook);
  const { t, i18n } = useTranslation();
  const present = looks.filter((look) => counts[look] > 0);
  if (present.length === 0) return null;
  return (
    <span className={styles.legend}>
      {present.map((look) => (
        <span key={look} data-tip={t(`issues.category.${look}`)}>
          <MarkLine shape={look} />
          <b>{formatNumber(counts[look], i18n.language)}</b>
        </span>
      ))}
    </span>
  );
}

function Work() {
  const { i18n, t } = useTranslation();
  const work = useChecker((state) => state.work);
  const waits = useChecker((state) => state.length > 0 && awaitedPack(state) !== null);
  const milliseconds = useChecker((state) => state.milliseconds);
  const empty = useChecker((state) => state.length === 0);
  if (empty || work === 'idle' || work === 'stopped') return null;
  if (waits) return <span className={styles.wide}>{t('statistics.waiting')}</span>;
  if (milliseconds === null) return <span className={styles.wide}>{t('statistics.checking')}</span>;
  return (
    <span className={styles.wide}>
      <Trans
        i18nKey="statistics.checkedIn"
        values={{ ms: formatMs(milliseconds, i18n.language) }}
        components={strong}
      />
    </span>
  );
}

function Readiness() {
  const { t } = useTranslation();
  const online = useOnline();
  const ready = useChecker((state) => {
    // Claimed only for what is known to be stored: the page itself, and the language of the text.
    if (!state.pageKept) return false;
    const language = textLanguage(state);
    // A language is complete only with its grammar; until that is stored, another visit would lack it too.
    return language ? state.stored.includes(language) && state.grammars[language] === 'ready' : state.stored.length > 0;
  });
  const key = !online ? 'offline' : ready ? 'offlineReady' : 'offlineNotYet';
  return (
    <span className={styles.ready}>
      <span className={styles.dot} data-off={online && ready ? undefined : ''} />
      {t(`statistics.${key}`)}
    </span>
  );
}

function Counts() {
  const counts = useChecker((state) => state.counts);
  return (
    <>
      <span>
        <Trans i18nKey="statistics.words" count={counts.words} components={strong} />
      </span>
      <span className={styles.extra}>
        <Trans i18nKey="statistics.characters" count={counts.characters} components={strong} />
      </span>
      <span className={styles.extra}>
        <Trans i18nKey="statistics.sentences" count={counts.sentences} components={strong} />
      </span>
    </>
  );
}

/** Below the text: its size, the findings, the time taken, whether it works offline, and what was sent. */
export function StatusBar() {
  const { t } = useTranslation();
  const report = usePrivacyReport();
  const controller = useController();
  const sent = report?.sentBytes;
  return (
    <div className={styles.status} role="group" aria-label={t('statistics.line')} data-print="hide">
      <Counts />
      <Legend />
      <Work />
      <Readiness />
      <button
        type="button"
        className={styles.proof}
        data-sent={sent ? '' : undefined}
        aria-haspopup="dialog"
        onClick={() => controller.act(() => useChecker.setState({ overlay: 'proof', popover: 'closed' }))}
      >
        <Icon name={sent ? 'cloud-upload' : 'lock'} />
        <span>
          {sent === undefined ? (
            t('statistics.counting')
          ) : (
            <Trans i18nKey="statistics.sent" count={sent} components={strong} />
          )}
        </span>
      </button>
    </div>
  );
}
