// The verdict on one word in one language and variant: right, a mistake, a name, a word of another variant.
// Verdicts depend on the word alone (its place in the sentence comes later), so they are cached.

import type { LanguageProfile } from '../languages/profile.ts';
import type { NameList } from '../lexicon/nameList.ts';
import type { SpellPack } from '../pack/spellPack.ts';
import { isWord, isWordRange } from '../spelling/lookup.ts';
import { cleanWord } from '../text/chars.ts';
import { isAbbreviation, type SentenceMarks } from '../text/segment.ts';
import { capitalise, isRomanNumeral, shapeOf } from '../text/shape.ts';
import type { Dialect, TextLanguage } from '../types.ts';
import { isUnaccentedCapitals, isUnaccentedInitial } from './accents.ts';
import { isMadeOfKnown } from './derived.ts';
import type { WordHabits } from './habits.ts';
import { isListed } from './listedNames.ts';
import { Nearness } from './nearness.ts';
import { isRare, type LateWords, NO_LATE_WORDS } from './rareWords.ts';

/** What is known about a word. */
export const Verdict = {
  right: 0,
  /** A mistake anywhere. */
  error: 1,
  /** A name anywhere: it has inner capitals. */
  name: 2,
  /** A capitalised word: a name, or a mistake if its capital means nothing and a common word is near (`isNear`). */
  title: 3,
  /** A word of another variant of the language. */
  otherDialect: 4,
  /** A short word in capitals: an acronym, unless the whole sentence is in capitals. */
  acronym: 5,
} as const;

/** One of `Verdict`. */
export type VerdictCode = (typeof Verdict)[keyof typeof Verdict];

const LONGEST_ACRONYM = 5;
const MAX_REMEMBERED = 50_000;
const UNITS = new Set(
  'km cm mm nm dm kg mg µg dg ml cl dl hl ha kw kwh mw gw kb mb gb tb khz mhz ghz kcal kj db rpm kmh mph lb lbs oz ft px pt em rem ms min sec hrs km² m² m³ cm²'.split(
    ' ',
  ),
);

/** Judges words of one language in one variant. */
export class Judge {
  readonly pack: SpellPack;
  readonly language: TextLanguage;
  readonly dialect: Dialect;
  readonly habits: WordHabits;
  private readonly marks: SentenceMarks;
  private readonly bit: number;
  private readonly checkUppercase: boolean;
  private readonly names: NameList;
  private readonly rareWords: NameList;
  private readonly remembered = new Map<string, VerdictCode>();
  /** What is near to unknown words. */
  readonly nearness: Nearness;

  constructor(
    pack: SpellPack,
    { words, sentences }: Pick<LanguageProfile, 'words' | 'sentences'>,
    dialect: Dialect,
    checkUppercase: boolean,
    { names, rareWords }: LateWords = NO_LATE_WORDS,
  ) {
    this.names = names;
    this.rareWords = rareWords;
    this.habits = words;
    this.marks = sentences;
    this.pack = pack;
    this.language = pack.language;
    this.dialect = dialect;
    this.bit = 1 << Math.max(0, pack.dialects.indexOf(dialect));
    this.checkUppercase = checkUppercase;
    this.nearness = new Nearness(pack, this.bit);
  }

  /** The bit of the variant, for lookups and suggestions. */
  get dialectBit(): number {
    return this.bit;
  }

  /** Whether text[start, end) is in the dictionary as written. Allocates nothing for common words. */
  isKnownRange(text: string, start: number, end: number): boolean {
    return isWordRange(this.pack, text, start, end, this.bit);
  }

  /** The verdict on a word that is not in the dictionary as written. */
  judge(written: string): VerdictCode {
    const known = this.remembered.get(written);
    if (known !== undefined) return known;
    const verdict = this.decide(cleanWord(written));
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(written, verdict);
    return verdict;
  }

  /** The variant that `word` belongs to instead. */
  dialectOfWord(word: string): Dialect | undefined {
    const clean = cleanWord(word);
    return this.pack.dialects.find((_, i) => 1 << i !== this.bit && isWord(this.pack, clean, 1 << i));
  }

  /** Oaxaca: a name is the same in all variants, even if only one lists it. Where all nouns have a capital none can be told. */
  private isNameElsewhere(word: string): boolean {
    if (this.habits.beforeNouns || shapeOf(word) !== 'title') return false;
    return this.dialectOfWord(word.toLowerCase()) === undefined;
  }

  /** Whether a word is in the dictionary as written. */
  isKnown(word: string): boolean {
    return isWord(this.pack, word, this.bit);
  }

