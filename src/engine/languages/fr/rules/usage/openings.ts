// Sentence and request openings: a comma after cependant or dans ce cas, a hyphen in assurez-vous; and nouns written
// like a participle (le contenue).
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, hasInnerCapital, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { canBeConjugated, isClitic } from '../../reading/words.ts';
import openings from '../../rows/openings.tsv';

const SUBJECTS = listed(
  "je j' tu il elle on nous vous ils elles ce c' cela ça le la les l' un une mon ma mes notre nos votre vos ces cette",
);

/** Cependant il pleut: a comma follows a link to the previous sentence. */
export const openingComma = defineRule({
  id: 'fr.punctuation.opening-comma',
  category: 'punctuation',
  type: 'typographical',
  ...rowsOf(openings, { subject: () => new Element((token) => isOne(token, SUBJECTS)) }),
  unless: {
    'no sentence': {
      when: (m) => !m.sentence.tokens.slice(m.to, m.to + 6).some(canBeConjugated),
      right: 'Par exemple un resto, un ciné ou une soirée jeux.',
    },
  },
  wrong: [
    ['Dans ces cas il faut appeler un médecin.', 'Dans ces cas, il faut appeler un médecin.'],
    ['De plus nous sommes en retard.', 'De plus, nous sommes en retard.'],
  ],
});

/** Assurez vous, prenez le: a command and its pronoun are hyphenated. */
export const politeCommand = defineRule({
  id: 'fr.hyphens.polite-command',
  patterns: [
    [
      sentenceStart(),
      new Element(
        (token) =>
          reads(token, Pos.verb, Feature.imperative) && (/(?:ez|ons|tes)$/.test(token.lower) || !canBeNoun(token)),
      )
        .as('v')
        .mark(),
      word('vous', 'nous', 'le', 'la', 'les').as('p').mark(),
      new Element(() => true).as('n'),
    ],
  ],
  where: (m) => {
    const [verb, pronoun, next] = [m.token('v').lower, m.token('p'), m.token('n')];
    if (isOne(pronoun, listed('vous nous'))) return verb.endsWith('ons') === (pronoun.lower === 'nous');
    return isMarkOrEnd(next) || isOne(next, listed('en pour dans à avec sur par et aussi bien vite'));
  },
  unless: {
    'an object of the verb behind': {
      when: (m) =>
        isOne(m.token('p'), listed('vous nous')) && (canBeInfinitive(m.token('n')) || isClitic(m.token('n'))),
      right: 'Allez vous coucher, il est tard.',
    },
  },
  suggest: (m) => [`${m.text('v')}-${m.token('p').lower}`],
  wrong: [
    ["Assurez vous d'avoir un billet.", "Assurez-vous d'avoir un billet."],
    ['Prenez le en photo.', 'Prenez-le en photo.'],
    ['Reposons nous un peu ici.', 'Reposons-nous un peu ici.'],
  ],
  right: ['Assurez-vous que vous avez un billet.', 'Prenez le train de midi.', 'Avez-vous le billet ?'],
});

/** le contenue du sac: the noun is masculine, the written form is not. */
export const nounEnding = defineRule({
  id: 'fr.confusions-words.noun-ending',
  pattern: [
    word('le', 'un', 'ce', 'du', 'au', 'mon', 'ton', 'son', 'notre', 'votre').as('d'),
    new Element(
      (token) =>
        /[iué]e$/.test(token.lower) &&
        !canBeNoun(token) &&
        !hasInnerCapital(token) &&
        reads(token, Pos.verb, Feature.pastParticiple),
    )
      .as('n')
      .mark(),
    new Element(
      (token) => isMarkOrEnd(token) || isOne(token, listed("de d' du des qui que est et dans pour sur avec")),
    ),
  ],
  where: (m) => {
    const short = m.token('n').lower.slice(0, -1);
    return (
      m.sentence.lexicon.analyses(short).some((each) => each.pos === Pos.noun) &&
      !isOne(m.before(), listed("je tu il elle on nous vous ils elles ne n' m' me t' te s' se lui leur y"))
    );
  },
  suggest: (m) => [m.token('n').lower.slice(0, -1)],
  wrong: [
    ['Vérifiez le contenue du colis.', 'Vérifiez le contenu du colis.'],
    ['Merci pour le résumée de la réunion.', 'Merci pour le résumé de la réunion.'],
    ["Voici un énoncée de l'exercice.", "Voici un énoncé de l'exercice."],
  ],
  right: ['Le vélo attend, la voiture est réparée.', 'La suite est parue ce mois-ci.', 'Il le tue de rire.'],
});
