// Small words written wrongly: das selbe, weis ich.
import { defineRule } from '../defineRule.ts';
import { word, words } from '../pattern.ts';

/** das selbe, der selbe, den selben. */
export const derselbe = defineRule({
  id: 'de.word-forms.derselbe',
  pattern: [words('der die das den dem des').as('article').mark(), words('selbe selben').as('same').mark()],
  suggest: (m) => [m.token('article').lower + m.token('same').lower],
  wrong: [
    ['Ich habe genau das selbe gedacht.', 'Ich habe genau dasselbe gedacht.'],
    ['Wir wohnen in der selben Straße.', 'Wir wohnen in derselben Straße.'],
    ['Das selbe gilt übrigens für dich.', 'Dasselbe gilt übrigens für dich.'],
  ],
  right: ['Ich habe dasselbe gedacht.', 'Wir kamen zur selben Zeit an.', 'Am selben Tag rief er an.'],
});

/** Ich weis nicht. */
export const weiss = defineRule({
  id: 'de.confusions.weis-weiss',
  overridesSpelling: true,
  patterns: [
    [
      words('ich er sie es man niemand jeder wer').as('subject'),
      words('nicht auch noch schon ja').repeat(0, 2),
      word('weis').mark(),
    ],
    [word('weis').mark(), words('ich er sie es man nicht niemand jemand jeder doch schon noch genau')],
  ],
  suggest: (m) => [m.sentence.dialect === 'de-CH' ? 'weiss' : 'weiß'],
  wrong: [
    ['Ich weis leider nicht mehr, wo das war.', 'Ich weiß leider nicht mehr, wo das war.'],
    ['Das weis er bestimmt schon.', 'Das weiß er bestimmt schon.'],
    ['Niemand weis, wann der Zug kommt.', 'Niemand weiß, wann der Zug kommt.'],
  ],
  right: ['Ich weiß es nicht.', 'Die Wand ist weiß.', 'Er will ihr etwas weismachen.'],
});

/** Rules of small words. */
export const smallWordRules = [derselbe, weiss];
