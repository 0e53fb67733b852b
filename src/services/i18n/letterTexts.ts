// The texts of what to see to before a letter is sent. Their files are named here for the reason given in statisticsTexts.ts.
import { loadTexts } from './namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/letter.json', { import: 'default' });

/** Loads them in English and in the current language. Rejects only if the English ones cannot be loaded. */
export const loadLetterTexts = (): Promise<void> => loadTexts('letter', files);
