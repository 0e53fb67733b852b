// What English says about agreement.
import type { AgreementHabits } from '../../agreement/types.ts';
import { Feature, Group } from '../../lexicon/features.ts';
import { listed } from '../../rules/ask.ts';

/** Plurals that the lexicon also lists as singular nouns. */
const PLURAL_ONLY = listed(
  'teeth glasses sunglasses scissors trousers jeans shorts tights pyjamas pajamas pants binoculars goggles tweezers pliers clothes surroundings earnings savings belongings outskirts premises',
);

/** See AgreementHabits. */
export const englishAgreement: AgreementHabits = {
  relatives: listed('who which that'),
  open: listed(
    'what whose whom whichever whatever whoever all none any some most more half such there here much many few less enough either ' +
      "neither both one ones rest other others another only so as than if no not following same above below former latter mine ours yours hers theirs y'all y’all",
  ),
  and: listed('and &'),
  quantities: listed(
    'number majority minority lot plenty couple variety range series group team family government police staff crew company band ' +
      'committee council public army audience class crowd faculty jury party press rest half percentage proportion handful pair ' +
      'dozen host bunch set kind type sort union department board club management medium data crew parliament opposition enemy firm ' +
      'bank squad percent per % quarter third part combination collection mix array multitude majority portion mathematics ' +
      'physics politics economics news statistics means headquarters species minute hour day week month year dollar pound euro mile ' +
      'kilometre meter metre degree congress senate house community population youth couple generation cast side choir odds',
  ),
  partitives: listed(
    'number variety range series set kind type sort part combination collection mix portion percentage',
  ),
  demands: listed(
    'suggest suggestion recommend recommendation insist demand propose proposal ask request require requirement advise urge prefer ' +
      'order important essential vital necessary crucial imperative advisable desirable move lest if whether god heaven wish',
  ),
  subjectsBehind: listed('i you he she it we they'),
  hedges: listed('sort kind'),
  dropsPronouns: false,
  capitalisesNouns: false,
  hasCases: false,
  hasPhrases: false,
  widened: ({ features }, form) => {
    if (form === 'people') return features & ~Feature.singular;
    if (PLURAL_ONLY.has(form)) return (features & ~Feature.singular) | Feature.plural;
    return form.endsWith('craft') ? features | Group.number : features;
  },
};
