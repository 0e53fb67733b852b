// What every page may ask about documents without any part of the cloud: whether there are any here, and where.
import { getConfig } from '../config/config.ts';

/** Where the documents are listed. */
export const DOCUMENTS_PATH = '/checker/documents/';

/** Whether this installation keeps documents in the cloud. */
export function documentsConfigured(): boolean {
  const { auth, storage } = getConfig();
  return auth?.identityPoolId !== undefined && storage !== undefined;
}
