// Et and est.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, allDiffer } from '../../reading/forms.ts';
import { isDeterminer, phraseAt } from '../../reading/phrases.ts';
import {
  isAdjective,
  isInfinitive,
  isMark,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  isSurelyParticiple,
  words,
} from '../../reading/words.ts';

const STATE = words('de en très trop déjà toujours encore vraiment pas plus');

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
    const { tokens } = m.sentence;
    const [subject, conjunction, next] = [m.token('s'), m.token('e'), m.token('n')];
    if (subject.text.startsWith('-') || conjunction.text === 'Et') return false;
    if (isOne(subject, words('il on'))) return !isOne(next, words('elle moi toi lui'));
    if (isOne(subject, words("c' qui"))) return subject.lower === "c'" || isSurelyParticiple(next);
    const found = subjectBefore(tokens, conjunction.index);
    if (
      !found ||
      (tokens[found.start - 1] !== undefined &&
        !isMark(tokens[found.start - 1]) &&
        !isOne(tokens[found.start - 1], words("que qu' car mais si quand lorsque")))
    )
      return false;
    if (found.phrase.head !== conjunction.index - 1 || !(found.mask & Feature.singular) || found.mask & Feature.plural)
      return false;
    if (
      tokens.slice(conjunction.index + 1).some(isSurelyFinite) &&
      !isSurelyParticiple(next) &&
      !isOne(next, words('de'))
    )
      return false;
    const after = tokens[next.index + 1];
    if (isOne(next, STATE)) {
      if (isOne(next, words('de'))) return isOne(after, words('nouveau retour'));
      return (
        isOne(next, words('très trop déjà vraiment')) &&
        (isAdjective(after) || isParticiple(after)) &&
        (!isNoun(tokens[next.index + 2]) || reads(tokens[next.index + 2], Pos.preposition))
      );
    }
    const isFollowed =
      isInfinitive(after) ||
      (reads(after, Pos.preposition) && !isOne(after, words("de d' du des"))) ||
      reads(after, Pos.determiner);
    if (!(isSurelyParticiple(next) || (isParticiple(next) && isFollowed)) || isSurelyFinite(after)) return false;
    // le père et éreinté: agrees, and no verb follows at once
    return (
      !allDiffer(adjectiveMasks(next), found.mask) && !tokens.slice(next.index + 1, next.index + 4).some(isSurelyFinite)
    );
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

/** "est" where "et" belongs: grand est fort, mon père est ma mère sont là. */
export const conjunctionEt = defineRule({
  id: 'fr.confusions-homophones.et',
  priority: 1,
  pattern: [
    new Element((token) => token.kind === 'word').as('b'),
    word('est').as('e').mark(),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const at = m.token('e').index;
    const [before, next] = [m.token('b'), m.token('n')];
    const earlier = tokens.slice(0, at);
    if (
      isAdjective(before) &&
      !isParticiple(before) &&
      isAdjective(next) &&
      isOne(tokens[at - 2], words('est était sont étaient très trop'))
    )
      return !earlier.some((each) => isOne(each, words("qui que qu' dont ce où")));
    const first = subjectBefore(tokens, at);
    if (!first || first.start !== 0 || isOne(tokens[0], words('sont ont'))) return false;
    const second = phraseAt(tokens, at + 1);
    return (
      second !== null &&
      isDeterminer(tokens, at + 1) &&
      [...second.ends].some(
        (end) => isSurelyFinite(tokens[end]) && tokens[end]?.readings.some((each) => each.features & Feature.plural),
      )
    );
  },
  suggest: () => ['et'],
  wrong: [
    ['Mon père est ma mère sont en vacances.', 'Mon père et ma mère sont en vacances.'],
    ['Il est grand est fort.', 'Il est grand et fort.'],
    ['Le plat était bon est copieux, merci !', 'Le plat était bon et copieux, merci !'],
  ],
  right: ['Il est grand et fort.', 'Mon père est médecin.', 'Ce qui est rare est cher.'],
});

/** All rules of this family. */
export const conjunctionHomophones = [verbEst, conjunctionEt];
