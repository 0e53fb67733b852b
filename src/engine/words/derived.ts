// Words that no dictionary lists in full because the language makes them freely: prefixes (subregiones, antiexplosivos),
// diminutives and superlatives (jueguito, bellissimo), and what else it says of itself.

/** Asks the dictionary. */
export type IsKnown = (word: string) => boolean;

/** How a language makes words. */
export interface Derivation {
  /** Prefixes that seldom begin a misspelt word. */
  prefixes: readonly string[];
  /** Least letters of what follows a prefix; 5 unless given. */
  leastRest?: number;
  /** Whether a prefix and the rest would be joined otherwise. */
  isWrongJoint?: (prefix: string, rest: string) => boolean;
  /** What may follow a prefix besides words. */
  isRest?: (rest: string, isKnown: IsKnown) => boolean;
  /** Endings, the stem in the first group, and what the bare word may end in instead. */
  endings?: RegExp;
  bareEndings?: readonly string[];
  /** Words made in any other way. */
  isOther?: (word: string, isKnown: IsKnown) => boolean;
}

/** Least letters of a word made with a prefix, and of what follows the prefix. */
const PREFIXED = 8;
const REST = 5;

/** Whether a word in small letters is made of known ones by the rules of the language. */
export function isMadeOfKnown(word: string, derivation: Derivation, isKnown: IsKnown): boolean {
  return (
    hasKnownRest(word, derivation, isKnown) ||
    hasKnownStem(word, derivation, isKnown) ||
    (derivation.isOther?.(word, isKnown) ?? false)
  );
}

function hasKnownRest(word: string, derivation: Derivation, isKnown: IsKnown): boolean {
  if (word.length < PREFIXED) return false;
  const { prefixes, leastRest = REST, isWrongJoint, isRest } = derivation;
  return prefixes.some((prefix) => {
    if (!word.startsWith(prefix)) return false;
    const rest = word.slice(prefix.length);
    if (rest.length < leastRest || isWrongJoint?.(prefix, rest)) return false;
    return isKnown(rest) || (isRest?.(rest, isKnown) ?? false);
  });
}

function hasKnownStem(word: string, { endings, bareEndings }: Derivation, isKnown: IsKnown): boolean {
  const stem = endings?.exec(word)?.[1];
  if (stem === undefined) return false;
  return (bareEndings ?? []).some((ending) => isKnown(stem + ending) || isKnown(respelt(stem) + ending));
}

/** amiguito, poquito, vocecita: the sound of the stem's end written before another vowel. */
function respelt(stem: string): string {
  return stem.replace(/gu$/, 'g').replace(/qu$/, 'c').replace(/c$/, 'z');
}
