// The figures of two sentences in different languages. Their signs for thousands, decimals, dates and times differ, so only the
// numbers between them are compared; numbers in words are left to whoever reads. Pure.

/** Digits with the signs that may stand between them in one number, date or time; a space only before thousands. */
const FIGURE = /\d+(?:[.,:/'\u2019\u00a0\u202f-]\d+| \d{3}(?!\d))*/g;
/** A whole number, with its thousands. */
const NUMBER = /(?<!\d)\d{1,3}(?:[.,'\u2019\u00a0\u202f ]\d{3})+(?!\d)|\d+/g;

interface Figures {
  /** The figure as it stands there. */
  readonly written: string;
  /** The numbers in it: two in 3.5, three in a date. */
  readonly numbers: readonly string[];
}

const figuresOf = (text: string): Figures[] =>
  [...text.matchAll(FIGURE)].map(([written]) => ({
    written,
    numbers: [...written.matchAll(NUMBER)].map(([number]) => number.replace(/\D/g, '').replace(/^0+(?=\d)/, '')),
  }));

/** The figures with a number that the others do not have, or not so often. */
function lone(figures: readonly Figures[], others: readonly Figures[]): string[] {
  const left = others.flatMap(({ numbers }) => numbers);
  return figures.flatMap(({ written, numbers }) => {
    const missing = numbers.filter((number) => {
      const at = left.indexOf(number);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return missing.length > 0 ? [written] : [];
  });
}

/** Figures that stand in one of two texts only, or more often there; those of the first text first. */
export function loneFigures(one: string, other: string): string[] {
  const [ours, theirs] = [figuresOf(one), figuresOf(other)];
  return [...lone(ours, theirs), ...lone(theirs, ours)];
}
