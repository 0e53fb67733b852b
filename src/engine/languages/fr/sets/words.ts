// More French words that sound alike.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const words: readonly ContextSet[] = [
  contextSet(
    'peu',
    [
      [
        'peu',
        'Je suis un [peu] fatigué ce soir.',
        'Il y a très [peu] de neige cette année.',
        'Il reste [peu] de temps.',
      ],
      ['peut', 'Il ne [peut] pas venir demain.', 'On [peut] prendre le train de midi.', 'Elle [peut] nous aider.'],
      [
        'peux',
        'Je ne [peux] pas venir demain.',
        'Est-ce que tu [peux] fermer la fenêtre ?',
        'Je [peux] vous aider si vous voulez.',
      ],
    ],
    ['peu>peut', 'peut>peu', 'peut>peux', 'peu>peux', 'peux>peu'],
  ),
  contextSet(
    'quand',
    [
      [
        'quand',
        'Je ne sais pas [quand] il arrive.',
        'Je serai content [quand] tu seras là.',
        "[Quand] j'étais petit, j'avais un chien.",
      ],
      [
        'quant',
        '[Quant] à moi, je préfère rester ici.',
        'Elle ne dit rien [quant] à ses projets.',
        'Il a des doutes [quant] à la suite.',
      ],
      [
        "qu'en",
        "Il ne voyage [qu'en] train.",
        "Il ne travaille [qu'en] hiver.",
        "Je sais [qu'en] France on mange bien.",
      ],
    ],
    ['quand>quant', 'quant>quand', "quand>qu'en", "qu'en>quand"],
  ),
  contextSet(
    'voir',
    [
      [
        'voir',
        'Je vais [voir] ma grand-mère demain.',
        'On ne peut rien [voir] dans ce brouillard.',
        'Elle veut [voir] la mer.',
      ],
      [
        'voire',
        'Il faudra des mois, [voire] des années.',
        'Il est difficile, [voire] impossible de le trouver.',
        'Cela prend deux jours, [voire] trois.',
      ],
    ],
    ['voire>voir'],
  ),
  contextSet(
    'pres',
    [
      [
        'près',
        'Ils habitent tout [près] de la gare.',
        'Nous avons attendu [près] de deux heures.',
        "Elle s'est assise [près] de la fenêtre.",
      ],
      ['prêt', 'Je suis [prêt] à partir.', 'Le repas est [prêt].', "Il n'est pas [prêt] à accepter cela."],
    ],
    ['près>prêt', 'prêt>près'],
  ),
  contextSet(
    'du',
    [
      ['du', "C'est la fin [du] film.", 'Il revient [du] travail à sept heures.', 'Le prix [du] billet a augmenté.'],
      ['dû', "J'ai [dû] attendre une heure.", 'Il aurait [dû] nous prévenir.', 'Elle a [dû] partir plus tôt.'],
    ],
    ['dû>du', 'du>dû'],
  ),
  contextSet(
    'sur',
    [
      ['sur', 'Le livre est [sur] la table.', 'Il a écrit un article [sur] la ville.', 'Je compte [sur] toi.'],
      ['sûr', "Je ne suis pas [sûr] d'avoir compris.", 'Il est [sûr] de gagner.', 'Bien [sûr], vous pouvez entrer.'],
    ],
    ['sur>sûr', 'sûr>sur'],
  ),
  contextSet(
    'ete',
    [
      ['été', 'La maison a [été] vendue hier.', "J'ai [été] malade toute la semaine.", 'Il a [été] malade.'],
      [
        'était',
        'Il [était] déjà parti à midi.',
        'La porte [était] ouverte.',
        'Quand elle [était] petite, elle avait un chat.',
      ],
    ],
    ['était>été'],
  ),
  contextSet(
    'notre',
    [
      [
        'notre',
        'Nous avons vendu [notre] maison.',
        '[Notre] voisin est très bruyant.',
        'Voici [notre] nouvelle adresse.',
      ],
      [
        'nôtre',
        'Votre maison est plus grande que la [nôtre].',
        'Leur chien est plus vieux que le [nôtre].',
        'Ce jardin est le [nôtre].',
      ],
    ],
    ['nôtre>notre', 'notre>nôtre'],
  ),
  contextSet(
    'votre',
    [
      ['votre', 'Merci pour [votre] réponse rapide.', "J'ai bien reçu [votre] lettre.", 'Quel est [votre] nom ?'],
      [
        'vôtre',
        'Notre maison est plus petite que la [vôtre].',
        'Mon avis est différent du [vôtre].',
        'Ce manteau est-il le [vôtre] ?',
      ],
    ],
    ['vôtre>votre', 'votre>vôtre'],
  ),
  contextSet(
    'fois',
    [
      [
        'fois',
        'Je suis venu trois [fois] cette semaine.',
        "C'est la première [fois] que je la vois.",
        'Il était une [fois] un roi.',
      ],
      ['foi', 'Il a agi de bonne [foi].', 'La [foi] de cet homme est grande.', 'Elle est de mauvaise [foi].'],
    ],
    ['foi>fois'],
  ),
  contextSet(
    'donc',
    [
      [
        'dont',
        'Le livre [dont] je parle est épuisé.',
        'La manière [dont] il parle me plaît.',
        'Le film [dont] tu parles est très beau.',
      ],
      [
        'donc',
        'Il est malade, il ne viendra [donc] pas.',
        'Il pleut, nous resterons [donc] à la maison.',
        'Il est tard, nous allons [donc] rentrer.',
      ],
    ],
    ['dont>donc', 'donc>dont'],
  ),
  contextSet(
    'faut',
    [
      ['faut', 'Il [faut] partir avant midi.', 'Il ne [faut] pas oublier le pain.', 'Il nous [faut] plus de temps.'],
      ['faux', 'Ce que tu dis est [faux].', 'Il a donné un [faux] nom.', 'Le billet était [faux].'],
    ],
    ['faux>faut', 'faut>faux'],
  ),
  contextSet(
    'vers',
    [
      ['vers', 'Il marche [vers] la gare.', 'Il marche [vers] la maison.', 'Elle se tourne [vers] la fenêtre.'],
      ['vert', 'Elle porte un manteau [vert].', 'Je préfère le thé [vert].', "C'est un tissu [vert] et bleu."],
      [
        'verre',
        'Je voudrais un [verre] d’eau.',
        'Elle boit un [verre] de vin.',
        "Il y avait un [verre] d'eau sur la table.",
      ],
    ],
    ['vert>vers', 'verre>vers', 'vers>vert', 'vert>verre', 'verre>vert'],
  ),
  contextSet(
    'voix',
    [
      [
        'voix',
        'Il parle à [voix] basse.',
        "J'ai entendu des [voix] dans le couloir.",
        "Elle parle d'une [voix] douce.",
      ],
      [
        'voie',
        'Il est sur la bonne [voie].',
        'Le train entre en gare sur la [voie] deux.',
        'Ce pays est en [voie] de développement.',
      ],
    ],
    ['voix>voie', 'voie>voix'],
  ),
];
