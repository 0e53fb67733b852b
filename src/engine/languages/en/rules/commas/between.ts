// Commas between clauses, and sentences that run together.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anyWord,
  can,
  capitalised,
  Element,
  not,
  oneOf,
  punctuation,
  sentenceStart,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isFiniteVerb, verbOfSubject } from '../../reading/clauses.ts';

const AUXILIARIES =
  "is was are were isn't wasn't aren't weren't has had have can can't could couldn't will won't would should don't doesn't didn't must";
const hasCommaAfter = (tokens: readonly { text: string }[], from: number): boolean =>
  tokens.slice(from).some((token) => token.text === ',');

/** However the hotel refused. */
export const introductoryComma = defineRule({
  id: 'en.comma.introductory-word',
  category: 'punctuation',
  patterns: [
    [
      sentenceStart(),
      word('however').as('last').mark(),
      words('the a an i we he she it they this that these there my our your his her nobody'),
    ],
    [
      sentenceStart(),
      words('unfortunately moreover furthermore nevertheless additionally fortunately').as('last').mark(),
      words('the a an i we he she it they this that these there my our your his her'),
    ],
    [
      sentenceStart(),
      word('for'),
      words('example instance').as('last').mark(),
      words('the a an i we he she it they this these there my our you'),
    ],
    [
      sentenceStart(),
      word('in'),
      words('addition conclusion fact').as('last').mark(),
      words('the a an i we he she it they this these there my our you'),
    ],
  ],
  where: (m) => m.token('last').lower !== 'however' || !hasCommaAfter(m.sentence.tokens, m.to),
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['However the bank did not answer.', 'However, the bank did not answer.'],
    ['Unfortunately we cannot come on Sunday.', 'Unfortunately, we cannot come on Sunday.'],
    ['For example you can bring a salad.', 'For example, you can bring a salad.'],
    ['In addition the room was cold.', 'In addition, the room was cold.'],
    ['In fact I like it.', 'In fact, I like it.'],
  ],
  right: ['However, the bank did not answer.', 'However we try, it fails.', 'However hard it is, go on.'],
});

/** It rained, however we went. */
export const howeverSplice = defineRule({
  id: 'en.comma.however-splice',
  category: 'punctuation',
  pattern: [
    punctuation(',').mark(),
    words('however therefore').as('adverb').mark(),
    words('the i we he she it they this that these there my our your you'),
    anyWord(),
  ],
  where: (m) => m.from > 2,
  suggest: (m) => [
    `; ${m.text('adverb')},`,
    `. ${m.text('adverb').charAt(0).toUpperCase()}${m.text('adverb').slice(1)},`,
  ],
  wrong: [
    ['It was raining, however we went out.', 'It was raining; however, we went out.'],
    ['The food is good, however the service is slow.', 'The food is good; however, the service is slow.'],
    ['The lift was broken, therefore we took the stairs.', 'The lift was broken; therefore, we took the stairs.'],
  ],
  right: [
    'Yes, however you like.',
    'It was raining; however, we went out.',
    'The food, however, was good.',
    'He, however, left.',
  ],
});

const SAYING =
  'think thinks thought say says said know knows knew hope believe feel felt see saw guess wish told tell mean sure glad sorry afraid realise realize noticed found find like love need want';

const CONJUNCTIONS = among('if when because although though unless while since once before after until');
const isOpener = among(
  'that which who whom whose when where while if because although though unless since than as what how why whether',
);

/** Whether tokens[0, last] are a clause opened by a conjunction, followed by another clause. */
function isClauseBehindClause(tokens: readonly Token[], last: Token): boolean {
  if (!CONJUNCTIONS(tokens[0]) || last.index < 3 || !isClauseEnd(last)) return false;
  const first = verbOfSubject(tokens, 1);
  if (first < 0 || first >= last.index) return false;
  const between = tokens.slice(1, last.index + 1);
  if (between.some((token) => token.kind === 'punctuation' || isOpener(token))) return false;
  return !tokens.slice(first + 1, last.index + 1).some(isFiniteVerb) && verbOfSubject(tokens, last.index + 1) > 0;
}

const isClauseEnd = (token: Token): boolean =>
  token.kind === 'number' || token.pos === Pos.noun || token.pos === Pos.properNoun || token.pos === Pos.adverb;

