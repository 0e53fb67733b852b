// The add-on in Thunderbird's background: the engine's page, the script that goes into each message being written, and the
// notice to that script before the message is sent.
import { browserApi } from './browserApi.ts';
import type { ComposeMessage } from './messages.ts';

interface ComposeApi {
  compose: { onBeforeSend: { addListener(listener: (tab: { id: number }) => Promise<object>): void } };
  tabs: { sendMessage(tab: number, message: ComposeMessage): Promise<unknown> };
  scripting: {
    compose: {
      getRegisteredScripts(): Promise<{ id: string }[]>;
      registerScripts(scripts: { id: string; js: string[]; css: string[] }[]): Promise<void>;
    };
  };
}

const ID = 'spelling-check';
/** A message whose script does not answer is sent all the same. */
const PATIENCE_MS = 1000;
const api = browserApi() as unknown as ComposeApi;

/** Registered once; Thunderbird may have kept it from the last start. */
async function register(): Promise<void> {
  const { compose } = api.scripting;
  const known = await compose.getRegisteredScripts();
  if (!known.some(({ id }) => id === ID))
    await compose.registerScripts([{ id: ID, js: ['compose.js'], css: ['highlights.css'] }]);
}

// Sent by keys, with the focus in the popover, a message would have it at its end.
api.compose.onBeforeSend.addListener(async ({ id }) => {
  const told = api.tabs.sendMessage(id, { kind: 'sending' }).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return {};
});

void register();
