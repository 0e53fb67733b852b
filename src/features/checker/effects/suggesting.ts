// Corrections are requested when they can be seen: the open popover first, then the visible part of the list when idle.
import type { Issue } from '../../../engine/index.ts';
import { plausible } from '../../../lib/plausible.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { type CheckerState, type Corrections, hasFixes, useChecker } from '../store.ts';
import type { Checking } from './checking.ts';

/** Corrections requested. */
const MOST_ASKED = 8;
/** Those of marks that are gone are not worth more memory. */
const MOST_KEPT = 5_000;

/** See the head of this file. */
export interface Suggesting {
  /** Fetches the corrections of these marks; resolves when they are known. Never rejects. */
  need(marks: readonly Mark[]): Promise<void>;
  /** Discards all of them: dialect or personal words have changed. */
  forget(): void;
  /** Discards them when the dialect has changed; when a context net has come, they are asked once more when next seen. */
  follow(now: CheckerState, before: CheckerState): void;
}

/** Requests corrections through the worker of `checking`. */
export function createSuggesting(checking: Pick<Checking, 'suggest'>): Suggesting {
  /** What is under way, by the finding: a new one at the same place may have another sentence around it. */
  const asked = new Map<Issue, Promise<void>>();
  let generation = 0;

  /** Asks until nothing has changed meanwhile: whoever waits for these would not ask again. */
  const ask = async (marks: readonly Mark[]) => {
    const issues = marks.map(({ id, issue }) => ({ id, issue }));
    const words = marks.map(({ start, end, issue: { text, language } }) => ({ word: text, language, start, end }));
    try {
      let answers: Awaited<ReturnType<typeof checking.suggest>>;
      let mine: number;
      do {
        mine = generation;
        answers = await checking.suggest(words, MOST_ASKED);
      } while (mine !== generation);
      useChecker.setState(({ suggestions }) => {
        const next = new Map(suggestions.size > MOST_KEPT ? [] : suggestions);
        issues.forEach(({ id, issue }, at) => next.set(id, { issue, fixes: plausible(answers[at] ?? []) }));
        return { suggestions: next };
      });
    } catch {
      // The worker crashed twice or was disposed of: they are requested again when the mark is next seen.
    } finally {
      for (const { issue } of issues) asked.delete(issue);
    }
  };

  const forget = () => {
    generation += 1;
    useChecker.setState({ suggestions: new Map() });
  };

  /** They stand until they are asked once more. */
  const refresh = () => {
    generation += 1;
    useChecker.setState(({ suggestions }) => ({
      suggestions: new Map(
        [...suggestions].map(([id, known]): [number, Corrections] => [id, { ...known, isStale: true }]),
      ),
    }));
  };

  return {
    async need(marks) {
      const state = useChecker.getState();
      const unknown: Mark[] = [];
      const waiting: Promise<void>[] = [];
      for (const mark of marks) {
        if (hasFixes(state, mark)) continue;
        const running = asked.get(mark.issue);
        if (running) waiting.push(running);
        else unknown.push(mark);
      }
      if (unknown.length > 0) {
        const asking = ask(unknown);
        for (const { issue } of unknown) asked.set(issue, asking);
        waiting.push(asking);
      }
      await Promise.all(waiting);
    },
    forget,
    follow(now, before) {
      if (now.dialect !== before.dialect) forget();
      else if (now.nets !== before.nets) refresh();
    },
  };
}
