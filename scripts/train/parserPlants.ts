// Mistakes of agreement planted in right sentences, with their trees kept: a verb in the other number, a determiner or an adjective
// in another gender or number. A parser that learns from such copies does not rely on agreement.
import { type Analysis, agrees, Feature, Group, Pos } from '../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { Label } from '../../src/engine/reading/parser/labels.ts';
import { Tag } from '../../src/engine/reading/tags.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { finiteVerbOf, type GoldWord } from './parserGold.ts';

/** A sentence and the words changed in it. */
export interface Planted {
  words: GoldWord[];
  /** Index of the wrong word, and of the subject or noun that it belongs to. */
  at: number;
  partner: number;
}

const lowest = (mask: number): number => mask & -mask;
const isVerb = ({ pos }: Analysis): boolean => pos === Pos.verb || pos === Pos.auxiliary;
const likeCase = (form: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

/** Pairs of a subject and the finite verb that agrees with it. */
export function subjectPairs(words: readonly GoldWord[]): { subject: number; verb: number }[] {
  const at = (i: number) => {
    const { head, label, tag } = words[i] as GoldWord;
    return { head, label, isFinite: tag === Tag.verbFinite || tag === Tag.auxiliaryFinite };
  };
  return words.flatMap(({ label, head }, subject) => {
    if (label !== Label.subject || head < 0) return [];
    const verb = finiteVerbOf(words.length, at, head);
    return verb < 0 ? [] : [{ subject, verb }];
  });
}

/** The finite verb in the other number; null where the form would not tell. */
export function otherNumber(word: GoldWord, lexicon: Lexicon): string | null {
  const gold = word.analysis?.features ?? 0;
  const readings = lexicon.analyses(word.form).filter((each) => isVerb(each) && each.features & Group.mood);
  const fitting = readings.filter(({ features }) => agrees(features, gold, [Group.number, Group.person]));
  const use = fitting.length > 0 ? fitting : readings;
  const [first] = use;
  if (!first) return null;
  const own =
    use.reduce((mask, { features }) => mask | (features & Group.number), 0) & (gold & Group.number || Group.number);
  if (own !== Feature.singular && own !== Feature.plural) return null;
  const person =
    lowest(gold & first.features & Group.person) ||
    first.features & Feature.third ||
    lowest(first.features & Group.person);
  const mood = lowest(first.features & Group.mood & ~Feature.imperative);
  const other = own === Feature.singular ? Feature.plural : Feature.singular;
  const wanted = mood | lowest(first.features & Group.tense) | person | other;
  for (const form of lexicon.inflect(first.lemma, first.pos, wanted)) {
    if (form === word.form.toLowerCase() || /\s/.test(form)) continue;
    const stays = lexicon
      .analyses(form)
      .some(
        (each) =>
          isVerb(each) &&
          each.features & Group.mood &&
          each.features & own &&
          agrees(each.features, person, [Group.person]),
      );
    if (!stays) return likeCase(form, word.form);
  }
  return null;
}

/** A determiner or an adjective in a form that no longer agrees with its noun; null if there is none. */
export function otherForm(
  word: GoldWord,
  noun: GoldWord,
  language: TextLanguage,
  lexicon: Lexicon,
  random: () => number,
): string | null {
  if (language === 'en' || noun.tag !== Tag.noun || /['’]$/.test(word.form)) return null;
  const nouns = lexicon.analyses(noun.form).filter(({ pos }) => pos === Pos.noun);
  const groups = [Group.gender, Group.number, ...(language === 'de' ? [Group.case] : [])];
  const agreesWithNoun = ({ features }: Analysis) => nouns.some((each) => agrees(features, each.features, groups));
  const wantedPos = word.label === Label.determiner ? Pos.determiner : Pos.adjective;
  const fits = ({ pos, features }: Analysis) =>
    pos === wantedPos || (wantedPos === Pos.adjective && pos === Pos.verb && (features & Feature.pastParticiple) !== 0);
  const reading = lexicon.analyses(word.form).find((each) => fits(each) && agreesWithNoun(each));
  if (!reading || nouns.length === 0) return null;
  const { features, pos, lemma } = reading;
  const kept =
    (pos === Pos.verb ? Feature.pastParticiple : 0) |
    (language === 'de' ? lowest(features & Group.case) | lowest(features & Group.declension) : 0);
  const number = lowest(features & Group.number) || Feature.singular;
  const other = number === Feature.singular ? Feature.plural : Feature.singular;
  const genders = [Feature.masculine, Feature.feminine, ...(language === 'de' ? [Feature.neuter] : [])];
  const options = genders
    .filter((gender) => (features & gender) === 0)
    .flatMap((gender) => lexicon.inflect(lemma, pos, kept | number | gender));
  options.push(
    ...lexicon.inflect(lemma, pos, kept | other | (language === 'de' ? 0 : lowest(features & Group.gender))),
  );
  const wrong = [...new Set(options)].filter(
    (form) =>
      form !== word.form.toLowerCase() &&
      !/[\s'’]/.test(form) &&
      !lexicon.analyses(form).some((each) => fits(each) && agreesWithNoun(each)),
  );
  const chosen = wrong[Math.floor(random() * wrong.length)];
  return chosen === undefined ? null : likeCase(chosen, word.form);
}

const changed = (words: readonly GoldWord[], at: number, form: string): GoldWord[] =>
  words.map((word, i) => (i === at ? { ...word, form } : word));

/** A copy of a sentence with the verb of one subject in the wrong number; null if none can be. */
export function plantVerb(words: readonly GoldWord[], lexicon: Lexicon, random: () => number): Planted | null {
  for (const { subject, verb } of shuffled(subjectPairs(words), random)) {
    const form = otherNumber(words[verb] as GoldWord, lexicon);
    if (form !== null) return { words: changed(words, verb, form), at: verb, partner: subject };
  }
  return null;
}

/** A copy with one determiner or adjective that does not agree with its noun; null if none can be. */
export function plantNominal(
  words: readonly GoldWord[],
  language: TextLanguage,
  lexicon: Lexicon,
  random: () => number,
): Planted | null {
  for (const at of shuffled(nominals(words), random)) {
    const word = words[at] as GoldWord;
    const form = otherForm(word, words[word.head] as GoldWord, language, lexicon, random);
    if (form !== null) return { words: changed(words, at, form), at, partner: word.head };
  }
  return null;
}

/** The determiners and adjectives of a sentence. */
export const nominals = (words: readonly GoldWord[]): number[] =>
  words.flatMap(({ label, head }, i) =>
    head >= 0 && (label === Label.determiner || label === Label.adjective) ? [i] : [],
  );

/** A list in random order. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
