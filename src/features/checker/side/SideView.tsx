import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import styles from './side.module.css';

/** Properties of a view beside the text. */
export interface SideViewProps {
  readonly title: string;
  /** What it is about: the title of the text. */
  readonly of?: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A view that stands beside the text, on a phone over it. Its heading takes the focus, Escape closes it. */
export function SideView({ title, of = '', closeLabel, children, onClose }: SideViewProps) {
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
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
