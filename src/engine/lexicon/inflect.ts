// From a lemma to its forms: the suffix rules run backwards, and each result is looked up again, so that only listed forms
// with that very reading come out.
import { type Analysis, Group, Pos, type PosCode } from './features.ts';
import type { LexPack } from './lexPack.ts';
import { formBy, type SuffixRule } from './suffixRules.ts';

/** Groups that a reading must speak of when the wish does: a wish for a person is not met by an infinitive. */
const STRICT = [Group.person, Group.tense, Group.mood, Group.verbForm, Group.degree, Group.case];
const OPEN = [Group.gender, Group.number, Group.declension, Group.definiteness];

/** Whether a reading's features can be all of the wish. */
export function fulfils(features: number, wish: number): boolean {
  for (const group of STRICT) {
    const wanted = wish & group;
    if (wanted !== 0 && (features & wanted) !== wanted) return false;
  }
  if ((wish & Group.degree) === 0 && features & Group.degree) return false;
  for (const group of OPEN) {
    const wanted = wish & group;
    if (wanted !== 0 && (features & group) !== 0 && (features & wanted) !== wanted) return false;
  }
  return true;
}

const CONTENT: ReadonlySet<PosCode> = new Set([Pos.noun, Pos.adjective, Pos.verb, Pos.auxiliary]);

/** So many answers are remembered: rules ask for the same forms in sentence after sentence, and each answer tries hundreds of suffixes. */
const MOST_REMEMBERED = 4096;

/** Makes the function behind `Lexicon.inflect`; the index it needs is built once. */
export function createInflector(pack: LexPack, listed: (form: string) => readonly Analysis[]) {
  // Rules by part of speech and by the last letter that they cut from a lemma ('' for none), usual ones first.
  const index = new Map<string, Set<number>>();
  for (let i = 0; i < pack.readingRule.length; i++) {
    const rule = pack.readingRule[i] as number;
    const suffix = (pack.rules[rule] as SuffixRule).lemmaSuffix;
    const key = `${pack.tagPos[pack.readingTag[i] as number]}${suffix.slice(-2)}`;
    const bucket = index.get(key);
    if (bucket) bucket.add(rule);
    else index.set(key, new Set([rule]));
  }

  const remembered = new Map<string, readonly string[]>();

  return (lemma: string, pos: PosCode, features: number): readonly string[] => {
    const key = `${pos} ${features} ${lemma}`;
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const forms = formsOf(lemma, pos, features);
    remembered.set(key, forms);
    return forms;
  };

  function formsOf(lemma: string, pos: PosCode, features: number): readonly string[] {
    const found: { form: string; rule: number }[] = [];
    const tails = new Set(['', lemma.slice(-1), lemma.slice(-2)]);
    for (const tail of tails) {
      for (const rule of index.get(`${pos}${tail}`) ?? []) {
        const form = formBy(pack.rules[rule] as SuffixRule, lemma);
        if (form === null || found.some((known) => known.form === form)) continue;
        const fits = listed(form).some(
          (reading) => reading.lemma === lemma && reading.pos === pos && fulfils(reading.features, features),
        );
        if (fits) found.push({ form, rule });
      }
    }
    // contractions and elided forms come last
    const elided = (form: string): number => (form.includes("'") ? 1 : 0);
    const forms = found.sort((a, b) => elided(a.form) - elided(b.form) || a.rule - b.rule).map(({ form }) => form);
    // grand' and e' are offered by nobody beside grande and è; only words that lean on others are cut short: l', qu'
    const whole = CONTENT.has(pos) ? forms.filter((form) => !form.endsWith("'")) : [];
    return whole.length > 0 ? whole : forms;
  }
}
