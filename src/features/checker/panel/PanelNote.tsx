import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ProgressBar, ProgressLine } from '../../../ui/ProgressLine.tsx';
import { useController } from '../controller.ts';
import { formatBytes, formatMs, formatNumber } from '../status/format.ts';
import { useDialect } from '../status/LanguagePicker.tsx';
import { useOnline } from '../status/Notices.tsx';
import { useChecker } from '../store.ts';
import styles from './Panel.module.css';
import { awaitedPack, type PanelView, textLanguage } from './selectors.ts';

function Note({ title, line, children }: { title: string; line?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.note}>
      {line}
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Loading() {
  const { t, i18n } = useTranslation();
  const language = useChecker(awaitedPack);
  const pack = useChecker((state) => (language ? state.packs[language] : undefined));
  if (!language) return null;
  const name = languageName(language, i18n.language);
  const { loaded, total } = pack?.status === 'loading' ? pack : { loaded: 0, total: 0 };
  const sizes = {
    loaded: formatBytes(loaded, i18n.language),
    total: formatBytes(total, i18n.language),
    language: name,
  };
  return (
    <Note title={t('issues.loadingTitle', { language: name })}>
      <ProgressBar value={loaded} max={Math.max(1, total)} label={t('issues.loadingTitle', { language: name })} />
      <p className="num">{total > 0 ? t('issues.loadingText', sizes) : t('issues.loadingStart')}</p>
    </Note>
  );
}

function Failed() {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const online = useOnline();
  const language = useChecker(awaitedPack);
  const pack = useChecker((state) => (language ? state.packs[language] : undefined));
  if (!language || pack?.status !== 'failed') return null;
  return (
    <Note title={t('issues.failedTitle', { language: languageName(language, i18n.language) })}>
      <p>{online && pack.code !== 'offline' ? t(`errors.${pack.code}`) : t('issues.failedOffline')}</p>
      {online && (
        <Button small icon="arrow-clockwise" onClick={() => controller.act((session) => session.retryPacks())}>
          {t('issues.retry')}
        </Button>
      )}
    </Note>
  );
}

/** What a corrected text is for. */
function Finished() {
  const { t } = useTranslation();
  const controller = useController();
  return (
    <p className={styles.finished}>
      <Button small icon="clipboard" onClick={() => controller.run('copy')}>
        {t('checker.command.copy')}
      </Button>
      <Button small icon="download" onClick={() => controller.run('save')}>
        {t('checker.command.save')}
      </Button>
    </p>
  );
}

function None() {
  const { t, i18n } = useTranslation();
  const words = useChecker((state) => state.counts.words);
  const milliseconds = useChecker((state) => state.milliseconds);
  const dialect = useDialect(useChecker(textLanguage));
  const isFinished = useChecker((state) => state.corrected > 0);
  return (
    <Note title={t('issues.noneTitle')} line={<ProgressLine value={1} arrives={isFinished} />}>
      {dialect && (
        <p className="num">
          {t('issues.noneText', {
            count: words,
            ms: formatMs(milliseconds ?? 0, i18n.language),
            language: languageName(dialect, i18n.language),
          })}
        </p>
      )}
      {isFinished && <Finished />}
    </Note>
  );
}

function Long() {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const checked = useChecker((state) => state.checked);
  const total = useChecker((state) => state.total);
  const paused = useChecker((state) => state.work === 'paused');
  const title = t(paused ? 'issues.pausedTitle' : 'issues.longTitle');
  const numbers = { checked: formatNumber(checked, i18n.language), total: formatNumber(total, i18n.language) };
  return (
    <Note title={title} line={<ProgressLine value={checked / Math.max(1, total)} label={title} />}>
      <p className="num">{t('issues.longText', numbers)}</p>
      <Button
        small
        icon={paused ? 'play' : 'pause'}
        onClick={() => controller.act((session) => (paused ? session.resume() : session.pause()))}
      >
        {t(paused ? 'issues.resume' : 'issues.pause')}
      </Button>
    </Note>
  );
}

/** What the panel says in place of a list, or above it. */
export function PanelNote({ view }: { view: Exclude<PanelView, 'issues'> }) {
  const { t } = useTranslation();
  switch (view) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failed />;
    case 'none':
      return <None />;
    case 'long':
      return <Long />;
    case 'empty':
      return (
        <Note title={t('issues.emptyTitle')}>
          <p>{t('issues.emptyText')}</p>
          <p className={styles.keys}>
            <Trans i18nKey="issues.emptyKeys" components={{ 1: <kbd />, 3: <kbd /> }} />
          </p>
        </Note>
      );
    case 'unsupported':
      return (
        <Note title={t('issues.unsupportedTitle')}>
          <p>{t('issues.unsupportedText')}</p>
        </Note>
      );
    case 'stopped':
      return (
        <Note title={t('issues.stoppedTitle')}>
          <p>{t('issues.stoppedText')}</p>
        </Note>
      );
    case 'unchecked':
      return (
        <Note title={t('issues.uncheckedTitle')}>
          <p>{t('issues.uncheckedText')}</p>
        </Note>
      );
    case 'waiting':
      return (
        <Note title={t('issues.waitingTitle')}>
          <p>{t('issues.waitingText')}</p>
        </Note>
      );
  }
}
