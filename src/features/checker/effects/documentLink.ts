// Links the open text to its document in the cloud. For a signed-in user the cloud is opened once the checker is idle;
// from then on every save is handed over there (services/cloud/documents/draftLink.ts). Without it the checker is the same.

import { DOCUMENTS_PATH, documentsConfigured } from '../../../services/cloud/configured.ts';
import type { Documents } from '../../../services/cloud/documents/documents.ts';
import { loadCloud } from '../../../services/cloud/load.ts';
import { storageTextCode } from '../../../services/cloud/storage/storageError.ts';
import { draftTitle } from '../../../services/drafts/draft.ts';
import { originalOf } from '../../../services/drafts/originals.ts';
import { fileTypeOf } from '../../../services/fileTypes.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { log } from '../../../services/log.ts';
import { askAccountDialog, useAccountDialog } from '../../../services/person/accountDialog.ts';
import { keepSession } from '../../../services/person/keptSession.ts';
import { useSession } from '../../../services/person/session.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useChecker } from '../store.ts';
import { whenIdle } from '../whenIdle.ts';
import type { DraftKeeping } from './draftKeeping.ts';

/** The checker's own work comes first: milliseconds after its start, unless the browser is idle earlier. */
const REST_MS = 3_000;

/** What the link needs from the rest of the checker. */
export interface LinkParts {
  drafts: Pick<DraftKeeping, 'draft' | 'flush'>;
  text(): string;
  /** Goes to another page of the site. */
  visit(path: string): void;
}

const isSignedIn = () => useSession.getState().state === 'signedIn';

/** Asks a guest to sign in; once the dialog is closed, resolves with whether they did. */
function askedToSignIn(): Promise<boolean> {
  keepSession();
  if (isSignedIn()) return Promise.resolve(true);
  return new Promise((resolve) => {
    askAccountDialog('signIn');
    const stop = useAccountDialog.subscribe(({ asked }) => {
      if (asked !== 'none') return;
      stop();
      resolve(isSignedIn());
    });
  });
}

/** Describes a failure of the cloud in words; the texts load with the first one. */
async function reasonOf(thrown: unknown): Promise<string> {
  await loadTexts('documents');
  return getI18n().t(`errors.${storageTextCode(thrown)}`, { ns: 'documents' });
}

/** Links the open text to its document, if it has one. */
export function createDocumentLink({ drafts, text, visit }: LinkParts) {
  const { t } = getI18n();
  const action = (label: string) => ({ label, onAction: () => visit(DOCUMENTS_PATH) });
  let documents: Documents | undefined;
  let stopRows = () => {};
  let ended = false;

  const show = () => {
    const before = useChecker.getState().document;
    const row = documents?.state.getState().rows.find(({ id }) => id === drafts.draft().id);
    if (row?.name === before?.name && row?.state === before?.state) return;
    useChecker.setState({ document: row ? { name: row.name, state: row.state } : null });
    if (row?.state !== 'conflict' || before?.state === 'conflict') return;
    toast.show({
      text: t('checker.documents.changed'),
      icon: 'exclamation-triangle',
      action: action(t('checker.documents.compare')),
    });
  };
  const leave = () => {
    stopRows();
    documents = undefined;
    if (!ended) show();
  };
  const connect = async (): Promise<Documents> => {
    const { openCloud } = await loadCloud();
    const opened = (await openCloud()).documents;
    if (opened !== documents && !ended) {
      stopRows();
      documents = opened;
      stopRows = opened.state.subscribe(show);
      show();
    }
    return opened;
  };
  const connectQuietly = () => {
    if (ended || !isSignedIn()) return;
    connect().catch((error: unknown) => {
      // Someone who has signed out meanwhile has no documents here.
      if (!ended && isSignedIn()) log.warn('The documents stay out of reach', error);
    });
  };

  const save = async () => {
    await drafts.flush();
    const { id, language, ignoredWords, ignoredIssues } = drafts.draft();
    const opened = await connect();
    const content = { text: text(), language, ignoredWords, ignoredIssues };
    if (await opened.has(id)) {
      // The document may be marked for removal: saving it means that it is wanted.
      await opened.undoRemove(id);
      await opened.save(id, content);
    } else {
      const file = await originalOf(id);
      const type = fileTypeOf(file?.name ?? '');
      // A file that is more than its text is kept with it.
      if (file && type && !file.pasted && file.kind !== 'txt' && file.kind !== 'md')
        await opened.upload(
          { name: file.name, type, bytes: file.bytes },
          { id, name: file.name.replace(/\.\w+$/, ''), ...content },
        );
      else await opened.create({ id, name: draftTitle(content.text), ...content });
    }
    show();
    const name = useChecker.getState().document?.name || t('checker.untitled');
    toast.show({
      text: t('checker.documents.kept', { name }),
      icon: 'cloud-check',
      action: action(t('checker.documents.show')),
    });
  };

  let callOff = () => {};
  const stops = [
    useChecker.subscribe((now, before) => now.draftId !== before.draftId && show()),
    useSession.subscribe((now, before) => {
      if (now.state === 'signedIn' && before.state !== 'signedIn') connectQuietly();
      else if (now.state === 'guest') leave();
    }),
    () => callOff(),
    leave,
  ];

  return {
    /** Opens the cloud for a signed-in user when the checker is idle. */
    begin() {
      if (!documentsConfigured() || ended) return;
      keepSession();
      callOff = whenIdle(connectQuietly, REST_MS);
    },
    /** Saves the text among the documents; a guest signs in first. Never rejects: a failure is reported to the user. */
    async keep(): Promise<void> {
      if (useChecker.getState().length === 0) {
        toast.show({ text: t('checker.documents.empty'), icon: 'info-circle' });
        return;
      }
      try {
        if (await askedToSignIn()) await save();
      } catch (error) {
        log.warn('The text was not saved among the documents', error);
        const reason = await reasonOf(error).catch(() => '');
        toast.show({ text: t('checker.documents.notKept', { reason }), kind: 'alert' });
      }
    },
    dispose() {
      ended = true;
      for (const stop of stops) stop();
    },
  };
}
