import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { Swipe, type SwipeWay } from '../../../ui/overlays/Swipe.tsx';
import { useController } from '../controller.ts';
import styles from './Issue.module.css';
import { IssueActions } from './IssueActions.tsx';
import { IssueFixes } from './IssueFixes.tsx';
import { IssueWhy } from './IssueWhy.tsx';
import { lookOf } from './issueIndex.ts';
import { PlaceList } from './PlaceList.tsx';
import { type Current, useCurrent } from './useCurrent.ts';
import { useMessage } from './useMessage.ts';

/** Characters of the text shown on each side of the word. */
const CONTEXT = 18;

/** What a swipe does: the first correction is taken, or the finding is left as it is; all places of a repeated mistake. */
function useWays({ mark: { id, issue }, fixes, places, isGroup, isRepeated }: Current): {
  accept: SwipeWay | null;
  leave: SwipeWay;
} {
  const { t } = useTranslation();
  const { act } = useController();
  const count = places.length;
  const isWord = isRepeated && issue.rule.startsWith('spelling.');
  const all = isWord ? t('issues.ignoreInText') : t('issues.ignorePlaces', { count });
  const leave: SwipeWay = {
    label: isRepeated ? all : t(isGroup ? 'issues.keepBoth' : 'issues.ignore'),
    icon: 'slash-circle',
    act: () => act((session) => session[isWord ? 'ignoreWord' : isRepeated ? 'ignorePlaces' : 'ignoreOnce'](id)),
  };
  const [first] = fixes ?? [];
  if (issue.type === 'unknown-name') {
    const keep = () => act((session) => session.ignoreWord(id));
    return { accept: { label: t('issues.keepName'), icon: 'check-lg', act: keep }, leave };
  }
  if (first === undefined || isGroup) return { accept: null, leave };
  if (isRepeated) {
    const takeAll = () => act((session) => void session.applyEverywhere(id, first));
    const label = t('issues.fixAllLikeCount', { count });
    return { accept: { label, icon: 'check2-all', act: takeAll }, leave };
  }
  const take = () => act((session) => session.apply(id, first));
  return { accept: { label: first, icon: 'check-lg', act: take }, leave };
}

function Content({ current }: { current: Current }) {
  const { t } = useTranslation();
  const controller = useController();
  const { mark, position, total } = current;
  const { title, why } = useMessage(mark.issue, current.fixes?.[0]);
  const { id, issue } = mark;
  const act = controller.act;
  const ways = useWays(current);
  const text = controller.session?.around(id, CONTEXT) ?? { before: '', after: '' };
  return (
    <Sheet
      open
      label={t('issues.itemTitle', { category: title, word: issue.text })}
      title={
        <span className={styles.title}>
          <Sort shape={lookOf(issue)} />
          {title}
        </span>
      }
      closeLabel={t('checker.close')}
      tools={
        <>
          <span className={styles.place}>{t('issues.position', { at: position, of: total })}</span>
          <IconButton icon="chevron-left" label={t('issues.previous')} onClick={() => controller.run('previous')} />
          <IconButton icon="chevron-right" label={t('issues.next')} onClick={() => controller.run('next')} />
        </>
      }
      onClose={() => act((session) => session.closePopover(false))}
    >
      <Swipe key={id} {...ways}>
        <p className={styles.was} lang={issue.language}>
          {text.before}
          <del>{issue.text}</del>
          {text.after}
        </p>
        <IssueFixes current={current} focused={false} large whole />
        <IssueWhy issue={issue} why={why} />
        <PlaceList mark={mark} from="keyboard" />
      </Swipe>
      <div className={styles.sheetActs}>
        <IssueActions current={current} short whole />
      </div>
    </Sheet>
  );
}

/** On a phone: one finding at a time at the bottom of the screen, with a button for the next. */
export function IssueSheet() {
  const current = useCurrent();
  return current && <Content current={current} />;
}
