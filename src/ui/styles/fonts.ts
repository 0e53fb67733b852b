import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Addresses of the font files that every page preloads (`<link rel="preload" as="font" crossorigin>`). */
export const preloadedFonts: readonly string[] = [literata, sourceSans];
