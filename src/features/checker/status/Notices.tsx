import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline, subscribeOnline, tellOffline } from '../../../services/offline/online.ts';
import { languageName, textLanguageCodes } from '../../../services/textLanguages.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useController } from '../controller.ts';
import { LONGEST_CHECKED } from '../limits.ts';
import { type Notice, useChecker } from '../store.ts';
import { formatNumber } from './format.ts';

/** Whether the browser reports a network. */
export const useOnline = () => useSyncExternalStore(subscribeOnline, isOnline, () => true);

function OfflineNotice() {
  useEffect(tellOffline, []);
  const { t, i18n } = useTranslation();
  const stored = useChecker((state) => state.stored);
  const names = stored.map((language) => languageName(language, i18n.language));
  const languages = new Intl.ListFormat(i18n.language).format(names);
  return (
    <Banner icon="wifi-off">
      {stored.length > 0 ? t('checker.offlineSome', { count: stored.length, languages }) : t('checker.offlineNone')}
    </Banner>
  );
}

function GrammarNotice() {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const online = useOnline();
  const grammars = useChecker((state) => state.grammars);
  const failed = textLanguageCodes.filter((code) => grammars[code] === 'failed');
  if (failed.length === 0) return null;
  const names = failed.map((code) => languageName(code, i18n.language));
  const text = t(online ? 'issues.grammarFailed' : 'issues.grammarOffline', {
    language: new Intl.ListFormat(i18n.language).format(names),
  });
  const retry = { label: t('issues.retry'), onAction: () => controller.act((session) => session.retryPacks()) };
  return <Banner action={online ? retry : undefined}>{text}</Banner>;
}

const storageTexts = {
  'storage-full': 'checker.storageFull',
  'storage-reserve': 'errors.storage-reserve',
  'storage-unavailable': 'checker.storageUnavailable',
} as const;

function LastingNotice({ notice }: { notice: Notice }) {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const dismiss = () => useChecker.setState({ notice: null });
  const closing = { closeLabel: t('checker.dismiss'), onClose: dismiss };
  switch (notice.kind) {
    case 'restarted':
      return (
        <Banner kind="info" icon="arrow-clockwise" {...closing}>
          {t('checker.restarted')}
        </Banner>
      );
    case 'crashed':
      return (
        <Banner kind="bad" action={{ label: t('checker.startAgain'), onAction: () => controller.run('check') }}>
          {t('checker.crashed')}
        </Banner>
      );
    case 'storage':
      return (
        <Banner
          kind={notice.code === 'storage-full' ? 'bad' : 'warn'}
          action={{ label: t('checker.saveAsFile'), onAction: () => controller.run('download') }}
          {...closing}
        >
          {t(storageTexts[notice.code])}
        </Banner>
      );
    case 'too-long':
      return (
        <Banner action={{ label: t('checker.checkSelection'), onAction: () => controller.run('checkSelection') }}>
          {t('checker.tooLong', { limit: formatNumber(LONGEST_CHECKED, i18n.language) })}
        </Banner>
      );
  }
}

/** Lasting states that concern the text: no network, no grammar, checker stopped, storage full, text too long. */
export function Notices({ ignored }: { ignored?: string | undefined }) {
  const { t } = useTranslation();
  const notice = useChecker((state) => state.notice);
  const started = useChecker((state) => state.started);
  const online = useOnline();
  const [seen, setSeen] = useState(false);
  return (
    <>
      {!online && started && <OfflineNotice />}
      <GrammarNotice />
      {notice && <LastingNotice notice={notice} />}
      {ignored && !seen && (
        <Banner kind="info" closeLabel={t('checker.dismiss')} onClose={() => setSeen(true)}>
          {t('checker.unknownRest', { rest: ignored })}
        </Banner>
      )}
    </>
  );
}
