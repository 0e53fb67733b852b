// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of fr.hyphens.words. */
export const HYPHENS_WORDS_WRONG: readonly WrongExample[] = [
  ['La lampe est au dessus de la table.', 'La lampe est au-dessus de la table.'],
  ["Mes cousins sont restés là bas tout l'été.", "Mes cousins sont restés là-bas tout l'été."],
  ["Nous passons l'été la bas, chez mes parents.", "Nous passons l'été là-bas, chez mes parents."],
  ['Vous trouverez ma facture ci jointe.', 'Vous trouverez ma facture ci-jointe.'],
  ['Le tableau ci dessous montre les résultats.', 'Le tableau ci-dessous montre les résultats.'],
  ['Je préfère celle là.', 'Je préfère celle-là.'],
  ['Allons y avant la pluie !', 'Allons-y avant la pluie !'],
  ['Ses grands parents vivent à Lyon.', 'Ses grands-parents vivent à Lyon.'],
  ['On se retrouve cet après midi.', 'On se retrouve cet après-midi.'],
  ['Il a été très gentil vis à vis de nous.', 'Il a été très gentil vis-à-vis de nous.'],
  ["C'est un soi disant spécialiste.", "C'est un soi-disant spécialiste."],
  ["Je l'ai fait moi même.", "Je l'ai fait moi-même."],
  ['Ils ont tout payé eux mêmes.', 'Ils ont tout payé eux-mêmes.'],
  ['Quelques uns de mes amis viendront.', 'Quelques-uns de mes amis viendront.'],
  ['Regarde le bel arc en ciel !', 'Regarde le bel arc-en-ciel !'],
  ["L'appartement est au rez de chaussée.", "L'appartement est au rez-de-chaussée."],
  ["Ce roman est un vrai chef d'œuvre.", "Ce roman est un vrai chef-d'œuvre."],
  ['Mon beau père est médecin.', 'Mon beau-père est médecin.'],
  ['Sa belle sœur habite à Nantes.', 'Sa belle-sœur habite à Nantes.'],
  ['Les vélos sont dans le sous sol.', 'Les vélos sont dans le sous-sol.'],
  ['Un sans abri dormait devant la gare.', 'Un sans-abri dormait devant la gare.'],
  ["J'ai perdu mon porte monnaie dans le métro.", "J'ai perdu mon porte-monnaie dans le métro."],
  ["Je t'attends depuis une demi heure.", "Je t'attends depuis une demi-heure."],
  ['Mon grand père est né à Lille.', 'Mon grand-père est né à Lille.'],
  ['Elle a quatre vingts ans.', 'Elle a quatre-vingts ans.'],
  ['La voiture est passée par dessus.', 'La voiture est passée par-dessus.'],
  ['Il a mis un manteau par dessus.', 'Il a mis un manteau par-dessus.'],
];
