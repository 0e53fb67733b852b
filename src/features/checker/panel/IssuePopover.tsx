import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { type Controller, useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './Issue.module.css';
import { IssueActions } from './IssueActions.tsx';
import { IssueFixes, moveByArrows } from './IssueFixes.tsx';
import { IssueWhy } from './IssueWhy.tsx';
import { lookOf } from './issueIndex.ts';
import { type Current, useCurrent } from './useCurrent.ts';
import { useMessage } from './useMessage.ts';

const below = { align: 'start', gap: 10 } as const;

/** A menu or a dialog lies over the page: Escape belongs to that. */
const isCovered = () => document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null;

/** Closes on Escape wherever the focus is, and on a press outside the text; a press on the text may open the next one. */
function useWayOut(controller: Controller) {
  useEffect(() => {
    const ending = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      controller.act((session) => session.closePopover(false));
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[popover], .cm-editor, textarea')) return;
      // The row in the list stays open: closing it would shift the other rows away from the pointer.
      useChecker.setState({ popover: 'closed' });
    };
    document.addEventListener('keydown', onKey, { signal: ending.signal });
    document.addEventListener('pointerdown', onPress, { signal: ending.signal });
    return () => ending.abort();
  }, [controller]);
}

function Content({ current }: { current: Current }) {
  const { t } = useTranslation();
  const controller = useController();
  const byKeyboard = useChecker((state) => state.popover === 'keyboard');
  const { mark } = current;
  const { title, why } = useMessage(mark.issue, current.fixes?.[0]);
  const { id, issue } = mark;
  const anchor = useCallback(() => controller.session?.boxOf(id) ?? null, [controller, id]);
  const act = controller.act;
  useWayOut(controller);
  return (
    <Popover
      open
      mode="manual"
      label={t('issues.itemTitle', { category: title, word: issue.text })}
      anchor={anchor}
      placement={below}
      closeLabel={t('checker.close')}
      head={
        <span className={styles.title}>
          <Sort shape={lookOf(issue)} />
          {title}
        </span>
      }
      onClose={() => act((session) => session.closePopover(true))}
    >
      <div role="toolbar" aria-label={title} tabIndex={-1} onKeyDown={moveByArrows}>
        <IssueFixes current={current} focused={byKeyboard} />
        <IssueWhy issue={issue} why={why} />
        <div className={styles.foot}>
          <IssueActions current={current} />
        </div>
      </div>
    </Popover>
  );
}

/** The corrections beside a marked word. With the mouse the focus stays in the text; with the keyboard it moves here. */
export function IssuePopover() {
  const current = useCurrent();
  return current && <Content key={current.mark.id} current={current} />;
}
