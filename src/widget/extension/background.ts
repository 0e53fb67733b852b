// The background of the extension: keeps the engine's page there, hands texts to content scripts, and shows on the icon what
// goes on in a tab. It makes no request but for the extension's own files.
import { browserApi } from './browserApi.ts';
import { startHub } from './hub.ts';
import { isMessage } from './messages.ts';

const api = browserApi();
const COLOUR = '#ba312c';

/** Chrome's service worker has no workers of its own; Firefox's background page does it all. */
async function wake(): Promise<void> {
  const { offscreen } = api;
  if (!offscreen || (await offscreen.hasDocument())) return;
  try {
    await offscreen.createDocument({
      url: 'offscreen.html',
      reasons: ['WORKERS'],
      justification: 'Checks the text on this device, in a worker.',
    });
  } catch (thrown) {
    // Two tabs asked at once: the page is there.
    if (!(await offscreen.hasDocument())) throw thrown;
  }
}

async function showState(tabId: number, { isOn, count }: { isOn: boolean; count: number }): Promise<void> {
  const kind = isOn ? 'on' : 'off';
  await api.action.setIcon({ tabId, path: { 16: `icons/${kind}-16.png`, 32: `icons/${kind}-32.png` } });
  await api.action.setBadgeText({ tabId, text: isOn && count > 0 ? `${count}` : '' });
  await api.action.setBadgeBackgroundColor({ tabId, color: COLOUR });
  await api.action.setTitle({ tabId, title: api.i18n.getMessage(isOn ? 'titleOn' : 'titleOff') });
}

async function readTexts(file: string): Promise<unknown> {
  return (await fetch(api.runtime.getURL(`locales/${file}.json`))).json();
}

if (!api.offscreen) startHub();

api.runtime.onMessage.addListener((message, sender, answer) => {
  if (!isMessage(message)) return undefined;
  const tabId = sender.tab?.id;
  if (message.kind === 'state') {
    if (tabId !== undefined) void showState(tabId, message).catch(() => undefined);
    return undefined;
  }
  const work = message.kind === 'wake' ? wake() : readTexts(message.file);
  work.then(
    (value) => answer({ value: value ?? null }),
    () => answer(null),
  );
  // The answer comes later.
  return true;
});