/** When I got home I called her. */
export const subordinateComma = defineRule({
  id: 'en.comma.subordinate-clause',
  category: 'punctuation',
  patterns: [
    [
      sentenceStart(),
      words('if when while although because unless after before once whenever'),
      words('i you he she it we they'),
      not(
        oneOf(
          punctuation(',', ';', ':', '(', '-', '\u2013', '\u2014', '"'),
          words('that which who and or but if when what where how why'),
        ),
      ).repeat(1, 6),
      not(oneOf(punctuation(','), words(`${SAYING} that and or as than all the`)))
        .as('last')
        .mark(),
      words('i he she we they'),
      oneOf(words(`${AUXILIARIES} always never`), can(Pos.verb, Feature.preterite), can(Pos.verb, Feature.infinitive)),
    ],
    [
      sentenceStart(),
      words('while when as'),
      words('i you he she we they'),
      words('was were am are'),
      words(
        'eating reading walking driving sleeping talking working waiting cooking shopping swimming running travelling leaving singing dancing',
      )
        .as('last')
        .mark(),
      words('the my our his her your a'),
      can(Pos.noun),
      oneOf(can(Pos.verb, Feature.preterite), words('was were had')),
    ],
    // If the parcel arrives on Friday my brother will pick it up.
    [
      new Element((token) => token.kind === 'word' || token.kind === 'number').as('last').mark(),
      words('the a my our your his her their this these everybody nobody there'),
    ],
  ],
  where: (m) => {
    const last = m.token('last');
    if (m.to - m.from === 2) return isClauseBehindClause(m.sentence.tokens, last);
    const previous = m.sentence.tokens[last.index - 1];
    return (
      !hasCommaAfter(m.sentence.tokens, m.from) &&
      last.kind === 'word' &&
      !(among('the a every all any only first last')(previous) && reads(last, Pos.noun)) &&
      !among(SAYING)(previous)
    );
  },
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['When I got home I called my sister.', 'When I got home, I called my sister.'],
    ['If it rains tomorrow we will stay inside.', 'If it rains tomorrow, we will stay inside.'],
    ['While we were eating the cat stole the fish.', 'While we were eating, the cat stole the fish.'],
    [
      'If the parcel arrives on Friday my brother will pick it up.',
      'If the parcel arrives on Friday, my brother will pick it up.',
    ],
  ],
  right: ['When I got home, I called her.', 'If you think he is wrong, say so.', 'I called when I got home.'],
});

/** My brother, who lives in Leeds is coming. */
export const closingComma = defineRule({
  id: 'en.comma.relative-clause-end',
  category: 'punctuation',
  pattern: [
    punctuation(','),
    words('who which'),
    can(Pos.verb).except(words('is was are were has had have will would can could')),
    not(
      oneOf(
        punctuation(',', ';', ':', '\u2013', '\u2014', '('),
        words('that what who which and or but if when where how'),
      ),
    ).repeat(0, 4),
    oneOf(can(Pos.noun), capitalised()).as('last').mark(),
    words('is was are were has had have will would can could'),
  ],
  where: (m) =>
    m.from > 0 && m.from < 7 && !m.sentence.tokens.slice(0, m.from).some((token) => reads(token, Pos.auxiliary)),
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['My cousin, who works in Oslo is visiting us.', 'My cousin, who works in Oslo, is visiting us.'],
    ['Our car, which needs new doors is at the garage.', 'Our car, which needs new doors, is at the garage.'],
    ['Her dad, who plays the drums has sold his kit.', 'Her dad, who plays the drums, has sold his kit.'],
  ],
  right: [
    'My cousin, who works in Oslo, is here.',
    'Her daughter Karen, who was born after the book was accepted, said it was hard.',
    'It is raining, which means I have time to read.',
    'I met Tom, who said it was fine.',
  ],
});

/** Yes I do. */
export const yesNoComma = defineRule({
  id: 'en.comma.yes-no',
  category: 'punctuation',
  pattern: [
    sentenceStart(),
    words('yes no').as('word').mark(),
    words('i you he she it we they please thank there'),
    anyWord(),
  ],
  suggest: (m) => [`${m.text('word')},`],
  wrong: [
    ['Yes I can come on Monday.', 'Yes, I can come on Monday.'],
    ['No we have not met before.', 'No, we have not met before.'],
    ['Yes please send me the form.', 'Yes, please send me the form.'],
  ],
  right: ['Yes, I can come.', 'No problem at all.', 'No one came.'],
});
