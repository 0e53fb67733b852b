// Words that sound alike or are typed for one another, told apart by the words and parts of speech around them.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  Element,
  not,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import type { TokenRule } from '../../../../rules/types.ts';

const modal = () => words("could should would must might may couldn't shouldn't wouldn't mustn't mightn't");
/** A verb, or a word in no dictionary that ends like one: recieved. */
const participleOrVerb = () =>
  new Element(
    (token) =>
      token.readings.some(({ pos }) => pos === Pos.verb) ||
      (token.readings.length === 0 && token.kind === 'word' && /(?:ed|en|wn|ght)$/.test(token.lower)),
  );

/** could of, should of: the weak form of "have" heard as "of". */
export const modalOf = defineRule({
  id: 'en.confusion.of-have',
  pattern: [
    modal(),
    word('not').optional(),
    word('of').mark(),
    participleOrVerb().except(words('course last next this')),
  ],
  suggest: () => ['have'],
  wrong: [
    ['You should of called me first.', 'You should have called me first.'],
    ['I would of liked to come but I was ill.', 'I would have liked to come but I was ill.'],
    ['They could not of known about it.', 'They could not have known about it.'],
    ['I should of recieved it by now.', 'I should have recieved it by now.'],
  ],
  right: ['I could of course be wrong.', 'I could, of course, be wrong.', 'It is the must of the season.'],
});

/** more than / more then: a comparison takes "than". */
export const thenThan = defineRule({
  id: 'en.confusion.then-than',
  patterns: [
    [
      oneOf(
        can(Pos.adjective, Feature.comparative),
        can(Pos.adverb, Feature.comparative),
        words('more less rather better worse fewer other sooner'),
      ),
      word('then').mark().as('then'),
    ],
    [word('more', 'less'), tagged([Pos.adjective, Pos.adverb]), word('then').mark().as('then')],
    [
      word('rather', 'sooner'),
      not(punctuation('.', ',', ';')).repeat(1, 5),
      word('then').mark().as('then'),
      can(Pos.verb, Feature.infinitive),
    ],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.token('then').index - 1];
    const after = m.sentence.tokens[m.token('then').index + 1];
    return before?.kind === 'word' && after !== undefined && after.kind !== 'punctuation';
  },
  suggest: () => ['than'],
  wrong: [
    ['She is taller then her brother.', 'She is taller than her brother.'],
    ['It costs more then I expected.', 'It costs more than I expected.'],
    ['The new phone is more expensive then the old one.', 'The new phone is more expensive than the old one.'],
    ['I would rather walk home then take the bus.', 'I would rather walk home than take the bus.'],
  ],
  right: ["Things were better then, weren't they?", 'It got better, then worse.', 'First eat, then sleep.'],
});

/** than at the start of a clause, where "then" is meant. */
export const thanThen = defineRule({
  id: 'en.confusion.than-then',
  patterns: [
    [
      punctuation(',', ';'),
      word('and').optional(),
      word('than').mark(),
      oneOf(can(Pos.verb), words('i we you he she they it the')),
    ],
    [
      words('and since until till just now but'),
      word('than').mark(),
      oneOf(words('i we you he she they it the to'), can(Pos.verb)),
    ],
    [sentenceStart(), word('than').mark(), words('i we you he she they it')],
  ],
  where: (m) =>
    !m.sentence.tokens
      .slice(Math.max(0, m.from - 6), m.from)
      .some((token) => /^(?:more|less|rather|better|worse|other)$|er$/.test(token.lower)),
  suggest: () => ['then'],
  wrong: [
    ['Mix the eggs, than add the flour.', 'Mix the eggs, then add the flour.'],
    ['We had lunch and than we went home.', 'We had lunch and then we went home.'],
    ['Than I called the office again.', 'Then I called the office again.'],
  ],
  right: ['Things are better now than they were.', 'He is older than you.', 'We see more of them now than we did.'],
});

/** effect as a verb, affect as a noun. */
export const effectAffect = defineRule({
  id: 'en.confusion.effect-affect',
  patterns: [
    [
      oneOf(
        words(
          "to will won't would can could may might does doesn't did didn't not really also negatively directly do don't",
        ),
      ),
      word('effect').mark(),
      oneOf(
        tagged([Pos.determiner, Pos.pronoun]),
        words('my your his her our their its people everyone me us them you how the'),
      ),
    ],
  ],
  where: (m) => !/^(?:change|changes)$/.test(m.after()?.lower ?? ''),
  suggest: () => ['affect'],
  wrong: [
    ['The strike will effect the whole town.', 'The strike will affect the whole town.'],
    ['The noise does not effect us.', 'The noise does not affect us.'],
    ['Stress can effect your sleep badly.', 'Stress can affect your sleep badly.'],
  ],
  right: ['The effect was strong.', 'It will take effect on Monday.', 'We hope to effect a change in the law.'],
});

/** One word typed for another, in places where only the other can occur. */
function typedFor(
  id: string,
  [typed, meant]: readonly [string, string],
  patterns: readonly (readonly Element[])[],
  wrong: readonly (readonly [string, string])[],
  right: readonly string[],
  where?: (m: Match) => boolean,
): TokenRule {
  const params = () => ({ typed, meant });
  return defineRule({
    id: `en.confusion.${id}`,
    patterns,
    ...(where && { where }),
    suggest: () => [meant],
    wrong,
    right,
    params,
  });
}

const wanting = () =>
  words("to will won't would can could please should must let's didn't don't cannot can't not i we they you");

/** principle and principal. */
export const principlePrincipal = typedFor(
  'principle-principal',
  ['principle', 'principal'],
  [
    [
      words('school assistant vice deputy retired new our former head'),
      word('principle').mark(),
      oneOf(
        tagged(Pos.properNoun),
        tagged(Pos.verb),
        tagged(Pos.auxiliary),
        words('of at and'),
        words('said told sent asked called is was has'),
      ),
    ],
  ],
  [
    ['The school principle called my parents.', 'The school principal called my parents.'],
    ['Our principle is very strict about phones.', 'Our principal is very strict about phones.'],
    ['The new principle said hello to everyone.', 'The new principal said hello to everyone.'],
  ],
  ['It is a matter of principle.', 'In principle we agree.', 'The principle is simple.'],
);

/** except for accept. */
export const exceptAccept = typedFor(
  'except-accept',
  ['except', 'accept'],
  [
    [
      wanting(),
      word('except').mark(),
      oneOf(
        tagged([Pos.determiner, Pos.pronoun, Pos.noun]),
        words('my your his her our their the a an this that it cash cards payments'),
      ),
    ],
  ],
  [
    ['Please except our apologies.', 'Please accept our apologies.'],
    ['We do not except credit cards here.', 'We do not accept credit cards here.'],
    ['I will except the offer tomorrow.', 'I will accept the offer tomorrow.'],
  ],
  [
    'Everyone except my brother came.',
    'All of us except Tom came.',
    'I like all of it except the end.',
    'There is no one to help you except the birds.',
  ],
  // nobody to help you except the birds: only a subject wants
  (m) => !among('you it')(m.sentence.tokens[m.from]) || m.from === 0 || isMarkOrEnd(m.before()),
);
