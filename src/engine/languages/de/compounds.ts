// German words that are not listed: compounds inflect like their last part; infinitives and inflected adjectives become nouns
// when capitalised.
import type { FormDerivation, Listed } from '../../lexicon/derive.ts';
import { type Analysis, Feature, Group, Pos } from '../../lexicon/features.ts';

const NONE: readonly Analysis[] = [];

/** A head this long is trusted even when the part before it is not listed. */
const SURE_HEAD = 5;
const SHORTEST_HEAD = 3;
const SHORTEST_FIRST = 2;
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

const ADVERB_ENDING = /.{3}(?:weise|wärts|seits|mals|orts|maßen|dings|falls|halber|lings|erhand)$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Readings of an unlisted German form. */
function compound(form: string, listed: Listed): readonly Analysis[] {
  const isCapital = form.charAt(0) !== form.charAt(0).toLowerCase();
  const lower = form.toLowerCase();
  if (form.length > 2 && form === form.toUpperCase()) return NONE;
  const rest = lower === form || form.slice(1) === lower.slice(1);
  if (!rest) return NONE;
  if (isCapital) {
    const noun = nominalised(lower, listed);
    if (noun.length > 0) return noun;
  }
  if (!isCapital && ADVERB_ENDING.test(lower)) return [{ lemma: lower, pos: Pos.adverb, features: 0 }];
  let unsure: readonly Analysis[] = NONE;
  for (let at = SHORTEST_FIRST; at <= lower.length - SHORTEST_HEAD; at++) {
    const head = lower.slice(at);
    const readings = isCapital ? nouns(listed(capital(head))) : inflected(listed(head));
    if (readings.length === 0) continue;
    const first = lower.slice(0, at);
    const verified = isListedFirst(first, listed);
    if (!verified && (unsure.length > 0 || head.length < SURE_HEAD || at < 3)) continue;
    const written = isCapital ? form.charAt(0) + first.slice(1) : first;
    const found = readings.map((reading) => ({ ...reading, lemma: written + reading.lemma.toLowerCase() }));
    if (verified) return found;
    unsure = found;
  }
  return unsure;
}

const nouns = (readings: readonly Analysis[]) => readings.filter(({ pos }) => pos === Pos.noun);

const inflected = (readings: readonly Analysis[]) =>
  readings.filter(({ pos }) => pos === Pos.adjective || pos === Pos.verb || pos === Pos.adverb);

/** Whether a first part, with or without its linking element, is a word. */
function isListedFirst(first: string, listed: Listed): boolean {
  return LINKS.some((link) => {
    if (!first.endsWith(link) || first.length - link.length < 2) return false;
    const bare = first.slice(0, first.length - link.length);
    if (listed(capital(bare)).length > 0 || listed(bare).length > 0) return true;
    return bare.length > 3 && link === '' && (listed(`${capital(bare)}e`).length > 0 || listed(`${bare}en`).length > 0);
  });
}

/** "das Tauchen", "der Reiche": nouns formed from an infinitive or an inflected adjective. */
function nominalised(lower: string, listed: Listed): readonly Analysis[] {
  const found: Analysis[] = [];
  const base = listed(lower);
  const genitive = lower.endsWith('s') ? listed(lower.slice(0, -1)) : NONE;
  for (const [readings, cases, lemma] of [
    [base, Feature.nominative | Feature.accusative | Feature.dative, lower],
    [genitive, Feature.genitive, lower.slice(0, -1)],
  ] as const) {
    if (readings.some(({ pos, features }) => pos === Pos.verb && features & Feature.infinitive)) {
      found.push({
        lemma: capital(lemma),
        pos: Pos.noun,
        features: Feature.neuter | Feature.singular | cases,
      });
    }
  }
  for (const { pos, features, lemma } of base) {
    if (pos === Pos.adjective && features & Group.case) {
      found.push({ lemma: capital(lemma), pos: Pos.noun, features: features & ~Group.degree });
    }
  }
  return found.length === 0 ? NONE : [...found, ...base];
}

/** See FormDerivation. */
export const germanForms: FormDerivation = { readings: compound, joinsByHyphen: true };
