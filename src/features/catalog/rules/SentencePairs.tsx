import { differenceOf, type SentencePair } from '../../../lib/pages/rulePages.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './Rules.module.css';

/** Sentences with a mistake, each with its correction; what differs is marked in both, and not by colour alone. */
export function SentencePairs({
  pairs,
  language,
  labels,
}: {
  pairs: readonly SentencePair[];
  language: string;
  labels: { readonly wrong: string; readonly right: string };
}) {
  return (
    <ul className={styles.pairs} translate="no">
      {pairs.map(([wrong, right]) => {
        const cut = differenceOf(wrong, right ?? wrong);
        return (
          <li key={wrong}>
            <p className={styles.sentence}>
              <span className={cx(styles.sign, styles.bad)} aria-hidden="true">
                ✗
              </span>
              <VisuallyHidden>{labels.wrong}: </VisuallyHidden>
              <span lang={language}>
                {cut.before}
                {cut.wrong !== '' && <del>{cut.wrong}</del>}
                {cut.after}
              </span>
            </p>
            {right !== null && (
              <p className={styles.sentence}>
                <span className={cx(styles.sign, styles.good)} aria-hidden="true">
                  ✓
                </span>
                <VisuallyHidden>{labels.right}: </VisuallyHidden>
                <span lang={language}>
                  {cut.before}
                  {cut.right !== '' && <ins>{cut.right}</ins>}
                  {cut.after}
                </span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Sentences that are right, although they look like the wrong ones. */
export function RightSentences({ sentences, language }: { sentences: readonly string[]; language: string }) {
  return (
    <ul className={styles.rights} lang={language} translate="no">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
