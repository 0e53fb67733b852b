// A determiner and an adjective that agree with each other but not with the noun that follows; and d'autre without s.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, nounMasks } from '../../reading/forms.ts';
import { canBeConjugated, elides } from '../../reading/words.ts';
import { fitting, PERSONS } from './gender.ts';

/** Adjectives that precede their noun: masculine, before a vowel, feminine. */
const FORMS: readonly (readonly [masculine: string, vowel: string, feminine: string])[] = [
  ['beau', 'bel', 'belle'],
  ['nouveau', 'nouvel', 'nouvelle'],
  ['vieux', 'vieil', 'vieille'],
  ['bon', 'bon', 'bonne'],
  ['grand', 'grand', 'grande'],
  ['petit', 'petit', 'petite'],
  ['gros', 'gros', 'grosse'],
  ['long', 'long', 'longue'],
  ['mauvais', 'mauvais', 'mauvaise'],
  ['joli', 'joli', 'jolie'],
  ['premier', 'premier', 'première'],
  ['dernier', 'dernier', 'dernière'],
  ['prochain', 'prochain', 'prochaine'],
];

const rowOf = (lower: string) => FORMS.find((row) => row.includes(lower));

/** Borrowed and clipped words whose gender varies or differs from the lexicon's. */
const SKIPPED = listed('app appli box case job quadrille laideron samaritain plupart reste');
const OTHERS = [Pos.preposition, Pos.pronoun, Pos.determiner, Pos.conjunction];

/** The gender of a word that can only be a noun; 0 when it has none or both. */
function genderOf(noun: Token): number {
  if (noun.pos !== Pos.noun || canBeInfinitive(noun) || SKIPPED.has(noun.lower)) return 0;
  if (
    !canBeNoun(noun) ||
    canBeAdjective(noun) ||
    hasInnerCapital(noun) ||
    (canBeConjugated(noun) && noun.pos !== Pos.noun)
  )
    return 0;
  if (noun.lower === 'étant' || canBeParticiple(noun) || reads(noun, Pos.adverb)) return 0;
  // la bonne pour nous, cette vieille son argent: a noun only in the lexicon
  if (OTHERS.some((pos) => reads(noun, pos))) return 0;
  if (reads(noun, Pos.numeral) || PERSONS.has(noun.lower.replace(/s$/, ''))) return 0;
  const gender = nounMasks(noun).reduce((all, mask) => all | (mask & Group.gender || Group.gender), 0);
  return gender === Feature.masculine || gender === Feature.feminine ? gender : 0;
}

function repaired(m: Match): string {
  const [determiner, noun] = [m.token('d'), m.token('n')];
  const [masculine, vowel, feminine] = rowOf(m.token('a').lower) as readonly [string, string, string];
  const gender = genderOf(noun);
  const adjective = gender === Feature.feminine ? feminine : elides(noun.lower) ? vowel : masculine;
  return `${fitting(determiner.lower, gender, adjective)} ${adjective}`;
}

/** une nouvelle ordinateur, un beau voix. */
export const adjectiveBefore = defineRule({
  id: 'fr.agreement-noun-phrase.before-noun',
  pattern: [
    word('un', 'une', 'le', 'la', 'ce', 'cette', 'ma', 'ta', 'sa', 'mon', 'ton', 'son').as('d').mark(),
    word(...FORMS.flat())
      .as('a')
      .mark(),
    new Element(
      (token) =>
        genderOf(token) !== 0 &&
        nounMasks(token).some((mask) => (mask & Feature.singular) !== 0 || (mask & Group.number) === 0),
    ).as('n'),
  ],
  where: (m) => {
    const [adjective, noun] = [m.token('a'), m.token('n')];
    // la bonne humeur: a noun that looks like the end of another
    if (noun.lower.includes('-') || isOne(m.after(), listed('-')) || m.after()?.text === '-') return false;
    // un tête à tête
    if (isOne(m.after(), listed('à')) && m.after(2)?.lower === noun.lower) return false;
    // le premier porte sur ce point: the adjective is the subject, unless no subject is possible there
    const before = m.before();
    const isObject = before !== undefined && (before.pos === Pos.preposition || canBeConjugated(before));
    if (canBeConjugated(noun) && !isObject && !/^(?:une?|[mts](?:on|a))$/.test(m.token('d').lower)) return false;
    // le petit ferme la porte: a verb followed by its object
    if (canBeConjugated(noun) && (reads(m.after(), Pos.determiner) || reads(m.after(), Pos.pronoun))) return false;
    const masks = adjectiveMasks(adjective);
    return masks.length > 0 && masks.every((mask) => (mask & genderOf(noun)) === 0 && (mask & Group.gender) !== 0);
  },
  suggest: (m) => [repaired(m)],
  wrong: [
    ["J'ai acheté une nouvelle ordinateur.", "J'ai acheté un nouvel ordinateur."],
    ['Nous avons un nouveau voiture.', 'Nous avons une nouvelle voiture.'],
    ['Elle a un beau voix.', 'Elle a une belle voix.'],
    ["C'est un gros erreur de ma part.", "C'est une grosse erreur de ma part."],
  ],
  right: [
    "J'ai acheté un nouvel ordinateur.",
    'Elle a une belle voix.',
    'Le petit déjeuner est prêt.',
    'Le petit ferme la porte.',
    'La première porte sur les prix, et le dernier porte sur les délais.',
    'Ce plat est une première pour moi.',
    'Il entend la bonne aller au grenier.',
    'Créez une nouvelle appli.',
  ],
});

/** Whether it is the plural of a distinct singular: questions, not choix. */
const isPluralForm = (token: Token): boolean =>
  token.readings.every(
    ({ pos, features, lemma }) => pos !== Pos.noun || (lemma !== token.lower && (features & Feature.plural) !== 0),
  );

/** Tu as d'autre questions ? */
export const otherPlural = defineRule({
  id: 'fr.agreement-noun-phrase.d-autre',
  pattern: [
    word("d'"),
    word('autre').as('a').mark(),
    new Element(
      (token) => canBeNoun(token) && !canBeConjugated(token) && /[sx]$/.test(token.lower) && isPluralForm(token),
    ).as('n'),
  ],
  suggest: () => ['autres'],
  wrong: [
    ["Tu as d'autre questions ?", "Tu as d'autres questions ?"],
    ["Il y a d'autre personnes qui attendent.", "Il y a d'autres personnes qui attendent."],
    ["J'ai d'autre choses à faire.", "J'ai d'autres choses à faire."],
  ],
  right: ["Nous n'avons pas d'autre choix.", "Il n'y a pas d'autre solution.", "Rien d'autre, merci."],
});
