// Two negatives in one clause: I don't know nothing, we haven't seen nobody, I don't never eat meat.
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { comesAfter, gerund } from '../../reading/words.ts';

const negatives = () =>
  words(
    "don't doesn't didn't haven't hasn't hadn't can't cannot couldn't won't wouldn't isn't aren't wasn't weren't shouldn't never ain't",
  );
const POSITIVE: Readonly<Record<string, string>> = {
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  no: 'any',
  none: 'any',
  neither: 'either',
};

/** Between two negatives of one clause. */
const inClause = () =>
  not(
    oneOf(
      punctuation(',', ';', ':', '.', '"', '?', '!', '\u201c', '\u2013', '\u2014', '-', '('),
      words('that which who if because when while and but or than as unless nothing nobody no none never'),
    ),
  );

/** I don't know nothing. */
export const doubleNegative = defineRule({
  id: 'en.negation.double',
  patterns: [
    [negatives().as('first'), inClause().repeat(0, 4), words('nothing nobody nowhere no none').as('second').mark()],
    // never told no one; can't come no earlier; doesn't work neither
    [negatives().as('first'), inClause().repeat(1, 4), word('no').as('second').mark(), word('one').as('person').mark()],
    [
      negatives().as('first'),
      inClause().repeat(1, 4),
      word('no').as('second').mark(),
      words('earlier sooner later faster slower longer further farther better worse').as('short'),
    ],
    [negatives().as('first'), inClause().repeat(1, 6), word('neither').as('second').mark()],
    // without telling no one, too tired to say nothing, hardly knows nobody
    [
      words('without hardly barely scarcely').as('short'),
      tagged(Pos.verb),
      words('nothing nobody nowhere').as('second').mark(),
    ],
    [words('without').as('short'), gerund(), word('no').as('second').mark(), word('one').as('person').mark()],
    [
      word('too').as('short'),
      tagged(Pos.adjective),
      word('to'),
      words('say do eat see know tell buy ask'),
      words('nothing nobody').as('second').mark(),
    ],
    // not afraid of it no more
    [
      words("not don't doesn't didn't can't won't isn't").as('more'),
      not(oneOf(punctuation(',', ';', ':', '.'), words('but and or because if than that no'))).repeat(1, 6),
      word('no').as('second').mark(),
      word('more'),
      punctuation('.', '!'),
    ],
  ],
  where: (m) => {
    if (m.token('second').lower === 'neither') return isMarkOrEnd(m.after()) && m.after()?.text !== ',';
    // I can't believe no one came: a subject
    if (m.names('person'))
      return isMarkOrEnd(m.after()) || m.after()?.pos === Pos.preposition || among('there here')(m.after());
    if (m.names('short')) return true;
    if (m.names('more'))
      return (
        m.after() === undefined &&
        !among('be is was are were there want need take say accept')(m.sentence.tokens[m.token('second').index - 1])
      );
    const [first, second] = [m.token('first'), m.token('second')];
    const after = m.after();
    const inner = m.sentence.tokens.slice(first.index + 1, second.index);
    if (m.before()?.text === '-' || after?.text === '-') return false;
    // doesn't mean nothing happened; don't say no; wasn't for nothing; in no time; no longer; didn't cost nothing like
    if (
      second.lower === 'no' &&
      (isMarkOrEnd(after) || among('longer one more less matter doubt way means to such')(after))
    )
      return false;
    if (second.lower === 'no' && after?.pos !== Pos.noun && after?.pos !== Pos.adjective) return false;
    if (inner.some(among('say says said mean means for in by with it he she they we like there is was are')))
      return false;
    if (second.lower === 'no' && first.lower === 'never' && inner.length === 0) return false;
    if (second.lower === 'nothing' && among('but like less more short to is was happened')(after)) return false;
    if (second.lower === 'none' && after?.lower !== 'of' && !isMarkOrEnd(after)) return false;
    if (first.index + 1 === second.index && !among("isn't aren't wasn't weren't haven't hasn't hadn't ain't")(first))
      return false;
    return !comesAfter(m, 'why', 3);
  },
  suggest: (m) => (m.names('person') ? ['anyone'] : [POSITIVE[m.token('second').lower] ?? ''].filter(Boolean)),
  wrong: [
    ['I never saw no one there.', 'I never saw anyone there.'],
    ['They left without asking no one.', 'They left without asking anyone.'],
    ["I couldn't run no faster.", "I couldn't run any faster."],
    ["My sister doesn't like it neither.", "My sister doesn't like it either."],
    ["She doesn't know nothing about cars.", "She doesn't know anything about cars."],
    ["We haven't seen nobody all day.", "We haven't seen anybody all day."],
    ["I don't have no money left.", "I don't have any money left."],
    ['He left without telling nobody.', 'He left without telling anybody.'],
    ['I was too shocked to say nothing.', 'I was too shocked to say anything.'],
    ['I am not afraid of the snow no more.', 'I am not afraid of the snow any more.'],
  ],
  right: [
    "I don't like it, and neither does she.",
    "It wasn't that no one cared.",
    "I can't believe no one came, and I don't know why no one told us.",
    "I couldn't, no sooner had I come.",
    "It doesn't mean nothing happened.",
    'Never say no to cake.',
    "He doesn't take no for an answer.",
  ],
});

/** I don't never eat meat. */
export const negatedNever = defineRule({
  id: 'en.negation.never',
  pattern: [
    words("don't doesn't didn't can't couldn't won't wouldn't haven't hasn't hadn't").as('first').mark(),
    words('never').mark().as('never'),
  ],
  suggest: (m) => {
    const kept = {
      "can't": 'can',
      "couldn't": 'could',
      "won't": 'will',
      "wouldn't": 'would',
      "haven't": 'have',
      "hasn't": 'has',
      "hadn't": 'had',
    }[m.token('first').lower];
    return kept ? [`${kept} never`, `${m.text('first')} ever`] : [`${m.text('first')} ever`, 'never'];
  },
  wrong: [
    ["I don't never eat meat.", "I don't ever eat meat."],
    ["They won't never come back.", 'They will never come back.'],
    ["He hasn't never been late.", 'He has never been late.'],
  ],
  right: ['I never eat meat.', "I don't ever eat meat.", "He won't, never mind why."],
});
