// The page shown when an address does not exist or a page fails (ERR-15).
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../services/config/config.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Sort } from '../../ui/controls/Sort.tsx';
import { cx } from '../../ui/cx.ts';
import { type Misspelling, readMisspelling } from './closest.ts';
import styles from './ErrorPage.module.css';
import { adviceOf, type PageError } from './routeError.ts';

/** The address as a misspelt word. It is known in the browser only: 404.html is the same file for every address. */
function useMisspelling(): (Misspelling & { host: string }) | null {
  const [read, setRead] = useState<(Misspelling & { host: string }) | null>(null);
  useEffect(() => {
    setRead({ ...readMisspelling(location.pathname, getConfig().product.slug), host: location.host });
  }, []);
  return read;
}

function Lost({ status }: { status: number }) {
  const { t } = useTranslation();
  const address = useMisspelling();
  const closest = address?.closest;
  return (
    <section className={styles.lost} data-status={status} data-read={address ? true : undefined}>
      <p className={styles.address} aria-hidden="true">
        {address && (
          <>
            <span>
              {address.host}/<wbr />
              {address.before}
            </span>
            <wbr />
            <mark className="m m-spelling">{address.wrong}</mark>
            <span>{address.after}/</span>
          </>
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h1>{t('errors.notFound')}</h1>
          <p>
            {t('site.lost.code', { status })} {t('site.lost.tell')}
          </p>
          <AppLink to="/contact/">{t('site.lost.contact')}</AppLink>
        </div>
        <div className={styles.card}>
          <h2>
            <Sort shape="spelling" />
            {t('site.lost.label')}
          </h2>
          <div className={styles.fixes}>
            {closest && (
              <AppLink className={cx(styles.fix, styles.first)} to={closest.path}>
                {closest.name}
              </AppLink>
            )}
            <AppLink className={cx(styles.fix, !closest && styles.first)} to="/">
              {t('errors.backHome')}
            </AppLink>
          </div>
          <p>{closest ? t('site.lost.closest', { name: closest.name }) : t('site.lost.none')}</p>
        </div>
      </div>
    </section>
  );
}

/** The content of the error page inside the error frame. `onReload` loads the page again. */
export function ErrorPage({ error, onReload }: { error: PageError; onReload: () => void }) {
  const { t } = useTranslation();
  if (error.statusCode === 404) return <Lost status={404} />;
  return (
    <section className={styles.failed} data-status={error.statusCode}>
      <h1>{error.message || t('errors.title')}</h1>
      <p>{t(adviceOf(error))}</p>
      <div className="row row--wrap">
        <Button variant={error.chunk ? 'primary' : 'default'} icon="arrow-clockwise" onClick={onReload}>
          {t('errors.reload')}
        </Button>
        <AppLink to="/">{t('errors.backHome')}</AppLink>
      </div>
    </section>
  );
}
