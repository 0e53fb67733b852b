// How many false alarms each direction of a classifier may have, and how often its mistake is assumed to be made.
import type { TextLanguage } from '../../../src/engine/types.ts';

/** False alarms in 100,000 words of right text. */
const WORDS = 0.4;
/** For commas, many of which are missing even in right texts: most of the alarms that were read were real missing commas. */
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

/** Sets that need more care: case after a verb, which six words of context may not reveal. */
const STRICT: Readonly<Partial<Record<TextLanguage, Readonly<Record<string, number>>>>> = { de: { mir: 0.2 } };

/** What determines the lead of a direction. */
export interface Budget {
  /** False alarms in 100,000 words of right text. */
  alarms: number;
  /** The assumed share of cases in which this word is written although the other one is right. */
  mistakeRate: number;
  /** A direction that finds a smaller share is not worth keeping. */
  leastRecall: number;
}

/** The budget of the directions of a set. */
export function budgetOf(language: TextLanguage, set: string): Budget {
  const commas = COMMAS[language]?.[set];
  return commas === undefined
    ? { alarms: STRICT[language]?.[set] ?? WORDS, mistakeRate: 0.03, leastRecall: 0.2 }
    : { alarms: commas, mistakeRate: 1, leastRecall: 0.03 };
}
