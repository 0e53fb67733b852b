// The texts of a person's progress. Their files are named here for the reason given in statisticsTexts.ts.
import { loadTexts } from './namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/progress.json', { import: 'default' });

/** Loads them in English and in the current language. Rejects only if the English ones cannot be loaded. */
export const loadProgressTexts = (): Promise<void> => loadTexts('progress', files);
