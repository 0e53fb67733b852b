// Set phrases with an adjective used as a noun (im Allgemeinen, des Weiteren) and the closings of letters.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { isNoun } from '../../reading/words.ts';
import setPhrases from '../../rows/setPhrases.tsv';

const SUBJECT = /^(?:ich|du|er|sie|es|wir|ihr|man)$/;

const greeting = () =>
  words(
    'liebe lieben viele vielen herzliche herzlichen beste besten schöne schönen freundliche freundlichen sonnige sonnigen',
  );

/** Whether the phrase ends with its row: not in "des langen und", nor in a closing, which a name may follow. */
const endsHere = (m: Match): boolean => !/^(?:langen|großen|grüße)/.test(m.marked()[0]?.lower ?? '');

/** im allgemeinen, des weiteren, liebe grüße. */
export const setPhrase = defineRule({
  id: 'de.capitals.set-phrase',
  ...rowsOf(setPhrases, { greeting }),
  where: (m) => m.marked()[0]?.text === m.marked()[0]?.lower,
  unless: {
    'somebody who greets': {
      when: (m) => m.after()?.lower === 'ich',
      right: 'Viele grüße ich schon lange nicht mehr.',
    },
    'an adjective before its noun': {
      when: (m) => {
        const next = m.after();
        return endsHere(m) && (isNoun(next) || next?.pos === Pos.adjective || next?.pos === Pos.properNoun);
      },
      right: 'Im folgenden Sommer zogen wir um.',
    },
    'the first of two adjectives': {
      when: (m) => endsHere(m) && m.after()?.lower === 'und' && !SUBJECT.test(m.after(2)?.lower ?? ''),
      right: 'Im klaren und kalten Wasser war niemand.',
    },
  },
});
