// What scripts in pages and in messages share: a form checker over the extension's own engine, texts and words.
import { createFormChecker, type FormChecker } from '../checker.ts';
import { createOwnWords, type OwnWords } from '../field/ownWords.ts';
import { createTexts, localeFor } from '../texts/texts.ts';
import { createEngine } from '../thread/engine.ts';
import { browserApi } from './browserApi.ts';
import type { Message } from './messages.ts';
import { extensionThread } from './portThread.ts';
import { type Settings, writeSettings } from './settings.ts';

/** Sends a message to the background. */
export const tell = (message: Message): Promise<unknown> => browserApi().runtime.sendMessage(message);

async function readTexts(file: string): Promise<unknown> {
  const answer = (await tell({ kind: 'texts', file })) as { value: unknown } | null;
  if (!answer) throw new TypeError(`No texts ${file}`);
  return answer.value;
}

/** The person's words, in all tabs. */
export function sharedWords(settings: Settings): OwnWords {
  return createOwnWords({
    read: () => settings.words,
    write: (words) => void writeSettings({ words }),
  });
}

/** Starts checking the fields that are wanted. */
export function startChecker(
  settings: Settings,
  words: OwnWords,
  isWanted: (field: HTMLElement) => boolean,
): FormChecker {
  return createFormChecker({
    engine: createEngine(extensionThread()),
    texts: createTexts(readTexts, localeFor(null, browserApi().i18n.getUILanguage(), [])),
    words,
    defaults: { language: settings.language, level: settings.picky ? 'picky' : 'standard' },
    isWanted,
  });
}
