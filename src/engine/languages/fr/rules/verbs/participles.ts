// Past participles with avoir: j'ai essayé, mes sœurs ont adoré, les photos que tu as prises.
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
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';
import { hasObjectBehind, isSaying } from '../../reading/objects.ts';
import { determinerMask, isDeterminer, phraseAt } from '../../reading/phrases.ts';
import { adverbs, canBeConjugated, clitics, isAdverbial, isClitic, isSurelyFinite } from '../../reading/words.ts';

const avoir = (): Element => lemma('avoir').and(new Element(canBeConjugated));
/** Whether nous or vous before the verb is its subject rather than its object. */
function isMyVerb(m: Match): boolean {
  const { tokens } = m.sentence;
  const verb = m.token('v');
  let at = verb.index - 1;
  while (isClitic(tokens[at]) && !isOne(tokens[at], listed('nous vous'))) at--;
  if (!isOne(tokens[at], listed('nous vous'))) return true;
  const person = isOne(tokens[at], listed('nous')) ? Feature.first : Feature.second;
  return reads(verb, Pos.auxiliary, person | Feature.plural);
}

const isObjectNext = (m: Match): boolean =>
  isMarkOrEnd(m.after()) ||
  hasObjectBehind(m) ||
  (m.token('a').pos === Pos.verb && !canBeNoun(m.token('a'))) ||
  isOne(
    m.after(),
    listed(
      "le la les l' un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces de d' à que qu' deux trois beaucoup",
    ),
  );

/** A participle with avoir that wrongly agrees with the subject: elles ont adorées. */
export const noAgreementWithSubject = defineRule({
  id: 'fr.participles.avoir-subject',
  pattern: [
    lemma('avoir')
      .and(new Element((token) => canBeConjugated(token) || isOne(token, listed('avoir ayant'))))
      .as('v'),
    adverbs(),
    new Element((token) => canBeParticiple(token) && !isAdverbial(token) && token.lower !== 'crainte').as('a').mark(),
  ],
  where: (m) =>
    !hasInnerCapital(m.token('v')) &&
    allDiffer(adjectiveMasks(m.token('a')), Feature.masculine | Feature.singular) &&
    isMyVerb(m) &&
    isObjectNext(m),
  unless: {
    'the object before the verb': {
      when: (m) => {
        const { tokens } = m.sentence;
        let at = m.token('v').index - 1;
        for (; isClitic(tokens[at]) && !isOne(tokens[at], listed('nous vous')); at--) {
          if (isOne(tokens[at], listed("les l' la le"))) return true;
          // vous m'aviez dit que: with an object behind, it is to whom
          if (isOne(tokens[at], listed("m' t' en s' se")))
            return !hasObjectBehind(m) || (isOne(m.after(), listed("que qu'")) && !isSaying(m.token('a')));
        }
        return false;
      },
      right: 'Les lettres, je les ai écrites.',
    },
    'the object before the clause': {
      when: (m) =>
        m.sentence.tokens.slice(Math.max(0, m.token('v').index - 14), m.token('v').index).some(
          (each, at, words) =>
            isOne(each, listed("que qu' quel quelle quels quelles combien lesquels lesquelles dont où")) &&
            // nous constatons que: it opens what is said
            !(isOne(each, listed("que qu'")) && at > 0 && isSurelyFinite(words[at - 1]) && !canBeNoun(words[at - 1])),
        ),
      right: 'Les villes que nous avons visitées, je les aime toutes.',
    },
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), Feature.masculine | Feature.singular),
  wrong: [
    ['Mes sœurs ont adorées le film.', 'Mes sœurs ont adoré le film.'],
    ['Nous avons réservés une chambre double.', 'Nous avons réservé une chambre double.'],
    ['Ils ont oubliés de me rappeler.', 'Ils ont oublié de me rappeler.'],
    ["Je n'ai reçue aucune réponse.", "Je n'ai reçu aucune réponse."],
    ["Vous m'aviez indiquée que tout était prêt.", "Vous m'aviez indiqué que tout était prêt."],
    ['La boulangerie a fermée après Noël.', 'La boulangerie a fermé après Noël.'],
    ['Les clients ayant payés leur place entrent ici.', 'Les clients ayant payé leur place entrent ici.'],
    ['Nous constatons que la production a diminuée.', 'Nous constatons que la production a diminué.'],
  ],
  right: [
    'Les lettres que ma sœur a écrites ce matin sont belles.',
    "Vous m'aviez prévenue hier soir.",
    'Mes sœurs ont adoré le film.',
    'Les sommes que vous avez versées seront rendues.',
    'Les lettres, je les ai écrites hier.',
    'Quelles villes avez-vous visitées ?',
  ],
});

const PRONOUNS = listed("je j' tu il elle on nous vous ils elles");

/** The antecedent's gender and number before "que"; 0 when unclear. */
function antecedentMask(match: Match): number {
  const { tokens } = match.sentence;
  const at = match.token('q').index;
  const last = tokens[at - 1];
  if (reads(last, Pos.preposition) || reads(last, Pos.subjunction)) return 0;
  if (isOne(last, listed('celles'))) return Feature.feminine | Feature.plural;
  if (isOne(last, listed('ceux'))) return Feature.masculine | Feature.plural;
  if (isOne(last, listed('celle'))) return Feature.feminine | Feature.singular;
  for (let i = Math.max(0, at - 7); i < at; i++) {
    if (/^aux?$/.test(tokens[i]?.lower ?? '')) continue;
    const isStart = isDeterminer(tokens, i);
    const phrase = isStart ? phraseAt(tokens, i) : null;
    if (!phrase?.ends.has(at)) continue;
    // several nouns: it is unclear which is meant unless they agree
    const nouns = tokens.slice(phrase.head + 1, at).filter((each) => canBeNoun(each) && !reads(each, Pos.adjective));
    return nouns.some((each) => allDiffer(nounMasks(each), phrase.mask) || !nounMasks(each).includes(phrase.mask))
      ? 0
      : phrase.mask;
  }
  return 0;
}

