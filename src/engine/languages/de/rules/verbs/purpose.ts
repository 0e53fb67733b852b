// um ... zu, where für is typed: Ich lerne Deutsch, um in Berlin zu studieren.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, Element, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

const inner = (): Element => new Element((token) => token.kind === 'word' && !isFinite(token) && token.lower !== 'zu');

/** Ich lerne Deutsch, für in Berlin zu studieren. */
export const forPurpose = defineRule({
  id: 'de.verb-forms.fuer-zu',
  patterns: [
    [
      punctuation(','),
      word('für').mark(),
      oneOf(words('in im am mit bei nach auf an besser schneller mehr dort hier da bald'), tagged(Pos.preposition)),
      inner().repeat(0, 6),
      word('zu'),
      can(Pos.verb, Feature.infinitive),
      punctuation('.', '!', '?', ','),
    ],
    [
      punctuation(','),
      word('für').mark(),
      words('zu'),
      can(Pos.verb, Feature.infinitive),
      punctuation('.', '!', '?', ','),
    ],
  ],
  suggest: () => ['um'],
  wrong: [
    ['Ich lerne Deutsch, für in Berlin zu studieren.', 'Ich lerne Deutsch, um in Berlin zu studieren.'],
    ['Wir sparen lange, für im Sommer zu verreisen.', 'Wir sparen lange, um im Sommer zu verreisen.'],
    ['Er kam nach Köln, für zu arbeiten.', 'Er kam nach Köln, um zu arbeiten.'],
  ],
  right: [
    'Ich versuche, für die Kinder zu sorgen.',
    'Für mehr Zeit zu kämpfen lohnt sich.',
    'Es ist zu teuer, für andere zu kochen.',
  ],
});
