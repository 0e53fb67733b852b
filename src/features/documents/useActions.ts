// The commands on one document, with messages about their outcome.
import { useNavigate } from 'react-router';
import type { DocumentRow } from '../../services/cloud/documents/documentRows.ts';
import { storageTextCode } from '../../services/cloud/storage/storageError.ts';
import { toast } from '../../ui/toast/store.ts';
import {
  duplicate,
  openInChecker,
  remove,
  retry,
  saveOriginal,
  saveRaw,
  saveText,
  undoRemove,
  uploadFile,
} from './effects.ts';
import { offerRoom } from './store.ts';
import { RefusedFile } from './uploadFile.ts';
import { useDocumentsText } from './useText.ts';

/** The undo is offered for slightly less time than the service waits (10 s): a late press still works. */
const UNDO_SHOWN_MS = 9_500;

/** The commands. None rejects: a failure is shown in a message. */
export function useActions(checker: string) {
  const { t, reason } = useDocumentsText();
  const navigate = useNavigate();
  const tell = (text: string) => toast.show({ text, kind: 'alert' });
  const attempt = async ({ name }: { name: string }, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      tell(t('actionFailed', { name: name || t('untitled'), reason: reason(error) }));
      return false;
    }
  };

  return {
    async open({ id, name }: DocumentRow) {
      const title = name || t('untitled');
      try {
        if (await openInChecker(id)) await navigate(checker);
        else tell(t('openElsewhere', { name: title }));
      } catch (error) {
        tell(t('openFailed', { name: title, reason: reason(error) }));
      }
    },
    async duplicate(row: DocumentRow) {
      const done = await attempt(row, () => duplicate(row.id));
      if (done) toast.show({ text: t('duplicated', { name: row.name || t('untitled') }), icon: 'copy' });
    },
    async remove(row: DocumentRow) {
      if (!(await attempt(row, () => remove(row.id)))) return;
      const action = { label: t('undo'), onAction: () => void attempt(row, () => undoRemove(row.id)) };
      const text = t('deleted', { name: row.name || t('untitled') });
      toast.show({ text, icon: 'trash', action, ms: UNDO_SHOWN_MS });
    },
    retry: (row: DocumentRow) => attempt(row, () => retry(row.id)),
    saveText: (row: DocumentRow) => attempt(row, () => saveText(row.id)),
    saveRaw: (row: DocumentRow) => attempt(row, () => saveRaw(row.id)),
    saveOriginal: (row: DocumentRow) =>
      attempt(row, async () => {
        if (row.original) await saveOriginal(row.id, row.original);
      }),
    /** One after the other: the space each takes is counted before the next one is accepted. */
    async upload(files: readonly File[]) {
      for (const file of files) {
        try {
          await uploadFile(file);
        } catch (error) {
          const { name } = file;
          const why = error instanceof RefusedFile ? error.reason : null;
          tell(why ? t(`refused.${why}`, { name }) : t('refused.failed', { name, reason: reason(error) }));
          if (storageTextCode(error) === 'QuotaExceeded') offerRoom();
        }
      }
    },
  };
}

/** See `useActions`. */
export type Actions = ReturnType<typeof useActions>;
