// Ça and sa, and pronouns with avoir: j'ai, ils ont.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { adverbs, canBeConjugated, elides, isClitic, isSurelyFinite } from '../../reading/words.ts';

/** "sa" where "ça" belongs: sa fait longtemps. */
export const pronounCa = defineRule({
  id: 'fr.confusions-homophones.ca',
  priority: 1,
  patterns: [
    [
      word('sa').as('w').mark(),
      new Element((token) => isSurelyFinite(token) || isClitic(token) || isOne(token, listed('fait va ne'))).as('n'),
    ],
    [
      word('comme', 'pour', 'de', 'sur', 'avec', 'tout', 'que', 'fait', 'avant').as('b'),
      word('sa').as('w').mark(),
      new Element((token) => isMarkOrEnd(token)).as('n'),
    ],
  ],
  suggest: () => ['ça'],
  wrong: [
    ["Sa fait trois jours que j'attends.", "Ça fait trois jours que j'attends."],
    ['Hier, sa sonnait toujours occupé.', 'Hier, ça sonnait toujours occupé.'],
    ["Je n'aime pas les gens comme sa.", "Je n'aime pas les gens comme ça."],
  ],
  right: ['Sa sœur dit que ça ne fait rien.', 'Sa porte est ouverte.', 'Sa nouvelle voiture est rouge.'],
});

/** "ça" where "sa" belongs: avec ça voiture. */
export const possessiveSa = defineRule({
  id: 'fr.confusions-homophones.sa',
  priority: 1,
  pattern: [
    word('dans', 'avec', 'de', 'pour', 'sur', 'chez', 'à', 'par', 'sans').as('b'),
    word('ça').as('w').mark(),
    new Element(
      (token) =>
        token.readings[0]?.pos === Pos.noun &&
        !isOne(token, listed('marche reste passe change compte joue donne porte arrive demande pose cause coûte')),
    ).as('n'),
  ],
  where: (m) =>
    m
      .token('n')
      .readings.some(
        (each) => each.pos === Pos.noun && each.features & Feature.feminine && each.features & Feature.singular,
      ),
  suggest: (m) => [elides(m.token('n').lower) ? 'son' : 'sa'],
  wrong: [
    ['Il est parti avec ça voiture.', 'Il est parti avec sa voiture.'],
    ['Elle habite chez ça sœur.', 'Elle habite chez sa sœur.'],
    ['Merci à Luc et à ça famille !', 'Merci à Luc et à sa famille !'],
  ],
  right: [
    "Il ne pense qu'à ça : sa voiture.",
    'Avec ça, tout va bien.',
    'Je ne peux pas parler de ça devant la petite.',
  ],
});

const HAVE: Readonly<Record<string, string>> = { je: 'ai', "j'": 'ai', tu: 'as' };

