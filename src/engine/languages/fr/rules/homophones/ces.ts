// Ces, ses and c'est.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { any } from '../../reading/wordTests.ts';

/** "ces" or "ses" where "c'est" belongs: ces vraiment dommage. */
export const cestForCes = defineRule({
  id: 'fr.confusions-homophones.ces',
  priority: 2,
  pattern: [word('ces', 'ses').as('w').mark(), any().as('n')],
  where: (m) => {
    const [next, before] = [m.token('n'), m.before()];
    const isStart =
      before === undefined || isMarkOrEnd(before) || isOne(before, listed("que qu' mais et car parce donc"));
    if (
      isOne(
        next,
        listed(
          "un une le la les l' mon ma notre votre pas ça moi toi lui pourquoi comme pour que qu' quoi dommage toujours vrai",
        ),
      )
    )
      return (
        isStart ||
        isOne(next, listed("un une l' pourquoi")) ||
        (isOne(next, listed('pas')) && canBeAdjective(m.after()) && !isOne(m.after(), listed('mal')))
      );
    if (isOne(next, listed('vraiment très trop si plus')))
      return isStart && !isPluralNext(m.after()) && !isPluralNext(m.after(2));
    return (
      isStart &&
      canBeAdjective(next) &&
      !canBeNoun(next) &&
      next.readings.every(
        (each) =>
          each.pos !== Pos.adjective ||
          ((each.features & Feature.plural) === 0 && (each.features & Feature.singular) !== 0),
      ) &&
      !canBeNoun(m.after())
    );
  },
  suggest: () => ["c'est"],
  wrong: [
    ['Ces vraiment dommage.', "C'est vraiment dommage."],
    ['Ses pas grave, merci quand même !', "C'est pas grave, merci quand même !"],
    ['Je crois que ces une bonne idée.', "Je crois que c'est une bonne idée."],
  ],
  right: ['Ces très belles photos sont à moi.', 'Ses amis sont là.', "C'est vraiment dommage pour ses parents."],
});

const isPluralNext = (token: Token | undefined): boolean =>
  token !== undefined && token.readings.some((each) => each.features & Feature.plural);

/** All rules of this family. */
export const cestHomophones = [cestForCes];
