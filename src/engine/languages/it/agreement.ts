// What Italian says about agreement.
import type { AgreementHabits } from '../../agreement/types.ts';
import { Feature, Group } from '../../lexicon/features.ts';
import { listed } from '../../rules/ask.ts';
import { TIME } from './reading/clauses.ts';

/** See AgreementHabits. */
export const italianAgreement: AgreementHabits = {
  relatives: listed('che'),
  open: listed(
    'chi cosa quale quali quanto quanti quante ciò tutto tutti tutte nulla niente uno più meno molto poco troppo tanto ne si ci cui ' +
      'questo quello maggioranza parte altro qualcosa',
  ),
  and: listed('e ed'),
  quantities: listed(
    'maggioranza maggior parte minoranza metà terzo quarto resto serie gruppo numero quantità insieme moltitudine paio dozzina decina ' +
      'quindicina ventina trentina cinquantina centinaio migliaio milione miliardo totalità infinità tipo sorta percentuale coppia ' +
      'folla gente mucchio sacco specie euro anno ora tempo metro chilometro',
  ),
  // present participles: le rimanenti, i seguenti
  nominalised: /nt[ei]$/,
  sole: listed('chi'),
  takesUp: (pronoun, kind) =>
    (kind === 'plural' ? /^(?:li|le|glieli|gliele)$/ : /^(?:lo|la|glielo|gliela)$/).test(pronoun),
  times: TIME,
  objectHelpers: listed('avere'),
  dropsPronouns: true,
  capitalisesNouns: false,
  hasCases: false,
  hasPhrases: true,
  widened: ({ features }, form) =>
    /[^aeiou]$|i$|e$/.test(form) && (features & Group.number) === Feature.singular && !/[^i]e$/.test(form)
      ? features | Feature.plural
      : features,
};
