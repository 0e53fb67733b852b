import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../ui/Popover.tsx';
import { Sort } from '../../ui/Sort.tsx';
import { useController } from './controller.ts';
import styles from './Issue.module.css';
import { IssueActions } from './IssueActions.tsx';
import { IssueFixes, moveByArrows } from './IssueFixes.tsx';
import { IssueWhy } from './IssueWhy.tsx';
import { lookOf } from './issueIndex.ts';
import { useChecker } from './store.ts';
import { type Current, useCurrent } from './useCurrent.ts';
import { useMessage } from './useMessage.ts';

const below = { align: 'start', gap: 10 } as const;

function Content({ current }: { current: Current }) {
  const { t } = useTranslation();
  const controller = useController();
  const byKeyboard = useChecker((state) => state.popover === 'keyboard');
  const { mark } = current;
  const { title, why } = useMessage(mark.issue);
  const { id, issue } = mark;
  const anchor = useCallback(() => controller.session?.boxOf(id) ?? null, [controller, id]);
  const act = controller.act;
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

/** The corrections beside a marked word. By mouse the focus stays in the text; by keyboard it goes to the first one. */
export function IssuePopover() {
  const current = useCurrent();
  return current && <Content key={current.mark.id} current={current} />;
}
