// Says what a form is worth: the bits of its capitalisation, its parts in compounds and the elisions before it.
import { STANDALONE, WordBit } from '../../src/engine/pack/spellPack.ts';
import type { Elisions } from './elisions.ts';
import type { Affix, AffixTable, SpecialFlag } from './hunspell/affix.ts';
import { shapeOf } from './shape.ts';

/** Takes the forms as they are made; the same form may come more than once. */
export interface FormSink {
  /** `bits` are WordBit and BuildBit, `elisions` a mask over the names of the dictionary's elisions. */
  add(form: string, bits: number, elisions: number): void;
}

/** Bits that exist only while a pack is built. */
export const BuildBit = {
  /** Forbidden in exactly this capitalisation. */
  forbidLower: 1 << 20,
  forbidTitle: 1 << 21,
  /** A small-letter stem of the dictionary of fixed, or free, capitalisation: stems come before affixed forms. */
  stemKeepsCase: 1 << 22,
  stemIsFree: 1 << 23,
  /** A small-letter stem that cannot stand alone, and a standing small form that no prefix makes. */
  stemIsBound: 1 << 24,
  unprefixed: 1 << 25,
  /** A form of this capitalisation takes elisions. */
  lowerElides: 1 << 26,
  titleElides: 1 << 27,
} as const;

/** A stem with what its flags say, while it is expanded. */
export interface Stem {
  flags: ReadonlySet<string>;
  prefixes: readonly Affix[];
  suffixes: readonly Affix[];
  /** The capitalised twin of a mixed-case stem, which only serves words written all in capitals. */
  hidden: boolean;
  has: (name: SpecialFlag) => boolean;
}

/** Hands forms to a sink. */
export interface Emitter {
  /** Adds a form. `suffix` is the last one on it, null for none; left out for a form that takes no elision. */
  emit(form: string, stem: Stem, standsAlone: boolean, compoundBits: number, suffix?: Affix | null): void;
  /** The compound parts that a form may play, given its stem and the affixes on it. */
  compoundBits(stem: Stem, prefix: Affix | null, suffix: Affix | null): number;
  /** Whether an affix carries a special flag on. */
  carries(affix: Affix | null, name: SpecialFlag): boolean;
}

/** Makes the emitter of a dictionary. */
export function createEmitter({ special }: AffixTable, elisions: Elisions, sink: FormSink): Emitter {
  const carries = (affix: Affix | null, name: SpecialFlag): boolean => {
    const flag = special[name];
    return affix !== null && flag !== undefined && affix.next.has(flag);
  };

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
    if (elided && shape === 'lower') bits |= BuildBit.lowerElides;
    if (elided && shape === 'title') bits |= BuildBit.titleElides;
    if (elided && takesCapital(form, stem, suffix)) bits |= WordBit.elidesCapital;
    sink.add(form, bits, elided);
  }

  /** Whether a capital may follow the elisions of a form. */
  function takesCapital(form: string, stem: Stem, suffix: Affix | null | undefined): boolean {
    const allows = (flag: string) => elisions.allowsCapital(flag) && elisions.maskFor(flag, form) !== 0;
    return [...stem.flags].some(allows) || [...(suffix?.next ?? [])].some(allows);
  }

  function compoundBits(stem: Stem, prefix: Affix | null, suffix: Affix | null): number {
    if (special.COMPOUNDBEGIN === undefined) return 0;
    // hunspell looks for the flag at the affix next to the stem's ending only
    const any = (name: SpecialFlag) => stem.has(name) || carries(suffix ?? prefix, name);
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

  return { emit, compoundBits, carries };
}
