// The thread that reads and writes documents.
import { formatted, loadForOffline, openDocument, readPasted, saveDocument } from '../documents/index.ts';
import type { DocumentsProcedures } from './documentsApi.ts';
import { keepParts } from './keepParts.ts';
import { answerCalls } from './rpc.ts';

answerCalls<DocumentsProcedures>(self, {
  open: ({ bytes, name }) => openDocument(bytes, name),
  save: saveDocument,
  paste: ({ html }) => readPasted(html),
  copy: ({ text, page }) => formatted(text, page),
  async keep() {
    await loadForOffline();
    await keepParts();
  },
});
