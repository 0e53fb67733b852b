// Every form that a dictionary entry stands for: the affix rules run forwards. hunspell runs them backwards, from a word to
// its stem; the conditions below are those of its affix check (AffixMgr and AffEntry of hunspell 1.7), turned round.

import type { DictionaryEntry } from '../dictionary.ts';
import { type Elisions, isElidedCapital, isElision } from '../elisions.ts';
import { BuildBit, createEmitter, type FormSink, type Stem } from '../emit.ts';
import { shapeOf, toTitle } from '../shape.ts';
import type { Affix, AffixTable } from './affix.ts';

const NO_AFFIXES: readonly Affix[] = [];

/** Makes the function that expands one entry of a dictionary into a sink. */
export function createExpander(
  table: AffixTable,
  elisions: Elisions,
  sink: FormSink,
): (entry: DictionaryEntry) => void {
  const { special } = table;
  /** Whether it matters which forms are stems. */
  const marksStems = special.KEEPCASE !== undefined || special.ONLYINCOMPOUND !== undefined;
  const enabledPrefixes = new Map<ReadonlySet<string>, Affix[]>();
  const { emit, compoundBits, carries } = createEmitter(table, elisions, sink);

  function apply(word: string, affix: Affix): string | null {
    const { strip, add } = affix;
    if (!table.fullStrip && strip.length >= word.length) return null;
    if (!affix.matches(word)) return null;
    if (affix.isPrefix) return word.startsWith(strip) ? add + word.slice(strip.length) : null;
    return word.endsWith(strip) ? word.slice(0, word.length - strip.length) + add : null;
  }

  function addPrefixed(form: string, stem: Stem, suffix: Affix | null): void {
    for (const prefix of prefixesOf(stem, suffix)) {
      if (suffix !== null && carries(prefix, 'CIRCUMFIX') !== carries(suffix, 'CIRCUMFIX')) continue;
      const needy = carries(prefix, 'NEEDAFFIX') && (suffix === null || carries(suffix, 'NEEDAFFIX'));
      const result = needy ? null : apply(form, prefix);
      if (result === null) continue;
      const bound =
        stem.has('ONLYINCOMPOUND') || carries(prefix, 'ONLYINCOMPOUND') || carries(suffix, 'ONLYINCOMPOUND');
      emit(result, stem, !bound, compoundBits(stem, prefix, suffix));
      if (suffix === null) addPrefixEnabled(form, stem, prefix);
    }
  }

  /** Suffixes that only a prefix allows. */
  function addPrefixEnabled(word: string, stem: Stem, prefix: Affix): void {
    for (const flag of prefix.next) {
      for (const suffix of table.suffixes.get(flag) ?? []) {
        const suffixed = suffix.cross && prefix.cross ? apply(word, suffix) : null;
        const result = suffixed === null ? null : apply(suffixed, prefix);
        const bound =
          stem.has('ONLYINCOMPOUND') || carries(suffix, 'ONLYINCOMPOUND') || carries(prefix, 'ONLYINCOMPOUND');
        if (result !== null) emit(result, stem, !bound, 0);
      }
    }
  }

  /** Prefixes to put before a form; elisions are no part of the form. */
  function prefixesOf(stem: Stem, suffix: Affix | null): readonly Affix[] {
    if (suffix === null) return stem.prefixes;
    if (!suffix.cross) return NO_AFFIXES;
    let enabled = enabledPrefixes.get(suffix.next);
    if (!enabled) {
      enabled = prefixesWith(suffix.next).filter((prefix) => prefix.cross);
      enabledPrefixes.set(suffix.next, enabled);
    }
    if (stem.prefixes.length === 0) return enabled;
    const own = stem.prefixes.filter((prefix) => prefix.cross);
    return enabled.length === 0 ? own : [...own, ...enabled];
  }

  function prefixesWith(flags: ReadonlySet<string>): Affix[] {
    const found = [...flags].flatMap((flag) => table.prefixes.get(flag) ?? []);
    return found.filter((prefix) => !isElision(prefix) && !isElidedCapital(prefix));
  }

  function addSuffixed(word: string, stem: Stem, suffix: Affix): void {
    const form = apply(word, suffix);
    if (form === null) return;
    const bound = stem.has('ONLYINCOMPOUND') || carries(suffix, 'ONLYINCOMPOUND') || carries(suffix, 'NEEDAFFIX');
    if (!carries(suffix, 'CIRCUMFIX')) {
      emit(form, stem, !bound, compoundBits(stem, null, suffix), suffix);
      if (marksStems && !bound && shapeOf(form) === 'lower') sink.add(form, BuildBit.unprefixed, 0);
    }
    addPrefixed(form, stem, suffix);
    for (const flag of suffix.next) {
      for (const second of table.suffixes.get(flag) ?? []) {
        const twice = carries(second, 'CIRCUMFIX') ? null : apply(form, second);
        if (twice === null) continue;
        const both = { ...second, cross: second.cross && suffix.cross };
        const boundTwice =
          stem.has('ONLYINCOMPOUND') || carries(second, 'ONLYINCOMPOUND') || carries(second, 'NEEDAFFIX');
        emit(twice, stem, !boundTwice, 0, both);
        addPrefixed(twice, stem, both);
      }
    }
  }

  function expandStem(word: string, flags: ReadonlySet<string>, hidden: boolean): void {
    const names = new Set(Object.entries(special).flatMap(([name, flag]) => (flags.has(flag) ? [name] : [])));
    const stem: Stem = {
      flags,
      hidden,
      prefixes: prefixesWith(flags),
      suffixes: [...flags].flatMap((flag) => table.suffixes.get(flag) ?? []),
      has: (name) => names.has(name),
    };
    if (stem.has('FORBIDDENWORD') && !hidden) {
      const shape = shapeOf(word);
      sink.add(word, shape === 'lower' ? BuildBit.forbidLower : shape === 'title' ? BuildBit.forbidTitle : 0, 0);
    }
    const needy = stem.has('NEEDAFFIX');
    const bound = needy || stem.has('ONLYINCOMPOUND');
    emit(word, stem, !bound, needy ? 0 : compoundBits(stem, null, null), null);
    if (marksStems && shapeOf(word) === 'lower' && !stem.has('FORBIDDENWORD')) {
      if (bound) sink.add(word, BuildBit.stemIsBound, 0);
      else
        sink.add(word, BuildBit.unprefixed | (stem.has('KEEPCASE') ? BuildBit.stemKeepsCase : BuildBit.stemIsFree), 0);
    }
    addPrefixed(word, stem, null);
    for (const suffix of stem.suffixes) addSuffixed(word, stem, suffix);
  }

  return ({ stem, flags }) => {
    const set = new Set(flags);
    expandStem(stem, set, false);
    const shape = shapeOf(stem);
    const forbidden = special.FORBIDDENWORD !== undefined && set.has(special.FORBIDDENWORD);
    if (!forbidden && (shape === 'mixed' || (shape === 'upper' && set.size > 0))) expandStem(toTitle(stem), set, true);
  };
}
