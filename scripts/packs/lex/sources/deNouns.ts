// German nouns of which the sources list only some cases or no plural: Zeitpunkt (nominative only), Datenbank (genitive
// only). The missing ones follow from the gender, or from the noun that a compound ends in (Punkt, Punkte: Zeitpunkte).
import { Feature, Group, Pos } from '../../../../src/engine/lexicon/features.ts';
import type { LexContext } from '../context.ts';

const { nominative, accusative, dative, genitive, singular, plural, masculine, feminine } = Feature;

/** One noun of one gender: its forms with the features that they are listed with. */
type Paradigm = Map<string, number[]>;

/** Shortest head of a compound, and shortest part before it. */
const SHORTEST_HEAD = 3;
const SHORTEST_FIRST = 3;

/** Masculine nouns that take -n in every case but the nominative: an unlisted accusative may be another form. */
const MAY_BE_WEAK =
  /(?:e|and|ant|ent|ist|at|et|it|ot|log|nom|graf|graph|soph|krat|arch|oge|herr|mensch|bär|held|bauer|nachbar|ungar|oberst|prinz|fürst|graf|zar|narr|christ|hirt|tor|fink|spatz|fels|ochs|soldat)$/;

/** Completes what the sources left out. Runs after all of them. */
export function completeNouns(context: LexContext): void {
  for (const [lemma, [gender, forms]] of ofOneGender(paradigms(context))) addCases(context, lemma, gender, forms);
  const nouns = paradigms(context);
  for (const [lemma, [gender]] of ofOneGender(nouns)) {
    const head = headOf(lemma, gender, nouns);
    if (head) addLike(context, lemma, gender, head);
  }
}

/** The nouns that are not two words spelt alike (der Band, das Band). */
function ofOneGender(nouns: ReadonlyMap<string, ReadonlyMap<number, Paradigm>>): Map<string, [number, Paradigm]> {
  const found = new Map<string, [number, Paradigm]>();
  for (const [lemma, byGender] of nouns) {
    const [only, another] = [...byGender];
    if (only && !another) found.set(lemma, only);
  }
  return found;
}

/** The declined nouns of the table by lemma and gender; those that are adjectives (der Deutsche) are complete. */
function paradigms({ table }: LexContext): Map<string, Map<number, Paradigm>> {
  const found = new Map<string, Map<number, Paradigm>>();
  const skipped = new Set<string>();
  for (const [form, readings] of table.forms) {
    for (const { lemma, pos, features } of readings) {
      if (pos !== Pos.noun || !/^\p{Lu}\p{L}+$/u.test(lemma)) continue;
      const gender = features & Group.gender;
      if ((features & Group.declension) !== 0 || gender === 0 || (gender & (gender - 1)) !== 0) {
        skipped.add(lemma);
        continue;
      }
      const genders = found.get(lemma) ?? new Map<number, Paradigm>();
      const forms = genders.get(gender) ?? new Map<string, number[]>();
      forms.set(form, [...(forms.get(form) ?? []), features]);
      genders.set(gender, forms);
      found.set(lemma, genders);
    }
  }
  for (const lemma of skipped) found.delete(lemma);
  return found;
}

const has = (forms: Paradigm, features: number): boolean =>
  [...forms.values()].some((all) => all.some((each) => (each & features) === features));

/** The cases that sound like one that is listed. */
function addCases({ table, isWord }: LexContext, lemma: string, gender: number, forms: Paradigm): void {
  const add = (form: string, features: number): void => {
    if (isWord(form)) table.add(form, lemma, Pos.noun, gender | features);
  };
  const isSingular = forms.get(lemma)?.some((features) => features & singular) ?? false;
  const isWeak = gender === masculine && !hasStrongGenitive(lemma, forms) && mayBeWeak(lemma, forms);
  if (isSingular && !isWeak) {
    const cases = gender === feminine ? [nominative, accusative, dative, genitive] : [nominative, accusative, dative];
    for (const each of cases) add(lemma, each | singular);
    if (gender !== feminine && !has(forms, genitive | singular)) {
      add(`${lemma}s`, genitive | singular);
      if (!/e[lrmn]?$|chen$|lein$/.test(lemma)) add(`${lemma}es`, genitive | singular);
    }
  }
  for (const [form, all] of forms) {
    if (!all.some((each) => each & plural && each & (nominative | accusative | genitive))) continue;
    for (const each of [nominative, accusative, genitive]) add(form, each | plural);
    add(/[ns]$/.test(form) ? form : `${form}n`, dative | plural);
  }
}

/** des Typs: then the accusative is "den Typ", whatever else is listed. */
const hasStrongGenitive = (lemma: string, forms: Paradigm): boolean =>
  [`${lemma}s`, `${lemma}es`].some((form) => forms.get(form)?.some((each) => each & genitive && each & singular));

const mayBeWeak = (lemma: string, forms: Paradigm): boolean =>
  MAY_BE_WEAK.test(lemma.toLowerCase()) ||
  [...forms].some(([form, all]) => form !== lemma && all.some((each) => each & singular && each & accusative));

/** The forms of the longest listed noun of the same gender that the lemma ends in; null when there is none. */
function headOf(
  lemma: string,
  gender: number,
  nouns: ReadonlyMap<string, ReadonlyMap<number, Paradigm>>,
): { at: number; forms: Paradigm } | null {
  for (let at = SHORTEST_FIRST; at <= lemma.length - SHORTEST_HEAD; at++) {
    const head = nouns.get(lemma.charAt(at).toUpperCase() + lemma.slice(at + 1));
    const forms = head?.get(gender);
    if (forms && head?.size === 1 && has(forms, plural)) return { at, forms };
  }
  return null;
}

/** Forms like those of the head, where the dictionary has them. */
function addLike(
  { table, isWord }: LexContext,
  lemma: string,
  gender: number,
  { at, forms }: { at: number; forms: Paradigm },
): void {
  for (const [form, all] of forms) {
    const whole = lemma.slice(0, at) + form.toLowerCase();
    if (!isWord(whole)) continue;
    for (const features of all) table.add(whole, lemma, Pos.noun, gender | (features & (Group.case | Group.number)));
  }
}
