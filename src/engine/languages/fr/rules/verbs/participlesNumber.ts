// Participles in another number than their own auxiliary: sont né, ont été enlevé, est arrivés. No subject is needed to see it,
// so it holds in any clause, however far the subject is or however it is said.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { inOneNumber, numberOfNouns } from '../../../common/auxiliaryNumber.ts';
import { maskOfClause } from '../../reading/attributeSubjects.ts';
import { adjectiveMasks, agreeing, conjugated } from '../../reading/forms.ts';
import { adverbs, isAdverbial, isClitic } from '../../reading/words.ts';

/** Forms of the third person for one, and for several. "soit" also joins. */
const ONE = words('est était fut sera serait');
const SEVERAL = words('sont étaient furent seront seraient soient fussent');
const ONE_HAS = words('a avait aura aurait ait eut');
const SEVERAL_HAVE = words('ont avaient auront auraient aient eurent');
const ONE_MAY = words('peut doit pouvait devait pourra devra pourrait devrait');
const SEVERAL_MAY = words('peuvent doivent pouvaient devaient pourront devront pourraient devraient');

/** The subject of a question: sont-ils. */
const asked = words('il elle ils elles -il -elle -ils -elles').repeat(0, 1);

const participle = new Element(
  (token) =>
    canBeParticiple(token) &&
    token.lower !== 'partie' &&
    !isAdverbial(token) &&
    !reads(token, Pos.preposition) &&
    (!reads(token, Pos.noun) || token.pos === Pos.verb),
)
  .as('participle')
  .mark();

/** Whether a group around the verb says that nobody is told apart, or that the participle has an object of its own. */
function isOpen(m: Match): boolean {
  const { tokens } = m.sentence;
  let at = m.from - 1;
  while (isClitic(tokens[at])) {
    if (isOne(tokens[at], listed("se s'"))) return true;
    at--;
  }
  return false;
}

/** The participle in the number of the auxiliary: in the gender of the subject where it is known, else in its own. */
function participleIn(m: Match, number: number, subject: number): string[] {
  const known = (subject & number) !== 0 ? subject & Group.gender : 0;
  const own = adjectiveMasks(m.token('participle')).reduce((all, mask) => all | (mask & Group.gender), 0);
  const gender = [known, own].find((bits) => bits === Feature.masculine || bits === Feature.feminine);
  return agreeing(m.sentence, m.token('participle'), number | (gender ?? Feature.masculine));
}

/** "qui" only where it asks. */
const isForOne = (tokens: readonly Token[], at: number): boolean =>
  isOne(tokens[at], listed("rien tout cela quelqu'un chacun personne")) || (at === 0 && tokens[at]?.lower === 'qui');

function inNumber(m: Match): string[] {
  const [name, own, other] = m.names('one')
    ? (['one', Feature.singular, Feature.plural] as const)
    : (['several', Feature.plural, Feature.singular] as const);
  const subject = maskOfClause(m, 'participle');
  return inOneNumber(m, {
    subject: subject & Group.number || numberOfNouns(m, isForOne),
    verb: conjugated(m.sentence, m.token(name), Feature.third | other),
    participle: participleIn(m, own, subject),
  });
}

const isOnlyIn = (token: Token, number: number): boolean =>
  adjectiveMasks(token).every((mask) => (mask & Group.number) === number);

/** Combien de gens sont mort; plusieurs Français ont été enlevé. */
export const auxiliaryNumber = defineRule({
  id: 'fr.participles.auxiliary-number',
  after: 'fr.agreement-attribute.participle',
  patterns: [
    [ONE.as('one').mark(), asked, adverbs(), participle],
    [SEVERAL.as('several').mark(), asked, adverbs(), participle],
    [ONE_HAS.as('one').mark(), asked, adverbs(), word('été'), adverbs(), participle],
    [SEVERAL_HAVE.as('several').mark(), asked, adverbs(), word('été'), adverbs(), participle],
    [ONE_MAY.as('one').mark(), asked, adverbs(), word('être'), adverbs(), participle],
    [SEVERAL_MAY.as('several').mark(), asked, adverbs(), word('être'), adverbs(), participle],
  ],
  where: (m) =>
    m.before()?.lower !== "l'" &&
    isOnlyIn(m.token('participle'), m.names('one') ? Feature.plural : Feature.singular) &&
    !isOpen(m),
  unless: {
    'on, ce': {
      when: (m) =>
        m.names('one') &&
        m.sentence.tokens
          .slice(Math.max(0, m.from - 6), m.token('one').index + 2)
          .some((token) => isOne(token, listed("on -on c' ce ç' ça cela nous vous"))),
      right: 'Hier soir, on est sortis avec des amis.',
    },
  },
  suggest: inNumber,
  wrong: [
    ['Combien de gens sont mort ce jour-là ?', 'Combien de gens sont morts ce jour-là ?'],
    ['Entre-temps, deux autres Français ont été enlevé.', 'Entre-temps, deux autres Français ont été enlevés.'],
    ['Beaucoup peuvent être réparé.', 'Beaucoup peuvent être réparés.'],
    ['Où Anne et Paul sont-ils basé ?', 'Où Anne et Paul sont-ils basés ?'],
    ['À quelle heure est prévus les départs ?', 'À quelle heure sont prévus les départs ?'],
    ['Par qui a été prises ces photos ?', 'Par qui ont été prises ces photos ?'],
    ['Où peut être rangés les vélos ?', 'Où peuvent être rangés les vélos ?'],
  ],
  right: [
    "Les pays de l'Est touchés par la crise sont nombreux.",
    'Les États qui sont partie à la convention paient.',
    'Combien de gens sont morts ?',
    'Ils se sont parlé hier.',
    'La commande a été livrée.',
    'On est arrivés les premiers.',
  ],
});
