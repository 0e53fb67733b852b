// Reading the open text aloud from the caret on: what is spoken is followed in the text, and an edit ends it.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextLanguage } from '../../../engine/index.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import { createReader, type Reader } from './reader.ts';
import { spokenFrom } from './sentences.ts';
import { useVoices, voiceFor } from './voices.ts';

/** What goes on. `ready`: nothing has been read yet; `changed`: an edit has ended it. */
export type Reading = 'ready' | 'reading' | 'paused' | 'finished' | 'failed' | 'changed';

/** Voices of the network that somebody has agreed to on this visit: they get the text. */
const agreed = new Set<string>();

/** See the head of this file. */
export function useReader(rate: number) {
  const controller = useController();
  const voices = useVoices();
  const language = useChecker(textLanguage);
  const dialect = useChecker((state) => state.dialect);
  const [reading, setReading] = useState<Reading>('ready');
  const [agreements, setAgreements] = useState(0);
  const reader = useRef<Reader | null>(null);
  const voiceIn = (spoken: TextLanguage) => voiceFor(voices, spoken, spoken === language ? dialect : null);
  const mayUse = (voice: SpeechSynthesisVoice) => voice.localService || agreed.has(voice.voiceURI);
  const voice = language && voiceIn(language);

  const utter = useEffectEvent((spoken: { start: number; end: number; language: TextLanguage }) => {
    const own = voiceIn(spoken.language);
    // A passage in another language that only the network could say is left to the voice of the text.
    const chosen = own && mayUse(own) ? own : voice;
    if (!chosen || !mayUse(chosen)) return null;
    const utterance = new SpeechSynthesisUtterance(controller.session?.slice(spoken) ?? '');
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
    utterance.rate = rate;
    return utterance;
  });
  useEffect(() => {
    const made = createReader({
      mouth: speechSynthesis,
      utter: (spoken) => utter(spoken),
      onSentence: (spoken) => controller.session?.point(spoken),
      onEnd(how) {
        controller.session?.point(null);
        setReading(how);
      },
    });
    reader.current = made;
    const onEdit = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('.cm-content, #text')) return;
      made.stop();
      setReading('changed');
    };
    // What has been pasted or undone is no input of the field, but changes the text as well.
    const forget = useChecker.subscribe((now, before) => {
      if (now.length === before.length) return;
      made.stop();
      setReading('changed');
    });
    document.addEventListener('input', onEdit, { capture: true });
    return () => {
      forget();
      document.removeEventListener('input', onEdit, { capture: true });
      made.stop();
      controller.session?.point(null);
    };
  }, [controller]);

  return {
    reading,
    language,
    voice,
    /** The text would leave the device, and nobody has been asked yet. */
    asks: agreements >= 0 && voice !== null && !mayUse(voice),
    agree() {
      if (voice) agreed.add(voice.voiceURI);
      setAgreements((count) => count + 1);
    },
    play() {
      const { session } = controller;
      if (!session || !language) return;
      if (reading === 'paused') reader.current?.resume();
      else {
        const { start } = session.caret();
        reader.current?.read(spokenFrom(session.text(), start, language, useChecker.getState().passages));
      }
      setReading('reading');
    },
    pause() {
      reader.current?.pause();
      setReading('paused');
    },
    stop() {
      reader.current?.stop();
      controller.session?.point(null);
    },
  };
}
