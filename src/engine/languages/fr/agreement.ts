// What French says about agreement.
import type { AgreementHabits } from '../../agreement/types.ts';
import { Feature, Group } from '../../lexicon/features.ts';
import { listed } from '../../rules/ask.ts';

/** Nouns of either number that look like plurals of others. */
const LIKE_PLURALS = listed('embarras remords relais');

/** See AgreementHabits. */
export const frenchAgreement: AgreementHabits = {
  relatives: listed('qui'),
  open: listed(
    "ce c' ça cela ceci que qu' quoi quel quelle quels quelles lequel laquelle lesquels lesquelles tout tous toutes rien plupart " +
      'beaucoup peu combien plus moins assez trop tant dont où autant moi-même toi-même lui-même elle-même nous-mêmes vous-même vous-mêmes eux-mêmes elles-mêmes bien nombre y en même pas',
  ),
  and: listed('et'),
  quantities: listed(
    'plupart majorité minorité moitié tiers quart dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine centaine ' +
      'millier million milliard nombre quantité foule multitude ensemble série groupe partie reste totalité infinité dixième ' +
      'pourcentage couple paire poignée sorte type espèce genre tas masse troupe gens succession euro heure an mètre kilomètre',
  ),
  dropsPronouns: false,
  capitalisesNouns: false,
  hasCases: false,
  hasPhrases: true,
  widened: ({ features }, form) =>
    (/[sxz]$/.test(form) && (features & Group.number) === Feature.singular) || LIKE_PLURALS.has(form)
      ? features | Group.number
      : features,
};
