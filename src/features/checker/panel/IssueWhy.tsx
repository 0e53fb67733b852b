import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../engine/index.ts';
import { explanationOf } from '../../../services/ruleAddresses.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './Issue.module.css';

/** Why something was found, a question where that is in doubt, with an incorrect sentence from the rule and its correction. */
export function IssueWhy({ issue, why, className }: { issue: Issue; why: string; className?: string | undefined }) {
  const { t } = useTranslation();
  const explanation = explanationOf(issue.rule);
  return (
    <div className={cx(styles.why, className)}>
      {issue.certainty === 'maybe' && issue.type !== 'unknown-name' && !issue.group && (
        <p>{t(issue.type === 'misspelling' ? 'issues.perhapsWord' : 'issues.perhaps')}</p>
      )}
      {why !== '' && <p>{why}</p>}
      {issue.example && (
        <dl className={styles.example}>
          <dt>{t('issues.exampleNot')}</dt>
          <dd lang={issue.language}>{issue.example[0]}</dd>
          <dt>{t('issues.exampleBut')}</dt>
          <dd lang={issue.language}>{issue.example[1]}</dd>
        </dl>
      )}
      {explanation && (
        <p>
          <AppLink to={explanation} ahead={false}>
            {t('issues.explanation')}
          </AppLink>
        </p>
      )}
    </div>
  );
}
