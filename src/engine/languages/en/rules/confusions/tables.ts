// The rules made of table rows alone: words typed for one another, told apart by the words next to them.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, not, number, oneOf, only, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { infinitive, pluralNoun } from '../../reading/words.ts';
import smallWordsRows from '../../rows/smallWords.tsv';
import soundAlikeRows from '../../rows/soundAlike.tsv';
import soundAlikeFrames from '../../rows/soundAlikeFrames.tsv';
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

/** Words that sound alike, told apart by what governs them: the id sorts behind the rules that know more about a pair. */
export const soundAlikeFrame = defineRule({
  id: 'en.confusion.word-frame',
  ...rowsOf(soundAlikeFrames, {
    noun: () => tagged(Pos.noun),
    adjective: () => tagged(Pos.adjective),
    thing: () =>
      can(Pos.noun, Feature.plural).and(
        not(words('guys people folks boys girls men women kids lot children ladies gentlemen')),
      ),
    plural: () => tagged(Pos.noun).and(pluralNoun()),
    base: () => tagged([Pos.verb, Pos.auxiliary]).and(infinitive()),
    past: () => can(Pos.verb, Feature.preterite).except(can(Pos.verb, Feature.infinitive)),
    participle: () => tagged(Pos.verb).and(can(Pos.verb, Feature.pastParticiple)),
    noVerb: () =>
      not(
        words(
          "to can can't could couldn't will would should must may might i you we they who please and or don't didn't do did not never also",
        ),
      ),
    noCompare: () =>
      not(
        oneOf(
          can(Pos.adjective, Feature.comparative),
          can(Pos.adverb, Feature.comparative),
          words('more less rather other different no else'),
        ),
      ),
    wanter: () => lemmas('have need want try go begin start seem decide hope plan forget able'),
    owner: () => words('my our your his her the'),
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
