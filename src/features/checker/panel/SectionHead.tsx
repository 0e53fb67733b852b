import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { formatNumber } from '../status/format.ts';
import styles from './IssueList.module.css';
import type { Section } from './sections.ts';

/** The heading of a part of the list. Names are mostly right: all of them can be kept at once. */
export function SectionHead({ section: { name, marks, count } }: { section: Section }) {
  const { t, i18n } = useTranslation();
  const { act } = useController();
  return (
    <li className={styles.section}>
      <h3>
        {t(`issues.section.${name}`)} {formatNumber(count, i18n.language)}
      </h3>
      {name === 'names' && marks.length > 1 && (
        <Button variant="act" icon="check2-all" onClick={() => act((session) => session.ignoreNames())}>
          {t('issues.keepNames')}
        </Button>
      )}
    </li>
  );
}
