// where and were: the past of "are" has no h; a place calls for the one with an h.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, Element, oneOf, word, words } from '../../../../rules/pattern.ts';
import { isFiniteVerb, isPast, verbOfSubject } from '../../reading/clauses.ts';

/** They where late: the past of "are" has no h. */
export const whereWere = defineRule({
  id: 'en.confusion.where-were',
  patterns: [
    [oneOf(words('they we')), word('where').mark(), new Element((token) => token.kind === 'word').as('next')],
    [
      can(Pos.noun, Feature.plural).except(words('places cases areas situations examples parts')),
      word('where').mark(),
      new Element(
        (token) =>
          among('very so too not all always still also both really')(token) ||
          (token.pos === Pos.verb && token.verbForm !== 0 && (token.verbForm & Feature.infinitive) === 0),
      ).as('next'),
    ],
  ],
  suggest: () => ['were'],
  wrong: [
    ['I saw my mice, but they where shy.', 'I saw my mice, but they were shy.'],
    ['We where in Boston for the match.', 'We were in Boston for the match.'],
    ['The waiters where very friendly to us.', 'The waiters were very friendly to us.'],
  ],
  right: [
    'There are cases where using salt can do harm.',
    'They live where we were born.',
    'I know where they live.',
    'Ask them where it is.',
  ],
});

/** The lab were it is made: a place calls for "where". */
export const wereWhere = defineRule({
  id: 'en.confusion.were-where',
  pattern: [
    new Element((token) => token.pos === Pos.noun || among('any know see is ask knows there somewhere')(token)).as(
      'place',
    ),
    word('were').mark(),
    new Element((token) => among('i you he she we they it the my your')(token) || token.pos === Pos.noun).as('subject'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [place, start] = [m.token('place'), m.token('subject')];
    // Across the river were the walls: the verb of the sentence
    if (!tokens.slice(0, place.index + 1).some(isFiniteVerb)) return false;
    const isOpen = among('any know see ask knows somewhere')(place) || place.index > 1;
    const asks = tokens.slice(0, place.index + 1).some(among('what which who whom how nor so neither only when why'));
    return (
      isOpen &&
      !asks &&
      !tokens.some((token) => token.text === '?') &&
      (verbOfSubject(tokens, start.index) > 0 || (among('i you he she we they')(start) && isPast(m.after())))
    );
  },
  suggest: () => ['where'],
  wrong: [
    ['This is the lab were the gas is stored.', 'This is the lab where the gas is stored.'],
    ['Do not forget the place were you parked.', 'Do not forget the place where you parked.'],
    ['I know were she hides the keys.', 'I know where she hides the keys.'],
  ],
  right: ['There were flowers on the kitchen table.', 'The days were long.', 'Nor were they happy.'],
});
