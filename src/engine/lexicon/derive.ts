// Readings of forms that are not listed but follow from listed ones: what the language says of itself (compounds, verbs with pronouns,
// genitives), and words with hyphens by their last part. Bounded work per form: at most one look-up per letter.
import { type Analysis, Pos } from './features.ts';

/** The listed readings of a form as written. */
export type Listed = (form: string) => readonly Analysis[];

/** How a language makes forms. */
export interface FormDerivation {
  /** Readings of an unlisted form without a hyphen; [] when nothing is known. */
  readings?: (form: string, listed: Listed) => readonly Analysis[];
  /** What is made so stands behind a hyphen as well, and so do verbs. */
  joinsByHyphen?: boolean;
}

const NONE: readonly Analysis[] = [];
/** Longer ones are no words. */
const MAX_LENGTH = 60;

/** Readings of an unlisted form; [] when nothing is known. */
export function derivedReadings(derivation: FormDerivation, form: string, listed: Listed): readonly Analysis[] {
  if (form.length > MAX_LENGTH || form.length < 3) return NONE;
  const last = Math.max(form.lastIndexOf('-'), form.lastIndexOf('‑'));
  if (last > 0 && last < form.length - 2) return afterHyphen(derivation, form, last, listed);
  return derivation.readings?.(form, listed) ?? NONE;
}

/** A word with hyphens inflects like its last part. */
function afterHyphen(
  { readings: derived, joinsByHyphen = false }: FormDerivation,
  form: string,
  last: number,
  listed: Listed,
): readonly Analysis[] {
  const head = form.slice(last + 1);
  let readings = listed(head);
  if (readings.length === 0) readings = listed(head.toLowerCase());
  if (readings.length === 0 && joinsByHyphen) readings = derived?.(head, listed) ?? NONE;
  const stem = form.slice(0, last + 1);
  return readings
    .filter(({ pos }) => pos === Pos.noun || pos === Pos.adjective || (joinsByHyphen && pos === Pos.verb))
    .map((reading) => ({ ...reading, lemma: stem + reading.lemma }));
}
