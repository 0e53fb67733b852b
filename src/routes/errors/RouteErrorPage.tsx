// The error page in the error frame. Its own failure is caught by LastResort.
import { createElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '../../services/log.ts';
import { isOnline } from '../../services/offline/online.ts';
import { runBeforeLeave } from '../../services/person/leave.ts';
import { frameOf } from '../frames.ts';
import { useReadyMark } from '../navigation/readyMark.ts';
import { errorContent, loadErrorPage } from './errorPageModule.ts';
import { adviceOf, type PageError, toPageError } from './routeError.ts';

async function reload(): Promise<void> {
  await runBeforeLeave();
  location.reload();
}

/** The failure with a user-facing message: ours by its code, otherwise the thrown one (ERR-15). */
function usePageError(thrown: unknown): PageError {
  const { t } = useTranslation();
  const error = toPageError(thrown);
  if (error.statusCode === 404) return { ...error, message: t('errors.notFound') };
  if (error.chunk && !isOnline()) return { ...error, code: 'offline', message: t('errors.offline') };
  if (error.chunk) return { ...error, message: t('errors.chunk') };
  return {
    ...error,
    message: error.code ? t(`errors.${error.code}`, error.params ?? {}) : error.message || t('errors.title'),
  };
}

function ErrorHead({ error }: { error: PageError }) {
  return (
    <>
      <title>{error.message}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The same in plain elements, while the error page is not loaded. */
function PlainError({ error, onReload }: { error: PageError; onReload: () => void }) {
  const { t } = useTranslation();
  const missing = error.statusCode === 404;
  return (
    <section data-status={error.statusCode}>
      <h1>{error.message}</h1>
      {missing ? null : <p>{t(adviceOf(error))}</p>}
      <p>
        <button type="button" onClick={onReload}>
          {t('errors.reload')}
        </button>
      </p>
      <a href="/">{t('errors.backHome')}</a>
    </section>
  );
}

/** Shows an error thrown by a page or while navigating to it. */
export function RouteErrorPage({ error: thrown }: { error: unknown }) {
  const [content, setContent] = useState(() => errorContent());
  const error = usePageError(thrown);
  useReadyMark();
  useEffect(() => {
    if (error.statusCode !== 404) log.error(thrown);
  }, [thrown, error.statusCode]);
  useEffect(() => {
    if (content) return;
    loadErrorPage().then(
      () => setContent(() => errorContent()),
      (failed: unknown) => log.error(failed),
    );
  }, [content]);
  const head = <ErrorHead error={error} />;
  const body = createElement(content ?? PlainError, { error, onReload: () => void reload() });
  return createElement(frameOf('error'), null, head, body);
}
