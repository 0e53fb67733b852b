// What may stand in place of a word: asked of the worker, which is given the file with it when a card first asks.
import type { SynonymGroup } from '../../../engine/index.ts';
import { fetchPack, isPackOffered } from '../../../services/packs.ts';
import type { WordToShow } from '../../../workers/api.ts';
import type { createCheckerClient } from '../../../workers/client.ts';

/** See the head of this file. [] where nobody knows any; `onFetch` is called before the file is fetched. Rejects like `fetchPack`. */
export type AskSynonyms = (
  word: WordToShow,
  signal: AbortSignal,
  onFetch: () => void,
) => Promise<readonly SynonymGroup[]>;

/** Asks again with the file whenever the worker does not have it: after a crash it is another worker. */
export const createAskSynonyms =
  ({ synonyms }: Pick<ReturnType<typeof createCheckerClient>, 'synonyms'>): AskSynonyms =>
  async (word, signal, onFetch) => {
    if (!(await isPackOffered(word.language, 'synonyms'))) return [];
    const known = await synonyms({ ...word, file: null }, signal);
    if (known) return known;
    onFetch();
    const file = await fetchPack(word.language, () => undefined, signal, 'synonyms');
    return (await synonyms({ ...word, file }, signal)) ?? [];
  };
