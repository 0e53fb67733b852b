import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tag.module.css';

/** A short state beside a name: "Draft", "Saved". The words carry it, the colour merely repeats it. */
export function Tag({ kind, children }: { kind?: 'ok' | 'warn' | 'bad' | undefined; children: ReactNode }) {
  return <span className={cx(styles.tag, kind && styles[kind])}>{children}</span>;
}
