// What French says about agreement.
import type { AgreementHabits } from '../../agreement/types.ts';
import { Feature, Group } from '../../lexicon/features.ts';
import { listed } from '../../rules/ask.ts';

/** Nouns of either number that look like plurals of others. */
const LIKE_PLURALS = listed('embarras remords relais');

const OBJECTS_OF_ANY_KIND =
  "que qu' me m' te t' se s' nous vous le en quel quelle quels quelles combien lequel laquelle lesquels lesquelles".split(
    ' ',
  );
const FEMININE = Feature.feminine | Feature.singular;

/** See AgreementHabits. */
export const frenchAgreement: AgreementHabits = {
  relatives: listed('qui'),
  open: listed(
    "ce c' ça cela ceci que qu' quoi quel quelle quels quelles lequel laquelle lesquels lesquelles tout tous toutes rien plupart " +
      'beaucoup peu combien plus moins assez trop tant dont où autant moi-même toi-même lui-même elle-même nous-mêmes vous-même vous-mêmes eux-mêmes elles-mêmes bien nombre y en même pas',
  ),
  and: listed('et'),
  quantities: listed(
    'plupart majorité minorité moitié tiers quart dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine centaine ' +
      'millier million milliard nombre quantité foule multitude ensemble quasi-totalité série groupe partie reste totalité infinité dixième ' +
      'pourcentage couple paire poignée sorte type espèce genre tas masse troupe gens succession euro heure an mètre kilomètre',
  ),
  predicates: {
    links: listed('être'),
    helpers: listed('avoir'),
    objects: new Map([
      ['la', FEMININE],
      ['les', Feature.plural],
      ["l'", Feature.singular],
      ...OBJECTS_OF_ANY_KIND.map((word) => [word, 0] as const),
    ]),
    asking: /^quel/,
    things: new Map(['cela', 'ça', 'ceci'].map((word) => [word, Feature.masculine | Feature.singular])),
    open: listed("on vous je j' tu me m' te t' se s' un une l'un l'une autre autres l' leur lui le la les fois air"),
    leftOut: listed(
      'dit fait possible public question même seul quitte bon court haut bas fort ferme net droit vu compris excepté passé ci-joint ci-inclus standard sûr bien mal demi nu tel telle tels telles quel quelle quels quelles censé due eu fallu plu',
    ),
    unsettled: listed('quelque'),
    amongMost: new Set(['des plus', 'des moins', 'des mieux']),
    leftOutAfter: new Map([
      ['bien', listed('entendu')],
      ['tout', listed('juste')],
    ]),
    reflexives: listed("se s' me m' te t' nous vous"),
    indirect: listed(
      'rendre parler dire demander plaire déplaire complaire succéder sourire ressembler mentir nuire suffire téléphoner permettre promettre écrire donner laver casser faire laisser poser raconter imaginer acheter offrir rappeler envoyer répondre figurer accorder procurer partager échanger convenir rire voir entendre sentir mettre fixer attribuer arroger assurer réserver',
    ),
  },
  dropsPronouns: false,
  capitalisesNouns: false,
  hasCases: false,
  hasPhrases: true,
  widened: ({ features }, form) =>
    (/[sxz]$/.test(form) && (features & Group.number) === Feature.singular) || LIKE_PLURALS.has(form)
      ? features | Group.number
      : features,
};
