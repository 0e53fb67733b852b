// Son and sont, on and ont.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeInfinitive, canBeNoun, canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, nounMasks } from '../../reading/forms.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { adverbs, canBeConjugated, clitics, isClitic, isSurelyFinite } from '../../reading/words.ts';

const pluralNoun = (token: Token | undefined): boolean =>
  token !== undefined && nounMasks(token).some((mask) => mask & Feature.plural) && !isSurelyFinite(token);

/** "son" where "sont" belongs: les résultats son affichés. */
export const verbSont = defineRule({
  id: 'fr.confusions-homophones.sont',
  priority: 2,
  pattern: [
    new Element((token) => isOne(token, listed('ils elles ce qui se')) || canBeNoun(token)).as('s'),
    word('son').as('v').mark(),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [subject, next] = [m.token('s'), m.token('n')];
    if (isOne(subject, listed('ils elles'))) return !subject.text.startsWith('-');
    if (isOne(subject, listed('ce'))) return isDeterminer(tokens, next.index);
    if (
      canBeNoun(subject) &&
      !pluralNoun(subject) &&
      ((subjectBefore(tokens, m.token('v').index)?.mask ?? 0) & Feature.plural) === 0
    )
      return false;
    const isPlural =
      next.readings.length > 0 &&
      next.readings.every((each) => each.pos !== Pos.noun || each.features & Feature.plural) &&
      adjectiveMasks(next).some((mask) => mask & Feature.plural && !(mask & Feature.singular)) &&
      !(adjectiveMasks(next).some((mask) => !(mask & Group.number)) && canBeNoun(next));
    const isAdverb =
      isOne(
        next,
        listed(
          'bien très pas plus moins toujours trop déjà vraiment en dans sur sous chez avec devant derrière tous toutes à au aux de des les plutôt',
        ),
      ) &&
      !(
        canBeNoun(tokens[next.index + 1]) &&
        !canBeAdjective(tokens[next.index + 1]) &&
        !reads(tokens[next.index + 1], Pos.adverb)
      );
    const isPlace = isOne(next, listed('en dans à au aux tous toutes pas'));
    return (isPlural || isAdverb || isPlace) && !canBeConjugated(m.before());
  },
  suggest: () => ['sont'],
  wrong: [
    ['Les résultats son affichés dans le hall.', 'Les résultats sont affichés dans le hall.'],
    ['Ils son très contents du cadeau.', 'Ils sont très contents du cadeau.'],
    ['Les tomates son bien meilleures ici !', 'Les tomates sont bien meilleures ici !'],
  ],
  right: [
    'Les résultats sont dans son bureau.',
    "Tous les jours son chien l'attend.",
    "J'aime le son de cette guitare.",
  ],
});

/** "sont" where "son" belongs: dans sont sac. */
export const possessiveSon = defineRule({
  id: 'fr.confusions-homophones.son',
  priority: 1,
  pattern: [
    new Element(
      (token) =>
        isOne(token, listed('dans avec pour sur par de à sans chez sous selon et')) ||
        isSurelyFinite(token) ||
        canBeInfinitive(token),
    ).as('b'),
    word('sont').as('v').mark(),
    new Element((token) => canBeNoun(token) && !canBeParticiple(token)).as('n'),
  ],
  where: (m) =>
    nounMasks(m.token('n')).some((mask) => mask & Feature.singular || !(mask & Group.number)) &&
    (!canBeInfinitive(m.token('b')) || isSurelyFinite(m.before())),
  unless: {
    'an adverb': {
      when: (m) => isOne(m.token('n'), listed('tous pas plus bien en')),
      right: 'Les animaux qui se retirent sont plus évolués.',
    },
    'and they are': {
      when: (m) => isOne(m.token('b'), listed('et')),
      right: 'Ces fleurs sentent bon et sont source de joie.',
    },
  },
  suggest: () => ['son'],
  wrong: [
    ['Elle a oublié ses clés dans sont sac.', 'Elle a oublié ses clés dans son sac.'],
    ['Il est venu avec sont frère.', 'Il est venu avec son frère.'],
    ['Il promène sont chien tous les soirs.', 'Il promène son chien tous les soirs.'],
  ],
  right: [
    'Ses clés sont dans le sac de son frère.',
    'Les gens qui travaillent ici sont sympas.',
    'Les questions que vous posez sont légitimes.',
  ],
});

/** "on" where "ont" belongs: les enfants on construit une cabane. */
export const verbOnt = defineRule({
  id: 'fr.confusions-homophones.ont',
  // mes amis m'on aidé: the spelling checker sees one word
  overridesSpelling: true,
  priority: 2,
  patterns: [
    [word('ils', 'elles').as('s'), clitics(), word('on').as('v').mark()],
    [
      new Element(pluralNoun).as('s'),
      clitics(),
      word('on').as('v').mark(),
      adverbs(),
      new Element(
        (token) =>
          canBeParticiple(token) ||
          isOne(token, listed('un une des du faim soif peur raison tort besoin envie froid chaud mal hâte')),
      ).as('p'),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const subject = m.token('s');
    if (subject.kind === 'word' && isOne(subject, listed('ils elles')))
      return !subject.text.startsWith('-') && !isOne(m.before(), listed('avec pour chez'));
    return ((subjectBefore(tokens, m.token('v').index)?.mask ?? 0) & Feature.plural) !== 0;
  },
  suggest: () => ['ont'],
  wrong: [
    ['Les enfants on construit une cabane.', 'Les enfants ont construit une cabane.'],
    ['Ils on déjà mangé.', 'Ils ont déjà mangé.'],
    ['Mes amis on adoré ce restaurant !', 'Mes amis ont adoré ce restaurant !'],
  ],
  right: [
    'Les enfants ont construit une cabane.',
    "Avec elles on ne s'ennuie jamais.",
    'Avec des amis, on joue aux cartes.',
  ],
});

/** "ont" where "on" belongs: ont ne sait pas. */
export const pronounOn = defineRule({
  id: 'fr.confusions-homophones.on',
  priority: 2,
  patterns: [
    [
      sentenceStart(),
      word('ont').as('v').mark(),
      new Element((token) => isClitic(token) || isSurelyFinite(token)).as('n'),
    ],
    [
      word('si', 'quand', 'que', "qu'", 'comme', 'mais', 'où', 'lorsque').as('b'),
      word('ont').as('v').mark(),
      new Element(
        (token) =>
          isOne(token, listed("ne n' se s' me te nous vous y en")) ||
          (isSurelyFinite(token) && !canBeParticiple(token)),
      ).as('n'),
    ],
  ],
  suggest: () => ['on'],
  wrong: [
    ['Ont ne sait pas encore.', 'On ne sait pas encore.'],
    ["Je crois qu'ont va rater le train.", "Je crois qu'on va rater le train."],
    ['Ont se voit demain ?', 'On se voit demain ?'],
  ],
  right: ['Les gens qui ont tout ne savent pas partager.', "Les choix qu'ont faits nos parents.", 'Ont-ils répondu ?'],
});
