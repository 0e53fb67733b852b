// Et and est.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  isMarkOrEnd,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, allDiffer } from '../../reading/forms.ts';
import { isDeterminer, phraseAt } from '../../reading/phrases.ts';
import { isSurelyFinite, isSurelyParticiple } from '../../reading/words.ts';

/** Whether the noun before et is a singular subject that opens its clause. */
function hasSubject(m: Match): boolean {
  const { tokens } = m.sentence;
  const at = m.token('e').index;
  const found = subjectBefore(tokens, at);
  if (!found || found.phrase.head !== at - 1) return false;
  const before = tokens[found.start - 1];
  const begins = isMarkOrEnd(before) || isOne(before, listed("que qu' car mais si quand lorsque"));
  return begins && (found.mask & Group.number) === Feature.singular;
}

/** Whether what follows can describe a subject: resté poli, de nouveau en panne, très content. */
function isPredicate(m: Match): boolean {
  const { tokens } = m.sentence;
  const [next, after] = [m.token('n'), m.after()];
  if (isOne(next, listed('de'))) return isOne(after, listed('nouveau retour'));
  const third = tokens[m.to + 1];
  if (isOne(next, listed('très trop déjà vraiment')))
    return (canBeAdjective(after) || canBeParticiple(after)) && (!canBeNoun(third) || reads(third, Pos.preposition));
  const isFollowed =
    canBeInfinitive(after) ||
    (reads(after, Pos.preposition) && !isOne(after, listed("de d' du des"))) ||
    reads(after, Pos.determiner);
  const mask = subjectBefore(tokens, m.token('e').index)?.mask ?? 0;
  return (isSurelyParticiple(next) || (canBeParticiple(next) && isFollowed)) && !allDiffer(adjectiveMasks(next), mask);
}

/** "et" where "est" belongs: le vendeur et resté poli. */
export const verbEst = defineRule({
  id: 'fr.confusions-homophones.est',
  priority: 2,
  pattern: [
    new Element((token) => token.kind === 'word').as('s'),
    word('et').as('e').mark(),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  where: (m) => {
    const [subject, next] = [m.token('s'), m.token('n')];
    if (isOne(subject, listed("il on c'"))) return true;
    if (isOne(subject, listed('qui'))) return isSurelyParticiple(next);
    return hasSubject(m) && isPredicate(m);
  },
  unless: {
    'two persons': {
      when: (m) => isOne(m.token('s'), listed('il on')) && isOne(m.token('n'), listed('elle moi toi lui')),
      right: 'Les pronoms il et elle servent de sujets.',
    },
  },
  suggest: () => ['est'],
  wrong: [
    ['Le vendeur et resté très poli.', 'Le vendeur est resté très poli.'],
    ['Il et parti sans dire au revoir.', 'Il est parti sans dire au revoir.'],
    ['La machine et de nouveau en panne !', 'La machine est de nouveau en panne !'],
  ],
  right: [
    'Le vendeur est resté poli et souriant.',
    'Le chat et le chien dorment.',
    'Le vélo et la voiture sont réparés.',
  ],
});

/** Whether two adjectives describe the same subject: il est grand est fort. */
const isPairOfQualities = (m: Match): boolean =>
  canBeAdjective(m.token('b')) &&
  !canBeParticiple(m.token('b')) &&
  canBeAdjective(m.token('n')) &&
  isOne(m.before(), listed('est était sont étaient très trop'));

/** Whether two noun phrases share a plural verb: mon père est ma mère sont là. */
function isPairOfSubjects(m: Match): boolean {
  const { tokens } = m.sentence;
  const at = m.token('e').index;
  const second = isDeterminer(tokens, at + 1) ? phraseAt(tokens, at + 1) : null;
  if (!second || subjectBefore(tokens, at)?.start !== 0) return false;
  return [...second.ends].some(
    (end) => isSurelyFinite(tokens[end]) && tokens[end]?.readings.some((each) => each.features & Feature.plural),
  );
}

/** "est" where "et" belongs: grand est fort, mon père est ma mère sont là. */
export const conjunctionEt = defineRule({
  id: 'fr.confusions-homophones.et',
  priority: 1,
  pattern: [
    new Element((token) => token.kind === 'word').as('b'),
    word('est').as('e').mark(),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  where: (m) => isPairOfQualities(m) || isPairOfSubjects(m),
  unless: {
    'a clause is the subject': {
      when: (m) =>
        isPairOfQualities(m) &&
        m.sentence.tokens.slice(0, m.token('e').index).some((each) => isOne(each, listed("qui que qu' dont ce où"))),
      right: 'Ce qui est rare est cher.',
    },
  },
  suggest: () => ['et'],
  wrong: [
    ['Mon père est ma mère sont en vacances.', 'Mon père et ma mère sont en vacances.'],
    ['Il est grand est fort.', 'Il est grand et fort.'],
    ['Le plat était bon est copieux, merci !', 'Le plat était bon et copieux, merci !'],
  ],
  right: ['Il est grand et fort.', 'Mon père est médecin.', 'Ce qui est rare est cher.'],
});
