import { useTranslation } from 'react-i18next';
import { getConfig } from '../../services/config/config.ts';
import { Image } from '../../ui/image/Image.tsx';
import styles from './CheckerShot.module.css';
import { SHOT_SERVICE, SHOT_SIZE, SHOT_SIZES, shotPath } from './shots.ts';

/** A real screenshot of the checker (scripts/web/shots.ts), in the page's theme and the size the window needs. */
export function CheckerShot() {
  const { t } = useTranslation();
  const service = getConfig().images;
  return (
    <figure className={styles.shot}>
      {(['light', 'dark'] as const).map((theme) => (
        <Image
          key={theme}
          className={styles[theme]}
          src={shotPath(theme)}
          alt={t('site.shot')}
          {...SHOT_SIZE}
          sizes={SHOT_SIZES}
          modifiers={SHOT_SIZE}
          placeholder={service ? true : `/shots/checker-${theme}.tiny.webp`}
          service={service ?? SHOT_SERVICE}
        />
      ))}
    </figure>
  );
}
