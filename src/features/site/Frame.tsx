import '../../ui/styles/global.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import styles from './Frame.module.css';
import { Notices } from './notices/Notices.tsx';
import { Overlays } from './Overlays.tsx';

/** Shared by all layouts: the skip link first, banners about lasting states, and overlays. */
export function Frame({
  children,
  className,
  exitIntent,
}: {
  children: ReactNode;
  className?: string | undefined;
  exitIntent?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink target="main">{t('nav.skip')}</SkipLink>
      <Notices />
      <div className={className ?? styles.page}>{children}</div>
      <Overlays exitIntent={exitIntent ?? false} />
    </>
  );
}
