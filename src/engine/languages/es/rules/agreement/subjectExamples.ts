// More sentences for the rules in subject.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For es.agreement.subject-verb. */
export const AGREEMENT_SUBJECT_VERB_WRONG: readonly WrongExample[] = [
  ['Mis padres y yo fueron a la playa.', 'Mis padres y yo fuimos a la playa.'],
  ['Mi vecino tienen dos perros.', 'Mi vecino tiene dos perros.'],
  ['Los vecinos de arriba no ha contestado.', 'Los vecinos de arriba no han contestado.'],
  ['Mi hermano y yo va al cine.', 'Mi hermano y yo vamos al cine.'],
  ['Mi amigo chino y yo vive en Madrid.', 'Mi amigo chino y yo vivimos en Madrid.'],
  ['Ana y Luis vive en Madrid.', 'Ana y Luis viven en Madrid.'],
  ['Ana no vienen hoy.', 'Ana no viene hoy.'],
  ['Pedro siempre llegan tarde.', 'Pedro siempre llega tarde.'],
];
