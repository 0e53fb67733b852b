import { useTranslation } from 'react-i18next';
import { getConfig } from '../../../services/config/config.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { BrandMark } from '../../../ui/BrandMark.tsx';
import { links } from '../links.ts';
import styles from './Brand.module.css';

/** Logo and name, linked to the home page; `markOnly` for the slim bar. */
export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  const { t } = useTranslation();
  const { brand } = getConfig();
  return (
    <AppLink className={styles.brand} to={links.home} end aria-label={markOnly ? t('site.home', { brand }) : undefined}>
      <BrandMark />
      {!markOnly && brand}
    </AppLink>
  );
}
