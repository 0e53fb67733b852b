import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useController } from '../controller.ts';
import { hasFixes, useChecker } from '../store.ts';
import { placesOf } from './cards.ts';
import { IssueItem } from './IssueItem.tsx';
import styles from './Panel.module.css';
import { SectionHead } from './SectionHead.tsx';
import { listOf, type Row } from './sections.ts';
import { panelView } from './selectors.ts';

/** Extra rows drawn around those in view. */
const AROUND = 8;
/** Heights of a closed row and of a heading in rem; must match Panel.module.css and IssueList.module.css. */
const ROW_REM = 3.875;
const HEAD_REM = 2.5;
/** Characters of the sentence shown on each side of the word. */
const SENTENCE = 18;

/** How many closed rows an opened row with its reason takes up. */
const OPEN_ROWS = 5;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const rowHeight = () => ROW_REM * rem();
/** Height of these rows in rem while all are closed. */
const heightOf = (rows: readonly Row[]): number =>
  rows.length * ROW_REM - rows.filter(({ mark }) => mark === null).length * (ROW_REM - HEAD_REM);

/** The findings, those that are sure first, each part in the order of the text. Only the rows in view exist, so that 50,000 of them cost no more than 20. */
export function IssueList() {
  const { t } = useTranslation();
  const controller = useController();
  const { marks, rows } = useChecker(listOf);
  // The sentences around the words change as somebody writes, even where the findings do not.
  useChecker((state) => state.counts);
  const current = useChecker((state) => state.marks.find(({ id }) => id === state.current) ?? null);
  /** What stands for its row. */
  const opened = useChecker((state) => current && (placesOf(state, current)[0]?.id ?? null));
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
  const index = opened === null ? -1 : rows.findIndex(({ mark }) => mark?.id === opened);
  const place = index < 0 ? -1 : heightOf(rows.slice(0, index));
  useEffect(() => {
    const list = box.current;
    if (!list || place < 0) return;
    const top = place * rem();
    if (top < list.scrollTop || top + OPEN_ROWS * rowHeight() > list.scrollTop + list.clientHeight) {
      list.scrollTo({ top: top - list.clientHeight / 3 });
      look();
    }
  }, [place, look]);

  const from = Math.min(window_.from, rows.length);
  const shown = rows.slice(from, window_.to);
  const visible = shown.flatMap(({ mark }) => mark ?? []);
  const headsAbove = rows.slice(0, from).filter(({ mark }) => mark === null).length;
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

  const spacer = (hidden: readonly Row[]) => (element: HTMLLIElement | null) =>
    element?.style.setProperty('block-size', `${heightOf(hidden)}rem`);
  const below = rows.slice(from + shown.length);
  return (
    <ul ref={box} className={styles.list} aria-label={t('issues.list')} onScroll={look}>
      {from > 0 && <li ref={spacer(rows.slice(0, from))} role="presentation" />}
      {shown.map(({ section, mark }) => {
        if (section) return <SectionHead key={section.name} section={section} />;
        const sentence = controller.session?.around(mark.id, SENTENCE);
        return (
          <IssueItem
            key={mark.id}
            mark={mark.id === opened && current ? current : mark}
            open={mark.id === opened}
            position={from - headsAbove + visible.indexOf(mark) + 1}
            total={growing ? -1 : marks.length}
            left={sentence?.before ?? ''}
            right={sentence?.after ?? ''}
          />
        );
      })}
      {below.length > 0 && <li ref={spacer(below)} role="presentation" />}
    </ul>
  );
}
