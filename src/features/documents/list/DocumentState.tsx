import type { DocumentRow } from '../../../services/cloud/documents/documentRows.ts';
import { type StorageTextCode, storageTextCodes } from '../../../services/cloud/storage/storageError.ts';
import { formatSize } from '../format.ts';
import { useDocumentsText } from '../useText.ts';

const known: ReadonlySet<string> = new Set(storageTextCodes);

/** The state of a document, in words. */
export function DocumentState({
  row: { state, failure = '', uploading },
  progress,
}: {
  row: DocumentRow;
  progress: { loaded: number; total: number } | undefined;
}) {
  const { t, language } = useDocumentsText();
  if (state === 'waiting' && uploading && progress) {
    const figures = { loaded: formatSize(progress.loaded, language), total: formatSize(progress.total, language) };
    return <span className="num">{t('state.uploading', figures)}</span>;
  }
  if (state !== 'failed') return <span data-state={state}>{t(`state.${state}`)}</span>;
  const code = (known.has(failure) ? failure : 'UnknownError') as StorageTextCode;
  return <span data-state={state}>{t('state.failed', { reason: t(`errors.${code}`) })}</span>;
}
