// French words with forms that sound alike, and the endings of verbs in -er.
import { contextSet, familySet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const agreement: readonly ContextSet[] = [
  contextSet(
    'quelle',
    [
      [
        'quel',
        'À [quel] moment part le train ?',
        'Dans [quel] pays habite-t-il ?',
        'Il ne sait pas [quel] chemin prendre.',
      ],
      [
        'quelle',
        'À [quelle] heure part le train ?',
        'Dans [quelle] ville habites-tu ?',
        'Je me demande [quelle] heure il est.',
      ],
      [
        "qu'elle",
        "Je pense [qu'elle] viendra demain.",
        "Il faut [qu'elle] parte tout de suite.",
        "Il croit [qu'elle] est partie.",
      ],
    ],
    ["quelle>qu'elle", "qu'elle>quelle", "quel>qu'elle", 'quelle>quel', 'quel>quelle'],
  ),
  contextSet(
    'cette',
    [
      ['cet', 'Nous irons à la mer [cet] été.', "Je n'aime pas [cet] endroit.", 'Je ne connais pas [cet] homme.'],
      ['cette', 'Tu connais [cette] femme ?', 'Il a plu toute [cette] semaine.', "Je n'aime pas [cette] couleur."],
    ],
    ['cet>cette', 'cette>cet'],
  ),
  contextSet(
    'tout',
    [
      ['tout', 'Il a [tout] perdu.', 'Il pleut [tout] le temps.', "C'est [tout] ce que je sais."],
      ['tous', 'Il travaille [tous] les jours.', '[Tous] les enfants aiment jouer.', 'Il vient [tous] les jours.'],
      ['toute', 'Il a plu [toute] la journée.', 'Elle a lu [toute] sa vie.', 'Nous avons visité [toute] la ville.'],
      [
        'toutes',
        'Il sort [toutes] les nuits.',
        'Presque [toutes] les places sont prises.',
        '[Toutes] les fenêtres étaient ouvertes.',
      ],
    ],
    [
      'tout>tous',
      'tous>tout',
      'tout>toute',
      'toute>tout',
      'toute>toutes',
      'toutes>toute',
      'tous>toutes',
      'toutes>tous',
      'tout>toutes',
      'toutes>tout',
    ],
  ),
  contextSet(
    'qui',
    [
      [
        'qui',
        "C'est lui [qui] a cassé le vase.",
        'Je connais quelqu’un [qui] peut vous aider.',
        'Voici le train [qui] va à Lyon.',
      ],
      [
        "qu'il",
        "Je crois [qu'il] est malade.",
        "Je crois [qu'il] faut partir tout de suite.",
        "Je crois [qu'il] est parti.",
      ],
      ["qu'ils", "Je pense [qu'ils] ont raison.", "Je sais [qu'ils] sont contents.", "Elle espère [qu'ils] viendront."],
    ],
    ["qui>qu'il", "qui>qu'ils", "qu'il>qu'ils", "qu'ils>qu'il"],
  ),
  contextSet(
    'il',
    [
      [
        'il',
        'Hier soir, [il] est rentré très tard.',
        'Quand [il] pleut, je prends le bus.',
        'Je crois que demain [il] fera beau.',
      ],
      [
        'ils',
        'Demain, [ils] partent en vacances.',
        'Hier, [ils] ont vendu leur maison.',
        'Quand ils sont fatigués, [ils] dorment.',
      ],
    ],
    ['il>ils', 'ils>il'],
  ),
  contextSet(
    'elle',
    [
      [
        'elle',
        'Hier soir, [elle] est rentrée très tard.',
        'Quand [elle] dort, tout le monde se tait.',
        '[Elle] est partie en vacances.',
      ],
      [
        'elles',
        'Quand [elles] sont arrivées, il faisait nuit.',
        'Demain, [elles] partent en vacances.',
        'Hier, [elles] ont joué au tennis.',
      ],
    ],
    ['elle>elles', 'elles>elle'],
  ),
  contextSet(
    'meme',
    [
      [
        'même',
        'Nous avons le [même] âge.',
        'Il est parti sans [même] dire merci.',
        'Elle habite la [même] rue que moi.',
      ],
      [
        'mêmes',
        'Nous avons les [mêmes] amis.',
        'Il fait toujours les [mêmes] erreurs.',
        'Ce sont les [mêmes] chaussures.',
      ],
    ],
    ['même>mêmes', 'mêmes>même'],
  ),
  contextSet(
    'quelques',
    [
      [
        'quelque',
        'Il cherche [quelque] chose dans son sac.',
        'Je l’ai déjà vu [quelque] part.',
        'Elle voulait dire [quelque] chose.',
      ],
      [
        'quelques',
        'Il est arrivé il y a [quelques] jours.',
        'Elle a invité [quelques] amis.',
        'Il reste encore [quelques] places.',
      ],
    ],
    ['quelque>quelques', 'quelques>quelque'],
  ),
  familySet(
    'er',
    [
      [
        'er',
        'Il faut [parl+er] plus lentement.',
        'Elle commence à [travaill+er] à huit heures.',
        'Nous allons [mang+er] chez ma mère.',
      ],
      [
        'é',
        'Il a [parl+é] pendant deux heures.',
        "J'ai [pass+é] une bonne journée.",
        'Il a [demand+é] une augmentation.',
      ],
      [
        'ez',
        'Vous [parl+ez] très bien français.',
        'Si vous [arriv+ez] tard, appelez-moi.',
        'Est-ce que vous [aim+ez] le café ?',
      ],
    ],
    ['é>er', 'ez>er', 'ez>é', 'er>é', 'er>ez'],
  ),
];
