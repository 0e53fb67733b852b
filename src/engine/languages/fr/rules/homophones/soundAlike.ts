// Words that sound alike, told apart by the words beside them: sept mois, moi aussi.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { adjectiveMasks, nounMasks } from '../../reading/forms.ts';
import rows from '../../rows/soundAlike.tsv';

/** A noun that is neither a pronoun nor a verb here. */
const noun = (): Element =>
  new Element(
    (token) =>
      canBeNoun(token) &&
      !canBeInfinitive(token) &&
      !hasInnerCapital(token) &&
      !reads(token, Pos.verb, Feature.presentParticiple) &&
      !reads(token, Pos.pronoun) &&
      !reads(token, Pos.adverb),
  );

const numeral = (): Element => words('deux trois quatre cinq six sept huit neuf dix onze douze quinze dix-huit vingt');
const animal = (): Element => words('chien chienne chat cheval serpent animal rat singe perroquet bête');
const participle = (): Element => new Element((token) => canBeParticiple(token) && !reads(token, Pos.adverb));

/** A participle that is only a plural: partis, vendues. */
const pluralParticiple = (): Element =>
  new Element(
    (token) =>
      canBeParticiple(token) &&
      [...nounMasks(token), ...adjectiveMasks(token)].every((mask) => (mask & Group.number) === Feature.plural),
  );

/** Words that sound alike, by the words beside them. */
export const soundAlike = defineRule({
  id: 'fr.confusions-words.sound-alike',
  ...rowsOf(rows, { noun, numeral, animal, participle, pluralParticiple }),
});
