// Which packs a text is worth: while somebody writes the first words of a text, half of them look like another language ("I l",
// "Die", "Pour"), and a pack that was fetched for them is megabytes that nobody needs. The likeliest language is never held up.
import type { CheckStep, TextChange, TextLanguage } from '../../../engine/index.ts';
import { FEW_WORDS } from './options.ts';

/** How far the writing is: within a word, behind one, or at rest, as a text is that was pasted or opened. */
export type Writing = 'word' | 'space' | 'rest';

/** So many words speak for another language than the likeliest when its share of the evidence is so far ahead of the next. */
const NEEDED: Readonly<Record<Writing, readonly (readonly [words: number, ahead: number])[]>> = {
  word: [[6, 0]],
  space: [
    [2, 0.75],
    [5, 0],
  ],
  rest: [
    [2, 0.75],
    [3, 0.25],
    [5, 0],
  ],
};
/** Whoever writes nothing for so many milliseconds is at rest. */
const PAUSE_MS = 1_000;

type Found = Pick<CheckStep, 'counts' | 'guesses' | 'missing'>;

/** Whether so much of a text says that it is worth a pack. One word never does: too many are words of several languages. */
export function saysEnough(found: Omit<Found, 'missing'>, language: TextLanguage, writing: Writing): boolean {
  const { words } = found.counts;
  if (words >= FEW_WORDS) return true;
  const [best, next] = found.guesses;
  if (best?.language !== language) return false;
  const ahead = best.share - (next?.share ?? 0);
  return NEEDED[writing].some(([least, needed]) => words >= least && ahead >= needed);
}

/** What comes in one piece, such as a paste, is as it shall be; a word is finished by what follows it. */
const writingOf = ({ insert }: TextChange): Writing =>
  insert.length > 1 ? 'rest' : /\P{L}/u.test(insert) ? 'space' : 'word';

/** What the choice needs from the checker. */
export interface ChoiceParts {
  /** Brings a pack; called again for what is on its way. */
  want(language: TextLanguage): void;
  /** The language that the text is in as far as nothing else is known; `sure` when the person has chosen it. */
  likely(): { language: TextLanguage; sure: boolean };
}

/** Brings the packs that checks have missed, once the text says enough. */
export function createPackChoice({ want, likely }: ChoiceParts) {
  let writing: Writing = 'rest';
  let last: Found | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const decide = () => {
    if (!last) return;
    const { language: first, sure } = likely();
    for (const language of last.missing) {
      if (sure || language === first || saysEnough(last, language, writing)) want(language);
    }
  };
  return {
    /** The text has been edited. */
    edited(changes: readonly TextChange[]) {
      const [change] = changes;
      if (!change) return;
      writing = writingOf(change);
      last = null;
      clearTimeout(timer);
      timer = setTimeout(() => {
        writing = 'rest';
        decide();
      }, PAUSE_MS);
    },
    /** A check has found that packs are missing. */
    found(step: Found) {
      last = step;
      decide();
    },
    /** Another text is open, as a whole. */
    forget() {
      clearTimeout(timer);
      writing = 'rest';
      last = null;
    },
  };
}
