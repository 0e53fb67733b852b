import { FoldSection } from '../FoldSection.tsx';
import styles from './TextSection.module.css';

/** A heading with paragraphs and bullet points, as in the page texts. */
export interface SectionText {
  readonly heading: string;
  readonly text: readonly string[];
  readonly points: readonly string[];
}

/** The points of a list, with hairlines between them. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** A section of running text; folded away on a phone. */
export function TextSection({ heading, text, points }: SectionText) {
  return (
    <FoldSection heading={heading}>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && <Points points={points} />}
      </div>
    </FoldSection>
  );
}
