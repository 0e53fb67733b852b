// The pictures of the product and the sizes in which they are served. scripts/web/shots.ts makes a file for each address
// that an image service would be asked for, so that pages need none.
import type { ImageService } from '../../ui/image/address.ts';
import { imageSet } from '../../ui/image/variants.ts';

/** The files that are taken, one per theme, in pixels. */
export const SHOT_SIZE = { width: 1280, height: 800 };
/** The width that a picture has on its page, by the width of the window. */
export const SHOT_SIZES = 'xs:100vw sm:100vw md:100vw lg:100vw xl:1180px';
/** Where the sizes are made: the addresses of a service, answered by files. */
export const SHOT_SERVICE: ImageService = { base: '/sizes' };

/** Path of the picture in a theme. */
export const shotPath = (theme: 'light' | 'dark'): string => `/shots/checker-${theme}.webp`;

/** The sizes of a picture on this site. */
export const shotVariants = (theme: 'light' | 'dark') =>
  imageSet(shotPath(theme), SHOT_SIZES, SHOT_SIZE, SHOT_SERVICE).variants;
