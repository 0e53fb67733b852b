// Migrates texts from before they had owners. Those that are a document of an account go to its owner, the others become the
// guest's. An interrupted migration is finished at the next start; until then nobody sees them.
import { type IDBPDatabase, openDB } from 'idb';
import { GUEST } from '../person/person.ts';
import type { AppDatabase } from '../records/database.ts';

/** The owner of a text that has not been given to anybody yet. */
export const UNCLAIMED = '';
const CLOUD = 'spelling-check.cloud';

/** Owners by the ids of the documents that this device knows. */
async function documentOwners(): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  try {
    const database = await openDB(CLOUD, undefined, {
      // There is none: it is not made here, or it would lack its tables.
      upgrade(_database, _old, _new, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    for (const store of ['summaries', 'records']) {
      for (const key of await database.getAllKeys(store)) {
        const [owner, id] = key as [string, string];
        owners.set(id, owner);
      }
    }
    database.close();
  } catch {
    // Nobody has documents here.
  }
  return owners;
}

/** Gives every text without an owner to somebody. */
export async function claimDrafts(database: IDBPDatabase<AppDatabase>): Promise<void> {
  if ((await database.countFromIndex('drafts', 'owner', UNCLAIMED)) === 0) return;
  const owners = await documentOwners();
  const transaction = database.transaction('drafts', 'readwrite');
  for (const draft of await transaction.store.index('owner').getAll(UNCLAIMED)) {
    const { id } = draft;
    await transaction.store.put({ ...draft, owner: owners.get(id) ?? GUEST });
    await transaction.store.delete([UNCLAIMED, id]);
  }
  await transaction.done;
}
