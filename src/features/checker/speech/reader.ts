// Speaks one sentence after another. Pausing stops and begins the sentence again: browsers do not keep what is paused.
import type { Spoken } from './sentences.ts';

/** What a browser speaks with. */
export type Mouth = Pick<SpeechSynthesis, 'speak' | 'cancel'>;

/** What reading needs. */
export interface ReaderParts {
  mouth: Mouth;
  /** What is said, as the browser takes it; null where nothing can say it: it is passed over. */
  utter(spoken: Spoken): SpeechSynthesisUtterance | null;
  onSentence(spoken: Spoken): void;
  onEnd(how: 'finished' | 'failed'): void;
}

/** Errors of a browser that has been told to stop. */
const STOPPED = new Set(['canceled', 'interrupted']);

/** See the head of this file. */
export interface Reader {
  /** Reads what is given in place of what was read before. */
  read(sentences: Iterator<Spoken>): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** A reader that says nothing yet. */
export function createReader({ mouth, utter, onSentence, onEnd }: ReaderParts): Reader {
  let sentences: Iterator<Spoken> | null = null;
  let current: Spoken | null = null;
  /** Counts what is said: what has been stopped may still report its end. */
  let turn = 0;

  const say = () => {
    if (!current) return;
    const utterance = utter(current);
    if (!utterance) return next();
    turn += 1;
    const mine = turn;
    utterance.onend = () => {
      if (mine === turn) next();
    };
    utterance.onerror = ({ error }) => {
      if (mine !== turn || STOPPED.has(error)) return;
      stop();
      onEnd('failed');
    };
    onSentence(current);
    mouth.speak(utterance);
  };
  const next = () => {
    const step = sentences?.next();
    if (!step) return;
    if (step.done) {
      stop();
      onEnd('finished');
      return;
    }
    current = step.value;
    say();
  };
  const silence = () => {
    turn += 1;
    mouth.cancel();
  };
  const stop = () => {
    silence();
    sentences = null;
    current = null;
  };
  return {
    read(given) {
      silence();
      sentences = given;
      next();
    },
    pause: silence,
    resume: say,
    stop,
  };
}
