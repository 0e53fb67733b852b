// Words that do not change in a set expression: il fait froid, avoir besoin, plein de.

import { Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { canBeConjugated } from '../../reading/words.ts';
import { mark } from '../../reading/wordTests.ts';
import states from '../../rows/states.tsv';
import weatherRows from '../../rows/weather.tsv';

const DEGREES = listed(
  'pas plus très trop assez si moins vraiment encore bien un peu déjà toujours aussi tellement vous nous -vous -tu',
);
const degree = (): Element => new Element((token) => isOne(token, DEGREES)).repeat(0, 3);

/** Il fait froids: the weather takes no plural. */
export const weather = defineRule({
  id: 'fr.agreement-adjective.weather',
  ...rowsOf(weatherRows, { mark, degree, fait: () => lemma('faire').and(new Element(canBeConjugated)) }),
});

/** J'ai besoins de vacances: the noun of avoir besoin stays singular. */
export const avoirBesoin = defineRule({
  id: 'fr.agreement-noun-phrase.avoir-besoin',
  ...rowsOf(states, { degree }),
});

/** J'ai vu pleins de films: plein de, meaning many, does not change. */
export const pleinDe = defineRule({
  id: 'fr.agreement-adjective.plein-de',
  pattern: [
    new Element((token) => reads(token, Pos.verb) || isOne(token, listed('a y'))).as('v'),
    word('pleins', 'pleines', 'pleine').as('a').mark(),
    word('de', "d'"),
    new Element(canBeNoun).as('n'),
  ],
  where: (m) =>
    !m.token('v').readings.some((each) => /^(?:être|sembler|rester|paraître|devenir)$/.test(each.lemma)) &&
    (!canBeNoun(m.token('v')) || m.token('v').pos !== Pos.noun),
  suggest: () => ['plein'],
  wrong: [
    ["J'ai vu pleins de films cet été.", "J'ai vu plein de films cet été."],
    ['Il y a pleins de gens ici.', 'Il y a plein de gens ici.'],
    ['On a mangé pleines de bonnes choses.', 'On a mangé plein de bonnes choses.'],
  ],
  right: ['La lune était pleine hier soir.', 'Les rues sont pleines de monde.', 'Des sacs pleins de sable.'],
});
