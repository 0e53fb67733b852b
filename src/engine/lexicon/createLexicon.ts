// Answers on a `lex` file: readings of a form, forms of a lemma. Decoded readings of recent forms are kept, nothing else.
import { derivedReadings, type FormDerivation } from './derive.ts';
import type { Analysis, PosCode } from './features.ts';
import { createInflector } from './inflect.ts';
import type { Lexicon } from './lexicon.ts';
import { type LexPack, readLexPack } from './lexPack.ts';
import type { NameList } from './nameList.ts';
import { lemmaBy, type SuffixRule } from './suffixRules.ts';

/** Forms whose readings are kept; a text rarely has more distinct ones. */
const CACHE_SIZE = 16384;
const NONE: readonly Analysis[] = [];
const APOSTROPHES = /[’ʼ]/g;

/** A lexicon from a file, with the names and the rare words that the file lists. */
export interface ListedLexicon extends Lexicon {
  readonly names: NameList;
  readonly rareWords: NameList;
}

/** Makes the lexicon of a language's `lex` file. Throws PackError when the bytes are damaged. */
export function createLexicon(bytes: Uint8Array, derivation: FormDerivation): ListedLexicon {
  return lexiconOf(readLexPack(bytes), derivation);
}

/** Class of a form as written, plus one; 0 when it is not listed. */
export function classOf(pack: LexPack, form: string): number {
  const { codeOf, firstEdge, edgeLabel, edgeTarget } = pack;
  if (form === '') return 0;
  let state = pack.rootTarget[codeOf[form.charCodeAt(0)] as number] as number;
  if (state < 0) return 0;
  for (let i = 1; i < form.length; i++) {
    const code = codeOf[form.charCodeAt(i)] as number;
    if (code === 0) return 0;
    const end = firstEdge[state + 1] as number;
    let edge = firstEdge[state] as number;
    while (edge < end && (edgeLabel[edge] as number) < code) edge++;
    if (edge === end || edgeLabel[edge] !== code) return 0;
    state = edgeTarget[edge] as number;
  }
  return pack.stateClass[state] as number;
}

/** The readings of a form as written, from its class. */
export function listedReadings(pack: LexPack, form: string): readonly Analysis[] {
  const number = classOf(pack, form);
  if (number === 0) return NONE;
  const readings: Analysis[] = [];
  const end = pack.classFirst[number] as number;
  for (let i = pack.classFirst[number - 1] as number; i < end; i++) {
    const reading = pack.classReadings[i] as number;
    const lemma = lemmaBy(pack.rules[pack.readingRule[reading] as number] as SuffixRule, form);
    const tag = pack.readingTag[reading] as number;
    // a reading whose rule does not fit cannot be in an undamaged file
    if (lemma === null) continue;
    readings.push({ lemma, pos: pack.tagPos[tag] as PosCode, features: pack.tagFeatures[tag] as number });
  }
  return readings;
}

/** Makes the lexicon of a file that was read. */
export function lexiconOf(pack: LexPack, derivation: FormDerivation): ListedLexicon {
  const cache = new Map<string, readonly Analysis[]>();
  const listed = (form: string) => listedReadings(pack, form);

  /** As written, in small letters, and with a capital only: the first that is listed. */
  function folded(form: string): readonly Analysis[] {
    const exact = listed(form);
    if (exact.length > 0) return exact;
    const lower = form.toLowerCase();
    if (lower === form) return NONE;
    const small = listed(lower);
    if (small.length > 0) return small;
    const title = form.charAt(0) + lower.slice(1);
    return title === form ? NONE : listed(title);
  }

  function analyses(written: string): readonly Analysis[] {
    const known = cache.get(written);
    if (known) return known;
    const form = written.replace(APOSTROPHES, "'");
    let readings = folded(form);
    if (readings.length === 0) readings = derivedReadings(derivation, form, listed);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(written, readings);
    return readings;
  }

  let inflector: ReturnType<typeof createInflector> | undefined;
  return {
    names: pack.names,
    rareWords: pack.rareWords,
    analyses,
    inflect(lemma, pos, features) {
      inflector ??= createInflector(pack, listed);
      return inflector(lemma, pos, features);
    },
  };
}
