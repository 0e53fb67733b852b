// Relative pronouns by their role in the clause: qui is its subject, que its object, lequel follows a preposition.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import {
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isMarkOrEnd,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, punctuation, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isSurelyFinite } from '../../reading/words.ts';

const ANTECEDENTS = listed('celui celle ceux celles');

/** A noun, or celui and its like, with no verb reading that the tagger prefers. */
const antecedent = (): Element =>
  new Element((token) => (token.pos === Pos.noun && canBeNoun(token)) || isOne(token, ANTECEDENTS));

const objectClitic = (): Element =>
  new Element((token) => isOne(token, listed("me m' te t' se s' nous vous le la les l' lui leur y en ne n'")));

const COMPARED = listed(
  "n' plus moins aussi autant si tel telle tels telles tellement tant même mêmes autre autres ne plutôt mieux meilleur meilleure pire rien seulement ailleurs",
);

/** Whether an earlier word makes que something else than a relative pronoun: plus de gens que prévu, ne … que. */
const isCompared = (m: Match): boolean =>
  m.sentence.tokens.slice(Math.max(0, m.from - 9), m.from + 1).some((each) => isOne(each, COMPARED));

/** Whether the word behind the verb cannot begin a subject: a preposition, an adverb, a participle, the end. */
const opensNoSubject = (token: Token | undefined): boolean =>
  isMarkOrEnd(token) ||
  (!hasInnerCapital(token) &&
    !reads(token, Pos.determiner) &&
    !reads(token, Pos.pronoun) &&
    !reads(token, Pos.numeral) &&
    !canBeNoun(token) &&
    !canBeInfinitive(token) &&
    token?.text.startsWith('-') !== true);

/** Les gens que habitent ici, un chien que est calme. */
export const queForQui = defineRule({
  id: 'fr.pronouns.que-qui',
  priority: 1,
  pattern: [
    antecedent().as('n'),
    punctuation(',').optional(),
    word('que', "qu'").as('q').mark(),
    objectClitic().repeat(0, 2).as('c'),
    new Element((token) => isSurelyFinite(token) && !hasInnerCapital(token)).as('v'),
  ],
  where: (m) => {
    const verb = m.token('v');
    const person = m.has('c') && isOne(m.all('c')[0], listed('nous vous'));
    // que nous voulons: the pronoun is the subject
    if (
      person &&
      (reads(verb, Pos.verb, Feature.plural | Feature.first) ||
        reads(verb, Pos.verb, Feature.plural | Feature.second) ||
        reads(verb, Pos.auxiliary, Feature.plural))
    )
      return false;
    // dans ce fichier que sont définies les règles
    const isInverted = [2, 3].some((step) => reads(m.after(step), Pos.determiner)) && canBeParticiple(m.after());
    if (isCompared(m) || hasSubjectBehindAdverbs(m)) return false;
    return opensNoSubject(m.after()) && isThird(verb) && !isInverted && verb.lower !== 'git';
  },
  suggest: () => ['qui'],
  wrong: [
    ['Les gens que habitent ici sont calmes.', 'Les gens qui habitent ici sont calmes.'],
    ['Nous avons un petit chien, que est très calme.', 'Nous avons un petit chien, qui est très calme.'],
    ['Choisis le métier que te plaît vraiment.', 'Choisis le métier qui te plaît vraiment.'],
  ],
  right: [
    'Les gens que nous invitons ici sont calmes.',
    'Voici le gâteau que prépare ma tante.',
    'Il y avait moins de monde que prévu.',
    'À condition que vienne enfin le printemps, tout ira bien.',
    "Les excès qu'engendre trop souvent la colère sont tristes.",
  ],
});

/** Whether the subject follows after adverbs: les excès qu'engendre trop souvent la colère. */
function hasSubjectBehindAdverbs(m: Match): boolean {
  let step = 1;
  while (m.after(step)?.pos === Pos.adverb) step++;
  const next = m.after(step);
  return step > 1 && (reads(next, Pos.determiner) || hasInnerCapital(next));
}

const isThird = (token: Token): boolean => token.readings.some((each) => (each.features & Feature.third) !== 0);

/** Le film qui j'ai vu. */
export const quiForQue = defineRule({
  id: 'fr.pronouns.qui-que',
  pattern: [
    antecedent().as('n'),
    punctuation(',').optional(),
    word('qui').as('q').mark(),
    word('je', "j'", 'tu', 'il', 'elle', 'on', 'ils', 'elles').as('s'),
  ],
  suggest: (m) => [/^(?:il|ils|elle|elles|on)$/.test(m.token('s').lower) ? "qu'" : 'que'],
  wrong: [
    ["Le film qui j'ai vu hier était long.", "Le film que j'ai vu hier était long."],
    ['La maison qui tu veux acheter est grande.', 'La maison que tu veux acheter est grande.'],
    ["C'est la chanson qui je préfère.", "C'est la chanson que je préfère."],
  ],
  right: ['Le film qui a gagné est celui que tu as vu.', 'Dis-moi qui tu es.', "L'ami à qui je pense est loin."],
});

const LEQUEL = ['lequel', 'laquelle', 'lesquels', 'lesquelles'];

/** Le sac lequel j'ai acheté: without a preposition, que or qui. */
export const bareLequel = defineRule({
  id: 'fr.pronouns.lequel-bare',
  priority: 3,
  patterns: [
    [
      new Element((token) => token.pos === Pos.noun && canBeNoun(token)).as('n'),
      word(...LEQUEL)
        .as('q')
        .mark(),
      new Element((token) => isOne(token, listed("je j' tu il elle on ils elles"))).as('s'),
    ],
    [
      new Element((token) => token.pos === Pos.noun && canBeNoun(token)).as('n'),
      word(...LEQUEL)
        .as('q')
        .mark(),
      objectClitic().repeat(0, 2),
      new Element((token) => isSurelyFinite(token) && isThird(token)).as('v'),
    ],
  ],
  where: (m) => !canBeParticiple(m.token('n')),
  suggest: (m) => (m.names('s') ? [/^[^jt]/.test(m.token('s').lower) ? "qu'" : 'que'] : ['qui']),
  wrong: [
    ["Le sac lequel j'ai acheté est solide.", "Le sac que j'ai acheté est solide."],
    ['Les articles lesquels manquent arrivent demain.', 'Les articles qui manquent arrivent demain.'],
    ['La tarte laquelle tu préfères est prête.', 'La tarte que tu préfères est prête.'],
  ],
  right: [
    'Le sac dans lequel je range tout est solide.',
    'Demande à ton invité lequel il préfère.',
    'Une dame, laquelle vend des fleurs, est venue.',
  ],
});
