import type { MarkShape } from '../../../ui/controls/Sort.tsx';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './Marks.module.css';

/** The marks in the order of the texts. */
const marks: readonly MarkShape[] = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'];

/** The meaning of a mark, with an example around the marked words. */
export interface MarkText {
  readonly name: string;
  readonly text: string;
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}

/** Properties of the legend. */
export interface MarksProps {
  readonly items: readonly MarkText[];
  /** Language of the examples. */
  readonly language: string;
}

/** The legend of the five marks: sign, line, meaning and example. */
export function Marks({ items, language }: MarksProps) {
  return (
    <ul className={styles.marks}>
      {marks.map((shape, index) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li key={shape}>
            <Sort shape={shape} />
            <b>{item.name}</b>
            <p>{item.text}</p>
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
