// Other forms of a word that cannot be right where it stands: a finite verb in the other number, a determiner or adjective in
// another gender or number than its noun.
import { type Analysis, agrees, Feature, Group, Pos } from '../../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';

const { singular, plural, third } = Feature;

/** The lowest bit of a mask. */
const lowest = (mask: number): number => mask & -mask;

const likeCase = (form: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

const isPlainOther = (form: string, old: string): boolean =>
  form.toLowerCase() !== old.toLowerCase() && !/[\s'’]/.test(form);

const isVerb = ({ pos }: Analysis): boolean => pos === Pos.verb || pos === Pos.auxiliary;

const FINITE = Feature.indicative | Feature.subjunctive | Feature.conditional;

/** A verb of the third person singular as the first or second person is written (il viens); null if that is no other form. */
export function otherPerson(lexicon: Lexicon, form: string): string | null {
  const [first] = lexicon
    .analyses(form)
    .filter(
      (reading) =>
        isVerb(reading) && reading.features & FINITE && reading.features & third && reading.features & singular,
    );
  if (!first) return null;
  const mood = lowest(first.features & FINITE) | lowest(first.features & Group.tense);
  const forms = [Feature.second, Feature.first].flatMap((person) =>
    lexicon.inflect(first.lemma, first.pos, mood | person | singular),
  );
  const stillRight = (other: string): boolean =>
    lexicon
      .analyses(other)
      .some((reading) => isVerb(reading) && reading.features & Group.mood && reading.features & third);
  const other = forms.find((each) => isPlainOther(each, form) && !stillRight(each));
  return other === undefined ? null : likeCase(other, form);
}

/** A verb of the third person in the other number; null if its number is not certain or there is no such form. */
export function flippedVerb(lexicon: Lexicon, form: string): string | null {
  const readings = lexicon.analyses(form).filter((reading) => isVerb(reading) && reading.features & FINITE);
  const thirds = readings.filter(({ features }) => (features & Group.person) === 0 || features & third);
  const first = thirds.find(({ pos }) => pos === Pos.auxiliary) ?? thirds[0];
  if (!first) return null;
  const number = thirds.reduce((all, { features }) => all | (features & Group.number), 0);
  if (number !== singular && number !== plural) return null;
  const { lemma, pos, features } = first;
  const mood = lowest(features & Group.mood & ~Feature.imperative) | lowest(features & Group.tense);
  const wanted = mood | third | (number === singular ? plural : singular);
  const stillRight = (other: string): boolean =>
    lexicon
      .analyses(other)
      .some(
        (reading) =>
          isVerb(reading) && reading.features & Group.mood && reading.features & number && reading.features & third,
      );
  const other = lexicon.inflect(lemma, pos, wanted).find((each) => isPlainOther(each, form) && !stillRight(each));
  return other === undefined ? null : likeCase(other, form);
}

const isNominal = ({ pos }: Analysis): boolean => pos === Pos.noun;

/** Readings of a determiner or adjective. */
const modifiers = (lexicon: Lexicon, form: string, isDeterminer: boolean): Analysis[] =>
  lexicon
    .analyses(form)
    .filter(({ pos, features }) =>
      isDeterminer
        ? pos === Pos.determiner
        : pos === Pos.adjective || (pos === Pos.verb && (features & Feature.pastParticiple) !== 0),
    );

/** Forms of a determiner or adjective that agree with no reading of its noun; [] where the lexicon cannot tell. */
export function flippedModifiers(
  lexicon: Lexicon,
  language: TextLanguage,
  { form, noun, isDeterminer }: { form: string; noun: string; isDeterminer: boolean },
): string[] {
  const isGerman = language === 'de';
  const groups = isGerman ? [Group.gender, Group.number, Group.case] : [Group.gender, Group.number];
  const nouns = lexicon.analyses(noun).filter(isNominal);
  const agreesWith = (reading: Analysis): boolean =>
    nouns.some((each) => agrees(reading.features, each.features, groups));
  const fitting = modifiers(lexicon, form, isDeterminer).filter(agreesWith);
  const [first] = fitting;
  if (!first || nouns.some(({ features }) => (features & Group.number) === 0)) return [];
  const { lemma, pos, features } = first;
  const kept =
    (pos === Pos.verb ? Feature.pastParticiple : 0) |
    (isGerman ? lowest(features & Group.case) | lowest(features & Group.declension) : 0);
  const number = lowest(features & Group.number) || singular;
  const other = number === singular ? plural : singular;
  const gender = isGerman && number === plural ? 0 : lowest(features & Group.gender);
  const genders = [Feature.masculine, Feature.feminine, ...(isGerman ? [Feature.neuter] : [])];
  const wishes = [...genders.filter((each) => !(features & each)).map((each) => number | each), other | gender];
  const forms = wishes.flatMap((wish) => lexicon.inflect(lemma, pos, kept | wish));
  const wrong = (each: string): boolean => !modifiers(lexicon, each, isDeterminer).some(agreesWith);
  return [...new Set(forms)]
    .filter((each) => isPlainOther(each, form) && wrong(each))
    .map((each) => likeCase(each, form));
}

/** Forms of an adjective or participle that agree with none of the masks of gender and number; [] where the lexicon cannot tell. */
export function flippedPredicates(lexicon: Lexicon, form: string, masks: readonly number[]): string[] {
  const agreesWithOne = ({ features }: Analysis): boolean =>
    masks.some((mask) => agrees(features, mask, [Group.gender, Group.number]));
  const [first] = modifiers(lexicon, form, false).filter(agreesWithOne);
  if (!first) return [];
  const kept = first.pos === Pos.verb ? Feature.pastParticiple : 0;
  const number = lowest(first.features & Group.number) || singular;
  const gender = lowest(first.features & Group.gender) || Feature.masculine;
  const wishes = [
    (number === singular ? plural : singular) | gender,
    number | (gender === Feature.masculine ? Feature.feminine : Feature.masculine),
    singular | Feature.masculine,
  ];
  const forms = wishes.flatMap((wish) => lexicon.inflect(first.lemma, first.pos, kept | wish));
  return [...new Set(forms)]
    .filter((each) => isPlainOther(each, form) && !modifiers(lexicon, each, false).some(agreesWithOne))
    .map((each) => likeCase(each, form));
}