const BARE =
  /^(?:pouvoir|devoir|vouloir|falloir|plaire|être|coûter|valoir|durer|laisser|faire|passer|dire|croire|penser|savoir|annoncer|parler)$/;

/** The object precedes the verb as "que": les photos que tu as pris. */
export const objectBefore = defineRule({
  id: 'fr.participles.que-object',
  priority: 1,
  patterns: [
    [
      word('que', "qu'").as('q'),
      new Element((token) => isOne(token, PRONOUNS)),
      clitics().as('c'),
      avoir().as('v'),
      adverbs(),
      new Element((token) => canBeParticiple(token) && !isAdverbial(token)).as('a').mark(),
    ],
    [
      word('que', "qu'").as('q'),
      new Element((token) => isNounDeterminer(token)),
      new Element((token) => canBeNoun(token)),
      clitics().as('c'),
      avoir().as('v'),
      adverbs(),
      new Element((token) => canBeParticiple(token) && !isAdverbial(token)).as('a').mark(),
    ],
    // les fautes que le comptable de la société a commises
    [
      word('que', "qu'").as('q'),
      new Element((token) => isNounDeterminer(token)),
      new Element((token) => token.kind === 'word' && !isSurelyFinite(token) && !isOne(token, NOT_INSIDE)).repeat(2, 7),
      avoir().as('v'),
      adverbs(),
      new Element((token) => canBeParticiple(token) && !isAdverbial(token)).as('a').mark(),
    ],
    // les dégâts qu'a causés l'orage
    [
      word('que', "qu'").as('q'),
      avoir().as('v'),
      adverbs(),
      new Element((token) => canBeParticiple(token) && !isAdverbial(token)).as('a').mark(),
      new Element((token) => isNounDeterminer(token)),
    ],
  ],
  where: (m) => {
    const mask = antecedentMask(m);
    return mask !== 0 && allDiffer(adjectiveMasks(m.token('a')), mask);
  },
  unless: {
    'a verb without such an object': {
      when: (m) =>
        m
          .token('a')
          .readings.some(({ lemma: each, features }) => (features & Feature.pastParticiple) !== 0 && BARE.test(each)),
      right: 'Les vingt euros que ce livre a coûté sont bien dépensés.',
    },
    'the object of an infinitive': {
      when: (m) => canBeInfinitive(m.after()),
      right: "Les chansons que j'ai entendu chanter sont belles.",
    },
    'a verb with an object of its own': {
      when: (m) => !isInverted(m) && hasObjectBehind(m),
      right: "C'est à ta mère que tu as donné les clés.",
    },
    'an object between': {
      when: (m) => m.names('c') && m.all('c').some((each) => isOne(each, listed("le la les l' en"))),
      right: 'Voici la preuve que je les ai rendus.',
    },
    'a comparison, a measure of time': {
      when: (m) => {
        const at = m.token('q').index;
        return m.sentence.tokens
          .slice(Math.max(0, at - 9), at)
          .some((each) =>
            isOne(each, listed('plus moins si tellement tant aussi autre autant fois jour façon manière moment')),
          );
      },
      right: "La dernière fois que j'ai mangé ici, il neigeait.",
    },
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), antecedentMask(m)),
  wrong: [
    ['Les photos que tu as pris sont belles.', 'Les photos que tu as prises sont belles.'],
    ["Voici les documents que vous m'avez demandé.", "Voici les documents que vous m'avez demandés."],
    ["La robe que j'ai acheté est trop petite.", "La robe que j'ai achetée est trop petite."],
    ['Les fleurs que ma sœur a acheté sont fanées.', 'Les fleurs que ma sœur a achetées sont fanées.'],
    ['Voici la lettre que mon père a écrit.', 'Voici la lettre que mon père a écrite.'],
    ['La voiture que ma sœur a vendu était vieille.', 'La voiture que ma sœur a vendue était vieille.'],
    [
      'Les fautes que le comptable de la mairie a commis sont graves.',
      'Les fautes que le comptable de la mairie a commises sont graves.',
    ],
    ["Voici les dégâts qu'a causé la tempête.", "Voici les dégâts qu'a causés la tempête."],
    ["Les photos que j'ai pris ce matin sont floues.", "Les photos que j'ai prises ce matin sont floues."],
  ],
  right: [
    'Les photos que tu as prises sont belles.',
    "Les efforts qu'il a fallu faire.",
    "La robe que j'ai fait faire est prête.",
    "La robe que j'ai essayé de coudre est trop petite.",
  ],
});

const NOT_INSIDE = listed("que qu' qui dont où et ou ne n' se s' me te nous vous");

/** Whether the verb follows que at once, its subject behind it. */
const isInverted = (m: Match): boolean => m.token('v').index === m.token('q').index + 1;

const isNounDeterminer = (token: Token): boolean => reads(token, Pos.determiner) && determinerMask(token) !== 0;
