// The add-on in a message that is being written: its whole document is one field. Nothing of ours may be in the message when it
// is sent: marks are drawn by the program, and the popover is there only while the writer is in it.
import { browserApi } from './browserApi.ts';
import { readSettings } from './settings.ts';
import { sharedWords, startChecker } from './shared.ts';

async function start(): Promise<void> {
  const settings = await readSettings();
  const checker = startChecker(settings, sharedWords(settings), (field) => field === document.body);
  // A draft may have been saved with the popover open.
  for (const left of document.querySelectorAll('spelling-check-popover')) left.remove();
  checker.attach(document.body);
  window.addEventListener('blur', () => checker.close());
  // The background says one thing only: the message is about to be sent.
  browserApi().runtime.onMessage.addListener((_message, _sender, answer) => {
    checker.close();
    answer(null);
    return undefined;
  });
  window.addEventListener('pagehide', () => checker.stop());
}

void start();
