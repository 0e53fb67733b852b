// The corrections found so far, one per spelling, and the score that a new one must beat to be worth a look.

/** How a correction was found. */
export type CandidateKind = 'word' | 'compound' | 'split' | 'phrase' | 'elision' | 'personal' | 'variant';

/** A correction, capitalised as in the dictionary. */
export interface Candidate {
  text: string;
  /** Weighted edits in engine units. */
  cost: number;
  /** Frequency class, 0 to 15; if it has several parts, that of the rarest. */
  frequency: number;
  kind: CandidateKind;
}

/** Collects candidates; keeps the `keep` best scores to prune the search. */
export class CandidateSet {
  private readonly found = new Map<string, Candidate>();
  private readonly best: number[] = [];
  private readonly frequencyWeight: number;
  private readonly keep: number;
  private readonly margin: number;
  /** Candidates that score worse than this no longer matter. */
  threshold = Number.MAX_SAFE_INTEGER;

  constructor(frequencyWeight: number, keep: number, margin: number) {
    this.frequencyWeight = frequencyWeight;
    this.keep = keep;
    this.margin = margin;
  }

  get size(): number {
    return this.found.size;
  }

  /** Lowest score so far; infinite if there is none. */
  get bestScore(): number {
    return this.best[0] ?? Number.POSITIVE_INFINITY;
  }

  /** Adds a candidate or lowers the cost of a known one. */
  add(text: string, cost: number, frequency: number, kind: CandidateKind): void {
    const known = this.found.get(text);
    if (known === undefined) {
      this.found.set(text, { text, cost, frequency, kind });
      this.note(cost - this.frequencyWeight * frequency);
      return;
    }
    known.frequency = Math.max(known.frequency, frequency);
    if (cost < known.cost) {
      known.cost = cost;
      known.kind = kind;
    }
  }

  /** All candidates, in the order in which they were found. */
  all(): Candidate[] {
    return [...this.found.values()];
  }

  private note(score: number): void {
    const { best } = this;
    if (best.length === this.keep && score >= (best.at(-1) as number)) return;
    let at = best.length;
    while (at > 0 && (best[at - 1] as number) > score) at--;
    best.splice(at, 0, score);
    if (best.length > this.keep) best.pop();
    if (best.length === this.keep) this.threshold = (best.at(-1) as number) + this.margin;
  }
}
