import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import styles from './side.module.css';

/** Properties of a view beside the text. */
export interface SideViewProps {
  readonly title: string;
  /** What it is about: the title of the text. */
  readonly of?: string;
  readonly closeLabel: string;
  /** Nobody has asked for it: the focus stays where it is. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A view that stands beside the text, on a phone over it. Its heading takes the focus if somebody asked for it, Escape closes it. */
export function SideView({ title, of = '', closeLabel, isQuiet = false, children, onClose }: SideViewProps) {
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const takeFocus = useEffectEvent(() => {
    if (!isQuiet) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) onClose();
  });
  useEffect(() => {
    const own = frame.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    own?.addEventListener('keydown', listen);
    return () => own?.removeEventListener('keydown', listen);
  }, []);
  return (
    <aside ref={frame} className={styles.view} data-side="" aria-labelledby={id}>
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
          {of !== '' && <span className={styles.of}>{of}</span>}
        </h2>
        <IconButton icon="x-lg" label={closeLabel} onClick={onClose} data-print="hide" />
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
