import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useController } from '../controller.ts';
import { fixesOf, useChecker } from '../store.ts';
import { isMistake, isShared, placesOf } from './cards.ts';
import { IssueMore } from './IssueMore.tsx';
import { lookOf, type Mark } from './issueIndex.ts';
import styles from './Panel.module.css';
import { useMessage } from './useMessage.ts';

/** How many characters before a punctuation mark are searched for the word it follows. */
const BEFORE = 24;
/** A word of up to this many characters always fits beside its correction and is not cut. */
const SHORT = 12;

interface ItemProps {
  /** Of several places, the one that is looked at. */
  readonly mark: Mark;
  readonly open: boolean;
  readonly position: number;
  /** -1 while it is unknown. */
  readonly total: number;
  /** The words of the text on both sides of it. */
  readonly left: string;
  readonly right: string;
}

/** One finding: the word, its first correction and its sentence; when opened, also the reason and everything that can be done. */
export const IssueItem = memo(function IssueItem({ mark, open, position, total, left, right }: ItemProps) {
  const { t } = useTranslation();
  const controller = useController();
  const fixes = useChecker((state) => fixesOf(state, mark));
  const { title, why } = useMessage(mark.issue, fixes?.[0]);
  const look = lookOf(mark.issue);
  const isName = mark.issue.type === 'unknown-name';
  const first = isName ? undefined : fixes?.[0];
  const act = controller.act;
  // A comma alone says little, so it is shown with the word before it.
  const isWord = /[\p{L}\p{N}]/u.test(mark.issue.text);
  const before = isWord ? '' : (/\S+\s*$/.exec(controller.session?.around(mark.id, BEFORE).before ?? '')?.[0] ?? '');
  const text = before + mark.issue.text;
  const places = useChecker((state) => placesOf(state, mark).length);
  const isGroup = isShared(places, mark);
  const all = places > 1 && isMistake(mark);
  const fix = all ? t('issues.fixAllLikeCount', { count: places }) : t('issues.fix');
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the previous finding took the focus with it when it vanished; the next decision is made here.
    if (open && document.activeElement === document.body) opened.current?.querySelector('button')?.focus();
  }, [open]);
  // What stands beside the word is not said again in the list.
  const beside = useChecker((state) => state.popover !== 'closed');
  const count = places > 1 && `${t('issues.placesCount', { count: places })} · `;
  const row = (
    <>
      <Sort shape={look} />
      <span className={styles.words} lang={mark.issue.language}>
        {first === undefined ? <span>{text}</span> : <s className={cx(text.length <= SHORT && styles.whole)}>{text}</s>}
        {first !== undefined && <b>{before + first}</b>}
      </span>
      {open ? (
        <span className={styles.kind}>
          {count}
          {title}
        </span>
      ) : (
        <span className={styles.kind}>
          <VisuallyHidden>{title} </VisuallyHidden>
          {count}
          <span lang={mark.issue.language}>
            {left}
            <b>{mark.issue.text}</b>
            {right}
          </span>
        </span>
      )}
    </>
  );
  return (
    <li className={open ? styles.open : undefined} data-look={look} aria-setsize={total} aria-posinset={position}>
      {open ? (
        <div ref={opened} className={styles.item}>
          {row}
          {first !== undefined && !isGroup && (
            <Button
              small
              variant="primary"
              onClick={() =>
                act((session) => {
                  if (all) void session.applyEverywhere(mark.id, first);
                  else session.apply(mark.id, first);
                })
              }
              aria-label={`${fix}: ${first}`}
            >
              {fix}
            </Button>
          )}
          {isName && (
            <Button small variant="primary" onClick={() => act((session) => session.ignoreWord(mark.id))}>
              {t('issues.keepName')}
            </Button>
          )}
        </div>
      ) : (
        <button
          type="button"
          className={styles.item}
          aria-expanded={false}
          onClick={() => act((session) => session.show(mark.id, 'list'))}
        >
          {row}
        </button>
      )}
      {open && !beside && <IssueMore mark={mark} why={why} />}
    </li>
  );
});
