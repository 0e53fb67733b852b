// What French rules need to know about single tokens, whatever the tagger says: readings, closed lists, neighbours.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeNoun, canBeParticiple, isOne, isVerbal, listed } from '../../../rules/ask.ts';
import { Element } from '../../../rules/pattern.ts';
import { reads, type Token } from '../../../rules/token.ts';

/** Whether it can be a conjugated verb (commands do not count). */
export function canBeConjugated(token: Token | undefined): boolean {
  if (token === undefined) return false;
  for (const { pos, features } of token.readings) {
    const mood = features & Group.mood;
    if (isVerbal(pos) && mood !== 0 && mood !== Feature.imperative) return true;
  }
  return false;
}

/** Forms of être and avoir, including those that are also nouns. */
const AUXILIARIES = listed(
  'ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait auraient eut eurent suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serais serait seraient fut furent soit soient',
);

/** Whether it can only be a conjugated verb; forms of être and avoir count even if they can be something else. */
export const isSurelyFinite = (token: Token | undefined): boolean =>
  canBeConjugated(token) &&
  (isOne(token, AUXILIARIES) ||
    (token as Token).readings.every((each) => isVerbal(each.pos) && (each.features & Group.mood) !== 0));

/** A participle that is neither a noun nor a conjugated form (trouvé, not fait or dit). */
export const isSurelyParticiple = (token: Token | undefined): boolean =>
  canBeParticiple(token) && !reads(token, Pos.noun) && !canBeConjugated(token);

const ADVERBS = listed(
  'bien mal fort haut bas cher dur court net clair droit juste faux bon même mêmes seul tout toute tous toutes soudain vite ensemble pire mieux debout encore déjà toujours jamais très trop plus moins aussi assez si peu pas plutôt presque vraiment souvent parfois tôt tard ici là hier demain contre pour avant après exprès quitte sauf vu compris excepté passé dès plein tant demi deux trois cent mille tel telle tels telles quel quelle quels quelles autre autres certain certaine certains certaines',
);

/** Words that never agree the way adjectives do, or that agreement rules had better leave alone. */
export const isAdverbial = (token: Token | undefined): boolean => isOne(token, ADVERBS) || reads(token, Pos.numeral);

const PRONOUNS_BEFORE_VERB = listed("ne n' me m' te t' se s' nous vous le la les l' lui leur y en");

/** A pronoun or "ne" between subject and verb. */
export const isClitic = (token: Token | undefined): boolean => isOne(token, PRONOUNS_BEFORE_VERB);

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/;
const MUTE_H =
  /^(?:habi|haleine|halluc|hameç|harmon|hebdo|hégémon|héli|herb|hérit|héro[ïi]|hésit|heur(?!t)|hexag|hier|hilar|hirond|histoi|histori|hiver|homm|homog|homol|honnê|honneur|honor|hôpit|hora?ir|horlog|horm|horr|hors-d|hospit|hostil|hôte|hôtel|huil|huiss|huît|huitr|humain|humani|humbl|humeur|humid|humil|humour|hydr|hygi|hymn|hyp|hyst|héro[ïi]n)/;

/** Whether a word calls for l', d', qu' before it. */
export const elides = (lower: string): boolean =>
  (VOWEL.test(lower) && !/^(?:onz|oui$|ouist|uhlan|ulul|yaourt|yacht|yaou|yé|yo|ya|ye|yu|[eiou]$)/.test(lower)) ||
  MUTE_H.test(lower);

/** De before a word: de pain, d'eau. */
export const withDe = ({ lower, text }: Token): string => (elides(lower) ? `d'${text}` : `de ${text}`);

/** Pronouns and "ne" before a verb. */
export const clitics = (): Element => new Element(isClitic).repeat(0, 3);
/** Adverbs between an auxiliary and the word it belongs to. */
export const adverbs = (): Element =>
  new Element(
    (token) =>
      isOne(token, SMALL_ADVERBS) || (token.lower.endsWith('ment') && reads(token, Pos.adverb) && !canBeNoun(token)),
  ).repeat(0, 3);

const SMALL_ADVERBS = listed(
  'pas plus jamais rien point encore déjà toujours bien mal très trop aussi tout si assez peu plutôt presque souvent parfois enfin vite même tellement tant quasi moins toutes toute tous hier beaucoup maintenant désormais ensuite alors donc également longtemps pourtant cependant aussitôt bientôt soudain autrefois auparavant néanmoins ainsi certes déja deja trés tres peut-être tôt tard',
);
