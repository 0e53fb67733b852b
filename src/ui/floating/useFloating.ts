import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placeBox } from './place.ts';

/** What a floating box is attached to: an element, a ref to one, or a measuring function (a range of text, a caret). */
export type Anchor = Element | RefObject<Element | null> | (() => DOMRect | null) | null;

const noEffect = () => {};
/** Runs in the browser only, so that prerendering logs no warnings. */
const useBrowserLayoutEffect: typeof useLayoutEffect = typeof window === 'undefined' ? noEffect : useLayoutEffect;

const anchored = (): boolean => typeof CSS !== 'undefined' && CSS.supports('position-area: bottom');
let names = 0;

function hang(box: HTMLElement, anchor: HTMLElement, { align = 'start', gap = 6 }: Placement): () => void {
  const name = `--anchor-${++names}`;
  const area = { start: 'span-inline-end', end: 'span-inline-start', centre: 'span-all' }[align];
  anchor.style.setProperty('anchor-name', name);
  box.style.setProperty('position-anchor', name);
  box.style.setProperty('position-area', `block-end ${area}`);
  box.style.setProperty('position-try-fallbacks', 'flip-block, flip-inline, flip-block flip-inline');
  box.style.setProperty('margin-block', `${gap}px`);
  return () => anchor.style.removeProperty('anchor-name');
}

function follow(box: HTMLElement, measure: () => DOMRect | null, placement: Placement): () => void {
  const place = () => {
    const rect = measure();
    if (!rect) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const rtl = getComputedStyle(box).direction === 'rtl';
    const { left, top } = placeBox(rect, { width: box.offsetWidth, height: box.offsetHeight }, view, {
      ...placement,
      rtl,
    });
    box.style.setProperty('inset', `${top}px auto auto ${left}px`);
  };
  place();
  const size = new ResizeObserver(place);
  size.observe(box);
  window.addEventListener('resize', place);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    size.disconnect();
    window.removeEventListener('resize', place);
    document.removeEventListener('scroll', place, { capture: true });
  };
}

/**
 * Keeps a floating box beside its anchor while `open`: by CSS anchor positioning if the browser supports it and the
 * anchor is an element, otherwise by measuring through CSSOM (the policy allows neither style attributes nor style tags).
 */
export function useFloating(
  ref: RefObject<HTMLElement | null>,
  anchor: Anchor,
  open: boolean,
  placement: Placement = {},
): void {
  const { align, gap } = placement;
  useBrowserLayoutEffect(() => {
    const box = ref.current;
    const target = anchor && 'current' in anchor ? anchor.current : anchor;
    if (!box || !target) return;
    const place: Placement = { ...(align && { align }), ...(gap !== undefined && { gap }) };
    if (target instanceof HTMLElement && anchored()) return hang(box, target, place);
    if (!open) return;
    return follow(box, typeof target === 'function' ? target : () => target.getBoundingClientRect(), place);
  }, [ref, anchor, open, align, gap]);
}
