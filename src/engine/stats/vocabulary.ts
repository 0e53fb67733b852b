// How varied the words of a text are. The plain share of different words falls with the length of a text, so the mean over
// stretches of equal length is given as well: the moving-average type-token ratio of Covington and McFall (2010).

/** Words in a stretch. */
export const WINDOW = 50;

/** Counts words as they come. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly inWindow: number[] = [];
  private readonly last: number[] = [];
  private distinct = 0;
  private sum = 0;
  private windows = 0;
  words = 0;

  /** Adds the next word, in lower case. */
  add(word: string): void {
    let number = this.numbers.get(word);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(word, number);
      this.inWindow.push(0);
    }
    const at = this.words % WINDOW;
    if (this.words >= WINDOW) this.leave(this.last[at] as number);
    this.last[at] = number;
    if (this.inWindow[number] === 0) this.distinct++;
    this.inWindow[number] = (this.inWindow[number] as number) + 1;
    this.words++;
    if (this.words < WINDOW) return;
    this.sum += this.distinct / WINDOW;
    this.windows++;
  }

  private leave(number: number): void {
    const rest = (this.inWindow[number] as number) - 1;
    this.inWindow[number] = rest;
    if (rest === 0) this.distinct--;
  }

  get different(): number {
    return this.numbers.size;
  }

  /** Null for a text shorter than a stretch. */
  get movingAverage(): number | null {
    return this.windows === 0 ? null : this.sum / this.windows;
  }
}
