// Articles left out behind a preposition: Ich gehe zu Bahnhof, er liegt in Krankenhaus.
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemmas } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { isBreak, isNoun } from '../../reading/words.ts';
import rows from '../../rows/missingArticles.tsv';

const TIMES =
  /(?:tag|abend|morgen|woche|monat|jahr|mittag|nacht|stunden|uhr|mal|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)e?n?$/;

/** What may stand between the verb and the place. */
const filler = (): Element =>
  new Element((token) => token.kind === 'word' && (!isNoun(token) || TIMES.test(token.lower)));

/** "in Haus und Garten", "zu Schule, Kirche und Staat": more than one is meant. */
const isRow = (m: Match): boolean => {
  const next = m.sentence.tokens[m.to + 1];
  return /^(?:und|oder|sowie|[-,/&])$/.test(next?.lower ?? '') || (isNoun(next) && !isBreak(next));
};

/** zu Bahnhof, in Krankenhaus, an Strand. */
export const missingArticle = defineRule({
  id: 'de.prepositions.article',
  after: 'de.confusions.in-im',
  ...rowsOf(rows, {
    going: () =>
      lemmas('gehen fahren laufen müssen wollen können sollen dürfen mögen kommen bringen begleiten rennen eilen'),
    being: () =>
      lemmas(
        'sein liegen sitzen stehen bleiben arbeiten schlafen warten wohnen spielen essen müssen sollen dürfen können wollen',
      ),
    filler,
  }),
  unless: {
    'a row of places': { when: isRow, right: 'Sie arbeitet gern in Haus und Garten.' },
  },
});
