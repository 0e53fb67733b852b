import { useEffect, useRef } from 'react';
import { useController } from '../controller.ts';
import styles from './PrintCopy.module.css';

/** The whole text for printing: the editor holds only the part on screen. Filled while the page prints. */
export function PrintCopy() {
  const controller = useController();
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = () => {
      if (copy.current) copy.current.textContent = controller.session?.text() ?? '';
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
