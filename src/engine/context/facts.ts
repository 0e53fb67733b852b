// What the features know about a word apart from its place: hashes of the word and its ending, and its entry in the lexicon.
// Nothing comes from the tagger, whose choices would be misled by the very mistake we are looking for.
import { Feature, Group, Pos } from '../lexicon/features.ts';
import { hashString } from '../reading/scoring.ts';
import { isCapitalised, type Token, type TokenKind } from '../rules/token.ts';
import { verbFormsOf } from './verbForms.ts';

/** Hashes of a token. */
export interface Facts {
  word: number;
  /** Its last three letters. */
  ending: number;
  /** Parts of speech and verb forms that it can have. */
  kind: number;
  /** The same with number, gender, person, tense and case. */
  form: number;
  /** Lemmas of its verb readings; 0 if it cannot be a verb. */
  verb: number;
  /** What kinds of verb form it can be: bits of `VerbForm`. */
  verbForms: number;
  isWord: boolean;
}

const CACHE_SIZE = 16384;
const FORM =
  Group.number | Group.gender | Group.person | Group.tense | Group.verbForm | Group.case | Group.mood | Group.degree;

/** Placeholder beyond the ends of a sentence. */
export const EDGE: Facts = { word: 7, ending: 7, kind: 7, form: 7, verb: 0, verbForms: 0, isWord: false };

const list = (values: Iterable<string>): string => [...new Set(values)].sort().join(' ');

/** What all tokens of a kind have in common. */
const alike = (hash: number): Facts => ({ ...EDGE, word: hash, ending: hash, kind: hash, form: hash });

function describe(token: Token, unknown: string): Facts {
  const { readings, kind, lower } = token;
  if (kind === 'number') return alike(11);
  if (kind === 'masked') return alike(13);
  const word = hashString(lower);
  if (kind === 'punctuation') return alike(word);
  const known = readings.length > 0;
  const kinds = readings.map(({ pos, features }) => `${pos}.${features & (Group.verbForm | Feature.imperative)}`);
  const forms = readings.map(({ pos, features }) => `${pos}.${features & FORM}`);
  const verbs = readings.filter(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary);
  return {
    word,
    ending: hashString(`3${lower.slice(-3)}`),
    kind: hashString(known ? `k${list(kinds)}` : unknown),
    form: hashString(known ? `f${list(forms)}` : `${unknown}${lower.slice(-2)}`),
    verb: verbs.length > 0 ? hashString(`v${list(verbs.map(({ lemma }) => lemma))}`) : 0,
    verbForms: verbFormsOf(token),
    isWord: true,
  };
}

/** Looks up facts about the words of one language and caches them by word. */
export class FactReader {
  // Keyed by the written form, which determines everything here; one map per kind, to avoid building composite keys.
  readonly #kept: Readonly<Record<TokenKind, Map<string, Facts>>> = {
    word: new Map(),
    number: new Map(),
    punctuation: new Map(),
    masked: new Map(),
  };

  of(token: Token): Facts {
    const kept = this.#kept[token.kind];
    let facts = kept.get(token.text);
    if (!facts) {
      facts = describe(token, isCapitalised(token) ? 'Name' : 'unknown');
      if (kept.size >= CACHE_SIZE) kept.clear();
      kept.set(token.text, facts);
    }
    return facts;
  }
}
