// The word that is looked at: the one at the caret, wherever that goes, or one that somebody has typed; and what is known of it.
import { useEffect, useEffectEvent, useState } from 'react';
import type { TextLanguage, WordCard } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { type CheckerState, useChecker } from '../store.ts';
import { LONGEST, wordAt } from './wordIn.ts';

/** Somebody who moves the caret about is not looking at each word: they wait for a rest, in milliseconds. */
const REST = 120;

/** A word, and the language of the passage that it stands in if that is not the text's. */
export interface Looked {
  readonly word: string;
  readonly passage: TextLanguage | null;
  /** Where it stands in the text; null if it was looked up. */
  readonly at: number | null;
}

/** Whether the focus is not in a view beside the text. */
function isOutside(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && !activeElement.closest('[data-side]');
}

/** The word at the caret, until another one is looked up. */
export function useWordAtCaret(): { looked: Looked | null; look(word: string): void } {
  const controller = useController();
  const [looked, setLooked] = useState<Looked | null>(null);
  const read = useEffectEvent(() => {
    const place = controller.session?.atCaret(LONGEST);
    const found = place && wordAt(place.text, place.caret);
    // Between words it stays as it is.
    if (!found) return;
    const caret = controller.session?.caret().end ?? 0;
    const passage = useChecker.getState().passages.find(({ start, end }) => start <= caret && caret <= end + 1);
    setLooked({ word: found.word, passage: passage?.language ?? null, at: caret - place.caret + found.at });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      if (!isOutside()) return;
      clearTimeout(timer);
      // Who has gone on to the view meanwhile may have looked up another word there.
      timer = setTimeout(() => isOutside() && read(), REST);
    };
    read();
    document.addEventListener('selectionchange', onMove);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onMove);
    };
  }, []);
  return { looked, look: (word) => setLooked({ word, passage: null, at: null }) };
}

/** The language of a word: of its passage or its finding if it has one, else of the text. */
const languageOf = (state: CheckerState, looked: Looked | null): TextLanguage | null =>
  looked?.passage ??
  state.marks.find(({ issue }) => issue.text === looked?.word)?.issue.language ??
  textLanguage(state);

/** What is known of a word. */
export interface Known {
  /** Null while the dictionary of its language is not there, undefined before it is known. */
  readonly card: WordCard | null | undefined;
  readonly language: TextLanguage | null;
  readonly isFailed: boolean;
  retry(): void;
}

/** See the head of this file. */
export function useCard(looked: Looked | null): Known {
  const controller = useController();
  const word = looked?.word ?? null;
  const language = useChecker((state) => languageOf(state, looked));
  const dialect = useChecker((state) => (state.language === language ? state.dialect : null));
  // More is known once the dictionary has come, and once more when the grammar has.
  const packs = useChecker((state) => language && `${state.packs[language]?.status} ${state.grammars[language]}`);
  const [found, setFound] = useState<{ of: string; card: WordCard | null } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = [word, language, dialect, packs, attempt].join(' ');
  useEffect(() => {
    if (!word || !language) return;
    const stop = new AbortController();
    controller.session?.wordCard({ word, language, dialect }, stop.signal).then(
      (card) => {
        if (stop.signal.aborted) return;
        setFailed(null);
        setFound({ of: `${word} ${language}`, card });
      },
      (thrown: unknown) => {
        const error = toAppError(thrown);
        if (error.code === 'aborted') return;
        log.error(error);
        setFailed(asked);
      },
    );
    return () => stop.abort();
  }, [controller, word, language, dialect, asked]);
  return {
    card: found?.of === `${word} ${language}` ? found.card : undefined,
    language,
    isFailed: failed === asked,
    retry: () => setAttempt((count) => count + 1),
  };
}
