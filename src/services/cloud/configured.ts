// What any page can find out about documents without loading the cloud: whether this site offers them, and where.
import { getConfig } from '../config/config.ts';

/** The address of the document list. */
export const DOCUMENTS_PATH = '/checker/documents/';

/** Whether this installation keeps documents in the cloud. */
export function documentsConfigured(): boolean {
  const { auth, storage } = getConfig();
  return auth?.identityPoolId !== undefined && storage !== undefined;
}
