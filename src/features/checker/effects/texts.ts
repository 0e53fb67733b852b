// Where texts come from and go to: new, files, samples, the clipboard, download, print, share, the trash.
import type { RefusalReason } from '../../../documents/index.ts';
import { hasFormat } from '../../../lib/clipboardFormat.ts';
import { AppError, toAppError } from '../../../lib/errors.ts';
import { readClipboard, writeClipboard } from '../../../services/clipboard.ts';
import { draftTitle } from '../../../services/drafts/draft.ts';
import { deleteDraft, putBackDraft } from '../../../services/drafts/drafts.ts';
import type { ChosenFile } from '../../../services/fileAccess.ts';
import { fileName, saveTextFile } from '../../../services/files.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { EditorPort } from '../editor/port.ts';
import type { Sample } from '../editor/samples.ts';
import { useChecker } from '../store.ts';
import type { DocumentFile } from './documentFile.ts';
import type { DraftKeeping } from './draftKeeping.ts';
import { dropSentencesOf } from './progressKeeping.ts';
import type { StepToast } from './stepToast.ts';

/** What moving texts around needs from the rest of the checker. */
export interface TextParts {
  editor(): EditorPort;
  drafts: DraftKeeping;
  documentFile: DocumentFile;
  tellStep: StepToast['tell'];
  /** Shows another text; for the undo history this is one step in the same editor. */
  show(text: string): void;
}

/** See the head of this file. */
export type Texts = ReturnType<typeof createTexts>;

/** The commands on whole texts. Failures are reported in a toast and never touch the open text. */
export function createTexts({ editor, drafts, documentFile, tellStep, show }: TextParts) {
  const { t } = getI18n();
  const tellError = (thrown: unknown) => {
    const { code, params } = toAppError(thrown);
    const reason = code === 'document-refused' ? (params['reason'] as RefusalReason) : undefined;
    toast.show({ text: reason ? t(`checker.refused.${reason}`) : t(`errors.${code}`, params), kind: 'alert' });
  };
  /** A text that replaces the open one; the open one stays in the list of texts. */
  const replaceBy = async (text: string, foreign?: string) => {
    if (editor().length() > 0) await drafts.begin();
    show(text);
    drafts.change({ foreign });
    editor().focus();
  };
  const openFile = async (chosen: ChosenFile) => {
    try {
      const { text, keep } = await documentFile.read(chosen);
      await replaceBy(text);
      await keep();
      toast.show({ text: t('checker.opened', { name: chosen.file.name }) });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code !== 'aborted') tellError(error);
    }
  };
  const insert = (text: string) => {
    const { start, end } = editor().selection();
    const lines = text.replace(/\r\n?/g, '\n');
    editor().replace([{ start, end, insert: lines }], start + lines.length);
  };
  /** Pastes a page: as the text that it is, or within another text with marks for its lists. `plain` is the same without format. */
  const pasteFormatted = async (html: string, plain: string) => {
    const page = await documentFile.readPasted(html);
    const { start, end } = editor().selection();
    const isWhole = start === 0 && end === editor().length();
    insert(page?.text.trim() ? (isWhole ? page.text : page.marked) : plain);
    if (page && isWhole) await documentFile.pasted(html);
  };
  const goBackTo = async (id: string) => {
    const draft = await drafts.open(id);
    if (draft) show(draft.text);
  };

  return {
    openFile,
    pasteFormatted,
    async startNew() {
      const before = drafts.draft().id;
      const had = editor().length() > 0;
      await drafts.begin();
      show('');
      editor().focus();
      if (!had) return;
      const action = { label: t('checker.undoAction'), onAction: () => void goBackTo(before) };
      toast.show({ text: t('checker.started'), icon: 'pencil', action });
    },
    async openText(id: string) {
      try {
        await goBackTo(id);
        editor().focus();
      } catch (thrown) {
        tellError(thrown);
      }
    },
    sample: (sample: Sample) => replaceBy(sample.text, sample.text),
    /** Takes a text of somebody else's as a new one. */
    take: (text: string) => replaceBy(text, text),
    /** Discards the text; the toast, and undo in the editor, bring it back. */
    clear() {
      const length = editor().length();
      if (length === 0) return;
      const text = editor().text();
      editor().replace([{ start: 0, end: length, insert: '' }], 0);
      const back = () => {
        editor().replace([{ start: 0, end: editor().length(), insert: text }], 0);
        editor().focus();
      };
      tellStep({ text: t('checker.cleared'), icon: 'trash' }, back);
      editor().focus();
    },
    async deleteText(id: string): Promise<void> {
      const { owner } = drafts.draft();
      const draft = await deleteDraft(owner, id);
      if (!draft) return;
      const bringSentences = await dropSentencesOf(owner, id);
      const onAction = () => {
        void putBackDraft(draft);
        bringSentences();
      };
      const action = { label: t('checker.undoAction'), onAction };
      toast.show({ text: t('checker.deleted', { title: draftTitle(draft.text) }), icon: 'trash', action });
    },
    async copy() {
      try {
        await writeClipboard(editor().text(), documentFile.page);
        toast.show({ text: t('checker.copied'), icon: 'clipboard-check' });
      } catch {
        tellError(new AppError('clipboard-refused'));
      }
    },
    async paste() {
      try {
        const { text, html } = await readClipboard();
        await (hasFormat(html) ? pasteFormatted(html, text) : insert(text));
        editor().focus();
      } catch {
        tellError(new AppError('clipboard-refused'));
      }
    },
    download() {
      const { title } = useChecker.getState();
      saveTextFile(fileName(title, 'txt'), editor().text());
    },
    /** Saves the text as a file of a kind, or into the one it came from. */
    async save(...how: Parameters<DocumentFile['save']>) {
      try {
        await documentFile.save(...how);
      } catch (thrown) {
        tellError(thrown);
      }
    },
    print: () => window.print(),
    tellError,
  };
}
