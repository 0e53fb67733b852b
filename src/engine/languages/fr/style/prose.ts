// What the rules about style that all languages share need to know about French.
import { wordSet } from '../../../text/wordLists.ts';
import type { ProseHabits } from '../../common/style/rules.ts';

/**
 * See ProseHabits. The European Commission's guide « Rédiger clairement » asks for 20 words in a sentence on average;
 * what is marked has twice as many.
 */
export const frenchProse: ProseHabits = {
  longest: 40,
  joins: wordSet('et mais donc car or'),
  subject: 'before',
  manner: /ment$/,
  light: wordSet(
    'être avoir faire aller pouvoir devoir vouloir falloir dire mettre prendre venir donner voir savoir tout autre même tel certain ' +
      'quelque plusieurs chaque premier dernier un deux trois chose fait façon manière sorte peu plus moins grand bon petit nouveau monsieur madame',
  ),
  worn: wordSet(
    'penser croire trouver sembler laisser rester passer parler demander répondre attendre arriver partir sortir ' +
      'entrer revenir rendre tenir porter suivre chercher montrer commencer finir continuer aimer espérer remercier ' +
      'merci écrire lire envoyer recevoir payer acheter vivre appeler jouer manger permettre utiliser jour journée ' +
      'semaine mois année heure minute seconde moment temps temp matin soir soirée nuit midi lundi mardi mercredi ' +
      'jeudi vendredi samedi dimanche janvier février mars avril juin juillet août septembre octobre novembre ' +
      'décembre fois personne gens monde nombre partie place lieu main tête maison famille enfant parent nom page ' +
      'ligne mot question réponse exemple problème besoin point côté suite long petit jeune vieux beau seul possible ' +
      'important différent euro franc dollar mètre kilo gramme litre tiers quart moitié comment seulement également notamment deuxième troisième second tasse cuillère',
  ),
  indefinite: wordSet("un une des de d'"),
  repetition: [
    'Le maire a annoncé des travaux, mais il n’a rien annoncé pour l’école.',
    'Le maire a annoncé des travaux, mais il n’a rien prévu pour l’école.',
  ],
};