/** "la", "ma", "ta" where "l'a", "m'a", "t'a" belong: il la mangé. */
export const pronounAndA = defineRule({
  id: 'fr.confusions-homophones.l-a',
  priority: 2,
  patterns: [
    [
      word('je', 'tu', 'il', 'elle', 'on', 'qui').as('s'),
      word('ne').optional(),
      word('la', 'ma', 'ta').as('w').mark(),
      new Element((token) => isOne(token, listed('déjà pas jamais bien aussi toujours beaucoup'))).optional(),
      new Element(
        (token) =>
          canBeParticiple(token) && (!canBeConjugated(token) || isOne(token, listed('dit'))) && !canBeInfinitive(token),
      ).as('p'),
    ],
    [
      new Element((token) => canBeNoun(token) && !canBeConjugated(token)).as('s'),
      word('ma', 'ta').as('w').mark(),
      adverbs(),
      new Element((token) => canBeParticiple(token) && !canBeNoun(token) && !canBeConjugated(token)).as('p'),
    ],
    // ma sœur ma dit: a masculine participle cannot be a noun after "ma"
    [
      new Element((token) => canBeNoun(token)).as('s'),
      word('ma', 'ta').as('w').mark(),
      adverbs(),
      word('dit', 'fait', 'mis', 'pris', 'écrit', 'promis', 'permis', 'appris', 'offert', 'ouvert', 'plu', 'vu').as(
        'p',
      ),
    ],
  ],
  where: (m) => {
    const pronoun = m.token('w').lower;
    if (canBeNoun(m.token('s')) && !isOne(m.token('s'), listed('je tu il elle on qui'))) {
      const subject = subjectBefore(m.sentence.tokens, m.token('w').index);
      return subject !== null && (subject.mask & Feature.singular) !== 0;
    }
    if (m.token('s').text.startsWith('-')) return false;
    if (pronoun === 'la')
      return !canBeConjugated(m.token('p')) && !(canBeNoun(m.token('p')) && isOne(m.token('s'), listed('qui')));
    return (
      isOne(m.token('s'), listed('il elle on qui')) &&
      (!isOne(m.token('s'), listed('elle qui')) ||
        !canBeNoun(m.token('p')) ||
        (isOne(m.token('s'), listed('elle')) && (isMarkOrEnd(m.before()) || m.before() === undefined)))
    );
  },
  suggest: (m) => [`${m.token('w').lower.charAt(0)}'${HAVE[m.token('s').lower] ?? 'a'}`],
  wrong: [
    ['Il la mangé en entier.', "Il l'a mangé en entier."],
    ['Ma sœur ma dit que tu viens.', "Ma sœur m'a dit que tu viens."],
    ['Elle ma donné son numéro.', "Elle m'a donné son numéro."],
    ['Je la vu hier au marché.', "Je l'ai vu hier au marché."],
    ['Il ma dit de venir.', "Il m'a dit de venir."],
    ['On ta vu au marché.', "On t'a vu au marché."],
    ['Mon frère ta vu hier au marché.', "Mon frère t'a vu hier au marché."],
    ['Ce film ma bien fait rire.', "Ce film m'a bien fait rire."],
    ['Le patron ma promis une augmentation.', "Le patron m'a promis une augmentation."],
    ['Le médecin ma conseillé du repos.', "Le médecin m'a conseillé du repos."],
  ],
  right: ['Il mange la pomme en entier.', 'On la dit riche et généreuse.', 'Elle la prend pour une autre.'],
});

/** "mon", "ton" where "m'ont", "t'ont" belong: ils mon dit. */
export const pronounAndOnt = defineRule({
  id: 'fr.confusions-homophones.m-ont',
  priority: 2,
  pattern: [
    word('ils', 'elles', 'qui').as('s'),
    new Element((token) => isOne(token, listed("ne n'"))).optional(),
    word('mon', 'ton').as('w').mark(),
    new Element((token) => isOne(token, listed('déjà pas jamais bien aussi toujours tous'))).optional(),
    new Element((token) => canBeParticiple(token) && !(canBeNoun(token) && !canBeConjugated(token))).as('p'),
  ],
  suggest: (m) => [`${m.token('w').lower.charAt(0)}'ont`],
  wrong: [
    ['Ils mon dit de revenir.', "Ils m'ont dit de revenir."],
    ['Elles mon déjà aidé deux fois.', "Elles m'ont déjà aidé deux fois."],
    ['Merci à ceux qui mon aidé !', "Merci à ceux qui m'ont aidé !"],
  ],
  right: ['Ils ont vu mon frère hier.', 'Qui est mon voisin ?', 'Ils sont mon seul espoir.'],
});

/** notre and nôtre: before its noun, the possessive has no circumflex. */
export const notre = defineRule({
  id: 'fr.confusions-homophones.notre',
  patterns: [
    [word('nôtre', 'vôtre').as('w').mark(), new Element((token) => canBeNoun(token) && !canBeConjugated(token))],
    [
      word('le', 'la', 'les', 'du', 'au', 'des', 'aux'),
      word('notre', 'votre').as('w').mark(),
      new Element((token) => token.kind === 'punctuation'),
    ],
  ],
  unless: {
    'the pronoun, with its article': {
      when: (m) => m.token('w').lower.includes('ô') && isOne(m.before(), listed('le la les du au des aux')),
      right: 'Notre vin est correct, mais je trouve le vôtre bon.',
    },
  },
  suggest: (m) => [
    m.token('w').lower.includes('ô') ? m.token('w').lower.replace('ô', 'o') : m.token('w').lower.replace('o', 'ô'),
  ],
  wrong: [
    ["Dans l'attente de vôtre réponse.", "Dans l'attente de votre réponse."],
    ['Nôtre maison est en vente.', 'Notre maison est en vente.'],
    ['Ma voiture est plus vieille que la votre.', 'Ma voiture est plus vieille que la vôtre.'],
  ],
  right: ['Votre réponse nous aide.', 'Ma voiture est plus vieille que la vôtre.', 'Ce jardin est le nôtre.'],
});
