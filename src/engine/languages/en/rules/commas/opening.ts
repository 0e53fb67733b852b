// The comma after the opening phrase of a sentence: In the summer of 1990 they moved.
import { Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isNameInside, isVerbless, verbOfSubject } from '../../reading/clauses.ts';

const isPreposition = among(
  'in on at by for during after before since until from between within throughout under with despite without as according following beyond upon outside inside',
);
// By the time he called, in the way she sings: a clause without a conjunction may follow these.
const isOpenNoun = among('day time way moment year night week place thing one reason extent end case first');

/** Where the opening phrase begins: after "and", "but", "so" or "then" if there is one. */
const openingFrom = (tokens: readonly Token[]): number => (among('and but so then')(tokens[0]) ? 1 : 0);

function isOpeningPhrase(match: Match): boolean {
  const { tokens } = match.sentence;
  const from = openingFrom(tokens);
  const last = match.token('last');
  const length = last.index + 1 - from;
  if (length < (last.kind === 'number' ? 2 : 3) || length > 9 || !isPreposition(tokens[from])) return false;
  return isVerbless(tokens, from + 1, last.index + 1);
}

const opener = (): Element =>
  new Element(
    (token) =>
      token.kind === 'number' || (token.kind === 'word' && (token.pos === Pos.noun || token.pos === Pos.properNoun)),
  );

const subject = (): Element =>
  oneOf(
    words('i he she it we they you the a an his her its their our my this these those some many several each'),
    new Element(isNameInside),
  );

/** In the summer of 1990 they moved. */
export const openingPhrase = defineRule({
  id: 'en.comma.introductory-phrase',
  level: 'picky',
  // optional in British usage
  dialects: ['en-US', 'en-CA'],
  category: 'punctuation',
  pattern: [opener().as('last').mark(), subject().as('subject')],
  where: (m) => {
    const { tokens } = m.sentence;
    const [last, start] = [m.token('last'), m.token('subject')];
    // In Multan Lahore Grammar School was started: it is unclear where the name begins.
    if (isNameInside(last) && isNameInside(start)) return false;
    if (isOpenNoun(last)) return false;
    const verb = verbOfSubject(tokens, start.index);
    if (verb < 0 || !isOpeningPhrase(m)) return false;
    // In the space we live in, nothing moves: the clause belongs to the noun.
    const isPronoun = start.index + 1 >= verb - 1 && !isNameInside(start);
    const comma = tokens.findIndex((token) => token.index > verb && token.text === ',');
    return !(isPronoun && last.pos === Pos.noun && comma > 0 && comma - verb < 5);
  },
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['In the summer of 1990 they moved to Wales.', 'In the summer of 1990, they moved to Wales.'],
    ['After a long day at work I fell asleep at once.', 'After a long day at work, I fell asleep at once.'],
    ['During the winter the shop is closed on Sundays.', 'During the winter, the shop is closed on Sundays.'],
  ],
  right: [
    'In the summer of 1990, they moved to Wales.',
    'At the time he called, I was out.',
    'In Leeds and London prices are high.',
  ],
});
