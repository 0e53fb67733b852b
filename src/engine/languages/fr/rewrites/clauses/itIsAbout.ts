// "Il s'agit de" before what something is: il s'agit d'une erreur, c'est une erreur.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { word, words } from '../../../../rules/pattern.ts';

const IS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  agit: ["c'est", 'ce sont'],
  agissait: ["c'était", "c'étaient"],
  agira: ['ce sera', 'ce seront'],
  agirait: ['ce serait', 'ce seraient'],
};
const BEFORE = listed('et mais car donc or');
const MANY = listed('deux trois quatre cinq plusieurs quelques nombreux nombreuses');

/** Il s'agit d'une erreur: c'est une erreur. */
export const itIsAbout = defineRewrite({
  id: 'fr.rewrite.it-is-about',
  kind: 'direct',
  patterns: [
    [
      word('il').mark(),
      word("s'").mark(),
      words(Object.keys(IS).join(' ')).as('verb').mark(),
      word("d'").mark(),
      words('un une'),
    ],
    [
      word('il').mark(),
      word("s'").mark(),
      words(Object.keys(IS).join(' ')).as('verb').mark(),
      word('de').mark(),
      words([...MANY].join(' ')).as('many'),
    ],
  ],
  where: (m) => m.from === 0 || isOne(m.before(), BEFORE) || m.before()?.kind === 'punctuation',
  suggest: (m) => {
    const forms = IS[m.token('verb').lower];
    return forms ? [m.names('many') ? forms[1] : `${forms[0]} `] : [];
  },
  wrong: [
    ["Il s'agit d'une erreur.", "C'est une erreur."],
    ["Je connais ces gens, il s'agit de deux voisins.", 'Je connais ces gens, ce sont deux voisins.'],
    ["Il s'agissait d'un ami.", "C'était un ami."],
  ],
  right: [
    "Il s'agit de partir tôt.",
    "Quand il s'agit d'un ami, il vient.",
    "Il s'agit du prix.",
    "Il s'agit de votre contrat.",
  ],
});
