// Corrections are asked for when they can be seen: the open popover first, then the visible part of the list in idle time.
import type { TextLanguage } from '../../../engine/index.ts';
import type { Mark } from '../issueIndex.ts';
import { fixesOf, suggestionKey, useChecker } from '../store.ts';
import type { Checking } from './checking.ts';

/** Corrections shown at most. */
export const MOST_FIXES = 6;

/** See the head of this file. */
export interface Suggesting {
  /** Makes the corrections of these marks known; resolves when they are. Never rejects. */
  need(marks: readonly Mark[]): Promise<void>;
  /** Forgets all: dialect or personal words have changed. */
  forget(): void;
}

/** Asks through the worker of `checking`. */
export function createSuggesting(checking: Pick<Checking, 'suggest'>): Suggesting {
  const asked = new Map<string, Promise<void>>();
  let generation = 0;

  const ask = async (words: { word: string; language: TextLanguage }[]) => {
    const mine = generation;
    try {
      const answers = await checking.suggest(words, MOST_FIXES);
      if (mine !== generation) return;
      useChecker.setState(({ suggestions }) => {
        const next = new Map(suggestions);
        words.forEach(({ word, language }, at) => {
          next.set(suggestionKey(language, word), answers[at]?.map(({ text }) => text) ?? []);
        });
        return { suggestions: next };
      });
    } catch {
      // The worker crashed twice or was disposed of: ask again when the mark is seen again.
      for (const { word, language } of words) asked.delete(suggestionKey(language, word));
    }
  };

  return {
    async need(marks) {
      const state = useChecker.getState();
      const unknown = new Map<string, { word: string; language: TextLanguage }>();
      const waiting: Promise<void>[] = [];
      for (const mark of marks) {
        if (fixesOf(state, mark)) continue;
        const { text: word, language } = mark.issue;
        const key = suggestionKey(language, word);
        const running = asked.get(key);
        if (running) waiting.push(running);
        else unknown.set(key, { word, language });
      }
      if (unknown.size > 0) {
        const asking = ask([...unknown.values()]);
        for (const key of unknown.keys()) asked.set(key, asking);
        waiting.push(asking);
      }
      await Promise.all(waiting);
    },
    forget() {
      generation += 1;
      asked.clear();
      useChecker.setState({ suggestions: new Map() });
    },
  };
}
