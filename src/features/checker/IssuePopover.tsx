import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Sort } from '../../ui/Sort.tsx';
import { useController } from './controller.ts';
import styles from './Issue.module.css';
import { IssueFixes, moveByArrows } from './IssueFixes.tsx';
import { lookOf } from './issueIndex.ts';
import { useChecker } from './store.ts';
import { type Current, useCurrent } from './useCurrent.ts';
import { useMessage } from './useMessage.ts';

const below = { align: 'start', gap: 10 } as const;

function Content({ current }: { current: Current }) {
  const { t } = useTranslation();
  const controller = useController();
  const byKeyboard = useChecker((state) => state.popover === 'keyboard');
  const { mark, fixes, alike } = current;
  const { title, why } = useMessage(mark.issue);
  const { id, issue } = mark;
  const anchor = useCallback(() => controller.session?.boxOf(id) ?? null, [controller, id]);
  const act = controller.act;
  const first = fixes?.[0];
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside */}
      <div onKeyDown={moveByArrows}>
        <IssueFixes current={current} focused={byKeyboard} />
        <p className={styles.why}>{why}</p>
        <div className={styles.foot}>
          <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreOnce(id))}>
            {t('issues.ignoreHere')}
          </Button>
          <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreWord(id))}>
            {t('issues.ignoreInText')}
          </Button>
          <Button variant="act" icon="journal-plus" onClick={() => act((session) => void session.addToDictionary(id))}>
            {t('issues.add')}
          </Button>
          {alike > 1 && first !== undefined && (
            <Button
              variant="act"
              icon="check2-all"
              onClick={() => act((session) => session.applyEverywhere(id, first))}
            >
              {t('issues.fixAllLikeCount', { count: alike })}
            </Button>
          )}
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
