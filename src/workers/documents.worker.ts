// The thread that reads and writes documents.
import { loadForOffline, openDocument, saveDocument } from '../documents/index.ts';
import type { DocumentsProcedures } from './documentsApi.ts';
import { keepParts } from './keepParts.ts';
import { answerCalls } from './rpc.ts';

answerCalls<DocumentsProcedures>(self, {
  open: ({ bytes, name }) => openDocument(bytes, name),
  save: saveDocument,
  async keep() {
    await loadForOffline();
    await keepParts();
  },
});
