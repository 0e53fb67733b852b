// Commas between the halves of a sentence: Je länger, desto müder; er tut so, als schliefe er; ich hoffe, es geht dir gut.
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, Element, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { finite, lowerWord } from '../../reading/words.ts';
import { withComma } from './clauses.ts';

/** Je länger ich warte desto: the comma between the halves. */
export const beforeDesto = defineRule({
  id: 'de.commas.desto',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    sentenceStart(),
    word('je'),
    new Element((token) => token.kind === 'word').repeat(0, 12),
    anyWord().as('before').mark(),
    words('desto umso').as('desto').mark(),
  ],
  unless: {
    'je nach': {
      when: (m) => m.sentence.tokens[1]?.lower === 'nach',
      right: 'Je nach Wetter fällt die Ernte umso besser aus.',
    },
  },
  suggest: withComma,
  wrong: [
    ['Je länger ich warte desto müder werde ich.', 'Je länger ich warte, desto müder werde ich.'],
    ['Je mehr du übst umso besser wirst du.', 'Je mehr du übst, umso besser wirst du.'],
    ['Je früher wir losfahren desto besser.', 'Je früher wir losfahren, desto besser.'],
    ['Je schneller desto besser.', 'Je schneller, desto besser.'],
  ],
  right: ['Je länger ich warte, desto müder werde ich.', 'Umso besser!', 'Seit dem Unfall fährt er umso vorsichtiger.'],
});

/** so als wüsste er: the comma before the comparison. */
export const soAls = defineRule({
  id: 'de.commas.so-als',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    word('so').as('before').mark(),
    word('als').as('opener').mark(),
    words(
      'ob wenn wüsste wäre hätte hättest wärst würdest könntest würde könnte wäre wären hätten würden müsste sei habe wollte',
    ),
  ],
  unless: {
    'a clause that begins with so': {
      when: (m) => m.before()?.text === ',',
      right: 'Sie lächelte, so als wüsste sie Bescheid.',
    },
  },
  suggest: () => ['so, als'],
  wrong: [
    ['Er tat so als wüsste er von nichts.', 'Er tat so, als wüsste er von nichts.'],
    ['Sie sah so aus und tat so als ob sie schliefe.', 'Sie sah so aus und tat so, als ob sie schliefe.'],
    ['Du tust so als hättest du keine Zeit.', 'Du tust so, als hättest du keine Zeit.'],
  ],
  right: ['Er tat so, als wüsste er von nichts.', 'Sie ist nicht so schnell wie du.', 'So als Tipp: früh kommen.'],
});

const SAYING = words(
  'hoffe hoffen hofft glaube glauben glaubt denke denken denkt finde finden findet meine meint meinte sagte sagt dachte dachten schätze wette fürchte weiß',
);

/** Ich hoffe es geht dir gut: two main clauses. */
export const mainClauses = defineRule({
  id: 'de.commas.main-clauses',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    words('ich er sie wir du man').as('subject'),
    SAYING.as('before').mark(),
    words('ich du er sie es wir ihr man das').as('next').mark(),
    finite().and(lowerWord()).as('verb'),
    anyWord(),
  ],
  unless: {
    'what one thinks of it': {
      when: (m) => /^(?:schade|toll|klasse|spitze|laut)$/.test(m.text('verb')),
      right: 'Ich finde es schade um die schöne Zeit.',
    },
  },
  suggest: withComma,
  wrong: [
    ['Ich hoffe es geht dir gut.', 'Ich hoffe, es geht dir gut.'],
    ['Er meinte er kommt später.', 'Er meinte, er kommt später.'],
    ['Ich glaube das wird nichts mehr.', 'Ich glaube, das wird nichts mehr.'],
  ],
  right: ['Ich hoffe, es geht dir gut.', 'Ich finde es gut.', 'Ich glaube das nicht.', 'Wie ich hoffe, kommt er.'],
});
