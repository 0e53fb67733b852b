import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import type { Placement } from '../floating/place.ts';
import { type Anchor, useFloating } from '../floating/useFloating.ts';
import styles from './Popover.module.css';

/** Properties of a popover; `label` names it, `anchor` is what it points at. */
export interface PopoverProps {
  readonly open: boolean;
  readonly label: string;
  readonly anchor: Anchor;
  readonly placement?: Placement;
  readonly children: ReactNode;
  /** A header with this content and a close button; needs `closeLabel`. */
  readonly head?: ReactNode;
  readonly closeLabel?: string;
  readonly className?: string;
  /** `auto` closes on a press outside; `manual` stays until told (for a popover beside a caret that keeps the focus). */
  readonly mode?: 'auto' | 'manual';
  /** Called on Escape, the close button, or a press outside (`auto`). */
  onClose(): void;
}

/** A small non-modal dialog beside its anchor: the page behind stays usable. */
export function Popover(props: PopoverProps) {
  const { open, label, anchor, placement, children, head, closeLabel, className, mode = 'auto', onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const onToggle = useEffectEvent((event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') onClose();
  });

  useEffect(() => {
    const box = ref.current;
    if (!box || !open) return;
    if (!box.matches(':popover-open')) box.showPopover();
    const listen = (event: Event) => onToggle(event);
    box.addEventListener('toggle', listen);
    return () => {
      box.removeEventListener('toggle', listen);
      if (box.matches(':popover-open')) box.hidePopover();
    };
  }, [open]);
  useFloating(ref, anchor, open, placement);

  if (!open) return null;
  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || mode === 'auto') return;
      event.stopPropagation();
      onClose();
    },
  };
  return (
    <div
      ref={ref}
      popover={mode}
      role="dialog"
      aria-label={label}
      className={cx(styles.pop, className)}
      {...keys}
      tabIndex={-1}
    >
      {head && (
        <div className={styles.head}>
          {head}
          {closeLabel && <IconButton icon="x-lg" label={closeLabel} onClick={onClose} />}
        </div>
      )}
      {children}
    </div>
  );
}
