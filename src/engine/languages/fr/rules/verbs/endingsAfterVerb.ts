// The endings -er, -é and -ez after another verb: an infinitive after a modal one.
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { infinitivesOf } from '../../reading/forms.ts';
import { er, OBJECTS } from '../../reading/infinitives.ts';
import { canBeConjugated } from '../../reading/words.ts';

/** After a modal verb, or another one that takes an infinitive: il faut changé. */
export const afterModal = defineRule({
  id: 'fr.verb-endings.after-modal',
  // Vous pouvez m'appelé: the spelling checker sees one word
  overridesSpelling: true,
  priority: 1,
  pattern: [
    lemma(
      'pouvoir',
      'devoir',
      'vouloir',
      'falloir',
      'aller',
      'oser',
      'aimer',
      'préférer',
      'souhaiter',
      'désirer',
      'espérer',
      'venir',
      'laisser',
      'savoir',
      'faire',
      'compter',
    ).as('m'),
    new Element((token) =>
      isOne(
        token,
        listed(
          "-je -tu -il -elle -on -nous -vous -ils -elles pas plus trop assez tant jamais bien aussi toujours peut-être vraiment déjà me m' te t' se s' le la les l' lui leur y en nous vous",
        ),
      ),
    )
      .repeat(0, 3)
      .as('c'),
    er().as('v').mark(),
  ],
  where: (m) => {
    const [modal, verb] = [m.token('m'), m.token('v')];
    const isCausative = modal.readings.some((each) => /^(?:faire|laisser)$/.test(each.lemma));
    if (isCausative && m.all('c').some((each) => isOne(each, listed("le la les l'")))) return false;
    if (isOne(m.before(), listed("se s'")) && !isOne(modal, listed('fait'))) return false;
    if (hasInnerCapital(verb) || isOne(verb, listed('excepté passé'))) return false;
    if (verb.lower.endsWith('ez') && m.all('c').some((each) => isOne(each, listed('nous vous')))) return false;
    if (
      modal.lower === 'puis' ||
      (!canBeConjugated(modal) && modal.lower !== 'veuillez' && !canBeInfinitive(modal) && !canBeParticiple(modal))
    )
      return false;
    if (
      canBeNoun(modal) &&
      !/^(?:va|vas|vais|peut|peux|doit|dois|veut|veux)$/.test(modal.lower) &&
      !isOne(m.before(), listed("je j' tu il elle on nous vous ils elles ne n' le la les"))
    )
      return false;
    if (/^(?:suis|été|sommes)$/.test(modal.lower) || isOne(modal, listed('fait faits faite')))
      return (
        !canBeNoun(verb) &&
        isOne(modal, listed('fait')) &&
        isOne(m.before(), listed("se s'")) &&
        verb.lower.endsWith('é')
      );
    // il est venu accompagné; il va mieux entouré: only words that cannot be anything else
    const isLoose = modal.readings.some((each) =>
      /^(?:venir|aller|aimer|laisser|savoir|compter|faire|espérer|préférer|souhaiter|désirer)$/.test(each.lemma),
    );
    if (isLoose && (canBeNoun(verb) || !/(?:é|ez)$/.test(verb.lower))) return false;
    if (
      modal.readings.some((each) => /^(?:venir|laisser|savoir|aimer)$/.test(each.lemma)) &&
      !isOne(m.after(), OBJECTS)
    )
      return false;
    return !/[ée]s$/.test(verb.lower) && !isNounAfterArticle(m.all('c'), verb);
  },
  suggest: (m) => infinitivesOf(m.token('v')),
  wrong: [
    ['Il faudrait changé les pneus.', 'Il faudrait changer les pneus.'],
    ["Elle n'ose pas demandé de l'aide.", "Elle n'ose pas demander de l'aide."],
    ['Vous pouvez passez quand vous voulez.', 'Vous pouvez passer quand vous voulez.'],
  ],
  right: [
    'Il faudrait changer les pneus.',
    'Que voulez-vous, demandez-lui !',
    'Il doit encore rendre les clés empruntées à son frère.',
    "Le travail n'est pas tout à fait terminé.",
  ],
});

const isNounAfterArticle = (tokens: readonly Token[], verb: Token): boolean =>
  canBeNoun(verb) && tokens.some((each) => isOne(each, listed("le la les l'")));
