// Words that no dictionary lists in full because the language forms them freely: prefixes (subregiones, antiexplosivos),
// diminutives and superlatives (jueguito, bellissimo), and anything else that the language defines.

/** Looks a word up in the dictionary. */
export type IsKnown = (word: string) => boolean;

/** How a language forms words. */
export interface Derivation {
  /** Prefixes that rarely begin a misspelt word. */
  prefixes: readonly string[];
  /** Minimum length of what follows a prefix; default 5. */
  leastRest?: number;
  /** Whether a prefix and the rest would be joined differently. */
  isWrongJoint?: (prefix: string, rest: string) => boolean;
  /** What can follow a prefix besides words. */
  isRest?: (rest: string, isKnown: IsKnown) => boolean;
  /** Endings, with the stem in the first group, and what the base word can end in instead. */
  endings?: RegExp;
  bareEndings?: readonly string[];
  /** Words formed in any other way. */
  isOther?: (word: string, isKnown: IsKnown) => boolean;
  /** Words joined so freely that a usual word near them is likelier: außenordentlich, but not verdachtsfrei. */
  isJoint?: (word: string, isKnown: IsKnown) => boolean;
}

/** Minimum length of a word formed with a prefix, and of what follows the prefix. */
const PREFIXED = 8;
const REST = 5;

/** Whether a lower-case word is formed from known ones by the rules of the language. */
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

/** amiguito, poquito, vocecita: the final sound of the stem as spelt before another vowel. */
function respelt(stem: string): string {
  if (stem.endsWith('c')) return stem.replace(/c$/, 'z');
  return stem.replace(/gu$/, 'g').replace(/qu$/, 'c');
}
