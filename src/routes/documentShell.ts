// Which document is open. A single-page application keeps the policy of its first document, so a page with a different
// policy can only be reached by loading its own document (cloud.md 5.2).
import { runBeforeLeave } from '../services/person/leave.ts';
import type { RouteRow } from './table.ts';

type Shell = RouteRow['shell'];

let own: Shell = 'app';

/** Set once at the start, from the page's JSON block. */
export function setDocumentShell(shell: Shell): void {
  own = shell;
}

/** Whether a row needs another document than the one that is open. */
export function needsOtherDocument(row: RouteRow | undefined): boolean {
  return row !== undefined && row.shell !== own;
}

/** Runs all savers, then loads the other document; the promise never settles because this page is unloaded. */
export async function enterDocument(url: string): Promise<never> {
  await runBeforeLeave();
  location.assign(url);
  return new Promise<never>(() => {});
}
