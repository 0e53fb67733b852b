// How many false alarms each direction of a classifier may have, and how often its mistake is taken to be made.
import type { TextLanguage } from '../../src/engine/types.ts';

/** False alarms in 100,000 words of right text. */
const WORDS = 0.4;
/** For commas, of which right texts lack many themselves: what was read among the alarms was mostly a comma that is missing. */
const COMMAS: Readonly<Partial<Record<TextLanguage, Readonly<Record<string, number>>>>> = {
  de: {
    'comma-conjunction': 0.5,
    'comma-relative': 6,
    'comma-contrast': 0.4,
    'comma-comparison': 1,
    'comma-infinitive': 0.4,
    'comma-closing': 0.9,
    'comma-front': 0.3,
  },
  en: {
    'comma-joining': 1.2,
    'comma-which': 5,
    'comma-that': 1.5,
    'comma-opening-clause': 3.5,
    'comma-opening-phrase': 7,
    'comma-aside': 1,
    'comma-greeting': 1.5,
    'comma-address': 0.3,
  },
};

/** Sets that ask for more care: case after a verb, which six words may not show. */
const STRICT: Readonly<Partial<Record<TextLanguage, Readonly<Record<string, number>>>>> = { de: { mir: 0.2 } };

/** What decides the lead of a direction. */
export interface Budget {
  /** False alarms in 100,000 words of right text. */
  alarms: number;
  /** How often the word is written for the other one, of all times that the other is right: an assumption. */
  mistakeRate: number;
  /** A direction that finds a smaller share is not worth its place. */
  leastRecall: number;
}

/** The budget of the directions of a set. */
export function budgetOf(language: TextLanguage, set: string): Budget {
  const commas = COMMAS[language]?.[set];
  return commas === undefined
    ? { alarms: STRICT[language]?.[set] ?? WORDS, mistakeRate: 0.03, leastRecall: 0.2 }
    : { alarms: commas, mistakeRate: 1, leastRecall: 0.03 };
}
