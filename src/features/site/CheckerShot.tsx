import { useTranslation } from 'react-i18next';
import { getConfig } from '../../services/config/config.ts';
import { Image } from '../../ui/image/Image.tsx';
import styles from './CheckerShot.module.css';

/** The width that the picture has on the page, by the width of the window. */
const SIZES = 'xs:100vw sm:100vw md:100vw lg:100vw xl:1180px';
const size = { width: 1280, height: 800 };

/** A real picture of the checker (scripts/web/shots.ts), in the theme of the page; resized where there is an image service. */
export function CheckerShot() {
  const { t } = useTranslation();
  const service = getConfig().images;
  return (
    <figure className={styles.shot}>
      {(['light', 'dark'] as const).map((theme) => (
        <Image
          key={theme}
          className={styles[theme]}
          src={`/shots/checker-${theme}.webp`}
          alt={t('site.shot')}
          {...size}
          sizes={SIZES}
          modifiers={size}
          placeholder={service ? true : `/shots/checker-${theme}.tiny.webp`}
          service={service}
        />
      ))}
    </figure>
  );
}
