// The extension in a page: the form checker over its fields, as the person has set it for this site.
import type { FormChecker } from '../checker.ts';
import type { OwnWords } from '../field/ownWords.ts';
import { isPolite } from './polite.ts';
import { onSettings, readSettings } from './settings.ts';
import { sharedWords, startChecker, tell } from './shared.ts';

async function start(): Promise<void> {
  let settings = await readSettings();
  let words: OwnWords = sharedWords(settings);
  let checker: FormChecker | null = null;
  const show = (isOn: boolean, count: number) => void tell({ kind: 'state', isOn, count }).catch(() => undefined);

  const follow = () => {
    const isOn = !settings.off.includes(location.hostname);
    checker?.stop();
    checker = isOn ? startChecker(settings, words, (field) => isPolite(field, settings.always)) : null;
    show(isOn, 0);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && isPolite(activeElement, settings.always))
      checker?.attach(activeElement);
  };
  document.addEventListener('spelling-check-result', (event) => {
    const { issues } = (event as CustomEvent<{ issues: unknown[] }>).detail;
    show(checker !== null, issues.length);
  });
  onSettings((next) => {
    const { words: before, ...rest } = settings;
    const { words: after, ...others } = next;
    const isOther = JSON.stringify(rest) !== JSON.stringify(others);
    settings = next;
    // Words added in another tab count here at once; removed ones when the checker starts anew.
    if (before.length > after.length) words = sharedWords(next);
    else for (const word of after) if (!words.list().includes(word)) words.add(word);
    if (isOther || before.length > after.length) follow();
  });
  follow();
}

void start();
