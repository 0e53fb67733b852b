// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of fr.style.pleonasm. */
export const STYLE_PLEONASM_WRONG: readonly WrongExample[] = [
  ['Les enfants voulaient descendre en bas.', 'Les enfants voulaient descendre.'],
  ['Le chien demande à sortir dehors.', 'Le chien demande à sortir.'],
  ['Vous pouvez entrer dedans sans frapper.', 'Vous pouvez entrer sans frapper.'],
  ["Il vaut mieux réserver à l'avance.", 'Il vaut mieux réserver.'],
  ['Je ne viendrai pas, car en effet je travaille.', 'Je ne viendrai pas, car je travaille.'],
  ["La voiture s'est mise à reculer en arrière.", "La voiture s'est mise à reculer."],
  ['Faites avancer en avant les premiers de la file.', 'Faites avancer les premiers de la file.'],
  ["Au jour d'aujourd'hui, tout est plus cher.", "Aujourd'hui, tout est plus cher."],
  ["J'aime les agrumes, comme par exemple le citron.", "J'aime les agrumes, comme le citron."],
  ['Nos deux équipes vont collaborer ensemble.', 'Nos deux équipes vont collaborer.'],
  ["C'est difficile, voire même impossible.", "C'est difficile, voire impossible."],
  ['Nous serons dix au grand maximum.', 'Nous serons dix au maximum.'],
  ['Je dois répéter à nouveau ma question.', 'Je dois répéter ma question.'],
  ['Il reste un petit détail à régler.', 'Il reste un détail à régler.'],
  ['La commune encourage le tri sélectif.', 'La commune encourage le tri.'],
  ["C'est une belle opportunité à saisir.", "C'est une belle occasion à saisir."],
  ['Voici un bref résumé de la réunion.', 'Voici un résumé de la réunion.'],
  [
    'Il est resté chez lui à cause que le bus ne passait pas.',
    'Il est resté chez lui parce que le bus ne passait pas.',
  ],
];
