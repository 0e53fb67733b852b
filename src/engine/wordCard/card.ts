// One word as a card shows it: what it can be, its forms, how usual it is and where it is written so.
import { type Analysis, Feature, Pos, type PosCode } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { recordsOf } from '../rules/wordRows.ts';
import { compoundParts } from '../spelling/compounds.ts';
import { isWord } from '../spelling/lookup.ts';
import { frequencyOfWord } from '../spelling/search/candidateIndex.ts';
import { walk } from '../spelling/walk.ts';
import { cleanWord } from '../text/chars.ts';
import { capitalise } from '../text/shape.ts';
import type { TextLanguage } from '../types.ts';
import type { Judge } from '../words/judge.ts';
import { formsOf, type ListedForm, tablesOf } from './tables.ts';
import type { WordCard, WordCardFacts, WordEntry } from './types.ts';

/** Parts of speech as the interface names them; what they are not worth a line for comes last. */
const NAMES = new Map<PosCode, string>(
  Object.entries(Pos).map(([name, code]) => [code, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
);
const GENDERS = ['masculine', 'feminine', 'neuter'] as const;
/** Where the lexicon has a word as a noun, a verb and so on, these say little more. */
const MOST_ENTRIES = 5;

/** The name of a part of speech. */
export const nameOf = (pos: PosCode): string => NAMES.get(pos === Pos.auxiliary ? Pos.verb : pos) ?? 'other';

/** What is known of a language. */
export interface CardTools {
  readonly judge: Judge;
  readonly lexicon: Lexicon | null;
  readonly facts: WordCardFacts;
}

/** All spellings that are right beside this one. */
export function alsoWritten(word: string, { facts, judge }: CardTools): string[] {
  const lower = word.toLowerCase();
  return recordsOf(facts.variants).flatMap(({ word: one, other, endings = '' }) => {
    if (!one || !other) return [];
    for (const ending of ['', ...endings.split('|')]) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        if (lower === from + ending && (to.includes(' ') || judge.isKnown(to + ending))) return [to + ending];
      }
    }
    return [];
  });
}

/** The parts of a compound that is in the dictionary by its parts alone. */
function partsOf(word: string, { pack, dialectBit }: Judge): string[] {
  const node = walk(pack, word, 0, word.length);
  if (node >= 0 && pack.nodeClass[node] !== 0) return [];
  const ends = compoundParts(pack, word, dialectBit);
  return ends ? [0, ...ends].map((from, i) => word.slice(from, ends[i])) : [];
}

/** The gender of a noun; none where its forms say nothing. */
function gendersOf({ pos, features }: Analysis): WordEntry['genders'] {
  if (pos !== Pos.noun) return [];
  return GENDERS.filter((gender) => (features & Feature[gender]) !== 0);
}

/** Readings of one lemma and part of speech together, in the order of the lexicon. */
function grouped(readings: readonly Analysis[]): Analysis[] {
  const found = new Map<string, Analysis>();
  for (const reading of readings) {
    const pos = reading.pos === Pos.auxiliary ? Pos.verb : reading.pos;
    const key = `${pos} ${reading.lemma}`;
    const before = found.get(key);
    // As a verb it has the same forms as an auxiliary.
    if (!before || (before.pos === Pos.auxiliary && reading.pos === Pos.verb)) found.set(key, reading);
    else found.set(key, { ...before, features: before.features | reading.features });
  }
  return [...found.values()].slice(0, MOST_ENTRIES);
}

/** A compound in the forms of its last part, where the dictionary has each of them. */
function asLastPart(
  reading: Analysis,
  isListed: (form: string) => boolean,
  tools: CardTools,
): { as: string; forms: ListedForm[] } | null {
  const { judge, lexicon, facts } = tools;
  const last = reading.pos === Pos.noun ? partsOf(reading.lemma, judge).at(-1) : undefined;
  if (last === undefined) return null;
  const lemma = capitalise(last);
  const before = reading.lemma.slice(0, -last.length);
  const forms = lexicon ? formsOf({ lemma, pos: reading.pos }, lexicon, isListed, facts) : [];
  const made = forms.map((one) => ({ ...one, form: before + one.form.toLowerCase() }));
  return made.length > 0 && made.every(({ form }) => judge.isKnown(form)) ? { as: lemma, forms: made } : null;
}

function entryOf(reading: Analysis, tools: CardTools, anywhere: boolean): WordEntry {
  const { judge, lexicon, facts } = tools;
  const bits = anywhere ? judge.pack.dialects.map((_, i) => 1 << i) : [judge.dialectBit];
  const isListed = (form: string) => bits.some((bit) => isWord(judge.pack, form, bit));
  const own = lexicon ? formsOf(reading, lexicon, isListed, facts) : [];
  const lent = own.length === 0 ? asLastPart(reading, isListed, tools) : null;
  return {
    lemma: reading.lemma,
    partOfSpeech: nameOf(reading.pos),
    genders: gendersOf(reading),
    tables: tablesOf(reading, lent?.forms ?? own, facts),
    ...(lent && { as: lent.as }),
  };
}

/** All forms of an entry. */
const formsIn = ({ tables }: WordEntry): string[] =>
  tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));

/** Without what the lexicon lists as a word of its own beside another one that has all its forms: "nueva" beside "nuevo". */
function withoutParts(entries: readonly WordEntry[]): WordEntry[] {
  return entries.filter((one) => {
    const own = new Set(formsIn(one));
    if (own.size === 0) return true;
    return !entries.some((other) => {
      const all = new Set(formsIn(other));
      const isSame = other.partOfSpeech === one.partOfSpeech && other.lemma !== one.lemma;
      return isSame && all.size > own.size && [...own].every((form) => all.has(form));
    });
  });
}

/** The word itself, or what is left of it without what it is joined to. */
export function wordIn(written: string, { judge, lexicon, facts }: CardTools): string {
  const word = cleanWord(written).replace(/[’ʼ]/g, "'");
  // aujourd'hui and o'clock are words of their own.
  if (lexicon?.analyses(word).some(({ lemma }) => lemma.includes("'") && lemma === word)) return word;
  const rest = facts.cut?.exec(word)?.slice(1).find(Boolean);
  return rest && judge.isKnown(rest) ? rest : word;
}

/** See the head of this file. */
export function cardOf(written: string, language: TextLanguage, tools: CardTools): WordCard {
  const { judge, lexicon } = tools;
  const word = wordIn(written, tools);
  const variants = judge.pack.dialects.filter((_, i) => isWord(judge.pack, word, 1 << i));
  const isKnown = judge.isKnown(word);
  const readings = isKnown || variants.length > 0 ? grouped(lexicon?.analyses(word) ?? []) : [];
  const frequencyOf = (name: string) => frequencyOfWord(judge.pack, name);
  const names = [word, ...readings.map(({ lemma }) => lemma)];
  return {
    word,
    language,
    isKnown,
    variants,
    frequency: Math.max(...names.flatMap((name) => [frequencyOf(name), frequencyOf(name.toLowerCase())])),
    alsoWritten: alsoWritten(word, tools),
    parts: variants.length > 0 ? partsOf(word, judge) : [],
    entries: withoutParts(readings.map((reading) => entryOf(reading, tools, !variants.includes(judge.dialect)))),
    isRead: lexicon !== null,
  };
}
