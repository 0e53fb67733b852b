import { useTranslation } from 'react-i18next';
import type { LetterFinding, TextRange } from '../../../engine/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useController } from '../controller.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { useMessage } from '../panel/useMessage.ts';
import styles from './letter.module.css';
import { placeOf, type SeenLetter } from './useLetter.ts';

/** Whether these are there, only the writer knows. */
const isReminder = ({ kind }: LetterFinding): boolean => kind === 'attachment' || kind === 'closing';

function FindingLine({ finding, onSelect }: { finding: LetterFinding; onSelect(): void }) {
  const { t } = useTranslation('letter');
  const reminds = isReminder(finding);
  const { found = '', name = '', fix = '' } = finding.params;
  return (
    <li>
      <button type="button" className={styles.line} data-reminder={reminds || undefined} onClick={onSelect}>
        <Icon name={reminds ? 'info-circle' : 'exclamation-triangle'} />
        {t(`lines.${finding.kind}`, { found, name, fix })}
      </button>
    </li>
  );
}

function MarkLine({ mark, onSelect }: { mark: Mark; onSelect(): void }) {
  const { title } = useMessage(mark.issue, mark.issue.replacements?.[0]);
  return (
    <li>
      <button type="button" className={styles.line} onClick={onSelect}>
        <Icon name="exclamation-triangle" />
        {title}
      </button>
    </li>
  );
}

/** What to see to, each line a way to its place. */
export function LetterLines({
  report,
  marks,
  onJump,
}: {
  report: SeenLetter;
  /** Findings of rules that are listed as well. */
  marks: readonly Mark[];
  onJump?(): void;
}) {
  const { t } = useTranslation('letter');
  const { session } = useController();
  const to = (placeNow: () => TextRange | null) => () => {
    const place = placeNow();
    if (!place) return;
    session?.point(place);
    onJump?.();
  };
  return (
    <ul className={styles.lines} aria-label={t('title')}>
      {report.map((finding) => (
        <FindingLine
          key={`${finding.kind} ${finding.start}`}
          finding={finding}
          onSelect={to(() => placeOf(finding, session?.text() ?? ''))}
        />
      ))}
      {marks.map((mark) => (
        <MarkLine key={mark.id} mark={mark} onSelect={to(() => mark)} />
      ))}
    </ul>
  );
}

/** Said where nothing is left. */
export function Fine() {
  const { t } = useTranslation('letter');
  return (
    <p className={styles.fine}>
      <Icon name="check-lg" />
      {t('fine')}
    </p>
  );
}
