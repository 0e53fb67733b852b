// Signing out so that nothing is lost and nothing is left behind. Anyone not staying signed in is asked about everything
// that exists only on this device; anyone who did finds it again at the next sign-in.
import { documentsConfigured } from '../cloud/configured.ts';
import { log } from '../log.ts';
import { isOnline } from '../offline/online.ts';
import { runBeforeLeave } from '../person/leave.ts';
import { whenForgotten } from '../person/people.ts';
import { personNow } from '../person/person.ts';
import { loadAuth } from '../person/session.ts';
import { lastingPerson } from '../person/sessionState.ts';
import { askToLeave } from './asking.ts';
import { saveUnsent } from './save.ts';
import { type Unsent, unsentOf } from './unsent.ts';

/** What waits anyway is sent without a question; a person who signs out waits so long for it, in milliseconds. */
const SEND_LIMIT_MS = 5_000;

async function sentOr(owner: string, items: Unsent[]): Promise<Unsent[]> {
  if (items.length === 0 || !isOnline() || !documentsConfigured()) return items;
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, SEND_LIMIT_MS, undefined));
  await Promise.race([saveUnsent(owner, []), limit]);
  return unsentOf(owner);
}

async function mayLeave(owner: string): Promise<boolean> {
  if (owner === lastingPerson()) return true;
  try {
    const items = await sentOr(owner, await unsentOf(owner));
    return items.length === 0 || (await askToLeave(owner, items)) === 'left';
  } catch (error) {
    // Without a storage nothing is kept here that could stay behind or be lost, but for what stands on the screen.
    log.warn('What is on this device cannot be read', error);
    return true;
  }
}

/**
 * Signs out, after asking where needed. Returns false when the person stays. Resolves when nothing of theirs is left
 * here that can be removed. Rejects with the failures of the identity service.
 */
export async function signOutSafely(how: { everywhere?: boolean; forgetDevice?: boolean } = {}): Promise<boolean> {
  await runBeforeLeave();
  if (!(await mayLeave(personNow()))) return false;
  // What was written while the dialog was open.
  await runBeforeLeave();
  const auth = await loadAuth();
  // The keys of a remembered device carry the account's name: they stay only with who chose to stay.
  const forgetDevice = how.forgetDevice === true || personNow() !== lastingPerson();
  if (how.everywhere) await auth.globalSignOut({ forgetDevice });
  else await auth.signOut({ forgetDevice });
  await whenForgotten();
  return true;
}
