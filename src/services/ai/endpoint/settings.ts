// The server that a person uses: address, model and key. They stay in this tab unless the person asks for more, then in this
// browser; they are in no settings that are synchronised, and go when the person leaves.
import * as v from 'valibot';
import { keyOf, personNow } from '../../person/person.ts';

/** A person's own server. The key is empty where none is needed. */
export interface EndpointSettings {
  address: string;
  model: string;
  key: string;
  /** Kept in this browser, not only in this tab. */
  isKept: boolean;
}

const NAME = 'spelling-check.ai-endpoint';
const schema = v.object({ address: v.string(), model: v.string(), key: v.string() });

function readFrom(storage: () => Storage, owner: string): Omit<EndpointSettings, 'isKept'> | null {
  try {
    const text = storage().getItem(keyOf(NAME, owner));
    const read = text === null ? null : v.safeParse(schema, JSON.parse(text));
    return read?.success ? read.output : null;
  } catch {
    return null;
  }
}

const inTab = () => sessionStorage;
const inBrowser = () => localStorage;

/** The person's server; null if none was entered. */
export function readEndpoint(owner: string = personNow()): EndpointSettings | null {
  const tab = readFrom(inTab, owner);
  if (tab) return { ...tab, isKept: false };
  const kept = readFrom(inBrowser, owner);
  return kept && { ...kept, isKept: true };
}

/** Forgets a person's server. */
export function forgetEndpoint(owner: string = personNow()): void {
  for (const storage of [inTab, inBrowser]) {
    try {
      storage().removeItem(keyOf(NAME, owner));
    } catch {
      // Nothing was kept.
    }
  }
}

/** Keeps a person's server. Returns false if the browser would not store it. */
export function keepEndpoint({ isKept, ...settings }: EndpointSettings, owner: string = personNow()): boolean {
  forgetEndpoint(owner);
  try {
    (isKept ? inBrowser : inTab)().setItem(keyOf(NAME, owner), JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}