  private decide(word: string): VerdictCode {
    if (word.length <= 1 || this.isKnown(word) || this.isRareWord(word)) return Verdict.right;
    if (isRomanNumeral(word) || UNITS.has(word.toLowerCase())) return Verdict.right;
    const shape = shapeOf(word);
    if (shape === 'none' || shape === 'camel') return Verdict.right;
    if (shape === 'upper') return this.decideCapitals(word);
    if (shape === 'slip') return this.decideSlip(word);
    // vasitos: a word formed freely belongs to all variants, even if only one lists it
    if (this.dialectOfWord(word) !== undefined && !this.isDerived(word))
      return this.isNameElsewhere(word) ? Verdict.right : Verdict.otherDialect;
    if (this.isDerived(word)) return Verdict.right;
    if (shape === 'lower') return Verdict.error;
    return this.decideTitle(word);
  }

  private decideCapitals(word: string): VerdictCode {
    if (!this.checkUppercase) return Verdict.right;
    if (this.habits.hasBareCapitals && isUnaccentedCapitals(this.pack, word, this.bit)) return Verdict.right;
    if (this.dialectOfWord(word) !== undefined) return Verdict.otherDialect;
    if (this.isListedName(word)) return Verdict.right;
    if (word.length <= LONGEST_ACRONYM) return Verdict.acronym;
    return Verdict.title;
  }

  /** WOrd, wORD: a slip if the word is known in another case; otherwise a brand, a unit, a gene. */
  private decideSlip(word: string): VerdictCode {
    // CDs, FIFA's; LKWen.
    if (/^\p{Lu}{2,}['\u2019]?s$/u.test(word) || /^\p{Lu}{3,}(?:er|en|e)$/u.test(word)) return Verdict.right;
    const lower = word.toLowerCase();
    if (lower.length > 2 && (this.isKnown(lower) || this.isKnown(capitalise(lower)))) return Verdict.error;
    return /^\p{Ll}/u.test(word) ? Verdict.right : Verdict.name;
  }

  private decideTitle(word: string): VerdictCode {
    if (this.habits.hasBareInitials && isUnaccentedInitial(this.pack, word, this.bit)) return Verdict.right;
    const possessive = this.habits.hasPossessiveS ? /^(.+)['\u2019]s?$/.exec(word)?.[1] : undefined;
    if (possessive && this.isKnown(possessive)) return Verdict.right;
    if (this.isJoinedNoun(word)) return Verdict.right;
    return this.isListedName(possessive ?? word) ? Verdict.right : Verdict.title;
  }

  /** A compound that the dictionary does not form and that is no slip of a common word. */
  private isJoinedNoun(word: string): boolean {
    return (this.habits.isJoinedNoun?.(word, (part) => this.isKnown(part)) ?? false) && !this.isNear(word);
  }

  /** Kavanaugh: a name that only the shared list has. */
  isListedName(word: string): boolean {
    return isListed(word, this.names, this.pack.elisions, this.habits.nameEnding);
  }

  /** A word that only the list of rare ones has. */
  private isRareWord(word: string): boolean {
    return isRare(word, this.rareWords, this.pack.elisions, this.habits.hasPossessiveS ?? false);
  }

  /** A word formed by the language's productive rules that is not a slip of a common one. */
  private isDerived(word: string): boolean {
    const lower = word.toLowerCase();
    const { derivation } = this.habits;
    const isKnown = (part: string): boolean => this.isKnown(part);
    if (!isMadeOfKnown(lower, derivation, isKnown))
      return (derivation.isJoint?.(lower, isKnown) ?? false) && !this.nearness.isNearUsual(word);
    return !isUnaccentedCapitals(this.pack, lower, this.bit) && !this.isNear(word);
  }

  /** Whether a common word is near: tells a misspelling from a name. Called only if it matters, since it searches. */
  isNear(written: string): boolean {
    return this.nearness.isNear(written);
  }

  /** Whether the context makes the unknown word correct: a full stop, an apostrophe, a hanging hyphen. */
  isRightBeside(word: string, before: string, after: string): boolean {
    const clean = cleanWord(word);
    // l'arch.
    const whole = clean.slice(clean.lastIndexOf("'") + 1).toLowerCase();
    if (after === '.' && isAbbreviation(whole, this.marks)) return true;
    if (after === "'" || after === '\u2019') {
      const elided = `${clean}'`;
      if (this.pack.elisions.includes(elided.toLowerCase()) || this.isKnown(elided)) return true;
    }
    const { clipped, isHalf } = this.habits;
    if ((before === "'" || before === '\u2019') && clipped?.has(clean.toLowerCase())) return true;
    return isHalf?.(clean, before, after, (part) => this.isKnown(part)) ?? false;
  }

  /** Whether a part of a hyphenated word can precede another part. */
  isPrefix(part: string): boolean {
    return this.habits.hyphenPrefixes.has(cleanWord(part).toLowerCase());
  }
}
