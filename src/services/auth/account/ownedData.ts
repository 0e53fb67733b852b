// What other parts of the product keep for a person: erased before the account is deleted, forgotten on this device
// afterwards, and part of the download of one's data. No cloud code; parts register themselves when they are loaded.

/** One part that keeps something for the person signed in. */
export interface DataOwner {
  /** Name of the part in the download. */
  name: string;
  /** Deletes what is in the cloud; the account is still there. A failure stops the deletion of the account. */
  erase?: () => Promise<void>;
  /** Drops what is on this device. */
  forget?: () => void | Promise<void>;
  /** What belongs in the download of one's data. */
  collect?: () => Promise<unknown>;
}

const owners = new Set<DataOwner>();

/** Adds a part; answers the way to take it out again. */
export function ownData(owner: DataOwner): () => void {
  owners.add(owner);
  return () => void owners.delete(owner);
}

/** All parts that are registered now. */
export const dataOwners = (): readonly DataOwner[] => [...owners];
