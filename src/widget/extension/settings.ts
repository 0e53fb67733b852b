// What the person has chosen, kept by the browser and shared by all parts of the extension.
import { browserApi } from './browserApi.ts';

/** See the head of this file. */
export interface Settings {
  /** Hosts where nothing is checked. */
  off: readonly string[];
  /** `auto`, a language or a variant. */
  language: string;
  picky: boolean;
  /** Fields whose page asks for no spelling check are checked all the same. */
  always: boolean;
  words: readonly string[];
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The settings; what is missing or damaged has its default. */
export async function readSettings(): Promise<Settings> {
  const stored = await browserApi().storage.local.get(null);
  const { language } = stored;
  return {
    off: strings(stored['off']),
    language: typeof language === 'string' ? language : 'auto',
    picky: stored['picky'] === true,
    always: stored['always'] === true,
    words: strings(stored['words']),
  };
}

/** Keeps some of them. */
export const writeSettings = (some: Partial<Settings>): Promise<void> => browserApi().storage.local.set(some);

/** Calls back whenever one has changed, in whichever part. */
export function onSettings(listener: (settings: Settings) => void): void {
  browserApi().storage.onChanged.addListener(() => void readSettings().then(listener));
}
