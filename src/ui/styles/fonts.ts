import latin from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';

/** Address of the one font file that every page preloads (`<link rel="preload" as="font" crossorigin>`). */
export const preloadedFont: string = latin;
