import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Sort } from '../../ui/Sort.tsx';
import { useController } from './controller.ts';
import styles from './Issue.module.css';
import { IssueFixes } from './IssueFixes.tsx';
import { lookOf } from './issueIndex.ts';
import { type Current, useCurrent } from './useCurrent.ts';
import { useMessage } from './useMessage.ts';

/** Characters of the text shown on each side of the word. */
const CONTEXT = 18;

function Content({ current }: { current: Current }) {
  const { t } = useTranslation();
  const controller = useController();
  const { mark, fixes, position, total, alike } = current;
  const { title, why } = useMessage(mark.issue);
  const { id, issue } = mark;
  const act = controller.act;
  const first = fixes?.[0];
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
      <p className={styles.was} lang={issue.language}>
        {text.before}
        <del>{issue.text}</del>
        {text.after}
      </p>
      <IssueFixes current={current} focused={false} large />
      <p className={styles.why}>{why}</p>
      <div className={styles.sheetActs}>
        <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreOnce(id))}>
          {t('issues.ignore')}
        </Button>
        <Button variant="act" icon="journal-plus" onClick={() => act((session) => void session.addToDictionary(id))}>
          {t('issues.add')}
        </Button>
        {alike > 1 && first !== undefined ? (
          <Button variant="act" icon="check2-all" onClick={() => act((session) => session.applyEverywhere(id, first))}>
            {t('issues.fixAllLike')}
          </Button>
        ) : (
          <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreWord(id))}>
            {t('issues.ignoreInText')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** On a phone: one finding at a time at the lower edge, with the way to the next. */
export function IssueSheet() {
  const current = useCurrent();
  return current && <Content current={current} />;
}
