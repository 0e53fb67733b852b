// Corrections are requested when they can be seen: the open popover first, then the visible part of the list when idle.
import type { Suggestion, TextLanguage } from '../../../engine/index.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { fixesOf, suggestionKey, useChecker } from '../store.ts';
import type { Checking } from './checking.ts';

/** Corrections requested, and shown at most. */
const MOST_ASKED = 8;
const MOST_SHOWN = 5;
/** In units of the engine's score: what is this far behind the best, or this far from any likely word, only distracts. */
const WITHIN = 26;
const UNLIKELY = 15;

/** The corrections worth showing: always the best one, others only if they are close to it. */
export function plausible(found: readonly Suggestion[]): string[] {
  const best = found[0];
  if (!best) return [];
  const near = found.filter(({ score }, at) => at === 0 || (score <= best.score + WITHIN && score < UNLIKELY));
  return near.slice(0, MOST_SHOWN).map(({ text }) => text);
}

/** See the head of this file. */
export interface Suggesting {
  /** Fetches the corrections of these marks; resolves when they are known. Never rejects. */
  need(marks: readonly Mark[]): Promise<void>;
  /** Discards all of them: dialect or personal words have changed. */
  forget(): void;
}

/** Requests corrections through the worker of `checking`. */
export function createSuggesting(checking: Pick<Checking, 'suggest'>): Suggesting {
  const asked = new Map<string, Promise<void>>();
  let generation = 0;

  const ask = async (words: { word: string; language: TextLanguage }[]) => {
    const mine = generation;
    try {
      const answers = await checking.suggest(words, MOST_ASKED);
      if (mine !== generation) return;
      useChecker.setState(({ suggestions }) => {
        const next = new Map(suggestions);
        words.forEach(({ word, language }, at) => {
          next.set(suggestionKey(language, word), plausible(answers[at] ?? []));
        });
        return { suggestions: next };
      });
    } catch {
      // The worker crashed twice or was disposed of: they are requested again when the mark is next seen.
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
