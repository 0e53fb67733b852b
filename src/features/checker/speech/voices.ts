// The browser's voices: which one reads a language, those that work on this device first.
import { useSyncExternalStore } from 'react';
import type { Dialect, TextLanguage } from '../../../engine/index.ts';

/** What is asked of a voice; the browser's own have more. */
export interface Voice {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
  readonly name: string;
}

const codeOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();

/** The voice for a language; null if there is none. */
export function voiceFor<V extends Voice>(
  voices: readonly V[],
  language: TextLanguage,
  dialect: Dialect | null,
): V | null {
  const worth = (voice: V) =>
    (voice.localService ? 4 : 0) + (codeOf(voice) === dialect?.toLowerCase() ? 2 : 0) + (voice.default ? 1 : 0);
  const own = voices.filter((voice) => codeOf(voice).split('-')[0] === language);
  return own.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

let known: readonly SpeechSynthesisVoice[] = [];
const now = () => {
  const voices = speechSynthesis.getVoices();
  // The same list must stay the same value.
  if (voices.length !== known.length || voices.some((voice, i) => voice !== known[i])) known = voices;
  return known;
};
const subscribe = (changed: () => void) => {
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
};

/** All voices; some browsers bring them a moment after they are asked for. */
export const useVoices = () => useSyncExternalStore(subscribe, now, () => known);
