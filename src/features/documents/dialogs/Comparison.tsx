import { Fragment, useMemo } from 'react';
import type { DocumentContent } from '../../../services/cloud/documents/documentTypes.ts';
import { formatSize, formatTime } from '../format.ts';
import { useDocumentsText } from '../useText.ts';
import { differences, type Stretch } from '../versions/differences.ts';
import styles from './dialogs.module.css';
import { ScrollText } from './ScrollText.tsx';

/** Both texts of a conflict. */
export interface Sides {
  readonly mine: DocumentContent;
  readonly theirs: DocumentContent;
}

/** The two texts side by side, with the differences marked in each. */
export function Comparison({ mine, theirs }: Sides) {
  const { t } = useDocumentsText();
  const stretches = useMemo(() => differences(mine.text, theirs.text), [mine.text, theirs.text]);
  return (
    <>
      {stretches.length === 0 && <p className={styles.lead}>{t('conflict.same')}</p>}
      <div className={styles.sides}>
        <Side side="mine" title={t('conflict.mine')} content={mine} stretches={stretches} />
        <Side
          side="theirs"
          title={theirs.device ? t('conflict.theirs', { device: theirs.device }) : t('conflict.otherDevice')}
          content={theirs}
          stretches={stretches}
        />
      </div>
    </>
  );
}

interface SideProps {
  readonly side: 'mine' | 'theirs';
  readonly title: string;
  readonly content: DocumentContent;
  readonly stretches: readonly Stretch[];
}

function Side({ side, title, content: { name, text, updatedAt }, stretches }: SideProps) {
  const { t, language } = useDocumentsText();
  const characters = new Intl.NumberFormat(language);
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      <p className={styles.quiet}>
        {name} · {formatTime(updatedAt, language)} · {formatSize(new Blob([text]).size, language)}
      </p>
      <ScrollText label={title}>
        {stretches.length === 0 && text}
        {stretches.map((stretch, index) => (
          <Fragment key={`${stretch.kind}-${index}`}>
            {stretch.kind === 'same' && stretch.text}
            {stretch.kind === 'different' && stretch[side] !== '' && <mark>{stretch[side]}</mark>}
            {stretch.kind === 'cut' && (
              <small>{t('conflict.gap', { count: stretch.cut, number: characters.format(stretch.cut) })}</small>
            )}
          </Fragment>
        ))}
      </ScrollText>
    </div>
  );
}
