// Elision: l'avion, s'il, qu'elle; and the forms of ce and ma before a vowel.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, not, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { elides, isSurelyFinite } from '../../reading/words.ts';
import aspirated from '../../rows/aspirated.words.tsv';

const vowel = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' && token.text.length > 1 && elides(token.lower) && token.text !== token.text.toUpperCase(),
  );

/** Whether the first word elides before the second: que only before small words, ne and me before verbs. */
function elidesBefore(own: Token, next: Token): boolean {
  if (isOne(own, listed('que lorsque puisque quoique jusque')))
    return isOne(next, listed('il elle on ils elles à au aux un une en ici où alors'));
  if (isOne(own, listed('le la'))) return [Pos.noun, Pos.verb, Pos.adjective].some((pos) => reads(next, pos));
  if (isOne(own, listed('ce si de'))) return true;
  return isSurelyFinite(next) || reads(next, Pos.verb) || isOne(next, listed('y en il ils'));
}

/** Missing elision: le avion, que il, je ai. */
export const missingElision = defineRule({
  id: 'fr.elision.missing',
  priority: 2,
  patterns: [
    [word('si').as('w').mark(), word('il', 'ils').as('n').mark()],
    [
      word('je', 'me', 'te', 'se', 'ne', 'de', 'le', 'la', 'que', 'jusque', 'lorsque', 'puisque', 'quoique')
        .as('w')
        .mark(),
      vowel().as('n').mark(),
    ],
    [word('ce').as('w').mark(), word('est', 'était').as('n').mark()],
  ],
  where: (m) => elidesBefore(m.token('w'), m.token('n')),
  unless: {
    'a word in capitals': {
      when: (m) => m.text('w') === m.text('w').toUpperCase(),
      right: 'Le modèle SE est en rupture de stock.',
    },
    'a foreign word': {
      when: (m) => m.token('n').readings.length === 0,
      right: 'La documentation de useState est claire.',
    },
    'a name': {
      when: (m) => hasInnerCapital(m.token('n')) && !isOne(m.token('w'), listed('que je')),
      right: 'Elle consulte le Yi-King tous les matins.',
    },
    'the number one, or yes': {
      when: (m) =>
        isOne(m.token('w'), listed('le la')) && isOne(m.token('n'), listed('un une oui ouistiti ouistitis onze')),
      right: 'Le oui a gagné, et au dé c’est le un qui sort.',
    },
    'je est': {
      when: (m) => isOne(m.token('w'), listed('je')) && isOne(m.token('n'), listed('est')),
      right: 'Dans cette phrase, je est le sujet du verbe.',
    },
    'a number written out': {
      when: (m) =>
        isOne(m.token('w'), listed('de')) &&
        isOne(m.token('n'), listed('un une')) &&
        isOne(m.after(), listed('à ou et virgule')),
      right: 'Le rapport est de un à dix.',
    },
    'a cry': {
      when: (m) =>
        isOne(m.token('w'), listed('de')) &&
        (isOne(m.token('n'), listed('et ou à oui')) || reads(m.token('n'), Pos.interjection)),
      right: 'Il y eut une vague de oh et de ah dans la salle.',
    },
  },
  suggest: (m) => {
    const own = m.token('w').lower;
    return [`${own.slice(0, -1)}'${m.token('n').text}`];
  },
  wrong: [
    ['Je pense que elle a raison.', "Je pense qu'elle a raison."],
    ['Si il pleut, on reste ici.', "S'il pleut, on reste ici."],
    ['Bonjour, je ai un problème avec mon compte.', "Bonjour, j'ai un problème avec mon compte."],
    ['Ce est une bonne idée.', "C'est une bonne idée."],
    ['Ce était un bel été.', "C'était un bel été."],
  ],
  right: [
    'Le rapport est de un à dix.',
    'Le onze mai, le haut du mur est tombé.',
    'Si elle vient, dis-le à ta mère.',
    'Faut-il écrire je ou tu ici ?',
  ],
});

const ASPIRATED = new Set(wordsIn(aspirated));

/** Elision before an aspirated h: l'haricot. */
export const wrongElision = defineRule({
  id: 'fr.elision.aspirated',
  pattern: [
    word("l'", "d'", "qu'", "j'", "s'", "n'", "m'").as('w').mark(),
    word(...ASPIRATED)
      .as('n')
      .mark(),
  ],
  suggest: (m) => {
    const [own, next] = [m.token('w').lower, m.token('n')];
    if (own !== "l'") return [`${own.slice(0, -1)}e ${next.text}`];
    const isFeminine = next.readings.some(
      (each) => each.pos === Pos.noun && each.features & Feature.feminine && !(each.features & Feature.masculine),
    );
    return [`${isFeminine ? 'la' : 'le'} ${next.text}`];
  },
  wrong: [
    ["C'est l'héros du film.", "C'est le héros du film."],
    ["J'ai peur d'hurler la nuit.", "J'ai peur de hurler la nuit."],
    ["Quelle surprise, l'hasard fait bien les choses !", 'Quelle surprise, le hasard fait bien les choses !'],
  ],
  right: ["C'est le héros du film.", "L'hôtel est complet.", "L'héroïne du film est drôle."],
});

/** A noun or adjective that begins with a vowel and may have this gender. */
const nominal = (gender: number): Element =>
  not(word('oui', 'onze', 'un', 'une'))
    .and(vowel())
    .and(
      new Element((token) =>
        token.readings.some(
          ({ pos, features }) =>
            (pos === Pos.noun || pos === Pos.adjective) &&
            (features & gender || !(features & (Feature.masculine | Feature.feminine))) !== 0,
        ),
      ),
    );

/** ce avion, ma amie. */
export const vowelDeterminers = defineRule({
  id: 'fr.elision.determiner',
  priority: 1,
  patterns: [
    [word('ce').as('d').mark(), nominal(Feature.masculine)],
    [word('ma', 'ta', 'sa').as('d').mark(), nominal(Feature.feminine)],
  ],
  suggest: (m) => [m.token('d').lower === 'ce' ? 'cet' : `${m.token('d').lower.charAt(0)}on`],
  wrong: [
    ["J'aime ce endroit.", "J'aime cet endroit."],
    ["C'est ma amie d'enfance.", "C'est mon amie d'enfance."],
    ['Merci pour ce accueil chaleureux !', 'Merci pour cet accueil chaleureux !'],
  ],
  right: ['Ce matin, cet endroit était désert.', 'Ma meilleure amie habite ici.', 'Ce héros et sa haine.'],
});
