import { useEffect, useRef } from 'react';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './PrintCopy.module.css';

/**
 * The whole text for printing: the editor holds only the part on screen. What lies open over the text and is marked
 * data-print="instead" takes its place. Filled while the page prints.
 */
export function PrintCopy() {
  const controller = useController();
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = () => {
      // With the statistics open, they are what is printed.
      if (useChecker.getState().side !== null) return;
      const instead = document.querySelector('dialog [data-print="instead"]');
      if (instead) copy.current?.replaceChildren(instead.cloneNode(true));
      else if (copy.current) copy.current.textContent = controller.session?.text() ?? '';
    };
    const clear = () => {
      if (copy.current) copy.current.textContent = '';
    };
    window.addEventListener('beforeprint', fill);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', fill);
      window.removeEventListener('afterprint', clear);
    };
  }, [controller]);
  return <div ref={copy} className={styles.print} />;
}
