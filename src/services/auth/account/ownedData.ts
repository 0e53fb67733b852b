// Data that other parts of the product keep for a person: erased before the account is deleted, forgotten on this device
// afterwards, and included in the data download. No cloud code; parts register themselves when loaded.

/** One part that keeps something for the person signed in. */
export interface DataOwner {
  /** Name of the part in the download. */
  name: string;
  /** Deletes the cloud data while the account still exists. A failure stops the account deletion. */
  erase?: () => Promise<void>;
  /** Drops the data on this device. */
  forget?: () => void | Promise<void>;
  /** This part's contribution to the data download. */
  collect?: () => Promise<unknown>;
}

const owners = new Set<DataOwner>();

/** Adds a part and returns a function that removes it. */
export function ownData(owner: DataOwner): () => void {
  owners.add(owner);
  return () => void owners.delete(owner);
}

/** All currently registered parts. */
export const dataOwners = (): readonly DataOwner[] => [...owners];
