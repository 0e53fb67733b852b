import { cx } from '../../ui/cx.ts';
import type { MarkShape } from '../../ui/Sort.tsx';
import { Sort } from '../../ui/Sort.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './Marks.module.css';

/** The marks in the order of the texts, and whether the checker sets them today. */
const marks: readonly { readonly shape: MarkShape; readonly works: boolean }[] = [
  { shape: 'spelling', works: true },
  { shape: 'grammar', works: true },
  { shape: 'punctuation', works: true },
  { shape: 'style', works: false },
  { shape: 'consistency', works: true },
];

/** What a mark means, with an example around the marked words. */
export interface MarkText {
  readonly name: string;
  readonly text: string;
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}

/** The legend of the five marks: sign, line, meaning and example; those that no rule sets yet say so. */
export function Marks({
  items,
  language,
  later,
}: {
  items: readonly MarkText[];
  /** Language of the examples. */
  language: string;
  later: string;
}) {
  return (
    <ul className={styles.marks}>
      {marks.map(({ shape, works }, index) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li key={shape}>
            <Sort shape={shape} />
            <b>{item.name}</b>
            <p>
              {item.text} {!works && <Tag>{later}</Tag>}
            </p>
            <p className={styles.example} lang={language} translate="no">
              {item.before}
              <mark className={cx('m', `m-${shape}`)}>{item.mark}</mark>
              {item.after}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
