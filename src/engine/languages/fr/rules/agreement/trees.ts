// What agrees by the tree of a sentence, however far apart: subject and verb, the words of a noun phrase.
import { defineAgreement } from '../../../../agreement/defineAgreement.ts';
import { frenchAgreement as habits } from '../../agreement.ts';

/** A plural subject: Les résultats de la dernière enquête montre une nette amélioration. */
export const afterPlural = defineAgreement({
  id: 'fr.agreement-tree.plural',
  link: 'plural',
  habits,
  wrong: [
    [
      'Les résultats de la dernière enquête montre une nette amélioration.',
      'Les résultats de la dernière enquête montrent une nette amélioration.',
    ],
    ['Les voisins du troisième étage a appelé hier soir.', 'Les voisins du troisième étage ont appelé hier soir.'],
    ["Les enfants de ma sœur va à l'école du village.", "Les enfants de ma sœur vont à l'école du village."],
    ['Nos amis de Lyon arrive demain par le train.', 'Nos amis de Lyon arrivent demain par le train.'],
    ['Les prix de ces deux modèles a beaucoup augmenté.', 'Les prix de ces deux modèles ont beaucoup augmenté.'],
  ],
  right: [
    'Les voisins du troisième étage ont appelé hier soir.',
    'La plupart des enfants jouent dans le jardin.',
    'Le directeur des services techniques a répondu à nos questions.',
  ],
});

/** A singular subject: Le directeur des services techniques ont répondu à nos questions. */
export const afterSingular = defineAgreement({
  id: 'fr.agreement-tree.singular',
  link: 'singular',
  habits,
  wrong: [
    [
      'Le directeur des services techniques ont répondu à nos questions.',
      'Le directeur des services techniques a répondu à nos questions.',
    ],
    [
      'La liste des participants seront publiée la semaine prochaine.',
      'La liste des participants sera publiée la semaine prochaine.',
    ],
    ['La voiture de mes parents sont encore en panne.', 'La voiture de mes parents est encore en panne.'],
    [
      'Le bruit des travaux empêchent tout le quartier de dormir.',
      'Le bruit des travaux empêche tout le quartier de dormir.',
    ],
    ["La qualité des produits ont baissé depuis l'été.", "La qualité des produits a baissé depuis l'été."],
  ],
  right: [
    'La liste des participants sera publiée la semaine prochaine.',
    'Le maire et son adjoint ont répondu à nos questions.',
    'Une dizaine de personnes attendent devant la porte.',
  ],
});

/** A subject of another person: Le chat de la voisine dors sur le canapé. */
export const otherPerson = defineAgreement({
  id: 'fr.agreement-tree.person',
  link: 'person',
  habits,
  wrong: [
    ['Le chat de la voisine dors sur le canapé.', 'Le chat de la voisine dort sur le canapé.'],
    ['Ma mère viens passer le week-end à la maison.', 'Ma mère vient passer le week-end à la maison.'],
    ['Mon frère prends le bus tous les matins.', 'Mon frère prend le bus tous les matins.'],
    ['Le boulanger du coin fais un très bon pain.', 'Le boulanger du coin fait un très bon pain.'],
    ['La voiture de mon père dois passer au contrôle.', 'La voiture de mon père doit passer au contrôle.'],
  ],
  right: [
    'Le chat de la voisine dort sur le canapé.',
    'Toi et moi savons la vérité.',
    'Reviens lundi, ma chère collègue.',
  ],
});

/** A word of a noun phrase: Il habite dans une très grand maison. */
export const nounPhrase = defineAgreement({
  id: 'fr.agreement-tree.noun-phrase',
  link: 'phrase',
  habits,
  wrong: [
    ['Il habite dans une très grand maison.', 'Il habite dans une très grande maison.'],
    ['Ce matin, la petit chienne a disparu.', 'Ce matin, la petite chienne a disparu.'],
    ['Il a pris un décision difficile.', 'Il a pris une décision difficile.'],
    ["J'ai vu des films assez drôle.", "J'ai vu des films assez drôles."],
  ],
  right: [
    'Il habite dans une très grande maison.',
    'Les langues française et italienne se ressemblent.',
    'Une équipe de joueurs motivés a gagné.',
  ],
});

/** What is said of a subject or noun, further away: Votre demande doit être faite avant lundi et envoyé par la poste. */
export const predicate = defineAgreement({
  id: 'fr.agreement-tree.predicate',
  link: 'predicate',
  habits,
  wrong: [
    [
      'Votre demande doit être faite avant lundi et envoyé par la poste.',
      'Votre demande doit être faite avant lundi et envoyée par la poste.',
    ],
    ['Une lettre écrite à la main et signé par le maire.', 'Une lettre écrite à la main et signée par le maire.'],
    ["Votre dossier, bien que complet, n'a pas été retenue.", "Votre dossier, bien que complet, n'a pas été retenu."],
    [
      'La version de ce jeu que je préfère est apparu au Japon.',
      'La version de ce jeu que je préfère est apparue au Japon.',
    ],
  ],
  right: [
    'Une lettre écrite à la main et signée par le maire.',
    'Elles se sont parlé hier soir.',
    'Le soutien et la solidarité nécessaires ont manqué.',
    'Respecter cette interdiction est utile.',
    'La proposition est des plus intéressantes.',
  ],
});

/** A participle with nothing before it to agree with: Ils ont vidé les maisons et torturés des voisins. */
export const participle = defineAgreement({
  id: 'fr.agreement-tree.participle',
  link: 'participle',
  habits,
  wrong: [
    [
      "Ils sont accusés d'avoir influencés la désignation des arbitres.",
      "Ils sont accusés d'avoir influencé la désignation des arbitres.",
    ],
    ['Ils ont vidé les maisons et torturés des voisins.', 'Ils ont vidé les maisons et torturé des voisins.'],
    [
      'Nous pensons que la commission a bien reçue le dossier.',
      'Nous pensons que la commission a bien reçu le dossier.',
    ],
  ],
  right: [
    'Ils ont vidé les maisons et torturé des voisins.',
    'Les robes que ma mère a cousues sont belles.',
    'Il les a vendues et remplacées.',
  ],
});
