// The product screenshots and the sizes they are served in. scripts/web/shots.ts makes a file for every address that
// an image service would be asked for, so that pages need no such service.
import type { ImageService } from '../../ui/image/address.ts';
import { imageSet } from '../../ui/image/variants.ts';

/** The size of the original screenshots, one per theme, in pixels. */
export const SHOT_SIZE = { width: 1280, height: 800 };
/** The width of a picture on its page, by window width. */
export const SHOT_SIZES = 'xs:100vw sm:100vw md:100vw lg:100vw xl:1180px';
/** The addresses of an image service, answered by static files. */
export const SHOT_SERVICE: ImageService = { base: '/sizes' };

/** Path of the screenshot in a theme. */
export const shotPath = (theme: 'light' | 'dark'): string => `/shots/checker-${theme}.webp`;

/** The sizes of a screenshot on this site. */
export const shotVariants = (theme: 'light' | 'dark') =>
  imageSet(shotPath(theme), SHOT_SIZES, SHOT_SIZE, SHOT_SERVICE).variants;
