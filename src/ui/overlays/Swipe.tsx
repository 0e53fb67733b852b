import { type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import styles from './Swipe.module.css';

/** What a swipe in one direction does. */
export interface SwipeWay {
  readonly label: string;
  readonly icon: IconName;
  act(): void;
}

/** Properties of what can be swiped: `accept` in reading direction, `leave` against it; null where there is nothing to accept. */
export interface SwipeProps {
  readonly accept: SwipeWay | null;
  readonly leave: SwipeWay;
  readonly children: ReactNode;
}

/** So many pixels sideways make a movement a swipe. */
const BEGINS = 12;
/** So many decide. */
const DECIDES = 96;

/** Content that a finger decides on by swiping. A shortcut only: whoever uses it offers buttons for the same. */
export function Swipe({ accept, leave, children }: SwipeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const swiping = useRef(false);

  /** Pixels in reading direction. */
  const moved = (event: PointerEvent, start: { x: number }): number => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return (event.clientX - start.x) * (isRtl ? -1 : 1);
  };
  const rest = () => {
    from.current = null;
    swiping.current = false;
    ref.current?.removeAttribute('data-way');
    ref.current?.removeAttribute('data-far');
    ref.current?.style.removeProperty('--swipe');
  };
  const begin = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' && event.isPrimary) from.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    const [start, box] = [from.current, ref.current];
    if (!start || !box) return;
    const across = moved(event, start);
    if (!swiping.current) {
      const down = Math.abs(event.clientY - start.y);
      if (down > BEGINS) return rest();
      if (Math.abs(across) < BEGINS) return;
      swiping.current = true;
      box.setPointerCapture(event.pointerId);
    }
    if (across > 0 && !accept) return void box.style.removeProperty('--swipe');
    box.dataset['way'] = across > 0 ? 'accept' : 'leave';
    box.toggleAttribute('data-far', Math.abs(across) >= DECIDES);
    box.style.setProperty('--swipe', `${event.clientX - start.x}px`);
  };
  const end = (event: PointerEvent) => {
    const start = from.current;
    const across = start && swiping.current ? moved(event, start) : 0;
    rest();
    if (across >= DECIDES) accept?.act();
    else if (across <= -DECIDES) leave.act();
  };
  const way = ({ label, icon }: SwipeWay, className: string | undefined) => (
    <span className={cx(styles.way, className)} aria-hidden="true">
      <Icon name={icon} />
      {label}
    </span>
  );
  return (
    <div
      ref={ref}
      className={styles.swipe}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={rest}
    >
      {accept && way(accept, styles.accept)}
      {way(leave, styles.leave)}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
