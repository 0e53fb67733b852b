// Nouns after a number or an expression of quantity.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, number, oneOf, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { allDiffer, nounIn, nounMasks } from '../../reading/forms.ts';
import { isOther } from '../../reading/nounContext.ts';
import { canBeConjugated } from '../../reading/words.ts';
import countable from '../../rows/countable.words.tsv';
import counted from '../../rows/counted.words.tsv';

const ordinary = (): Element => new Element((token) => token.kind === 'word' && canBeNoun(token));

const COUNTED = new Set(wordsIn(counted));

const MONTHS = listed('pourcent janvier février mars avril mai juin juillet août septembre octobre novembre décembre');

/** A number above one with a singular noun: deux jour. */
export const nounAfterNumber = defineRule({
  id: 'fr.agreement-noun-phrase.after-number',
  patterns: [
    [
      oneOf(
        word(
          'deux',
          'trois',
          'quatre',
          'cinq',
          'six',
          'sept',
          'huit',
          'neuf',
          'dix',
          'onze',
          'douze',
          'quinze',
          'vingt',
          'trente',
          'quarante',
          'cinquante',
          'cent',
          'mille',
        ),
        number(),
      ).as('d'),
      ordinary().as('n').mark(),
    ],
  ],
  where: (m) => {
    const [value, noun] = [m.token('d'), m.token('n')];
    if (!allDiffer(nounMasks(noun), Feature.plural, Group.number)) return false;
    return value.kind === 'number'
      ? /^(?:[2-9]|\d{2,3})$/.test(value.text) && COUNTED.has(noun.lower)
      : !canBeConjugated(noun);
  },
  unless: {
    'a name or an abbreviation': {
      when: (m) => hasInnerCapital(m.token('n')) || m.text('n') === m.text('n').toUpperCase(),
      right: 'Elle a déjà gagné deux César.',
    },
    'a compound': {
      when: (m) => m.token('n').lower.includes('-'),
      right: "L'immeuble compte cent quarante-neuf appartements.",
    },
    'months and percents': {
      when: (m) => MONTHS.has(m.token('n').lower),
      right: 'Nous partons le dix avril.',
    },
    'a form in -ant': {
      when: (m) => reads(m.token('n'), Pos.verb, Feature.presentParticiple),
      right: 'Les deux étant absents, la réunion est annulée.',
    },
    'another part of speech': { when: (m) => isOther(m.token('n')), right: 'Dix pour cent des élèves sont absents.' },
    'a number that names': {
      when: (m) =>
        m.token('d').kind === 'number' && isOne(m.before(), listed("le la l' du au page article numéro chapitre pour")),
      right: 'La clé du 12 place des Halles est perdue.',
    },
    'an adjective before its noun': {
      when: (m) => m.token('d').kind !== 'number' && reads(m.token('n'), Pos.adjective) && canBeNoun(m.after()),
      right: 'Elles ont toutes les deux reçu une formation.',
    },
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Il me faut deux chaise pour la terrasse.', 'Il me faut deux chaises pour la terrasse.'],
    ['On est resté trois semaine en Italie.', 'On est resté trois semaines en Italie.'],
    ['Livraison en 5 jour seulement, merci !', 'Livraison en 5 jours seulement, merci !'],
  ],
  right: [
    'Il me faut deux chaises pour la terrasse.',
    'Nous sommes restés trois mois.',
    'Rendez-vous le 2 mai à midi.',
  ],
});

const PEOPLE = new Set(wordsIn(countable));

/** After beaucoup de and the like, countable nouns take the plural. */
export const pluralAfterMany = defineRule({
  id: 'fr.agreement-noun-phrase.after-many',
  pattern: [
    word('beaucoup', 'peu', 'trop', 'plein', 'tant', 'énormément', 'tellement', 'nombre'),
    word('de', "d'"),
    ordinary().as('n').mark(),
  ],
  where: (m) => {
    const noun = m.token('n');
    return (
      !isOne(m.before(), listed('si')) &&
      noun.lower !== 'chose' &&
      PEOPLE.has(noun.lower) &&
      !isOne(m.before(), listed('un')) &&
      allDiffer(nounMasks(noun), Feature.plural, Group.number)
    );
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Beaucoup de personne attendent dehors.', 'Beaucoup de personnes attendent dehors.'],
    ["J'ai trop d'erreur dans mon fichier.", "J'ai trop d'erreurs dans mon fichier."],
    ['Super hôtel, plein de photo à venir.', 'Super hôtel, plein de photos à venir.'],
  ],
  right: ['Beaucoup de gens attendent dehors.', 'Il faut beaucoup de patience.', 'Nous avons peu de temps.'],
});
