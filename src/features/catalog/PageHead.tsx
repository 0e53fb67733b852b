import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/AppLink.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './PageHead.module.css';

/** The lines of a heading, each on its own line. */
export function HeadingLines({ lines }: { lines: string | readonly string[] }) {
  if (typeof lines === 'string') return lines;
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Head of a page: breadcrumb, heading, what the page is about, and its actions. */
export function PageHead({
  heading,
  lead,
  crumb,
  here,
  children,
}: {
  heading: string | readonly string[];
  lead: string;
  /** The parent page. */
  crumb?: { readonly to: string; readonly label: string };
  /** Short name of this page after the breadcrumb. */
  here?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={cx('page-head', crumb && styles.two)}>
      <div className={styles.part}>
        {crumb && (
          <nav className={styles.crumb} aria-label={t('catalog.crumbs')}>
            <AppLink to={crumb.to} end>
              {crumb.label}
            </AppLink>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{here}</span>
          </nav>
        )}
        <h1>
          <HeadingLines lines={heading} />
        </h1>
      </div>
      <div className={styles.part}>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
