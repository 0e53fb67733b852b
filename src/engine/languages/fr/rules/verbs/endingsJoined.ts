// The endings -er and -é of a verb that is joined to another one: rendre sa copie et quitter la salle, il a crié et frappé.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { infinitivesOf } from '../../reading/forms.ts';
import { isClitic } from '../../reading/words.ts';

const FARTHEST = 10;

/** The nearest verb before the joining word, in the same clause. */
function firstOf(m: Match): Token | undefined {
  const { tokens } = m.sentence;
  const joint = m.token('j').index;
  for (let at = joint - 1; at >= 0 && at >= joint - FARTHEST; at--) {
    const token = tokens[at] as Token;
    if (/^[;:.!?()«»"“”]/.test(token.text)) return undefined;
    if (token.pos === Pos.verb || token.pos === Pos.auxiliary) return token;
  }
  return undefined;
}

/** Whether a form of avoir stands before a participle, with small words between at most. */
function hasAvoir(tokens: readonly Token[], participle: Token): boolean {
  for (let at = participle.index - 1; at >= 0 && at >= participle.index - NEAR; at--) {
    const token = tokens[at] as Token;
    if (reads(token, Pos.auxiliary)) return token.readings.some(({ lemma }) => lemma === 'avoir');
    if (token.pos !== Pos.adverb && !token.text.startsWith('-')) return false;
  }
  return false;
}

const NEAR = 4;
/** What opens an object or another complement of the verb. */
const opensComplement = (token: Token | undefined): boolean =>
  reads(token, Pos.determiner) || isOne(token, listed('au aux du des'));

const joining = (): Element => word('et', 'ou', 'puis').as('j');
const small = (): Element =>
  new Element(
    (token) => isClitic(token) || isOne(token, listed('aussi donc ensuite enfin même surtout bien pas puis de')),
  ).repeat(0, 2);

/** Whether a participle can be nothing but that of a verb in -er. */
const isPlainParticiple = (token: Token): boolean =>
  /(?:é|ée|és|ées)$/.test(token.lower) &&
  canBeParticiple(token) &&
  !canBeNoun(token) &&
  token.readings.some(({ pos, lemma }) => pos === Pos.verb && lemma.endsWith('er'));

/** Rendre sa copie et quitté la salle: joined to an infinitive. */
export const joinedInfinitive = defineRule({
  id: 'fr.verb-endings.joined-infinitive',
  pattern: [joining(), small(), new Element(isPlainParticiple).as('v').mark()],
  where: (m) => {
    const first = firstOf(m);
    return (
      first !== undefined &&
      canBeInfinitive(first) &&
      first.pos === Pos.verb &&
      !canBeNoun(first) &&
      opensComplement(m.after())
    );
  },
  suggest: (m) => infinitivesOf(m.token('v')),
  wrong: [
    [
      'Les élèves doivent rendre leur copie et quitté la salle.',
      'Les élèves doivent rendre leur copie et quitter la salle.',
    ],
    ['Il faut vider la cave et rangé les cartons.', 'Il faut vider la cave et ranger les cartons.'],
    ['Je vais finir ce livre et commencé le suivant.', 'Je vais finir ce livre et commencer le suivant.'],
  ],
  right: [
    'Il a fini ce livre et commencé le suivant.',
    'Pour réussir, il a beaucoup lu et travaillé le soir.',
    'Elle a pu sortir, elle a crié et appelé la voisine.',
  ],
});

/** Il a pris son sac et quitter la salle: joined to a participle with avoir. */
export const joinedParticiple = defineRule({
  id: 'fr.verb-endings.joined-participle',
  pattern: [
    joining(),
    small(),
    new Element((token) => token.lower.endsWith('er') && canBeInfinitive(token) && !canBeNoun(token)).as('v').mark(),
  ],
  where: (m) => {
    const first = firstOf(m);
    if (first === undefined || !canBeParticiple(first) || !hasAvoir(m.sentence.tokens, first)) return false;
    return opensComplement(m.after()) || m.after()?.pos === Pos.adverb;
  },
  suggest: (m) => participlesOf(m),
  wrong: [
    ['Il a pris son sac et quitter la salle.', 'Il a pris son sac et quitté la salle.'],
    ['Nous avons mangé des crêpes et regarder un film.', 'Nous avons mangé des crêpes et regardé un film.'],
    ['Ma sœur a vendu sa voiture et acheter un vélo.', 'Ma sœur a vendu sa voiture et acheté un vélo.'],
  ],
  right: [
    'Elle sait chanter et danser la valse.',
    'Il a voulu prendre son sac et quitter la salle.',
    "J'ai décidé de partir et de tout quitter.",
  ],
});

const participlesOf = (m: Match): string[] =>
  m
    .token('v')
    .readings.filter(({ pos }) => pos === Pos.verb)
    .flatMap(({ lemma }) =>
      m.sentence.lexicon.inflect(lemma, Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular),
    );
