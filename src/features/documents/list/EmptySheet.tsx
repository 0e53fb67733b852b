import styles from './EmptySheet.module.css';

const WAVE = `M24 44q2.4-6 4.8 0${'t4.8 0'.repeat(9)}`;

/** A sheet whose lines are the five marks: where there is no document yet. Decorative. */
export function EmptySheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 96 112" aria-hidden="true" focusable="false">
      <path d="M12 4h52l20 20v84H12zM64 4v20h20" />
      <path data-look="spelling" d={WAVE} />
      <path data-look="grammar" d="M24 55h48M24 59h48" />
      <path data-look="punctuation" d="M25 71h48" strokeDasharray="0 6" strokeWidth="3" />
      <path data-look="style" d="M24 83h48" strokeDasharray="7 5" />
      <path data-look="consistency" d="M24 95h30" />
    </svg>
  );
}
