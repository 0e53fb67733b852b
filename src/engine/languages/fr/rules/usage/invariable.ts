// Words that stay as they are in an expression: il fait froid, avoir besoin, plein de.

import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isFinite, isMark, isNoun, isOne, words } from '../../reading/words.ts';

const PLAIN: Readonly<Record<string, string>> = {
  froids: 'froid',
  froide: 'froid',
  froides: 'froid',
  chauds: 'chaud',
  chaude: 'chaud',
  chaudes: 'chaud',
  beaux: 'beau',
  belle: 'beau',
  bons: 'bon',
  bonne: 'bon',
  mauvaise: 'mauvais',
  noire: 'noir',
  sombres: 'sombre',
  jours: 'jour',
  nuits: 'nuit',
};

/** Il fait froids: the weather has no plural. */
export const weather = defineRule({
  id: 'fr.agreement-adjective.weather',
  pattern: [
    word('il'),
    new Element((token) => isOne(token, words("ne n' y"))).repeat(0, 1),
    lemma('faire').and(new Element(isFinite)),
    new Element((token) =>
      isOne(token, words('très trop assez si plus pas moins vraiment encore bien un peu déjà')),
    ).repeat(0, 3),
    word(...Object.keys(PLAIN))
      .as('a')
      .mark(),
  ],
  where: (m) =>
    isMark(m.after()) ||
    isOne(m.after(), words("aujourd'hui ce cette ici dehors et mais à en dans hier pour car donc aujourd'")),
  suggest: (m) => [PLAIN[m.token('a').lower] ?? ''].filter(Boolean),
  wrong: [
    ["Il fait froids aujourd'hui.", "Il fait froid aujourd'hui."],
    ['Hier il faisait très chaude.', 'Hier il faisait très chaud.'],
    ['Il fait belle dehors, on sort ?', 'Il fait beau dehors, on sort ?'],
  ],
  right: ['Ses mains sont toujours froides.', 'Il fait une belle carrière.', 'Il fait bonne figure.'],
});

const BARE = words('besoins envies peurs hontes faims soifs froids chauds torts raisons hâtes');

/** J'ai besoins de vacances: the noun of avoir besoin stays singular. */
export const avoirBesoin = defineRule({
  id: 'fr.agreement-noun-phrase.avoir-besoin',
  pattern: [
    lemma('avoir'),
    new Element((token) =>
      isOne(token, words('pas plus très trop vraiment bien toujours aussi si tellement vous nous -vous -tu')),
    ).repeat(0, 2),
    new Element((token) => BARE.has(token.lower)).as('n').mark(),
  ],
  suggest: (m) => [m.token('n').lower.slice(0, -1)],
  wrong: [
    ["J'ai besoins de vacances.", "J'ai besoin de vacances."],
    ['Les enfants ont envies de jouer.', 'Les enfants ont envie de jouer.'],
    ['Nous avons très faims !', 'Nous avons très faim !'],
  ],
  right: [
    'Ses besoins ont changé depuis la naissance de sa fille.',
    'Ils ont des besoins précis.',
    'Nous avons nos raisons.',
  ],
});

/** J'ai vu pleins de films: plein de means many and does not change. */
export const pleinDe = defineRule({
  id: 'fr.agreement-adjective.plein-de',
  pattern: [
    new Element((token) => reads(token, Pos.verb) || isOne(token, words('a y'))).as('v'),
    word('pleins', 'pleines', 'pleine').as('a').mark(),
    word('de', "d'"),
    new Element(isNoun).as('n'),
  ],
  where: (m) =>
    !m.token('v').readings.some((each) => /^(?:être|sembler|rester|paraître|devenir)$/.test(each.lemma)) &&
    (!isNoun(m.token('v')) || m.token('v').pos !== Pos.noun),
  suggest: () => ['plein'],
  wrong: [
    ["J'ai vu pleins de films cet été.", "J'ai vu plein de films cet été."],
    ['Il y a pleins de gens ici.', 'Il y a plein de gens ici.'],
    ['On a mangé pleines de bonnes choses.', 'On a mangé plein de bonnes choses.'],
  ],
  right: ['La lune était pleine hier soir.', 'Les rues sont pleines de monde.', 'Des sacs pleins de sable.'],
});

/** All rules of this family. */
export const invariableRules = [weather, avoirBesoin, pleinDe];
