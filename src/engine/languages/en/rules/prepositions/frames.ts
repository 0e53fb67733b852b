// Prepositions by the words on both sides: capable of, on holiday, a letter of 7 April, apply for the job.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { capitalised, Element, not, number, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import government from '../../rows/government.tsv';
import frames from '../../rows/prepositionFrames.tsv';

/** What a preposition can govern, except times and fixed adverbs: of course, for now, in May. */
const objects = (): Element =>
  oneOf(
    words(
      'the a an my your his her its our their this that these those me you him us them it what how everything nothing something every all some any',
    ),
    tagged([Pos.noun, Pos.properNoun, Pos.adjective]),
  ).and(
    not(
      words(
        'course now once example instance sure years months weeks days hours least last all first long time times monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter general particular fact part order place case',
      ),
    ),
  );

/** capable for, in foot, during three days. */
export const prepositionFrame = defineRule({
  id: 'en.preposition.word-frame',
  ...rowsOf([...frames, ...government], {
    object: objects,
    date: () => number().and(new Element((token) => /^(?:[12]?\d|3[01])$/.test(token.text))),
    noYear: () => not(oneOf(number(), words('from between back'))),
    country: () =>
      capitalised().and(
        words(
          'europe asia africa america australia germany france spain italy england scotland ireland wales russia china japan india canada brazil mexico greece turkey poland portugal sweden norway switzerland austria london paris rome berlin madrid',
        ),
      ),
  }),
});
