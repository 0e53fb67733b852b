// French function words that sound alike.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const homophones: readonly ContextSet[] = [
  contextSet(
    'a',
    [
      [
        'a',
        'Mon frère [a] acheté une nouvelle voiture.',
        'Elle [a] trois enfants.',
        'Il y [a] beaucoup de monde dans la rue.',
      ],
      [
        'à',
        'Je pense souvent [à] mes vacances.',
        'Il a commencé [à] travailler très jeune.',
        'Il habite [à] Paris depuis dix ans.',
      ],
      [
        'as',
        'Tu [as] oublié tes clés sur la table.',
        'Est-ce que tu [as] le temps de venir ?',
        'Tu [as] raison de te plaindre.',
      ],
    ],
    ['a>à', 'à>a', 'as>a', 'a>as', 'à>as'],
  ),
  contextSet(
    'ou',
    [
      [
        'ou',
        'Préférez-vous du thé [ou] du café ?',
        'Tu peux venir ce soir [ou] demain.',
        "Il faut choisir l'un [ou] l'autre.",
      ],
      [
        'où',
        'Je ne sais pas [où] il habite.',
        'La ville [où] je suis né est très belle.',
        'Le jour [où] elle est partie, il pleuvait.',
      ],
    ],
    ['ou>où', 'où>ou'],
  ),
  contextSet(
    'et',
    [
      [
        'et',
        'Mon père [et] ma mère sont en vacances.',
        'Elle achète du pain [et] du fromage.',
        'Il est entré [et] il a fermé la porte.',
      ],
      ['est', 'Ce livre [est] vraiment intéressant.', 'Le train [est] arrivé en retard.', 'Le repas [est] prêt.'],
      ['es', 'Tu [es] très gentil avec moi.', 'Est-ce que tu [es] prêt à partir ?', 'Tu [es] arrivé trop tard.'],
    ],
    ['et>est', 'est>et', 'est>es', 'es>est', 'et>es', 'es>et'],
  ),
  contextSet(
    'ce',
    [
      [
        'ce',
        'Je ne comprends pas [ce] que tu dis.',
        '[Ce] livre est à ma sœur.',
        'Il faut faire [ce] travail avant lundi.',
      ],
      [
        'se',
        'Elle [se] lève tous les jours à six heures.',
        'Il [se] demande si elle viendra.',
        'Ils [se] sont rencontrés à Paris.',
      ],
    ],
    ['ce>se', 'se>ce'],
  ),
  contextSet(
    'ces',
    [
      [
        'ces',
        'Je ne connais pas [ces] gens.',
        '[Ces] derniers jours, il a fait très froid.',
        'Depuis [ces] événements, il ne sort plus.',
      ],
      ['ses', 'Il a perdu [ses] clés.', 'Elle joue avec [ses] enfants.', 'Il vit encore chez [ses] parents.'],
      [
        "c'est",
        "Je crois que [c'est] une bonne idée.",
        "Tu sais bien que [c'est] impossible.",
        "Je pense que [c'est] trop tard.",
      ],
      [
        "s'est",
        "Elle [s'est] levée très tôt ce matin.",
        "Il [s'est] trompé de porte.",
        "Mon frère [s'est] marié en juin.",
      ],
      ['sait', 'Personne ne [sait] où elle est.', 'On [sait] que la route est longue.', 'Elle ne [sait] pas conduire.'],
    ],
    [
      "ces>c'est",
      "ses>c'est",
      "c'est>ses",
      "s'est>c'est",
      "c'est>s'est",
      "ces>s'est",
      "ses>s'est",
      "c'est>sait",
      "s'est>sait",
      "sait>c'est",
      "sait>s'est",
      "c'est>ces",
    ],
  ),
  contextSet(
    'la',
    [
      [
        'la',
        'Elle ferme [la] porte du garage.',
        'Nous avons passé [la] journée à la mer.',
        'Il travaille dans [la] même ville que moi.',
      ],
      [
        'là',
        'Mets ce carton [là], près de la porte.',
        "Ce jour-là, il n'était pas [là].",
        "Quand il est arrivé, elle n'était plus [là].",
      ],
      ["l'a", "Sa mère [l'a] appelé hier soir.", "Elle [l'a] vu hier au marché.", "Son père [l'a] aidé à déménager."],
    ],
    ['la>là', 'là>la', "l'a>la", "là>l'a", "l'a>là", "la>l'a"],
  ),
  contextSet(
    'son',
    [
      [
        'son',
        'Il a oublié [son] parapluie dans le bus.',
        'Elle parle souvent de [son] travail.',
        'Paul a vendu [son] vélo.',
      ],
      [
        'sont',
        'Mes parents [sont] partis en Italie.',
        'Les magasins [sont] fermés le dimanche.',
        'Ces fleurs [sont] très belles.',
      ],
    ],
    ['son>sont', 'sont>son'],
  ),
  contextSet(
    'on',
    [
      [
        'on',
        'Demain, [on] va au cinéma.',
        'Quand [on] est malade, il faut se reposer.',
        '[On] a beaucoup ri hier soir.',
      ],
      ['ont', 'Les voisins [ont] acheté un chien.', 'Mes amis [ont] oublié la date.', 'Ils [ont] très bien mangé.'],
    ],
    ['on>ont', 'ont>on'],
  ),
];
