// What scrolls by itself is a tab stop, but only while there is something to scroll.
import { type RefObject, useEffect, useRef } from 'react';

/** For the element that scrolls sideways. */
export function useScrollStop(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return region;
}
