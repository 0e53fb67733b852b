import type { DocumentRow } from '../../../services/cloud/documents/documentRows.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ProgressBar } from '../../../ui/ProgressLine.tsx';
import styles from '../documents.module.css';
import { cancelUpload } from '../effects.ts';
import { formatDay, formatLanguage, formatSize, formatTime } from '../format.ts';
import { openDialog } from '../store.ts';
import type { Actions } from '../useActions.ts';
import { useDocumentsText } from '../useText.ts';
import { DocumentMenu } from './DocumentMenu.tsx';
import { DocumentState } from './DocumentState.tsx';

/** Properties of a row of the list. */
export interface DocumentItemProps {
  readonly row: DocumentRow;
  /** Bytes of its file that have been uploaded. */
  readonly progress: { loaded: number; total: number } | undefined;
  /** It is being opened in the checker. */
  readonly leaving: boolean;
  readonly actions: Actions;
}

/** One document: its name opens it; its menu has the other actions. */
export function DocumentItem({ row, progress, leaving, actions }: DocumentItemProps) {
  const { t, language } = useDocumentsText();
  const name = row.name || t('untitled');
  const sending = row.uploading && progress !== undefined;
  const textLanguage = row.language.slice(0, 2);
  return (
    <li className={styles.row} data-state={row.state}>
      <Icon
        name={['conflict', 'failed', 'damaged'].includes(row.state) ? 'exclamation-triangle' : 'file-earmark-text'}
      />
      <div className={styles.name}>
        <button
          type="button"
          aria-busy={leaving || undefined}
          lang={/^[a-z]{2}$/.test(textLanguage) && textLanguage !== 'au' ? textLanguage : undefined}
          onClick={() => void actions.open(row)}
        >
          {name}
        </button>
        <small>
          {formatLanguage(row.language, language) ?? t('auto')}
          {' · '}
          <DocumentState row={row} progress={progress} />
        </small>
        {leaving && (
          <small role="status" className={styles.quiet}>
            {t('opening', { name })}
          </small>
        )}
      </div>
      <span className={styles.size}>{formatSize(row.size, language)}</span>
      <time
        className={styles.day}
        dateTime={new Date(row.updatedAt).toISOString()}
        data-tip={formatTime(row.updatedAt, language)}
      >
        {formatDay(row.updatedAt, language)}
      </time>
      <span className={styles.act}>
        {row.state === 'conflict' && (
          <Button small onClick={() => openDialog('conflict', row)}>
            {t('row.compare')}
          </Button>
        )}
        {row.state === 'failed' && (
          <Button small aria-label={t('row.retry', { name })} onClick={() => void actions.retry(row)}>
            {t('retry')}
          </Button>
        )}
        {row.state === 'damaged' && (
          <Button small onClick={() => void actions.saveRaw(row)}>
            {t('row.raw')}
          </Button>
        )}
        {sending && (
          <IconButton icon="x-lg" label={t('row.cancel', { name })} onClick={() => void cancelUpload(row.id)} />
        )}
        <DocumentMenu row={row} actions={actions} />
      </span>
      {sending && (
        <span className={styles.progress}>
          <ProgressBar value={progress.loaded} max={progress.total} label={name} />
        </span>
      )}
    </li>
  );
}
