// The rules made of table rows alone: words typed for one another, told apart by the words next to them.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, not, number, oneOf, only, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import smallWordsRows from '../../rows/smallWords.tsv';
import soundAlikeRows from '../../rows/soundAlike.tsv';
import typingSlipRows from '../../rows/typingSlip.tsv';
import verbOrNounRows from '../../rows/verbOrNoun.tsv';

const SPANS = 'days weeks months years hours minutes';

/** Words that sound alike: hear, here. */
export const soundAlike = defineRule({
  id: 'en.confusion.sound-alike',
  ...rowsOf(soundAlikeRows, {
    adjective: () => only(Pos.adjective, Pos.verb).and(can(Pos.adjective)),
    // days to weeks later: a span
    noSpan: () => not(oneOf(number(), words(SPANS))),
  }),
});

/** One letter away: form, from. */
export const typingSlip = defineRule({
  id: 'en.confusion.typing-slip',
  // to and fro
  ...rowsOf(typingSlipRows, { noAnd: () => not(word('and')) }),
});

/** Small words: you, your; they, the. */
export const smallWords = defineRule({ id: 'en.confusion.small-words', ...rowsOf(smallWordsRows) });

/** advice, advise. */
export const verbOrNoun = defineRule({ id: 'en.confusion.verb-or-noun', ...rowsOf(verbOrNounRows) });
