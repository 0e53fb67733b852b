import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { type ImageModifiers, type ImageService, imageAddress } from './address.ts';
import { type Placeholder, placeholderAddress } from './placeholder.ts';
import { imageSet } from './variants.ts';

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
}

/** A picture in the width the window needs; a placeholder takes its place until it is loaded. */
export function Image({ src, alt, sizes, modifiers = {}, placeholder, service, ...rest }: ImageProps) {
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
    const image = new window.Image();
    const load = () => {
      if (real.sizes) image.sizes = real.sizes;
      if (real.srcSet) image.srcset = real.srcSet;
      image.src = real.src;
    };
    image.onload = () => setLoaded(true);
    // Not before it comes near: the hidden one, for the other theme, never does.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(waiting);
    return () => {
      observer.disconnect();
      image.onload = null;
    };
  }, [stand, real.src, real.srcSet, real.sizes]);

  const shown = loaded || stand === null ? real : { src: stand, srcSet: undefined, sizes: undefined };
  return (
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
}
