// The text of a long German document: the letters that were written for this project (tests/corpora), with so many of their
// natural mistakes left in them and the others put right. In each stands a name and in some a word that no dictionary has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A letter of the document. */
export interface Chapter {
  readonly title: string;
  /** Paragraphs and single lines, as they were written. */
  readonly paragraphs: readonly string[];
}

/** A text with known mistakes. */
export interface Prose {
  readonly chapters: readonly Chapter[];
  /** How many mistakes were left in it. */
  readonly mistakes: number;
}

/** The name that is kept everywhere, and the word that is added to the dictionary. */
export const NAME = 'Przybylak';
export const WORD = 'Zwirblometer';

interface Marked {
  readonly id: string;
  readonly genre: string;
  readonly text: string;
  readonly errors: readonly { start: number; end: number; good: readonly string[]; optional?: boolean }[];
}

const CORPUS = join(import.meta.dirname, '../../tests/corpora/letters/de.dev.jsonl');

const readLetters = (): Marked[] =>
  readFileSync(CORPUS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Marked);

/** A letter in which only the mistakes that `stays` says stay. Offsets are code points. */
function withMistakes({ text, errors }: Marked, stays: () => boolean): string {
  const points = [...text];
  for (const { start, end, good, optional } of errors.toReversed()) {
    const [right] = good;
    if (right === undefined || (!optional && stays())) continue;
    points.splice(start, end - start, ...right);
  }
  return points.join('');
}

/** So many letters as chapters, with so many mistakes evenly among them. */
export function makeProse({ letters, mistakes }: { letters: number; mistakes: number }): Prose {
  const marked = readLetters().slice(0, letters);
  const all = marked.flatMap(({ errors }) =>
    errors.filter(({ good, optional }) => !optional && good.length > 0),
  ).length;
  const wanted = Math.min(mistakes, all);
  let seen = 0;
  let left = 0;
  const stays = () => {
    seen += 1;
    const isDue = Math.floor((seen * wanted) / all) > left;
    if (isDue) left += 1;
    return isDue;
  };
  const chapters = marked.map((letter, index): Chapter => {
    const paragraphs = withMistakes(letter, stays)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const note =
      index % 4 === 0
        ? `Frau ${NAME} hat den Brief am Montag gelesen und das ${WORD} daneben gelegt.`
        : `Frau ${NAME} hat den Brief am Montag gelesen.`;
    return { title: `Brief ${index + 1}: ${letter.genre}`, paragraphs: [...paragraphs, note] };
  });
  return { chapters, mistakes: left };
}
