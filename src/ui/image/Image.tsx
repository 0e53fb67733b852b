import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { type ImageModifiers, type ImageService, imageAddress } from './address.ts';
import { type Placeholder, placeholderAddress } from './placeholder.ts';
import { type ImageSource, imageSet } from './variants.ts';

/** How close to the window a picture behind a placeholder must come before it is fetched. */
const NEAR = '400px';

/** Properties of a picture. Without a `service` it is used unchanged. */
export interface ImageProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'sizes' | 'placeholder'> {
  readonly src: string;
  readonly alt: string;
  /** Sizes on the page by breakpoint: `sm:100vw md:50vw`. */
  readonly sizes?: string | undefined;
  readonly modifiers?: ImageModifiers | undefined;
  readonly placeholder?: Placeholder | undefined;
  readonly service?: ImageService | undefined;
  /** The picture in formats that not every browser knows, the best one first. Keep the list between renderings. */
  readonly sources?: readonly ImageSource[] | undefined;
}

const NO_SOURCES: readonly ImageSource[] = [];

/** Loads a picture out of sight, in the format and the width that the browser chooses. */
function load(
  real: { src: string; srcSet?: string | undefined; sizes?: string | undefined },
  sources: readonly ImageSource[],
  onLoad: () => void,
) {
  const picture = document.createElement('picture');
  for (const { type, srcSet = '', sizes = '' } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset: srcSet, sizes }));
  }
  const image = document.createElement('img');
  picture.append(image);
  image.onload = onLoad;
  if (real.sizes) image.sizes = real.sizes;
  if (real.srcSet) image.srcset = real.srcSet;
  image.src = real.src;
  return image;
}

/** A picture in the width the window needs; a placeholder takes its place until it is loaded. */
export function Image({
  src,
  alt,
  sizes,
  modifiers = {},
  placeholder,
  service,
  sources = NO_SOURCES,
  ...rest
}: ImageProps) {
  const real = service
    ? sizes
      ? imageSet(src, sizes, modifiers, service)
      : { src: imageAddress(src, modifiers, service), srcSet: undefined, sizes: undefined }
    : { src, srcSet: undefined, sizes: undefined };
  const stand =
    service || typeof placeholder === 'string' ? placeholderAddress(src, placeholder, modifiers, service) : null;
  const [loaded, setLoaded] = useState(stand === null);
  const element = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const waiting = element.current;
    if (stand === null || !waiting) return;
    let image: HTMLImageElement | undefined;
    // Not before it comes near: the hidden one, for the other theme, never does.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        image = load({ src: real.src, srcSet: real.srcSet, sizes: real.sizes }, sources, () => setLoaded(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(waiting);
    return () => {
      observer.disconnect();
      if (image) image.onload = null;
    };
  }, [stand, real.src, real.srcSet, real.sizes, sources]);

  const isReal = loaded || stand === null;
  const shown = isReal ? real : { src: stand, srcSet: undefined, sizes: undefined };
  const image = (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={element}
      alt={alt}
      src={shown.src}
      srcSet={shown.srcSet}
      sizes={shown.sizes}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {isReal &&
        sources.map(({ type, srcSet: set, sizes: shownAt }) => (
          <source key={type} type={type} srcSet={set} sizes={shownAt} />
        ))}
      {image}
    </picture>
  );
}
