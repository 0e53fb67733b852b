// The rules of context classifiers: one for each mistake that a set covers, with examples made from the set's sentences.
import type { ContextRule, WrongExample } from '../rules/types.ts';
import type { TextLanguage } from '../types.ts';
import { createContextCheck } from './check.ts';
import { type ContextHabits, finderOf } from './finder.ts';
import { linearScorer } from './linear.ts';
import { readContextModel } from './model.ts';
import type { ContextSet, CreateContextCheck } from './types.ts';

/** What runs the rules of a language with these habits. */
const checkOf =
  (habits: ContextHabits): CreateContextCheck =>
  ({ language, cutsElisions, rules, lexicon, weights }) => {
    const sets = [...new Set(rules.map(({ set }) => set))];
    const find = finderOf(habits, cutsElisions, sets, lexicon);
    return createContextCheck(language, rules, find, linearScorer(readContextModel(weights)));
  };

/** They give way to hand-written rules. */
const PRIORITY = -1;
const ACCENTS: readonly (readonly [mark: string, name: string])[] = [
  ['\u0300', '-grave'],
  ['\u0301', '-acute'],
  ['\u0302', '-circumflex'],
  ['\u0327', '-cedilla'],
];

/** A word as part of a rule's id: lower-case ASCII, spaces and apostrophes as hyphens, accents spelled out at the end. */
export function slugOf(word: string): string {
  const letters = word.toLowerCase().normalize('NFD');
  const accents = ACCENTS.filter(([mark]) => letters.includes(mark)).map(([, name]) => name);
  const plainLetters = letters.replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'sz');
  return plainLetters.replace(/[^a-z0-9-]+/g, '-') + accents.join('');
}

/** Splits `written>meant`. */
export function partsOf(direction: string): readonly [written: string, meant: string] {
  const at = direction.indexOf('>');
  return [direction.slice(0, at), direction.slice(at + 1)];
}

/** A sentence's bracket: the right word and, in accent families, what each mistake looks like, `[habló|none:hablo]`. */
const BRACKET = /\[([^\]|]+)((?:\|[^\]|]+)*)\]/;

const plain = (sentence: string): string => sentence.replace(BRACKET, (_, right: string) => right.replace('+', ''));

/** The sentence with the bracketed word replaced and its capital kept; after `stem+` only the ending is replaced. */
function withWord(sentence: string, written: string): string | null {
  const [bracket, right = '', others = ''] = BRACKET.exec(sentence) ?? [];
  if (bracket === undefined) return null;
  const other = others.split('|').find((each) => each.startsWith(`${written}:`));
  if (others !== '') return other === undefined ? null : sentence.replace(bracket, other.slice(written.length + 1));
  if (right.includes('+')) return sentence.replace(bracket, right.slice(0, right.indexOf('+')) + written);
  const isCapital = right.charAt(0) !== right.charAt(0).toLowerCase();
  return sentence.replace(bracket, isCapital ? written.charAt(0).toUpperCase() + written.slice(1) : written);
}

const NAMES: Readonly<Record<string, string>> = { 'none>comma': 'missing', 'comma>none': 'superfluous' };

/** The rule for a direction of a comma set: `comma-relative-missing`. */
function commaRule(
  language: TextLanguage,
  set: ContextSet,
  direction: string,
  createCheck: CreateContextCheck,
): ContextRule {
  const [written, meant] = partsOf(direction);
  const withMark = (sentence: string, mark: string): string => sentence.replace(/\[,?\]/, mark);
  const [right, wrong] = meant === 'comma' ? [',', ''] : ['', ','];
  return {
    kind: 'context',
    createCheck,
    id: `${language}.context.${set.id}-${NAMES[direction]}`,
    category: 'punctuation',
    type: 'grammar',
    priority: PRIORITY,
    wrong: (set.usage[meant] ?? []).map((each) => [withMark(each, wrong), withMark(each, right)] as const),
    right: (set.usage[written] ?? []).map((each) => withMark(each, wrong)),
    set,
    written,
    meant,
  };
}

/** The rules of a language's sets. */
export const contextRules = (
  language: TextLanguage,
  sets: readonly ContextSet[],
  habits: ContextHabits,
): ContextRule[] => {
  const createCheck = checkOf(habits);
  return sets.flatMap((set) => rulesOfSet(language, set, createCheck));
};

/** The rules of a set. */
export function rulesOfSet(
  language: TextLanguage,
  set: ContextSet,
  createCheck: CreateContextCheck = checkOf({}),
): ContextRule[] {
  return set.directions.map((direction): ContextRule => {
    if (set.isGap) return commaRule(language, set, direction, createCheck);
    const [written, meant] = partsOf(direction);
    const wrong = (set.usage[meant] ?? []).flatMap((sentence): WrongExample[] => {
      const mistaken = withWord(sentence, written);
      return mistaken === null ? [] : [[mistaken, plain(sentence)]];
    });
    return {
      kind: 'context',
      createCheck,
      id: `${language}.context.${slugOf(written)}-${slugOf(meant)}`,
      category: 'grammar',
      type: 'grammar',
      priority: PRIORITY,
      wrong,
      right: (set.usage[written] ?? []).map(plain),
      set,
      written,
      meant,
    };
  });
}
