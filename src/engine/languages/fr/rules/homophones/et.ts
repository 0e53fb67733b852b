// Et and est.
import { Feature, Pos } from '../../../../lexicon/features.ts';
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
import { Element, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, allDiffer } from '../../reading/forms.ts';
import { isDeterminer, phraseAt } from '../../reading/phrases.ts';
import { isSurelyFinite, isSurelyParticiple } from '../../reading/words.ts';

const STATE = listed('de en très trop déjà toujours encore vraiment pas plus');

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
    if (isOne(subject, listed('il on'))) return !isOne(next, listed('elle moi toi lui'));
    if (isOne(subject, listed("c' qui"))) return subject.lower === "c'" || isSurelyParticiple(next);
    const found = subjectBefore(tokens, conjunction.index);
    if (
      !found ||
      (tokens[found.start - 1] !== undefined &&
        !isMarkOrEnd(tokens[found.start - 1]) &&
        !isOne(tokens[found.start - 1], listed("que qu' car mais si quand lorsque")))
    )
      return false;
    if (found.phrase.head !== conjunction.index - 1 || !(found.mask & Feature.singular) || found.mask & Feature.plural)
      return false;
    if (
      tokens.slice(conjunction.index + 1).some(isSurelyFinite) &&
      !isSurelyParticiple(next) &&
      !isOne(next, listed('de'))
    )
      return false;
    const after = tokens[next.index + 1];
    if (isOne(next, STATE)) {
      if (isOne(next, listed('de'))) return isOne(after, listed('nouveau retour'));
      return (
        isOne(next, listed('très trop déjà vraiment')) &&
        (canBeAdjective(after) || canBeParticiple(after)) &&
        (!canBeNoun(tokens[next.index + 2]) || reads(tokens[next.index + 2], Pos.preposition))
      );
    }
    const isFollowed =
      canBeInfinitive(after) ||
      (reads(after, Pos.preposition) && !isOne(after, listed("de d' du des"))) ||
      reads(after, Pos.determiner);
    if (!(isSurelyParticiple(next) || (canBeParticiple(next) && isFollowed)) || isSurelyFinite(after)) return false;
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
      canBeAdjective(before) &&
      !canBeParticiple(before) &&
      canBeAdjective(next) &&
      isOne(tokens[at - 2], listed('est était sont étaient très trop'))
    )
      return !earlier.some((each) => isOne(each, listed("qui que qu' dont ce où")));
    const first = subjectBefore(tokens, at);
    if (!first || first.start !== 0 || isOne(tokens[0], listed('sont ont'))) return false;
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
