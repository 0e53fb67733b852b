// Which packs a text is worth fetching: while its first words are being typed, half of them look like another language
// ("I l", "Die", "Pour"), and fetching a pack for them wastes megabytes. The likeliest language is never held up.
import type { CheckStep, TextChange, TextLanguage } from '../../../engine/index.ts';
import { saysEnough, type Writing } from '../../../lib/languageChoice.ts';

/** Someone who types nothing for this many milliseconds is at rest. */
const PAUSE_MS = 1_000;

type Found = Pick<CheckStep, 'counts' | 'guesses' | 'missing'>;

/** Text that arrives in one piece, such as a paste, counts as finished; a word is finished by the character after it. */
const writingOf = ({ insert }: TextChange): Writing =>
  insert.length > 1 ? 'rest' : /\P{L}/u.test(insert) ? 'space' : 'word';

/** What the choice needs from the checker. */
export interface ChoiceParts {
  /** Loads a pack; may be called again while it is loading. */
  want(language: TextLanguage): void;
  /** The language the text is in when nothing else is known; `sure` if the user has chosen it. */
  likely(): { language: TextLanguage; sure: boolean };
}

/** Loads the packs that checks have reported missing, once the text is evidence enough. */
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
    /** Another text was opened as a whole. */
    forget() {
      clearTimeout(timer);
      writing = 'rest';
      last = null;
    },
  };
}
