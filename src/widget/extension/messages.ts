// Messages from content scripts to the background, and the one that goes the other way.

/** `wake`: the engine's page is wanted. `texts`: a file of texts. `state`: what the icon should show. */
export type Message =
  | { kind: 'wake' }
  | { kind: 'texts'; file: string }
  | { kind: 'state'; isOn: boolean; count: number };

/** What a message being written is told: it is about to be sent. */
export interface ComposeMessage {
  kind: 'sending';
}

/** Whether something is one of ours; a file is a name and no path. */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'texts') return 'file' in value && /^[a-z]{2}(\.rules\.[a-z]{2})?$/.test(String(value.file));
  return value.kind === 'wake' || value.kind === 'state';
}
