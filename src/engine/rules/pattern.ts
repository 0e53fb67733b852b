// The vocabulary of rules: each function builds one element of a pattern. An element matches one token (or several, or
// none); an anchor says which tokens can possibly match, so that a sentence is only tried against rules that may apply.
import type { PosCode } from '../lexicon/features.ts';
import { chosenReadings, isCapitalised, type Token } from './token.ts';

/** A test of one token. */
export type TokenTest = (token: Token) => boolean;

/** What a token must have for an element to match; null = any token may match. */
export type Anchor =
  | { by: 'word'; values: ReadonlySet<string> }
  | { by: 'lemma'; values: ReadonlySet<string> }
  | { by: 'pos'; values: ReadonlySet<number> }
  | null;

/** What may differ between an element and one derived from it. */
type Changes = { -readonly [Key in 'min' | 'max' | 'isMarked' | 'exceptions']: Element[Key] } & { name: string };

const NO_TESTS: readonly TokenTest[] = [];
const NO_TOKEN = 'A boundary has no token to test';

/** One element of a pattern. Immutable: every method returns a new one. */
export class Element {
  readonly test: TokenTest | 'start' | 'end';
  readonly anchor: Anchor;
  readonly min: number;
  readonly max: number;
  readonly name: string | undefined;
  readonly isMarked: boolean;
  /** The parts of `test`: it holds if `base` does and none of the exceptions does. */
  readonly base: TokenTest | 'start' | 'end';
  readonly exceptions: readonly TokenTest[];

  constructor(
    test: TokenTest | 'start' | 'end',
    anchor: Anchor = null,
    more: Partial<Omit<Changes, 'name'>> & { name?: string | undefined } = {},
  ) {
    this.base = test;
    this.exceptions = more.exceptions ?? NO_TESTS;
    this.test = withExceptions(test, this.exceptions);
    this.anchor = anchor;
    this.min = more.min ?? 1;
    this.max = more.max ?? 1;
    this.name = more.name;
    this.isMarked = more.isMarked ?? false;
  }

  private with(changes: Partial<Changes>): Element {
    const { min, max, name, isMarked, exceptions } = this;
    return new Element(this.base, this.anchor, { min, max, name, isMarked, exceptions, ...changes });
  }

  /** Names the matched tokens, for conditions and suggestions. */
  as(name: string): Element {
    return this.with({ name });
  }

  /** The tokens are part of the stretch that is underlined and replaced; if nothing is marked, that is the whole match. */
  mark(): Element {
    return this.with({ isMarked: true });
  }

  optional(): Element {
    return this.with({ min: 0 });
  }

  /** Between `min` and `max` tokens in a row, greedily. */
  repeat(min: number, max: number): Element {
    return this.with({ min, max });
  }

  /** Both must hold. Keeps the anchor and the exceptions of this one. */
  and(other: Element): Element {
    const { base: mine, min, max, name, isMarked, exceptions } = this;
    const theirs = testOf(other);
    if (typeof mine === 'string') throw new TypeError(NO_TOKEN);
    const more = { min, max, name, isMarked, exceptions };
    return new Element((token) => mine(token) && theirs(token), this.anchor ?? other.anchor, more);
  }

  /** This element, unless the other also matches. */
  except(other: Element): Element {
    return this.with({ exceptions: [...this.exceptions, testOf(other)] });
  }
}

function withExceptions<T extends Element['base']>(base: T, exceptions: readonly TokenTest[]): T | TokenTest {
  if (typeof base === 'string' || exceptions.length === 0) return base;
  return exceptions.reduce<TokenTest>((held, other) => (token) => held(token) && !other(token), base);
}

function testOf(element: Element): TokenTest {
  if (typeof element.test === 'string') throw new TypeError(NO_TOKEN);
  return element.test;
}

/** One of these words, in any case: word('he', 'she'). */
export function word(...words: string[]): Element {
  const values = new Set(words.map((each) => each.toLowerCase()));
  return new Element((token) => values.has(token.lower), { by: 'word', values });
}

/** One of the words of a space-separated list: words('he she it'). */
export const words = (list: string): Element => word(...list.split(' '));

/** A form of one of these lemmas, regardless of the tagger. */
export function lemma(...lemmas: string[]): Element {
  const values = new Set(lemmas);
  return new Element((token) => token.readings.some((reading) => values.has(reading.lemma)), { by: 'lemma', values });
}

/** A form of one of the lemmas of a space-separated list. */
export const lemmas = (list: string): Element => lemma(...list.split(' '));

/** A word tagged as this part of speech, with a reading that has all the feature bits. */
export function tagged(pos: PosCode | readonly PosCode[], features = 0): Element {
  const values = new Set<number>(typeof pos === 'number' ? [pos] : pos);
  return new Element(
    (token) => values.has(token.pos) && (features === 0 || chosenReadings(token).some(has(features))),
    { by: 'pos', values },
  );
}

/** A word with some reading as this part of speech and all the feature bits, regardless of the tagger. */
export function can(pos: PosCode, features = 0): Element {
  return new Element((token) =>
    token.readings.some((reading) => reading.pos === pos && (reading.features & features) === features),
  );
}

/** A word whose readings are all of these parts of speech; never an unknown word. */
export function only(...parts: PosCode[]): Element {
  const values = new Set<number>(parts);
  return new Element(
    (token) => token.readings.length > 0 && token.readings.every((reading) => values.has(reading.pos)),
  );
}

/** A word whose lower-cased form matches. Prefer `word` where a list is enough: it is indexed. */
export function form(expression: RegExp): Element {
  return new Element((token) => token.kind === 'word' && expression.test(token.lower));
}

/** Any word. */
export const anyWord = (): Element => new Element((token) => token.kind === 'word');

/** Any token at all. */
export const anything = (): Element => new Element(() => true);

/** A number written in digits. */
export const number = (): Element => new Element((token) => token.kind === 'number');

/** One of these punctuation marks. */
export function punctuation(...marks: string[]): Element {
  const values = new Set(marks);
  return new Element((token) => token.kind === 'punctuation' && values.has(token.text), { by: 'word', values });
}

/** A word that begins with a capital. */
export const capitalised = (): Element => new Element((token) => token.kind === 'word' && isCapitalised(token));

/** A word that does not begin with a capital. */
export const uncapitalised = (): Element => new Element((token) => token.kind === 'word' && !isCapitalised(token));

/** A token for which `other` does not hold. */
export function not(other: Element): Element {
  const theirs = testOf(other);
  return new Element((token) => !theirs(token));
}

/** A token for which one of these holds. */
export function oneOf(...elements: Element[]): Element {
  const tests = elements.map(testOf);
  return new Element((token) => tests.some((test) => test(token)), commonAnchor(elements));
}

/** Matches no token: the start of the sentence. */
export const sentenceStart = (): Element => new Element('start');

/** Matches no token: the end of the sentence. */
export const sentenceEnd = (): Element => new Element('end');

const has =
  (features: number) =>
  (reading: { features: number }): boolean =>
    (reading.features & features) === features;

function commonAnchor(elements: readonly Element[]): Anchor {
  const first = elements[0]?.anchor;
  if (!first || elements.some((element) => element.anchor?.by !== first.by)) return null;
  const values = elements.flatMap(
    (element) => [...(element.anchor ? element.anchor.values : [])] as (string | number)[],
  );
  return { by: first.by, values: new Set(values) } as Anchor;
}
