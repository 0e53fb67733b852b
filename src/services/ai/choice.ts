// Which engine helps with rewriting, and who may read the text for it. Kept in this browser and for this person only: on another
// device nobody has agreed to anything.
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { keyOf, personNow } from '../person/person.ts';
import type { ProviderId, Receiver } from './types.ts';

/** See the head of this file. */
export interface EngineChoice {
  readonly id: 'embedded' | ProviderId;
  /** Receivers that the person has agreed to (`receiverKey`). */
  readonly agreed: readonly string[];
}

const NAME = 'spelling-check.ai-engine';
const schema = v.object({
  id: v.picklist(['embedded', 'browser', 'endpoint', 'operator']),
  agreed: v.array(v.string()),
});
const NONE: EngineChoice = { id: 'embedded', agreed: [] };

function read(): EngineChoice {
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(keyOf(NAME, personNow())) ?? 'null'));
    return kept.success ? kept.output : NONE;
  } catch {
    return NONE;
  }
}

/** The choice of whoever uses the page. */
export const engineChoice = createStore<EngineChoice>(() => NONE);

/** Reads what was kept: on a page that has just been opened, and when somebody else signs in. */
export const recallChoice = (): void => engineChoice.setState(read(), true);

/** Changes it. Where the browser stores nothing, it lasts for this visit. */
export function chooseEngine(change: Partial<EngineChoice>): void {
  engineChoice.setState(change);
  try {
    localStorage.setItem(keyOf(NAME, personNow()), JSON.stringify(engineChoice.getState()));
  } catch {
    // It lasts for this visit.
  }
}

/** Forgets what a person has chosen and agreed to. */
export function forgetChoice(owner: string): void {
  try {
    localStorage.removeItem(keyOf(NAME, owner));
  } catch {
    // Nothing was kept.
  }
  if (owner === personNow()) engineChoice.setState(NONE, true);
}

/** Whom somebody agrees to: the browser, or one host. */
const receiverKey = (receiver: Receiver): string => (receiver.kind === 'browser' ? 'browser' : receiver.host);

/** Whether the text may go there. */
export const isAgreed = ({ agreed }: EngineChoice, receiver: Receiver | null): boolean =>
  receiver !== null && agreed.includes(receiverKey(receiver));

/** Lets a receiver read the text, or no longer. */
export function agree(receiver: Receiver, may: boolean): void {
  const key = receiverKey(receiver);
  const others = engineChoice.getState().agreed.filter((one) => one !== key);
  chooseEngine({ agreed: may ? [...others, key] : others });
}
