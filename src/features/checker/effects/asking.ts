// Questions about the checked text that the worker answers, in the coordinates of the whole text.
import type { TextLanguage } from '../../../engine/index.ts';
import type { WordToMend } from '../../../workers/api.ts';
import type { createCheckerClient } from '../../../workers/client.ts';
import { shiftedBy, shiftedLetter, shiftedRewrites, shiftedStatistics, shiftedTone } from './shift.ts';
import { createAskSynonyms } from './synonyms.ts';

type Client = Pick<
  ReturnType<typeof createCheckerClient>,
  'statistics' | 'letter' | 'tone' | 'rewrites' | 'guard' | 'suggest' | 'wordCard' | 'synonyms' | 'formsLike'
>;

/** `by` is where the checked range begins. */
export const createAsking = (client: Client, by: () => number) => ({
  statistics: async (signal: AbortSignal) => shiftedStatistics(await client.statistics(signal), by()),
  /** What to look at before the text is sent: null if it is no letter, undefined if it was edited meanwhile. */
  letter: async (language: TextLanguage, signal: AbortSignal) =>
    shiftedLetter(await client.letter(language, signal), by()),
  /** How the text sounds: null if nothing is known of its language, undefined if it was edited meanwhile. */
  tone: async (language: TextLanguage, signal: AbortSignal) => shiftedTone(await client.tone(language, signal), by()),
  /** What may stand in place of parts of the text; null if it was edited meanwhile. */
  rewrites: async (signal: AbortSignal) => shiftedRewrites(await client.rewrites(null, signal), by()),
  guard: client.guard,
  wordCard: client.wordCard,
  synonyms: createAskSynonyms(client),
  formsLike: client.formsLike,
  /** The best corrections of each word at its place in the text. */
  suggest(words: readonly WordToMend[], max: number) {
    return client.suggest(
      words.map((word) => shiftedBy(word, -by())),
      max,
    );
  },
});
