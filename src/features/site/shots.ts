// The product screenshots and the sizes they are served in. scripts/pictures/shots.ts makes a file for every address that
// an image service would be asked for, so that pages need no such service.
import type { TextLanguage } from '../../engine/index.ts';
import type { ImageService } from '../../ui/image/address.ts';
import { type ImageSource, imageSet } from '../../ui/image/variants.ts';

/** The whole window, and the checker on a phone, where the window would be too small to read. */
export type ShotKind = 'desk' | 'phone';
/** The themes that a page can have. */
export type ShotTheme = 'light' | 'dark';

/** Languages with screenshots of their own: the interface and the text are in that language. */
export const SHOT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const satisfies readonly TextLanguage[];

interface Shot {
  /** The size of the window in points. */
  readonly width: number;
  readonly height: number;
  /** The width of the picture on its page, by window width. */
  readonly sizes: string;
  /** A further width, for screens with more than one pixel to a point. */
  readonly dense: readonly number[];
  /** Pixels to a point in the original picture. */
  readonly density: number;
}

/** The screenshots, by kind. */
export const SHOTS: Readonly<Record<ShotKind, Shot>> = {
  desk: { width: 1280, height: 800, sizes: 'md:100vw xl:1180px', dense: [1536], density: 0.8 },
  phone: { width: 390, height: 520, sizes: 'xs:100vw sm:100vw', dense: [], density: 1 },
};

/** The size of the original picture in pixels. */
export function originalSize(kind: ShotKind): { width: number; height: number } {
  const { width, height, density } = SHOTS[kind];
  return { width: width * density, height: height * density };
}

/** The addresses of an image service, answered by static files. */
export const SHOT_SERVICE: ImageService = { base: '/sizes' };

/** The language of the screenshots that a reader sees: their own, or English. */
export const shotLanguage = (locale: string): TextLanguage =>
  SHOT_LANGUAGES.find((language) => language === locale) ?? 'en';

/** Path of a screenshot in its original size, as webp: for browsers without AVIF, and for an image service to read. */
export const shotPath = (kind: ShotKind, language: TextLanguage, theme: ShotTheme): string =>
  `/shots/${kind}-${language}-${theme}.webp`;

/** Path of what is shown until a screenshot has loaded: too small to tell one language from another. */
export const tinyPath = (kind: ShotKind, theme: ShotTheme): string => `/shots/${kind}-en-${theme}.tiny.webp`;

/** The AVIF files of a screenshot on this site, one for each width, as a source for an image. */
export function shotFiles(kind: ShotKind, language: TextLanguage, theme: ShotTheme): ImageSource {
  const { sizes: shownAt, dense } = SHOTS[kind];
  const path = shotPath(kind, language, theme).replace(/webp$/, 'avif');
  const { srcSet, sizes } = imageSet(path, shownAt, originalSize(kind), SHOT_SERVICE, dense);
  return { type: 'image/avif', srcSet, sizes };
}
