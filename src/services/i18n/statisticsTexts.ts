// The texts of the statistics. Their files are named here and not with those of other parts, whose list is loaded by everyone
// who signs in.
import { loadTexts } from './namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/statistics.json', { import: 'default' });

/** Loads them in English and in the current language. Rejects only if the English ones cannot be loaded. */
export const loadStatisticsTexts = (): Promise<void> => loadTexts('statistics', files);
