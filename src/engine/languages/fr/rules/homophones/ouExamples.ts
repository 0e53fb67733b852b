// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of fr.confusions-homophones.quelle. */
export const CONFUSIONS_HOMOPHONES_QUELLE_WRONG: readonly WrongExample[] = [
  ['Il dit quelle viendra demain.', "Il dit qu'elle viendra demain."],
  ['Je pense quelle va venir.', "Je pense qu'elle va venir."],
  ['Quel est ta couleur préférée ?', 'Quelle est ta couleur préférée ?'],
  ['Je sais quelle arrive ce soir.', "Je sais qu'elle arrive ce soir."],
  ['Je crois quelle est malade.', "Je crois qu'elle est malade."],
  ['Il faut quelle se repose.', "Il faut qu'elle se repose."],
];

/** Of fr.confusions-homophones.ou-place. */
export const CONFUSIONS_HOMOPHONES_OU_PLACE_WRONG: readonly WrongExample[] = [
  ['Au moment ou la pluie est arrivée, nous étions loin.', 'Au moment où la pluie est arrivée, nous étions loin.'],
  ['Le jour ou mes parents sont partis, il neigeait.', 'Le jour où mes parents sont partis, il neigeait.'],
];
