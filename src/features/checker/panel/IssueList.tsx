import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useController } from '../controller.ts';
import { hasFixes, useChecker } from '../store.ts';
import { IssueItem } from './IssueItem.tsx';
import styles from './Panel.module.css';
import { isOneCard, listedMarks, panelView } from './selectors.ts';

/** Extra rows drawn around those in view. */
const AROUND = 8;
/** Height of a closed row in rem; must match Panel.module.css. */
const ROW_REM = 3.875;

/** How many closed rows an opened row with its reason takes up. */
const OPEN_ROWS = 3.5;

const rowHeight = () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The findings in text order. Only the rows in view exist, so that 50,000 of them cost no more than 20. */
export function IssueList() {
  const { t } = useTranslation();
  const controller = useController();
  const marks = useChecker(listedMarks);
  const current = useChecker((state) => state.marks.find(({ id }) => id === state.current) ?? null);
  /** Corrections in the list can wait until everything is checked; only then is the number of rows known. */
  const growing = useChecker((state) => state.work === 'checking' && panelView(state) === 'long');
  const box = useRef<HTMLUListElement>(null);
  const [window_, setWindow] = useState({ from: 0, to: 24 });

  const look = useCallback(() => {
    const list = box.current;
    if (!list) return;
    const row = rowHeight();
    const from = Math.max(0, Math.floor(list.scrollTop / row) - AROUND);
    const to = Math.ceil((list.scrollTop + list.clientHeight) / row) + AROUND;
    setWindow((old) => (old.from === from && old.to === to ? old : { from, to }));
  }, []);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const size = new ResizeObserver(look);
    size.observe(list);
    return () => size.disconnect();
  }, [look]);

  // A finding chosen in the text is scrolled into view in the list.
  const index = current === null ? -1 : marks.findIndex((mark) => isOneCard(mark, current));
  useEffect(() => {
    const list = box.current;
    if (!list || index < 0) return;
    const row = rowHeight();
    const top = index * row;
    if (top < list.scrollTop || top + OPEN_ROWS * row > list.scrollTop + list.clientHeight) {
      list.scrollTo({ top: top - list.clientHeight / 3 });
      look();
    }
  }, [index, look]);

  const from = Math.min(window_.from, marks.length);
  const visible = marks.slice(from, window_.to);
  // Discarded when the dictionary or the dialect changes, even on another device: then they are requested again.
  const unknown = useChecker((state) => visible.some((mark) => !hasFixes(state, mark)));
  useEffect(() => {
    if (!unknown || growing) return;
    const ask = () => void controller.session?.needFixes(visible);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(ask, 50);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(ask, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  });

  const spacer = (rows: number) => (element: HTMLLIElement | null) =>
    element?.style.setProperty('block-size', `${rows * ROW_REM}rem`);
  const below = Math.max(0, marks.length - from - visible.length);
  return (
    <ul ref={box} className={styles.list} aria-label={t('issues.list')} onScroll={look}>
      {from > 0 && <li ref={spacer(from)} role="presentation" />}
      {visible.map((mark, at) => (
        <IssueItem
          key={mark.id}
          mark={mark}
          open={current !== null && isOneCard(mark, current)}
          position={from + at + 1}
          total={growing ? -1 : marks.length}
        />
      ))}
      {below > 0 && <li ref={spacer(below)} role="presentation" />}
    </ul>
  );
}
