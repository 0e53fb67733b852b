// The texts of the offer of the first steps. Their files are named here for the reason given in statisticsTexts.ts.
import { loadTexts } from './namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/firstSteps.json', { import: 'default' });

/** Loads them in English and in the current language. Rejects only if the English ones cannot be loaded. */
export const loadFirstStepsTexts = (): Promise<void> => loadTexts('firstSteps', files);
