// Every form that a dictionary entry stands for: the affix rules run forwards. hunspell runs them backwards, from a word to
// its stem; the conditions below are those of its affix check (AffixMgr and AffEntry of hunspell 1.7), turned round.
import { STANDALONE, WordBit } from '../../src/engine/pack/spellPack.ts';
import type { Affix, AffixTable, SpecialFlag } from './affix.ts';
import type { DictionaryEntry } from './dictionary.ts';
import { type Elisions, isElidedCapital, isElision } from './elisions.ts';
import { shapeOf, toTitle } from './shape.ts';

/** Takes the forms as they are made; the same form may come more than once. */
export interface FormSink {
  /** `bits` are WordBit and BuildBit, `elisions` a mask over the names of the dictionary's elisions. */
  add(form: string, bits: number, elisions: number): void;
}

/** Bits that exist only while a pack is built. */
export const BuildBit = {
  /** Forbidden in exactly this capitalisation. */
  forbidLower: 1 << 16,
  forbidTitle: 1 << 17,
  /** A small-letter stem of the dictionary of fixed, or free, capitalisation: stems come before affixed forms. */
  stemKeepsCase: 1 << 18,
  stemIsFree: 1 << 19,
  /** A small-letter stem that cannot stand alone, and a standing small form that no prefix makes. */
  stemIsBound: 1 << 20,
  unprefixed: 1 << 21,
} as const;

interface Stem {
  flags: ReadonlySet<string>;
  prefixes: readonly Affix[];
  suffixes: readonly Affix[];
  /** The capitalised twin of a mixed-case stem, which only serves words written all in capitals. */
  hidden: boolean;
  has: (name: SpecialFlag) => boolean;
}

/** Makes the function that expands one entry of a dictionary into a sink. */
export function createExpander(
  table: AffixTable,
  elisions: Elisions,
  sink: FormSink,
): (entry: DictionaryEntry) => void {
  const { special } = table;
  /** Whether it matters which forms are stems. */
  const marksStems = special.KEEPCASE !== undefined || special.ONLYINCOMPOUND !== undefined;
  const carries = (affix: Affix | null, name: SpecialFlag): boolean => {
    const flag = special[name];
    return affix !== null && flag !== undefined && affix.next.has(flag);
  };

  /** Adds a form. `suffix` is the last one on it, null for none; left out for a form that takes no elision. */
  function emit(form: string, stem: Stem, standsAlone: boolean, compoundBits: number, suffix?: Affix | null): void {
    const shape = shapeOf(form);
    if (stem.hidden && (shape === 'title' || shape === 'upper')) {
      if (standsAlone && !stem.has('KEEPCASE')) sink.add(form, WordBit.allCaps, elisionsOf(form, stem, suffix));
      return;
    }
    if (stem.has('FORBIDDENWORD')) {
      sink.add(form, WordBit.forbidden, 0);
      return;
    }
    let bits = 0;
    if (standsAlone) {
      const keep = stem.has('KEEPCASE');
      if (shape === 'lower') bits = keep ? WordBit.keepLower : WordBit.lower;
      else if (shape === 'title') bits = keep ? WordBit.keepTitle : WordBit.title;
      else if (shape === 'upper') bits = keep ? WordBit.keepUpper : WordBit.upper;
      else bits = WordBit.mixed;
      if (stem.has('NOSUGGEST')) bits |= WordBit.noSuggest;
    }
    if (compoundBits & WordBit.compoundBeginLower) {
      if (shape === 'lower') bits |= WordBit.compoundBeginLower;
      else if (shape === 'title') bits |= WordBit.compoundBeginTitle;
    }
    if (shape === 'lower') bits |= compoundBits & (WordBit.compoundMiddle | WordBit.compoundEnd);
    if (bits === 0) return;
    const elided = bits & STANDALONE ? elisionsOf(form, stem, suffix) : 0;
    if (elided && takesCapital(form, stem, suffix)) bits |= WordBit.elidesCapital;
    sink.add(form, bits, elided);
  }

  /** Whether a capital may follow the elisions of a form. */
  function takesCapital(form: string, stem: Stem, suffix: Affix | null | undefined): boolean {
    const allows = (flag: string) => elisions.allowsCapital(flag) && elisions.maskFor(flag, form) !== 0;
    return [...stem.flags].some(allows) || [...(suffix?.next ?? [])].some(allows);
  }

  function apply(word: string, affix: Affix): string | null {
    const { strip, add } = affix;
    if (!table.fullStrip && strip.length >= word.length) return null;
    if (!affix.matches(word)) return null;
    if (affix.isPrefix) return word.startsWith(strip) ? add + word.slice(strip.length) : null;
    return word.endsWith(strip) ? word.slice(0, word.length - strip.length) + add : null;
  }

  /** The compound parts that a form may play, given its stem and the affixes on it. */
  function compoundBits(stem: Stem, prefix: Affix | null, suffix: Affix | null): number {
    if (special.COMPOUNDBEGIN === undefined) return 0;
    const any = (name: SpecialFlag) => stem.has(name) || carries(prefix, name) || carries(suffix, name);
    const suffixPermitted = suffix === null || carries(suffix, 'COMPOUNDPERMITFLAG');
    let bits = 0;
    if (suffixPermitted && any('COMPOUNDBEGIN')) bits |= WordBit.compoundBeginLower;
    if (suffixPermitted && any('COMPOUNDMIDDLE')) bits |= WordBit.compoundMiddle;
    const endPermitted = prefix === null ? !carries(suffix, 'ONLYINCOMPOUND') : carries(prefix, 'COMPOUNDPERMITFLAG');
    if (endPermitted && any('COMPOUNDEND')) bits |= WordBit.compoundEnd;
    return bits;
  }

  /** Elisions before a form: by flags of the stem when both sides may cross, or by flags that the suffix brings. */
  function elisionsOf(form: string, stem: Stem, suffix: Affix | null | undefined): number {
    if (elisions.names.length === 0 || suffix === undefined) return 0;
    let mask = 0;
    if (suffix === null || suffix.cross) for (const flag of stem.flags) mask |= elisions.maskFor(flag, form);
    if (suffix?.cross) for (const flag of suffix.next) mask |= elisions.maskFor(flag, form);
    return mask;
  }

  function addPrefixed(form: string, stem: Stem, suffix: Affix | null): void {
    for (const prefix of prefixesOf(stem, suffix)) {
      if (isElision(prefix) || isElidedCapital(prefix)) continue;
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

  function prefixesOf(stem: Stem, suffix: Affix | null): Affix[] {
    if (suffix === null) return [...stem.prefixes];
    if (!suffix.cross) return [];
    const enabled = [...suffix.next].flatMap((flag) => table.prefixes.get(flag) ?? []);
    return [...stem.prefixes, ...enabled].filter((prefix) => prefix.cross);
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
      prefixes: [...flags].flatMap((flag) => table.prefixes.get(flag) ?? []),
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
