// Matches a pattern at a position in a sentence by backtracking over elements that can take several tokens; patterns are
// short and repeats bounded, so the work per position is bounded.
import { type Analysis, agrees, Group, type PosCode } from '../lexicon/features.ts';
import type { Syntax } from '../reading/syntax.ts';
import type { Element } from './pattern.ts';
import { chosenReadings, type Sentence, type Token, usualFirst } from './token.ts';

const GROUPS = Object.values(Group);

/** A match: the tokens taken by each element. */
export class Match {
  readonly sentence: Sentence;
  /** The one of its rule's patterns that matches. */
  readonly pattern: readonly Element[];
  /** First token of each element and, last, the token after the match. */
  private readonly bounds: readonly number[];

  constructor(sentence: Sentence, pattern: readonly Element[], bounds: readonly number[]) {
    this.sentence = sentence;
    this.pattern = pattern;
    this.bounds = bounds;
  }

  /** Heads, subjects, noun phrases, clauses of the sentence; null where the language has no parser. Parsed when first asked. */
  get syntax(): Syntax | null {
    return this.sentence.syntaxOf?.(this.sentence) ?? null;
  }

  /** Index of the first token, and of the token after the last one. */
  get from(): number {
    return this.bounds[0] as number;
  }
  get to(): number {
    return this.bounds[this.bounds.length - 1] as number;
  }

  /** The tokens taken by the element with this name; [] if it took none. */
  all(name: string): readonly Token[] {
    const i = this.indexOf(name);
    return this.sentence.tokens.slice(this.bounds[i], this.bounds[i + 1]);
  }

  has(name: string): boolean {
    return this.took(this.indexOf(name));
  }

  /** Whether the matched pattern has an element with this name: not all patterns of a rule need it. */
  names(name: string): boolean {
    return this.pattern.some((element) => element.name === name);
  }

  /** The first token of the element with this name. */
  token(name: string): Token {
    const i = this.indexOf(name);
    const token = this.took(i) ? this.sentence.tokens[this.bounds[i] as number] : undefined;
    if (!token) throw new RangeError(`The element ${name} took no token`);
    return token;
  }

  private indexOf(name: string): number {
    for (let i = 0; i < this.pattern.length; i++) if (this.pattern[i]?.name === name) return i;
    throw new RangeError(`No element is named ${name}`);
  }

  text(name: string): string {
    return this.token(name).text;
  }

  /** The token `distance` before the match (1 = next to it), undefined at the start. */
  before(distance = 1): Token | undefined {
    return this.sentence.tokens[this.from - distance];
  }

  /** The token `distance` after the match (1 = next to it), undefined past the end. */
  after(distance = 1): Token | undefined {
    return this.sentence.tokens[this.to - 1 + distance];
  }

  /** Tokens of the marked stretch: from the first marked element to the last, or the whole match. */
  marked(): readonly Token[] {
    const first = this.pattern.findIndex((element, i) => element.isMarked && this.took(i));
    if (first < 0) return this.sentence.tokens.slice(this.from, this.to);
    let last = first;
    this.pattern.forEach((element, i) => {
      if (element.isMarked && this.took(i)) last = i;
    });
    return this.sentence.tokens.slice(this.bounds[first], this.bounds[last + 1]);
  }

  private took(i: number): boolean {
    return (this.bounds[i + 1] as number) > (this.bounds[i] as number);
  }

  /** The marked stretch with the named tokens replaced ('' drops the token and the space before it). */
  rewrite(changes: Readonly<Record<string, string>>): string {
    const fresh = new Map<Token, string>();
    for (const [name, text] of Object.entries(changes)) fresh.set(this.token(name), text);
    const tokens = this.marked();
    let out = '';
    for (const token of tokens) {
      const text = fresh.get(token) ?? token.text;
      if (text === '') continue;
      const glued = /['\u2019]$/.test(out);
      out += (token.spaceBefore && out !== '' && !glued ? ' ' : '') + text;
    }
    return out;
  }

  /** Readings compatible with the tagger's choice. */
  readings(name: string): readonly Analysis[] {
    return chosenReadings(this.token(name));
  }

  /** Whether each token has a reading such that all agree in every group. Unknown words agree with everything. */
  agree(names: readonly string[], groups: readonly number[]): boolean {
    const tokens = names.flatMap((name) => [...this.all(name)]).filter((token) => token.readings.length > 0);
    const sets = tokens.map((token) => chosenReadings(token).map((reading) => reading.features));
    const search = (i: number, taken: readonly number[]): boolean => {
      const options = sets[i];
      if (!options) return true;
      return options.some(
        (features) => taken.every((other) => agrees(features, other, groups)) && search(i + 1, [...taken, features]),
      );
    };
    return search(0, []);
  }

  /**
   * Forms of the named token's lemma with the wanted features; of the reading's other features, unambiguous ones (one bit
   * in their group) are kept. Those of the usual lemma first; without duplicates and without the token's own form.
   */
  inflect(name: string, wanted: number, pos?: PosCode): string[] {
    const token = this.token(name);
    const forms = new Set<string>();
    const readings = pos ? token.readings.filter((reading) => reading.pos === pos) : [...chosenReadings(token)];
    for (const reading of usualFirst(readings, token)) {
      let features = wanted;
      for (const group of GROUPS) {
        const bits = reading.features & group;
        if ((wanted & group) === 0 && bits !== 0 && (bits & (bits - 1)) === 0) features |= bits;
      }
      for (const form of this.sentence.lexicon.inflect(reading.lemma, reading.pos, features)) forms.add(form);
    }
    forms.delete(token.lower);
    return [...forms];
  }
}

let steps = 0;

/** Elements tried so far, over all sentences: a machine-independent measure of the rules' work. @internal */
export const matchSteps = (): number => steps;

/** Matches `pattern` with its first token at `from`; null if it does not match there. */
export function matchAt(sentence: Sentence, pattern: readonly Element[], from: number): Match | null {
  const bounds: number[] = [];
  return fits(sentence.tokens, pattern, 0, from, bounds) ? new Match(sentence, pattern, bounds) : null;
}

function fits(tokens: readonly Token[], pattern: readonly Element[], i: number, at: number, bounds: number[]): boolean {
  bounds[i] = at;
  steps++;
  const element = pattern[i];
  if (!element) {
    bounds.length = i + 1;
    return true;
  }
  const { test } = element;
  if (test === 'start') return at === 0 && fits(tokens, pattern, i + 1, at, bounds);
  if (test === 'end') return at === tokens.length && fits(tokens, pattern, i + 1, at, bounds);
  let most = 0;
  while (most < element.max) {
    const token = tokens[at + most];
    if (!token || !test(token)) break;
    steps++;
    most++;
  }
  for (let n = most; n >= element.min; n--) {
    bounds[i] = at;
    if (fits(tokens, pattern, i + 1, at + n, bounds)) return true;
  }
  return false;
}
