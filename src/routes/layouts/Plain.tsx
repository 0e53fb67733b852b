import type { ReactNode } from 'react';
import { Frame } from '../../features/site/Frame.tsx';
import { Brand } from '../../features/site/header/Brand.tsx';
import { LanguageMenu } from '../../features/site/header/LanguageMenu.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Plain.module.css';

/** Account pages: the logo and one centred form. */
export function Plain({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <header className={cx('wrap', styles.head)}>
        <Brand />
        <LanguageMenu />
      </header>
      <main id="main" className={styles.slim} tabIndex={-1}>
        {children}
      </main>
    </Frame>
  );
}
