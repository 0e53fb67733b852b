// The error page in the error frame, inside the net of LastResort.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router';
import { runBeforeLeave } from '../services/leave.ts';
import { log } from '../services/log.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { frames } from './frames.ts';
import { LastResort, LastResortPage } from './LastResort.tsx';
import { type PageError, toPageError } from './routeError.ts';

async function reload(): Promise<void> {
  await runBeforeLeave();
  location.reload();
}

function ErrorHead({ error }: { error: PageError }) {
  const { t } = useTranslation();
  const title = error.statusCode === 404 ? t('errors.notFound') : error.message || t('errors.title');
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Shows what the router caught. */
export function RouteErrorPage() {
  const thrown = useRouteError();
  const { key } = useLocation();
  const error = toPageError(thrown);
  const Frame = frames.error;
  useEffect(() => {
    if (error.statusCode !== 404) log.error(thrown);
  }, [thrown, error.statusCode]);
  return (
    <LastResort key={key}>
      <Frame>
        <ErrorHead error={error} />
        <ErrorPage error={error} onReload={() => void reload()} />
      </Frame>
    </LastResort>
  );
}

/** Shown when the frame around all pages fails. */
export function RootErrorPage() {
  return <LastResortPage error={useRouteError()} />;
}
