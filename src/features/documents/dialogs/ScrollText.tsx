import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialogs.module.css';

const scrolls = (element: Element | null) => element !== null && element.scrollHeight > element.clientHeight;

/** A text in a frame that scrolls on its own or with its dialog; a tab stop while there is something to scroll. */
export function ScrollText({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      if (scrolls(element) || scrolls(element.closest('dialog > div'))) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={frame} className={styles.text} aria-label={label} aria-busy={busy || undefined}>
      <div>{children}</div>
    </section>
  );
}
