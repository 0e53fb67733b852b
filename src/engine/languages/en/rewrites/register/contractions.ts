// Contractions that stand for two words each, told by what follows: it's late, it's been late; I'd go, I'd gone.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

const beforeMark = (m: Match, name: string): string => m.token(name).lower.replace(/'.*$/, '');
const spelt = (pronoun: string): string => (pronoun === 'i' ? 'I' : pronoun);
const isOnlyParticiple = among(
  'been had got become gone done seen taken given known shown grown begun broken chosen written',
);

/** it's late: it is late; it's been late: it has been late. */
export const isOrHas = defineRewrite({
  id: 'en.rewrite.is-or-has',
  kind: 'formal',
  pattern: [
    words("it's he's she's that's there's what's who's here's where's").as('short').mark(),
    words('not also always never just already only really now still').repeat(0, 1),
    anyWord().as('next'),
  ],
  where(m) {
    const next = m.token('next');
    if (m.sentence.tokens.at(-1)?.text === '?' && !among('it he she')(m.before())) return false;
    // it's finished: both can be meant.
    return isOnlyParticiple(next) || !reads(next, Pos.verb, Feature.pastParticiple) || next.pos === Pos.adjective;
  },
  suggest(m) {
    const next = m.token('next');
    const isPerfect =
      among('been had got become')(next) || (isOnlyParticiple(next) && !among('gone done broken known written')(next));
    if (among('gone done broken known written')(next)) return [];
    return [`${spelt(beforeMark(m, 'short'))} ${isPerfect ? 'has' : 'is'}`];
  },
  wrong: [
    ["I think it's late.", 'I think it is late.'],
    ["It's been a long day.", 'It has been a long day.'],
    ["He's already seen it.", 'He has already seen it.'],
  ],
  right: ["I think it's finished.", "She's gone.", "It's!"],
});

/** I'd go: I would go; I'd been: I had been. */
export const wouldOrHad = defineRewrite({
  id: 'en.rewrite.would-or-had',
  kind: 'formal',
  pattern: [
    words("i'd you'd he'd she'd it'd we'd they'd").as('short').mark(),
    words('not also always never just already only really still rather').repeat(0, 1),
    anyWord().as('next'),
  ],
  where: (m) => {
    const next = m.token('next');
    return (
      isOnlyParticiple(next) ||
      (reads(next, Pos.verb, Feature.infinitive) && !reads(next, Pos.verb, Feature.pastParticiple)) ||
      among('be have')(next)
    );
  },
  suggest: (m) => [`${spelt(beforeMark(m, 'short'))} ${isOnlyParticiple(m.token('next')) ? 'had' : 'would'}`],
  wrong: [
    ["I think I'd go home.", 'I think I would go home.'],
    ["She said she'd been ill.", 'She said she had been ill.'],
    ["We'd like to stay.", 'We would like to stay.'],
  ],
  right: ["They'd put it there.", "I'd come too late.", "You'd!"],
});

const goesOn = (m: Match): boolean => !among('and or but to in if as than is are not')(m.token('next'));

/** she is here: she's here. */
export const sheIs = defineRewrite({
  id: 'en.rewrite.she-is',
  kind: 'friendly',
  patterns: [
    [words('he she').as('who').mark(), words('is').mark(), anyWord().as('next')],
    [
      words('that').as('who').mark(),
      words('is').mark(),
      words('why what how all a the my our fine great good right not true').as('next'),
    ],
  ],
  where: (m) =>
    goesOn(m) &&
    (m.token('who').lower !== 'that' || m.from === 0) &&
    !among('what how where who which as than of and or between')(m.before()),
  suggest: (m) => [`${m.token('who').lower}'s`],
  wrong: [
    ['I think she is here.', "I think she's here."],
    ['He is my brother.', "He's my brother."],
    ['That is why we came.', "That's why we came."],
  ],
  right: ['Tell me where she is now.', 'I see what he is.', 'The book that is fine is sold.'],
});

/** It has been a long day: it's been a long day. */
export const itHas = defineRewrite({
  id: 'en.rewrite.it-has',
  kind: 'friendly',
  pattern: [
    words('it he she').as('who').mark(),
    words('has').mark(),
    words('been become got already never always just'),
  ],
  suggest: (m) => [`${m.token('who').lower}'s`],
  wrong: [
    ['I think it has been a long day.', "I think it's been a long day."],
    ['She has never met him.', "She's never met him."],
    ['He has just called.', "He's just called."],
  ],
  right: ['It has a roof.', 'She has her keys.', 'What it has, it keeps.'],
});
