// Compounds written apart: foot notes, a heads up, my daughter in law.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import compounds from '../../rows/compounds.words.tsv';
import verbNouns from '../../rows/verbNouns.words.tsv';

const FIRST = valuesIn(compounds, 'first');
const JOINED = valuesIn(verbNouns, 'joined');
const HYPHENATED = valuesIn(verbNouns, 'hyphenated');

const has = (list: string | undefined, each: string): boolean => list?.split(' ').includes(each) ?? false;

/** Both parts in lower case, with nothing but a space between and no hyphen around them. */
function areLoose(m: Match): boolean {
  const [first, second] = [m.token('first'), m.token('second')];
  if (first.text.slice(1) !== first.lower.slice(1) || second.text !== second.lower || !second.spaceBefore) return false;
  return m.after()?.text !== '-' && m.before()?.text !== '-';
}

/** The water falls: the second part is the verb of the first. */
function isVerb(m: Match): boolean {
  const [first, second] = [m.token('first'), m.token('second')];
  if (!reads(second, Pos.verb) && !reads(second, Pos.adjective) && !reads(second, Pos.adverb)) return false;
  const label = m.syntax?.labelOf(first);
  const isPart = (label === Label.part || label === Label.adjective) && m.syntax?.headOf(first)?.token === second;
  return !isPart || second.pos !== Pos.noun;
}

/** A part that is no noun, or hardly ever one in front of another: over night, what ever. */
const isOpening = among('over under out up mid fore after with be along some any no every for in to where which who');

/** foot notes, waist coat, no where. */
export const splitCompound = defineRule({
  id: 'en.split.compound',
  pattern: [
    anyWord().as('first').mark(),
    words([...FIRST.keys()].join(' '))
      .as('second')
      .mark(),
  ],
  where: (m) => {
    const [first, second] = [m.token('first'), m.token('second')];
    if (!has(FIRST.get(second.lower), first.lower) || !areLoose(m)) return false;
    // what ever happened, who ever said so
    if (first.lower === 'who') return m.before()?.pos === Pos.preposition || m.before()?.pos === Pos.verb;
    if (second.lower === 'ever') return m.from > 0 && !among('did do does would have has had')(m.after());
    // the river side by side
    if (second.lower === 'side' && m.after()?.lower === 'by') return false;
    // in side panels, out line drawings: the second part belongs to what follows
    if (isOpening(first)) return !(m.after()?.pos === Pos.noun && reads(second, Pos.noun));
    return !isVerb(m);
  },
  suggest: (m) => [m.text('first') + m.token('second').lower],
  wrong: [
    ['The foot notes are longer than the text.', 'The footnotes are longer than the text.'],
    ['He wore a blue waist coat to the ball.', 'He wore a blue waistcoat to the ball.'],
    ['The train stopped in the middle of no where.', 'The train stopped in the middle of nowhere.'],
    ['We slept until mid night in the camp.', 'We slept until midnight in the camp.'],
    ['I will take what ever is left.', 'I will take whatever is left.'],
  ],
  right: [
    'What ever happened to him?',
    'I heard her water fall and her candle burn.',
    'We sat by the river side by side.',
    'The sun shines every day.',
  ],
});

/** a heads up, the lock down: what is left over of a verb and its particle after an article is a noun. */
export const verbNoun = defineRule({
  id: 'en.split.verb-noun',
  pattern: [
    oneOf(words('a an the this that my your his her our their another one'), tagged(Pos.adjective)),
    anyWord().as('first').mark(),
    words([...JOINED.keys()].join(' '))
      .as('second')
      .mark(),
  ],
  where: (m) => {
    const [first, second] = [m.token('first'), m.token('second')];
    const isKnown = has(JOINED.get(second.lower), first.lower) || has(HYPHENATED.get(second.lower), first.lower);
    if (!isKnown || !areLoose(m)) return false;
    const opening = m.sentence.tokens[m.from];
    // we got this set up, those who are able set up a club
    if (!among('a an the my your his her our their another one')(opening)) {
      const earlier = m.sentence.tokens[m.from - 1];
      if (opening?.pos !== Pos.adjective || !among('a an the my your his our their another one')(earlier)) return false;
    }
    const after = m.after();
    // the plan they set up in May; a person to look out for
    return (
      isMarkOrEnd(after) ||
      (among('a an')(opening) && among('i you he she it we they now today here there')(after)) ||
      (after?.lower === 'of' && second.lower !== 'out') ||
      among('is was for that which and or but since before after during when because')(after) ||
      (among('with in at on from')(after) && !reads(first, Pos.verb, Feature.preterite))
    );
  },
  suggest: (m) => {
    const [first, second] = [m.token('first'), m.token('second')];
    return [has(JOINED.get(second.lower), first.lower) ? first.text + second.lower : `${first.text}-${second.lower}`];
  },
  wrong: [
    ['Just a heads up that the shop is shut.', 'Just a heads-up that the shop is shut.'],
    ['She cooked for us during the lock down.', 'She cooked for us during the lockdown.'],
    ['There is one big draw back.', 'There is one big drawback.'],
    ['Did you get a work out in today?', 'Did you get a workout in today?'],
  ],
  right: ['He put the work out of his mind.', 'We took the hand over the table.', 'She likes the show down the road.'],
});

/** my daughter in law. */
export const inLaw = defineRule({
  id: 'en.split.in-law',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    words(
      'mother father sister brother son daughter parents mothers fathers sisters brothers sons daughters cousin uncle aunt',
    ).mark(),
    word('in').mark(),
    words('law laws').mark(),
  ],
  where: (m) => !among('school schools firm firms degree student students exam exams')(m.after()),
  suggest: (m) => [
    m
      .marked()
      .map(({ text }) => text)
      .join('-'),
  ],
  wrong: [
    ['My daughter in law does it on her phone.', 'My daughter-in-law does it on her phone.'],
    ['His mother in law lives upstairs.', 'His mother-in-law lives upstairs.'],
    ['We visited my brother in law in Hull.', 'We visited my brother-in-law in Hull.'],
  ],
  right: [
    'His son in law school is ill.',
    'Her cousin in law firms of this city earns a lot.',
    'My uncle in law exams was always calm.',
  ],
});
