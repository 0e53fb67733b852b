// Variants of a rule's example: the same mistake and its correction with another word in one place outside the mistake.
import { Pos } from '../../../src/engine/lexicon/features.ts';
import type { Token } from '../../../src/engine/rules/token.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { Pools } from './pools.ts';
import { INTENSIFIERS, OPENERS } from './slots.ts';

/** A mistake in another sentence: [start, end) is where it stands in `wrong`. */
export interface Variant {
  /** The word put in, or the words inserted. */
  put: string;
  kind: 'word' | 'insertion';
  wrong: string;
  right: string;
  start: number;
  end: number;
}

/** The variants that one change in one place makes possible. */
export interface Place {
  /** Identifies the place. */
  key: string;
  variants: readonly Variant[];
}

/** What the variants of a language are made from. */
export interface Material {
  language: TextLanguage;
  pools: Pools;
  read(sentence: string): readonly Token[];
}

/** The places of an example where something can be put without touching the mistake. */
export function placesOf([wrong, right]: readonly [string, string], { language, pools, read }: Material): Place[] {
  const { start, end, rightEnd } = changedRange(wrong, right);
  const tokens = read(right);
  const places: Place[] = [];
  const put = (kind: Variant['kind'], texts: readonly string[], from: number, to: number): void => {
    if (texts.length === 0) return;
    const by = from < start ? 0 : wrong.length - right.length;
    const variants = texts.map((text): Variant => {
      const shift = from < start ? text.length - (to - from) : 0;
      return {
        put: text.trim(),
        kind,
        wrong: wrong.slice(0, from + by) + text + wrong.slice(to + by),
        right: right.slice(0, from) + text + right.slice(to),
        start: start + shift,
        end: end + shift,
      };
    });
    places.push({ key: `${right} ${from}`, variants });
  };
  tokens.forEach((token, i) => {
    if (token.end > start && token.start < rightEnd) return;
    if (i > 0) put('word', pools.othersFor(tokens, i), token.start, token.end);
    if (i > 0 && token.spaceBefore && isOnlyAdjective(token) && isOnlyNominal(tokens[i - 1])) {
      const words = INTENSIFIERS[language].map((word) => `${word} `);
      put('insertion', words, token.start, token.start);
    }
  });
  const [first] = tokens;
  if (first && first.start === 0 && first.end <= start && losesCapital(first)) {
    const small = first.text.charAt(0).toLowerCase() + first.text.slice(1);
    const openers = OPENERS[language].map((opener) => opener + small);
    put('insertion', openers, 0, first.end);
  }
  return places;
}

/** The range of `wrong` that differs from `right`, as whole words, and its end in `right`. */
function changedRange(wrong: string, right: string): { start: number; end: number; rightEnd: number } {
  let start = 0;
  while (start < wrong.length && wrong[start] === right[start]) start++;
  let tail = 0;
  const most = Math.min(wrong.length, right.length) - start;
  while (tail < most && wrong[wrong.length - 1 - tail] === right[right.length - 1 - tail]) tail++;
  while (start > 0 && /[\p{L}\p{M}'’-]/u.test(wrong.charAt(start - 1))) start--;
  while (tail > 0 && /[\p{L}\p{M}'’-]/u.test(wrong.charAt(wrong.length - tail))) tail--;
  return { start, end: wrong.length - tail, rightEnd: right.length - tail };
}

const isOnlyAdjective = ({ readings }: Token): boolean =>
  readings.length > 0 && readings.every(({ pos }) => pos === Pos.adjective);

/** A noun, or a form of a verb: after it an adjective can be made stronger. */
const isOnlyNominal = (token: Token | undefined): boolean =>
  token !== undefined && (token.pos === Pos.noun || token.pos === Pos.verb || token.pos === Pos.auxiliary);

/** Articles and pronouns lose their capital inside a sentence; nouns and names may not. */
const losesCapital = ({ pos }: Token): boolean =>
  pos === Pos.determiner || pos === Pos.pronoun || pos === Pos.preposition;
