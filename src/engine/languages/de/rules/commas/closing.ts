// The comma that closes a subordinate clause in the middle of a sentence.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, punctuation, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { finite } from '../../reading/words.ts';

/** der nebenan wohnt hat: the comma that closes a clause in the middle of a sentence. */
export const closingComma = defineRule({
  id: 'de.commas.closing',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    punctuation(','),
    words('der die das dem den denen dessen deren welcher welche welches dass weil wenn ob wo wie was der').as(
      'opener',
    ),
    new Element((token) => token.kind === 'word' && (!isFinite(token) || token.text !== token.lower)).repeat(1, 9),
    finite().as('first').mark(),
    finite().as('second').mark(),
    new Element((token) => token.kind === 'word'),
  ],
  where: (m) => {
    const [first, second] = [m.token('first'), m.token('second')];
    const isInfinitive = (token: Token) =>
      reads(token, Pos.verb, Feature.infinitive) || reads(token, Pos.auxiliary, Feature.infinitive);
    if (first.text !== first.lower || second.text !== second.lower || isInfinitive(first)) return false;
    if (second.readings.some(({ pos }) => pos !== Pos.verb && pos !== Pos.auxiliary)) return false;
    if (isInfinitive(second) && !/^(?:haben|sind|werden)$/.test(second.lower)) return false;
    // the main clause must not have had its verb yet
    const start = m.sentence.tokens.slice(0, m.from);
    return m.from > 1 && !start.some((token) => isFinite(token) && token.text === token.lower);
  },
  suggest: (m) => [`${m.text('first')}, ${m.text('second')}`],
  wrong: [
    ['Die Kollegin, die neben mir sitzt kommt aus Polen.', 'Die Kollegin, die neben mir sitzt, kommt aus Polen.'],
    ['Das Buch, das du mir geliehen hast war spannend.', 'Das Buch, das du mir geliehen hast, war spannend.'],
    ['Der Kuchen, den du gebacken hast schmeckt wunderbar.', 'Der Kuchen, den du gebacken hast, schmeckt wunderbar.'],
  ],
  right: [
    'Die Kollegin, die neben mir sitzt, kommt aus Polen.',
    'Er weiß, dass sie kommen wird.',
    'Ich glaube, das hat er gesagt.',
    'Er sagt, dass er das können wird wie alle anderen.',
  ],
});
