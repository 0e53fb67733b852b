import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { IssueActions } from './IssueActions.tsx';
import { IssueWhy } from './IssueWhy.tsx';
import type { Mark } from './issueIndex.ts';
import styles from './Panel.module.css';
import { PlaceList } from './PlaceList.tsx';
import { type Current, useListed } from './useCurrent.ts';

/** The corrections that the row itself does not offer. */
function OtherFixes({ current: { mark, places, isRepeated }, fixes }: { current: Current; fixes: readonly string[] }) {
  const { t } = useTranslation();
  const { act } = useController();
  if (fixes.length === 0) return null;
  const label = isRepeated ? t('issues.fixAllLikeCount', { count: places.length }) : t('issues.fix');
  const take = (fix: string) =>
    act((session) => {
      if (isRepeated) void session.applyEverywhere(mark.id, fix);
      else session.apply(mark.id, fix);
    });
  return (
    <div className={styles.acts} role="group" aria-label={t('issues.fixes')} lang={mark.issue.language}>
      {fixes.map((fix) => (
        <Button
          key={fix}
          variant="act"
          icon={isRepeated ? 'check2-all' : 'pencil'}
          aria-label={`${label}: ${fix}`}
          onClick={() => take(fix)}
        >
          {fix}
        </Button>
      ))}
    </div>
  );
}

/** What an opened row of the list has besides its first correction: the others, the reason, and what else can be done. */
export function IssueMore({ mark, why }: { mark: Mark; why: string }) {
  const { t } = useTranslation();
  const { run } = useController();
  const current = useListed(mark);
  if (!current) return null;
  const { fixes = [], isGroup } = current;
  const isName = mark.issue.type === 'unknown-name';
  return (
    <div className={styles.more}>
      {!isGroup && <OtherFixes current={current} fixes={isName ? fixes : fixes.slice(1)} />}
      <IssueWhy issue={mark.issue} why={why} />
      <PlaceList mark={mark} from="list" />
      <div className={styles.acts}>
        <IssueActions current={current} whole />
        <Button variant="act" icon="envelope" onClick={() => run('report')}>
          {t('checker.command.report')}
        </Button>
      </div>
    </div>
  );
}
