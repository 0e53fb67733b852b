// All forms of a language with their readings while the lexicon is built.
import { type Analysis, Group, type PosCode } from '../../../src/engine/lexicon/features.ts';
import { parseTag } from './tags.ts';

const GROUPS = Object.values(Group);

/** Collects readings of forms. */
export class FormTable {
  readonly forms = new Map<string, Analysis[]>();
  /** Forms that take readings from the list of closed classes only. */
  readonly closed = new Set<string>();

  /** Adds one reading; equal ones count once. */
  add(form: string, lemma: string, pos: PosCode, features: number): void {
    if (form === '' || lemma === '' || this.closed.has(form)) return;
    const readings = this.forms.get(form);
    if (!readings) this.forms.set(form, [{ lemma, pos, features }]);
    else if (!readings.some((known) => covers(known, lemma, pos, features))) readings.push({ lemma, pos, features });
  }

  /** Adds one reading in the notation of lists. */
  tag(form: string, lemma: string, text: string): void {
    const { pos, features } = parseTag(text);
    this.add(form, lemma, pos, features);
  }

  /** Whether a form has a reading of this part of speech. */
  has(form: string, pos: PosCode): boolean {
    return this.forms.get(form)?.some((reading) => reading.pos === pos) ?? false;
  }
}

function covers(known: Analysis, lemma: string, pos: PosCode, features: number): boolean {
  return known.lemma === lemma && known.pos === pos && known.features === features;
}

/** Unites readings that differ in one group of features only, until none is left: 1st and 3rd person become one reading. */
export function mergeReadings(readings: readonly Analysis[]): Analysis[] {
  const merged = readings.map((reading) => ({ ...reading }));
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < merged.length; i++) {
      for (let j = merged.length - 1; j > i; j--) {
        const united = unite(merged[i] as Analysis, merged[j] as Analysis);
        if (united === null) continue;
        (merged[i] as Analysis).features = united;
        merged.splice(j, 1);
        changed = true;
      }
    }
  }
  return merged;
}

function unite(a: Analysis, b: Analysis): number | null {
  if (a.pos !== b.pos || a.lemma !== b.lemma) return null;
  if (a.features === b.features) return a.features;
  for (const group of GROUPS) {
    if ((a.features & ~group) !== (b.features & ~group)) continue;
    return (a.features & group) !== 0 && (b.features & group) !== 0 ? a.features | b.features : null;
  }
  return null;
}
