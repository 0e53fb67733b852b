// Openings that only put off what is meant: c'est le directeur qui a signé, il y a des gens qui pensent, ce que je veux, c'est.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, Element, form, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isNounPhrase, numberOf, textOf } from '../nounPhrases.ts';

const DEFINITE = listed(
  "le la l' les ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs",
);
const ONE_OF_A_KIND = listed(
  'seul seule seuls seules premier première dernier dernière meilleur meilleure plus moins unique raison cas chose an ans année années mois jours semaines heures siècles',
);

const phrase = () => anything().repeat(1, 8).as('phrase').mark();
const finite = () =>
  new Element(
    (token) =>
      isTaggedFinite(token) || isOne(token, listed("ne n' me m' te t' se s' nous vous le la l' les lui leur y en")),
  ).as('next');

/** A phrase that can be a subject in place of the opening. */
const isSubject = (m: Match): boolean =>
  isNounPhrase(m.all('phrase')) && !m.all('phrase').some((token) => ONE_OF_A_KIND.has(token.lower));

/** C'est le directeur qui a signé: le directeur a signé. */
export const cleft = defineRewrite({
  id: 'fr.rewrite.cleft',
  kind: 'opening',
  patterns: [
    [sentenceStart(), word("c'").mark(), word('est').mark(), phrase(), word('qui').mark(), finite()],
    [sentenceStart(), word('ce').mark(), word('sont').mark(), phrase(), word('qui').mark(), finite()],
  ],
  where: (m) => {
    const [first] = m.all('phrase');
    return isSubject(m) && first !== undefined && (DEFINITE.has(first.lower) || first.pos === Pos.properNoun);
  },
  suggest: (m) => [textOf(m, m.all('phrase'))],
  wrong: [
    ["C'est le directeur qui a signé le contrat.", 'Le directeur a signé le contrat.'],
    ['Ce sont les élèves qui ont peint le mur.', 'Les élèves ont peint le mur.'],
    ["C'est ma sœur qui viendra vous chercher.", 'Ma sœur viendra vous chercher.'],
  ],
  right: [
    "C'est un homme qui aime le vin.",
    "C'est le seul élève qui a réussi.",
    "C'est la raison qui compte.",
    "C'est moi qui ai signé.",
  ],
});

/** Il y a des gens qui pensent: des gens pensent. */
export const thereIs = defineRewrite({
  id: 'fr.rewrite.there-is',
  kind: 'opening',
  patterns: [
    [sentenceStart(), word('il').mark(), word('y').mark(), word('a').mark(), manyOf(), word('qui').mark(), finite()],
    [sentenceStart(), word('il').mark(), word('existe').mark(), manyOf(), word('qui').mark(), finite()],
  ],
  where: (m) => isSubject(m) && numberOf(m.all('phrase')) === Feature.plural,
  suggest: (m) => [textOf(m, m.all('phrase'))],
  wrong: [
    ['Il y a plusieurs élèves qui sont absents.', 'Plusieurs élèves sont absents.'],
    ['Il y a deux voisins qui se plaignent du bruit.', 'Deux voisins se plaignent du bruit.'],
    [
      'Il existe plusieurs outils qui permettent de mesurer le bruit.',
      'Plusieurs outils permettent de mesurer le bruit.',
    ],
  ],
  right: ['Il y a deux ans qui comptent.', 'Il y a un élève qui est absent.', 'Il y a du pain.'],
});

function manyOf(): Element {
  return anything().repeat(2, 5).as('phrase').mark();
}

const WISH =
  /^(?:(?:veux|veut|voulons|voulez|veulent|voudrais|voudrait)|(?:souhait|propos|demand|cherch|préfèr|préfér|espèr|espér|attend|crain|aimer)\p{L}*)$/u;

/** Ce que je propose, c'est un report: je propose un report. */
export const whatIWant = defineRewrite({
  id: 'fr.rewrite.what-i-want',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('ce').mark(),
    word('que', "qu'").mark(),
    words("je j' nous on il elle vous tu").as('who').mark(),
    form(WISH).as('verb').mark(),
    punctuation(',').mark(),
    word("c'").mark(),
    word('est').mark(),
    new Element(
      (token) =>
        isOne(token, listed("de d' que qu' un une le la l' les")) || reads(token, Pos.verb, Feature.infinitive),
    ).as('next'),
  ],
  where: (m) =>
    !isOne(m.token('next'), listed("de d'")) ||
    /^(?:propos|demand|cherch|crain|espér|espèr)/.test(m.token('verb').lower),
  suggest: (m) => [textOf(m, [m.token('who'), m.token('verb')])],
  wrong: [
    ["Ce que je propose, c'est de partir plus tôt.", 'Je propose de partir plus tôt.'],
    ["Ce que nous voulons, c'est une réponse claire.", 'Nous voulons une réponse claire.'],
    ["Ce que je souhaite, c'est que tout aille bien.", 'Je souhaite que tout aille bien.'],
  ],
  right: ["Ce que je vois, c'est une maison.", 'Je veux ce que tu veux.', "Ce que je veux, c'est de la paix."],
});
