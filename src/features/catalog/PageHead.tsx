import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/AppLink.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './PageHead.module.css';

/** Lines of a heading, each on a line of its own. */
export function HeadingLines({ lines }: { lines: string | readonly string[] }) {
  if (typeof lines === 'string') return lines;
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Head of a page: where one is, the heading, what the page is about, and what one can do. */
export function PageHead({
  heading,
  lead,
  crumb,
  here,
  children,
}: {
  heading: string | readonly string[];
  lead: string;
  /** The page above this one. */
  crumb?: { readonly to: string; readonly label: string };
  /** Short name of this page after the crumb. */
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
