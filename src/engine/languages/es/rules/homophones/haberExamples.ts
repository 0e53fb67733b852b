// More sentences for the rules in haber.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For es.homophones.haber-h. */
export const HOMOPHONES_HABER_H_WRONG: readonly WrongExample[] = [
  ['Juan a comprado pan.', 'Juan ha comprado pan.'],
  ['Mi hermano a llegado tarde.', 'Mi hermano ha llegado tarde.'],
  ['La niña a comido mucho.', 'La niña ha comido mucho.'],
  ['Nadie a visto mis llaves.', 'Nadie ha visto mis llaves.'],
  ['Él a salido ya.', 'Él ha salido ya.'],
  ['E visto a tu madre.', 'He visto a tu madre.'],
  ['La puerta a quedado abierta.', 'La puerta ha quedado abierta.'],
  ['Creo que Juan a sido el primero.', 'Creo que Juan ha sido el primero.'],
  ['A sido un placer conocerte.', 'Ha sido un placer conocerte.'],
];

/** For es.homophones.a-ha. */
export const HOMOPHONES_A_HA_WRONG: readonly WrongExample[] = [
  ['Vamos ha comer.', 'Vamos a comer.'],
  ['Empieza ha llover.', 'Empieza a llover.'],
  ['Mañana va ha ser un día duro.', 'Mañana va a ser un día duro.'],
  ['La tienda abre ha partir de las diez.', 'La tienda abre a partir de las diez.'],
];

/** For es.homophones.haya-halla. */
export const HOMOPHONES_HAYA_HALLA_WRONG: readonly WrongExample[] = [
  ['Espero que halla sitio.', 'Espero que haya sitio.'],
  ['Que halla suerte.', 'Que haya suerte.'],
  ['La casa se haya cerca del río.', 'La casa se halla cerca del río.'],
  ['El hotel se haya en el centro.', 'El hotel se halla en el centro.'],
  ['Ojalá no halla problemas.', 'Ojalá no haya problemas.'],
];
