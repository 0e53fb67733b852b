// Words to put in place of others: those of the project's own right sentences, grouped by what they are there.
import { Pos } from '../../../src/engine/lexicon/features.ts';
import { chosenReadings, isCapitalised, type Token } from '../../../src/engine/rules/token.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { DETERMINERS, NAMES } from './slots.ts';

/** Words by reading. */
export interface Pools {
  /** Words that are elsewhere what the token at `i` is here, in order; they may have other readings, too. */
  othersFor(tokens: readonly Token[], i: number): readonly string[];
}

/** Makes the pools of a language from its sentences. */
export function createPools(language: TextLanguage, sentences: Iterable<readonly Token[]>): Pools {
  const byReading = new Map<string, Set<string>>();
  for (const tokens of sentences) {
    for (let i = 1; i < tokens.length; i++) {
      const key = keyOf(tokens, i, language);
      if (key === null) continue;
      const words = byReading.get(key) ?? new Set();
      byReading.set(key, words.add((tokens[i] as Token).text));
    }
  }
  return {
    othersFor(tokens, i) {
      const { text } = tokens[i] as Token;
      const names = NAMES[language].find((list) => list.includes(text));
      if (names) return names.filter((name) => name !== text && soundOf(name) === soundOf(text));
      const key = keyOf(tokens, i, language);
      return key === null ? [] : [...(byReading.get(key) ?? [])].filter((other) => other !== text).sort();
    },
  };
}

/** Tokens under the same key may change places: same readings, same capital, same first sound, same frame of a verb. */
function keyOf(tokens: readonly Token[], i: number, language: TextLanguage): string | null {
  const token = tokens[i] as Token;
  const { pos, text, lower } = token;
  if (token.kind !== 'word' || token.readings.length === 0) return null;
  if (pos !== Pos.noun && pos !== Pos.verb && pos !== Pos.adjective && pos !== Pos.determiner) return null;
  if (pos === Pos.determiner && !DETERMINERS[language].has(lower)) return null;
  const frame = pos === Pos.verb ? frameOf(tokens, i) : '';
  const readings = chosenReadings(token).map(({ features }) => features);
  if (frame === null || readings.length === 0) return null;
  const capital = isCapitalised(token) ? 'C' : 'c';
  return `${pos} ${capital} ${soundOf(text)} ${frame} ${[...new Set(readings)].sort((a, b) => a - b).join(' ')}`;
}

/** What follows a verb: verbs that differ in it cannot stand for one another. Null where too much depends on the verb. */
function frameOf(tokens: readonly Token[], i: number): string | null {
  const next = tokens[i + 1];
  if (!next || next.kind === 'punctuation') return 'end';
  if (next.pos === Pos.preposition) return next.lower;
  return next.pos === Pos.determiner || next.pos === Pos.noun || next.pos === Pos.properNoun ? 'object' : null;
}

/** Articles depend on the first sound (an, l', lo, un'): h, English glides and Italian clusters are kept apart. */
function soundOf(word: string): string {
  const plain = word.normalize('NFD').toLowerCase();
  if (/^(?:one|once|eu|uni|use|usu|uti|ub)/.test(plain)) return 'glide';
  if (/^[aeiou]/.test(plain)) return 'vowel';
  if (plain.startsWith('h')) return 'h';
  return /^(?:s[^aeiou]|z|gn|ps|x|y)/.test(plain) ? 'cluster' : 'consonant';
}
