// What German says about agreement.
import type { AgreementHabits } from '../../agreement/types.ts';
import { Feature, Group } from '../../lexicon/features.ts';
import { canBeFinite, listed } from '../../rules/ask.ts';
import { isCluster } from './reading/boundaries.ts';

const NOT_GENITIVE = Feature.nominative | Feature.accusative | Feature.dative;

/** See AgreementHabits. */
export const germanAgreement: AgreementHabits = {
  relatives: listed('der die das welcher welche welches'),
  open: listed(
    'es was wer dies dieses alles nichts etwas mehr viel viele wenig wenige einige beide welch solche so das anderes anderer anderen ' +
      'andere weniger genug manches vieles weiteres letzteres ersteres folgendes',
  ),
  and: listed('und sowie &'),
  quantities: listed(
    'Reihe Anzahl Zahl Menge Mehrheit Mehrzahl Großteil Teil Hälfte Drittel Viertel Prozent Gruppe Paar Dutzend Vielzahl Fülle ' +
      'Masse Rest Million Milliarde Art Sorte Unmenge Handvoll Serie Minderheit Gros Jahr Stunde Euro Meter Kilometer Grad Minute ' +
      'Familie Ehepaar Prozentsatz Bruchteil Unzahl',
  ),
  closes: (verb, next) => canBeFinite(verb) && !isCluster(verb, next),
  dropsPronouns: false,
  capitalisesNouns: true,
  hasCases: true,
  hasPhrases: true,
  // The lexicon often lists only some of the cases in which a form is used.
  widened: ({ features }, form) => {
    if (features & Feature.plural)
      return /[ns]$/.test(form)
        ? features | Group.case
        : features | Feature.nominative | Feature.accusative | Feature.genitive;
    if (features & Feature.feminine) return features | Group.case;
    if ((features & Group.case) === Feature.genitive) return features;
    return features | NOT_GENITIVE;
  },
};
