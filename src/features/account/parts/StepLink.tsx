import styles from './parts.module.css';

/** A line under a form that leads elsewhere. */
export function StepLink({ before, label, onClick }: { before?: string; label: string; onClick(): void }) {
  return (
    <p className={styles.alt}>
      {before && `${before} `}
      <button type="button" className={styles.asLink} onClick={onClick}>
        {label}
      </button>
    </p>
  );
}
