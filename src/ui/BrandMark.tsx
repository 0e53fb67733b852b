import styles from './BrandMark.module.css';

/** The logo: a wave that ends in a tick. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 34 20" aria-hidden="true" focusable="false">
      <path d="M2 12q2.25-6 4.5 0t4.5 0 4.5 0l4.5 5L32 3" />
    </svg>
  );
}
