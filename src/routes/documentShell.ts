// Which document this is. A single-page application keeps the policy of its first document, so a page with another
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

/** Lets everyone save, then loads the other document; the promise stays open because this page goes. */
export async function enterDocument(url: string): Promise<never> {
  await runBeforeLeave();
  location.assign(url);
  return new Promise<never>(() => {});
}
