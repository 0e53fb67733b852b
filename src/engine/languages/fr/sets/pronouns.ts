// French pronouns, possessives and words that sound like them.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const pronouns: readonly ContextSet[] = [
  contextSet(
    'leur',
    [
      [
        'leur',
        'Je [leur] ai écrit une longue lettre.',
        'Ils ont vendu [leur] maison.',
        'Il faut [leur] dire la vérité.',
      ],
      [
        'leurs',
        'Les élèves ont oublié [leurs] livres.',
        'Ils jouent avec [leurs] enfants.',
        'Elles ont perdu [leurs] clés.',
      ],
    ],
    ['leur>leurs', 'leurs>leur'],
  ),
  contextSet(
    'sa',
    [
      [
        'sa',
        'Elle a garé [sa] voiture devant la maison.',
        'Il aime beaucoup [sa] femme.',
        'Marie a oublié [sa] veste.',
      ],
      ['ça', 'Je ne savais pas que [ça] coûtait si cher.', 'Comment [ça] va ?', "Je n'aime pas [ça]."],
    ],
    ['sa>ça', 'ça>sa'],
  ),
  contextSet(
    'dans',
    [
      [
        'dans',
        'Les clés sont [dans] mon sac.',
        'Il habite [dans] une petite maison.',
        'Elle a mis la lettre [dans] sa poche.',
      ],
      [
        "d'en",
        "Il vient [d'en] acheter un autre.",
        "Il est temps [d'en] finir.",
        "Nous avons décidé [d'en] faire un film.",
      ],
    ],
    ["dans>d'en", "d'en>dans"],
  ),
  contextSet(
    'sans',
    [
      ['sans', 'Je bois mon café [sans] sucre.', 'On ne peut pas vivre [sans] eau.', 'Elle parle [sans] réfléchir.'],
      [
        "s'en",
        "Il veut [s'en] aller tout de suite.",
        "Elle ne peut pas [s'en] passer.",
        "Il [s'en] est rendu compte trop tard.",
      ],
      ['sent', 'Elle ne se [sent] pas bien.', 'Il se [sent] fatigué depuis hier.', 'Elle se [sent] seule.'],
      [
        'sens',
        "Cette phrase n'a pas de [sens].",
        'Il a un bon [sens] de l’humour.',
        'Dans le [sens] contraire, la route est libre.',
      ],
    ],
    ["sans>s'en", 'sans>sent', 'sens>sans', 'sans>sens', 'sent>sans'],
  ),
  contextSet(
    'si',
    [
      [
        'si',
        'Je ne sais pas [si] elle viendra.',
        'Il est [si] fatigué qu’il dort debout.',
        'Appelle-moi [si] tu as besoin de moi.',
      ],
      ["s'y", "Il faut [s'y] prendre à temps.", "On [s'y] habitue très vite.", "Elle [s'y] rend tous les jours."],
    ],
    ["si>s'y", "s'y>si"],
  ),
  contextSet(
    'ni',
    [
      ['ni', 'Il ne boit [ni] vin ni bière.', "Je n'ai ni frère [ni] sœur.", 'Elle ne veut ni thé [ni] café.'],
      ["n'y", "Il [n'y] a plus de pain.", "Je [n'y] comprends rien.", "On [n'y] peut rien."],
    ],
    ["ni>n'y", "n'y>ni"],
  ),
  contextSet(
    'mais',
    [
      [
        'mais',
        'Il est petit, [mais] il est très fort.',
        'Je voulais venir, [mais] je suis malade.',
        'Il est gentil, [mais] il parle trop.',
      ],
      ['mes', "J'ai perdu [mes] lunettes.", 'Je pars en vacances avec [mes] parents.', 'Où sont [mes] clés ?'],
      [
        'met',
        'Elle [met] toujours son manteau rouge.',
        'Il se [met] au travail à huit heures.',
        'On [met] la table avant midi.',
      ],
    ],
    ['mais>mes', 'mes>mais', 'mes>met', 'mais>met', 'met>mes', 'met>mais'],
  ),
  contextSet(
    'ma',
    [
      ['ma', 'Je pars en voyage avec [ma] sœur.', 'Où est [ma] veste ?', "J'ai prêté [ma] voiture à un ami."],
      ["m'a", "Elle [m'a] dit de venir.", "Mon père [m'a] offert un livre.", "Il [m'a] demandé mon nom."],
    ],
    ["ma>m'a", "m'a>ma"],
  ),
  contextSet(
    'ta',
    [
      ['ta', "J'ai rencontré [ta] mère au marché.", 'Où est [ta] sœur ?', 'Mets [ta] veste, il fait froid.'],
      ["t'a", "Qui [t'a] dit cela ?", "Est-ce qu'il [t'a] répondu ?", "Que [t'a] dit le médecin ?"],
    ],
    ["ta>t'a", "t'a>ta"],
  ),
];
