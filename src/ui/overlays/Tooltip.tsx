import { useEffect, useRef, useState } from 'react';
import { useFloating } from '../floating/useFloating.ts';
import styles from './Tooltip.module.css';

/** Milliseconds a pointer must rest before the name appears. */
const REST = 450;
const centred = { align: 'centre', gap: 6 } as const;

/** The element with a tooltip that encloses an event's target. */
const tipped = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;

/**
 * Shows the name of any element with `data-tip` while the mouse rests on it or it has the keyboard focus. Used once per
 * page; hidden from screen readers, because the control itself has the name. Escape hides it.
 */
export function Tooltip() {
  const box = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const want = (element: HTMLElement | null, wait: number) => {
      clearTimeout(timer);
      if (element) timer = setTimeout(() => setTarget(element), wait);
      else setTarget(null);
    };
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && want(tipped(event), REST);
    const focus = (event: FocusEvent) => {
      const element = tipped(event);
      want(element?.matches(':focus-visible') ? element : null, 0);
    };
    const away = () => want(null, 0);
    const key = (event: KeyboardEvent) => event.key === 'Escape' && away();
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', away);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', away);
      document.removeEventListener('keydown', key);
    };
  }, []);
  const shown = target?.isConnected ? target : null;
  useFloating(box, shown, shown !== null, centred);
  useEffect(() => {
    const tip = box.current;
    if (!tip || !shown) return;
    tip.showPopover();
    return () => tip.hidePopover();
  }, [shown]);
  return (
    <div ref={box} popover="manual" className={styles.tip} aria-hidden="true" data-print="hide">
      {shown?.dataset['tip']}
      {shown?.dataset['keys'] && <span className={styles.keys}>{shown.dataset['keys']}</span>}
    </div>
  );
}
