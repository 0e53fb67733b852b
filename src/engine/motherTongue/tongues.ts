// Brings what a person's mother tongue leads to into the engine: for each language that is loaded, once, when options first ask for it.
import type { Checker } from '../checker.ts';
import type { CheckOptions, TextLanguage } from '../types.ts';
import type { Interference } from './types.ts';

/** Brings a chunk; null for the language itself. */
export type BringTongue = (language: TextLanguage, motherTongue: TextLanguage) => Promise<Interference | null>;

/** See the head of this file. */
export interface Tongues {
  /** Settles once there is something new, or nothing more to be had; null if nothing is lacking. Never rejects. */
  bring(options: CheckOptions | null): Promise<unknown> | null;
  /** What could not be had is tried again. */
  retry(): void;
}

/** Nothing is brought yet. */
export function createTongues(checker: Checker, chunk: BringTongue): Tongues {
  /** By language and mother tongue; what has failed stays until it is to be tried again. */
  const brought = new Map<string, 'coming' | 'here' | 'failed'>();
  return {
    bring(options) {
      const motherTongue = options?.motherTongue;
      if (!motherTongue) return null;
      const lacking = checker
        .loaded()
        .filter((language) => language !== motherTongue && !brought.has(`${language} ${motherTongue}`));
      if (lacking.length === 0) return null;
      return Promise.all(
        lacking.map(async (language) => {
          const key = `${language} ${motherTongue}`;
          brought.set(key, 'coming');
          try {
            const found = await chunk(language, motherTongue);
            if (found) checker.loadMotherTongue(language, motherTongue, found);
            brought.set(key, 'here');
          } catch {
            brought.set(key, 'failed');
          }
        }),
      );
    },
    retry() {
      for (const [key, state] of brought) if (state === 'failed') brought.delete(key);
    },
  };
}
