import styles from './FixSteps.module.css';

/** A sentence with one misspelling and its correction. */
export interface FixSample {
  readonly language: string;
  readonly before: string;
  readonly wrong: string;
  readonly right: string;
  readonly after: string;
}

/** A short heading and a line that explains it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Correcting one misspelling in a sentence, in three steps. */
export function FixSteps({ items, sample }: { items: readonly NamedText[]; sample: FixSample }) {
  const words = [
    <mark key="wrong" className="m m-spelling">
      {sample.wrong}
    </mark>,
    <span key="both">
      <del>{sample.wrong}</del> <ins>{sample.right}</ins>
    </span>,
    sample.right,
  ];
  return (
    <ol className={styles.steps}>
      {items.map((item, index) => (
        <li key={item.name}>
          <p className={styles.sentence} lang={sample.language} translate="no">
            {sample.before}
            {words[index]}
            {sample.after}
          </p>
          <h3>{item.name}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Short texts side by side, each under a line: features, ways to prove something. */
export function TextColumns({ items }: { items: readonly NamedText[] }) {
  return (
    <ul className={styles.steps}>
      {items.map((item) => (
        <li key={item.name}>
          <h3>{item.name}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
