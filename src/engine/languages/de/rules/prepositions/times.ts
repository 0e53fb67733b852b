// Prepositions before times: am Montag, im August, um acht Uhr.
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, number, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import { isCapitalised } from '../../../../rules/token.ts';
import { clauseEnd, clauseStart } from '../../reading/words.ts';
import timePrepositions from '../../rows/timePrepositions.tsv';

const nameOf = (list: string): Element =>
  words(list).and(new Element((token: Token) => token.kind === 'word' && isCapitalised(token)));

const rows = rowsOf(timePrepositions, {
  day: () => nameOf('montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag'),
  partOfDay: () => nameOf('vormittag nachmittag'),
  month: () => nameOf('januar februar märz april mai juni juli august september oktober november dezember jänner'),
  season: () => nameOf('sommer winter herbst frühling frühjahr'),
  hour: () => words('eins ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
  number,
});

const LIKED = listed('gefallen mögen lieben schätzen stören hassen toll schön Schöne schönsten gut');

/** Der Kurs beginnt in Montag, im Wochenende, am August. */
export const timePreposition = defineRule({
  id: 'de.prepositions.time',
  ...rows,
  unless: {
    'part of a name or a pair': {
      when: (m) => {
        const next = m.after();
        return (
          /^(?:und|oder|wie|bis|&|\/|-|–)$/.test(next?.lower ?? '') ||
          (next?.kind === 'word' &&
            next.index > 0 &&
            isCapitalised(next) &&
            next.spaceBefore &&
            !NOUN_AFTER.test(next.text))
        );
      },
      right: 'Der Brief ging an Juli Meyer in Kiel.',
    },
    'what one likes about it': {
      when: (m) =>
        m.marked()[0]?.lower === 'am' &&
        m.sentence.tokens
          .slice(clauseStart(m.sentence, m.from), clauseEnd(m.sentence, m.from))
          .some(
            ({ lower, text, readings }) =>
              LIKED.has(text) || LIKED.has(lower) || readings.some(({ lemma }) => LIKED.has(lemma)),
          ),
      right: 'Am August mag ich die langen Abende.',
    },
    'whose it is': {
      when: (m) => /^(?:des|der|meines|seines|ihres|eines|dieser|meiner|seiner|ihrer)$/.test(m.after()?.lower ?? ''),
      right: 'Im Nachmittag des Lebens wird man ruhig.',
    },
  },
});

const NOUN_AFTER = /^(?:Uhr|Sie)$/;
