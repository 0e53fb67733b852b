import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './Sheet.module.css';

/** Properties of a bottom sheet: a title, tools beside it, and the close button. */
export interface SheetProps {
  readonly open: boolean;
  readonly label: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** How many pixels down the sheet must be pulled to close. */
const PULL = 72;

/** A sheet at the bottom of a phone; the text above it stays visible and usable. Escape or pulling it down closes it. */
export function Sheet({ open, label, title, closeLabel, tools, children, onClose }: SheetProps) {
  const ref = useRef<HTMLElement>(null);
  const start = useRef<number | null>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;

  const drag = (event: PointerEvent) => {
    if (start.current === null) return;
    ref.current?.style.setProperty('--drag', `${Math.max(0, event.clientY - start.current)}px`);
  };
  const drop = (event: PointerEvent) => {
    const pulled = start.current === null ? 0 : event.clientY - start.current;
    start.current = null;
    ref.current?.removeAttribute('data-dragging');
    ref.current?.style.removeProperty('--drag');
    if (pulled > PULL) onClose();
  };
  const take = (event: PointerEvent) => {
    start.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
    ref.current?.setAttribute('data-dragging', '');
  };
  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    },
  };
  return (
    <section
      ref={ref}
      className={styles.sheet}
      aria-label={label}
      tabIndex={-1}
      {...keys}
      data-sheet=""
      data-print="hide"
    >
      <div
        className={styles.grip}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {tools}
        <IconButton icon="x-lg" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
