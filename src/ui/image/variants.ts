import { type ImageModifiers, type ImageService, imageAddress } from './address.ts';

/** Specification section 9: window widths in pixels from which a size applies. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

type Breakpoint = keyof typeof breakpoints;

/** One width of a picture and where it is used; the last one has no condition. */
export interface ImageVariant {
  readonly width: number;
  readonly media?: string;
  readonly size: string;
  readonly src: string;
}

/** The attributes of an `img` element. */
export interface ImageSet {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly variants: readonly ImageVariant[];
}

/** The same picture in another format, for browsers that know it. */
export interface ImageSource {
  /** The format, as a media type. */
  readonly type: string;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
}

/** Pixels of a size at a breakpoint: `50vw` of 768 is 384, `300px` and `300` are 300. NaN for anything else. */
function pixels(size: string, screen: number): number {
  const match = /^(\d+(?:\.\d+)?)(vw|px)?$/.exec(size);
  if (!match?.[1]) return Number.NaN;
  return Math.round(match[2] === 'vw' ? (Number(match[1]) / 100) * screen : Number(match[1]));
}

/** Reads `sm:100vw md:50vw`, leaving out what it does not understand. Sorted by breakpoint. */
function readSizes(sizes: string): { screen: number; size: string; width: number }[] {
  return sizes
    .split(/\s+/)
    .flatMap((part) => {
      const [name = '', size = ''] = part.split(':');
      if (!(name in breakpoints)) return [];
      const screen = breakpoints[name as Breakpoint];
      const width = pixels(size, screen);
      return Number.isNaN(width) ? [] : [{ screen, size: /^\d+$/.test(size) ? `${size}px` : size, width }];
    })
    .sort((a, b) => a.screen - b.screen);
}

/**
 * A picture's variants for its sizes on the page. The largest is `src` and applies where no condition does. `dense` are
 * further widths that a screen with more pixels to a point may choose.
 */
export function imageSet(
  input: string,
  sizes: string,
  modifiers: ImageModifiers = {},
  service: ImageService = {},
  dense: readonly number[] = [],
): ImageSet {
  const read = readSizes(sizes);
  const addressOf = (width: number) => {
    const height =
      modifiers.width && modifiers.height ? Math.round((width * modifiers.height) / modifiers.width) : undefined;
    return imageAddress(input, { ...modifiers, width, height }, service);
  };
  const variants = read.map(({ screen, size, width }, index): ImageVariant => {
    const src = addressOf(width);
    return index === read.length - 1 ? { width, size, src } : { width, media: `(max-width: ${screen}px)`, size, src };
  });
  const last = variants.at(-1);
  if (!last) return { src: imageAddress(input, modifiers, service), variants };
  return {
    src: last.src,
    srcSet: [...variants, ...dense.map((width) => ({ width, src: addressOf(width) }))]
      .map(({ src, width }) => `${src} ${width}w`)
      .join(', '),
    sizes: variants.map(({ media, size }) => (media ? `${media} ${size}` : size)).join(', '),
    variants,
  };
}
