import styles from './ProductLine.module.css';

const WAVE = `M2 28q4-11 8 0${'t8 0'.repeat(30)}`;

/**
 * Text with mistakes goes in, right text comes out: the line that resolves, with the product in its middle
 * (prerender/productLines.ts). Decorative.
 */
export function ProductLine({ thing }: { thing: string }) {
  return (
    <svg className={styles.line} viewBox="0 0 640 56" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <path className={styles.wave} d={WAVE} />
      <path className={styles.thing} d={thing} />
      <path className={styles.tick} d="M388 28h214l12 12 22-28" />
    </svg>
  );
}
