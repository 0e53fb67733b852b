import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../services/config/config.ts';
import { Image } from '../../ui/image/Image.tsx';
import styles from './CheckerShot.module.css';
import {
  originalSize,
  SHOTS,
  type ShotKind,
  type ShotTheme,
  shotFiles,
  shotLanguage,
  shotPath,
  tinyPath,
} from './shots.ts';

/** One picture; an operator's image service makes the sizes and chooses the format, else they are files of this site. */
function Shot({ kind, theme, alt }: { kind: ShotKind; theme: ShotTheme; alt: string }) {
  const { i18n } = useTranslation();
  const language = shotLanguage(i18n.language);
  const service = getConfig().images;
  const { sizes } = SHOTS[kind];
  const sources = useMemo(() => (service ? [] : [shotFiles(kind, language, theme)]), [kind, language, theme, service]);
  return (
    <Image
      className={styles[theme]}
      src={shotPath(kind, language, theme)}
      alt={alt}
      {...originalSize(kind)}
      sizes={sizes}
      modifiers={originalSize(kind)}
      sources={sources}
      placeholder={service ? true : tinyPath(kind, theme)}
      service={service}
    />
  );
}

/** Properties of the pictures. */
export interface CheckerShotProps {
  /** What each picture shows, in the reader's language. Without one for a phone, a phone shows none. */
  readonly texts: { readonly desk: string; readonly phone?: string };
}

/**
 * Real screenshots of the checker (scripts/pictures/shots.ts) with a letter in the reader's language: the picture of the
 * page's theme, of a window or a phone. The others are hidden and never loaded.
 */
export function CheckerShot({ texts: { desk, phone } }: CheckerShotProps) {
  return (
    <figure className={styles.shot}>
      <div className={styles.desk}>
        <Shot kind="desk" theme="light" alt={desk} />
        <Shot kind="desk" theme="dark" alt={desk} />
      </div>
      {phone && (
        <div className={styles.phone}>
          <Shot kind="phone" theme="light" alt={phone} />
          <Shot kind="phone" theme="dark" alt={phone} />
        </div>
      )}
    </figure>
  );
}
