// Elided words before an apostrophe (l', d', qu', dell') are prefixes in the French and Italian dictionaries. They are not
// put in front of every word, which would make 34 million Italian forms: each form carries the set that may precede it.
import { ElisionStyle } from '../../src/engine/pack/spellPack.ts';
import type { Affix, AffixTable } from './hunspell/affix.ts';

/** A prefix that is kept out of the word list: nothing stripped, ends in an apostrophe. */
export const isElision = (affix: Affix): boolean =>
  affix.isPrefix && affix.strip === '' && affix.add.length > 1 && affix.add.endsWith("'");

/** The form "l'A" for "a": implied by the elision "l'" and the capitalised word. */
export const isElidedCapital = (affix: Affix): boolean =>
  affix.isPrefix && affix.strip !== '' && affix.add.slice(0, -1).endsWith("'");

/** The elisions of a dictionary and which of them a form takes. */
export interface Elisions {
  /** Lower case, sorted; bit i of a mask stands for names[i]. */
  names: readonly string[];
  /** ElisionStyle bits of each name: which capitalisations its rules make. */
  styles: readonly number[];
  /** The mask of the elisions with this flag that may precede the form. */
  maskFor(flag: string, form: string): number;
  /** Letters that may be capitals after an elision, for the words whose flags allow it. */
  initials: string;
  /** Whether the rules with this flag also write a capital after the elision (l'Avion). */
  allowsCapital(flag: string): boolean;
}

/** Collects the elisions of an affix table. Throws when there are more than a mask can hold. */
export function collectElisions(table: AffixTable): Elisions {
  const byFlag = new Map<string, Affix[]>();
  const found = new Set<string>();
  for (const [flag, affixes] of table.prefixes) {
    const elided = affixes.filter(isElision);
    if (elided.length === 0) continue;
    byFlag.set(flag, elided);
    for (const affix of elided) found.add(affix.add.toLowerCase());
  }
  const names = [...found].sort();
  const capitalFlags = new Set<string>();
  const initials = new Set<string>();
  const styles = names.map(() => 0);
  const addStyle = (prefix: string, style: number) => {
    const index = names.indexOf(prefix.toLowerCase());
    if (index >= 0) styles[index] = (styles[index] as number) | style;
  };
  for (const [flag, affixes] of table.prefixes) {
    for (const affix of affixes) {
      const capital = affix.add.slice(0, 1) !== affix.add.slice(0, 1).toLowerCase();
      if (isElision(affix) && capital) addStyle(affix.add, ElisionStyle.capitalPrefix);
      if (!isElidedCapital(affix)) continue;
      capitalFlags.add(flag);
      initials.add(affix.strip);
      addStyle(affix.add.slice(0, -1), capital ? ElisionStyle.bothCapital : ElisionStyle.capitalWord);
    }
  }
  if (names.length > 31) throw new Error(`${names.length} elisions do not fit a 32-bit mask`);

  // Conditions look at most at two letters of the form, so the answer is remembered by those.
  const remembered = new Map<string, number>();
  return {
    names,
    styles,
    initials: [...initials].sort().join(''),
    allowsCapital: (flag) => capitalFlags.has(flag),
    maskFor(flag, form) {
      const affixes = byFlag.get(flag);
      if (!affixes) return 0;
      const key = `${flag}\n${form.slice(0, 2)}`;
      let mask = remembered.get(key);
      if (mask === undefined) {
        mask = 0;
        for (const affix of affixes) {
          if (affix.matches(form)) mask |= 1 << names.indexOf(affix.add.toLowerCase());
        }
        remembered.set(key, mask);
      }
      return mask;
    },
  };
}
