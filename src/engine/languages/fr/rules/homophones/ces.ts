// Ces, ses and c'est.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { any } from '../../reading/wordTests.ts';

/** Whether a clause begins at the match. */
const isOpening = (m: Match): boolean =>
  isMarkOrEnd(m.before()) || isOne(m.before(), listed("que qu' mais et car parce donc"));

/** Whether what follows cannot come after a determiner, whatever precedes ces. */
const isNoPlural = (m: Match): boolean =>
  isOne(m.token('n'), listed("un une l' pourquoi")) ||
  (isOne(m.token('n'), listed('pas')) && canBeAdjective(m.after()) && !isOne(m.after(), listed('mal')));

/** Whether what follows can be the complement of c'est: dommage, très bien, important. */
function isPredicate(m: Match): boolean {
  const next = m.token('n');
  if (
    isOne(
      next,
      listed(
        "un une le la les l' mon ma notre votre pas ça moi toi lui pourquoi comme pour que qu' quoi dommage toujours vrai",
      ),
    )
  )
    return true;
  if (isOne(next, listed('vraiment très trop si plus'))) return !isPluralNext(m.after()) && !isPluralNext(m.after(2));
  return isSingularAdjective(next) && !canBeNoun(m.after());
}

const isSingularAdjective = (token: Token): boolean =>
  canBeAdjective(token) &&
  !canBeNoun(token) &&
  token.readings.every(
    ({ pos, features }) =>
      pos !== Pos.adjective || ((features & Feature.plural) === 0 && (features & Feature.singular) !== 0),
  );

/** "ces" or "ses" where "c'est" belongs: ces vraiment dommage. */
export const cestForCes = defineRule({
  id: 'fr.confusions-homophones.ces',
  priority: 2,
  pattern: [word('ces', 'ses').as('w').mark(), any().as('n')],
  where: (m) => isNoPlural(m) || (isOpening(m) && isPredicate(m)),
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
