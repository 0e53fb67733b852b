// The comma between two clauses: before and, but, so; after a clause that comes first; where two sentences are separated
// only by a comma.
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anything, Element, oneOf, punctuation, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isFiniteVerb, isNameInside, isPast, isVerbless, verbOfSubject } from '../../reading/clauses.ts';

const isOpener = among(
  'that which who whom whose when where while if because although though unless since than as what how why whether let',
);
const isNominative = among('i he she we they');
const subject = (): Element =>
  oneOf(
    words(
      'i he she it we they you there everybody nobody the a an his her its their our my this these those some many several each',
    ),
    new Element(isNameInside),
  );
const word = (): Element => new Element((token) => token.kind === 'word' || token.kind === 'number');

/** Whether tokens[begin, to) are one plain clause: subject and verb at the start, nothing subordinate, no mark. */
function isPlainClause(tokens: readonly Token[], begin: number, to: number): boolean {
  const comma = tokens.findIndex((token) => token.text === ',');
  const isOpening =
    comma > 0 && comma < Math.min(to, 8) && tokens[0]?.pos === Pos.preposition && isVerbless(tokens, begin, comma);
  const from = isOpening ? comma + 1 : begin;
  const verb = verbOfSubject(tokens, from);
  if (verb < 0 || verb >= to - 1) return false;
  return tokens
    .slice(from, to)
    .every(
      (token) => token.kind !== 'punctuation' && !isOpener(token) && (token.index <= verb || !isNominative(token)),
    );
}

/** They rang twice and the door was opened. */
export const joinedClauses = defineRule({
  id: 'en.comma.joining-clauses',
  category: 'punctuation',
  pattern: [word().as('last').mark(), words('and but so yet').as('link'), subject().as('subject')],
  where: (m) => {
    const { tokens } = m.sentence;
    const last = m.token('last');
    if (last.index < 3 || among('and not so or ever all')(last) || among('between both')(tokens[last.index - 1]))
      return false;
    if (!isPlainClause(tokens, 0, last.index + 1)) return false;
    // between short clauses that "and" joins, the comma is a matter of taste
    const isShort = last.index < 7 && m.token('link').lower === 'and';
    return !isShort && verbOfSubject(tokens, m.token('subject').index) > 0;
  },
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    [
      'The children from the next village were tired and the bus was late again.',
      'The children from the next village were tired, and the bus was late again.',
    ],
    [
      'We booked a table for six but they gave us a small one.',
      'We booked a table for six, but they gave us a small one.',
    ],
    ['The album was a failure but the band was happy.', 'The album was a failure, but the band was happy.'],
  ],
  right: [
    'The children were tired, and the bus was late.',
    'He said that she was ill and he was worried.',
    'The cat and the dog were asleep.',
  ],
});

/** He moved to Leeds, he was still a student. */
export const commaSplice = defineRule({
  id: 'en.comma.splice',
  category: 'punctuation',
  pattern: [punctuation(',').as('comma').mark(), words('then').repeat(0, 1), subject().as('subject')],
  where: (m) => {
    const { tokens } = m.sentence;
    const comma = m.token('comma');
    if (comma.index < 4 || !isPlainClause(tokens, 0, comma.index)) return false;
    const verb = verbOfSubject(tokens, m.token('subject').index);
    // It was late, she thought.
    if (verb < 0 || isMarkOrEnd(tokens[verb + 1])) return false;
    return !tokens
      .slice(comma.index + 1)
      .some((token) => token.text === ',' || token.text === '?' || token.text === '"');
  },
  suggest: () => [';', '.'],
  wrong: [
    ['The shop was closed on Monday, it was a holiday.', 'The shop was closed on Monday; it was a holiday.'],
    ['She studied law in Leeds, she never liked it.', 'She studied law in Leeds; she never liked it.'],
    [
      'The heating broke last night, they are sending someone.',
      'The heating broke last night; they are sending someone.',
    ],
  ],
  right: ['It was late, I think.', 'If you like it, I will buy it.', 'It is late, I think.'],
});

/** It was a long book, and was hard to read. */
export const predicateComma = defineRule({
  id: 'en.comma.predicate',
  category: 'punctuation',
  level: 'picky',
  pattern: [
    word().as('last').mark(),
    punctuation(',').mark(),
    words('and'),
    new Element((token) => isPast(token) && token.lower !== 'do').as('verb'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const last = m.token('last');
    // In a long sentence the comma may help the reader.
    return last.index > 2 && last.index < 12 && isPlainClause(tokens, 0, last.index + 1);
  },
  suggest: (m) => [m.text('last')],
  wrong: [
    ['The book was long, and was hard to read.', 'The book was long and was hard to read.'],
    ['She sold the house, and moved to the coast.', 'She sold the house and moved to the coast.'],
    ['The shop was closed in May, and has not opened since.', 'The shop was closed in May and has not opened since.'],
  ],
  right: ['The book was long, and I read it.', 'She sold the house, and her son moved out.', 'He came, saw, and won.'],
});

/** The tower stands in Pisa which is a small town. */
export const whichComma = defineRule({
  id: 'en.comma.which',
  category: 'punctuation',
  pattern: [
    new Element((token) => isNameInside(token) || token.text === ')').as('last').mark(),
    words('which').as('which'),
    anything().as('next'),
  ],
  where: (m) => {
    const next = m.token('next');
    return isFiniteVerb(next) || (among('he she they it we i')(next) && m.token('last').text !== ')');
  },
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['The tower stands in Pisa which is a small town.', 'The tower stands in Pisa, which is a small town.'],
    ['We flew to Oslo which was covered in snow.', 'We flew to Oslo, which was covered in snow.'],
    ['He works for Siemens which has an office here.', 'He works for Siemens, which has an office here.'],
  ],
  right: [
    'The tower stands in Pisa, which is a small town.',
    'I know the street which leads to the park.',
    'Ask Tom which one is better.',
  ],
});
