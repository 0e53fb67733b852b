// Forms that never change or that one neighbour decides: fait before an infinitive, demi, chanter faux, ci and là, numbers.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { conjugated, nounMasks } from '../../reading/forms.ts';
import { mismatches } from '../../reading/subjects.ts';
import { adverbs, canBeConjugated } from '../../reading/words.ts';
import { mark } from '../../reading/wordTests.ts';
import adverbial from '../../rows/adverbialAdjectives.tsv';

const { first, second, third, singular, plural } = Feature;

/** il les a faits fuir: fait before an infinitive never changes. */
export const faitInfinitive = defineRule({
  id: 'fr.participles.fait-infinitive',
  pattern: [
    lemma('avoir', 'être').and(new Element(canBeConjugated)),
    adverbs(),
    word('faite', 'faits', 'faites').as('f').mark(),
    new Element((token) => canBeInfinitive(token) && !canBeNoun(token)),
  ],
  suggest: () => ['fait'],
  wrong: [
    ['Il les a faits venir hier.', 'Il les a fait venir hier.'],
    ['Elle nous a faite attendre une heure.', 'Elle nous a fait attendre une heure.'],
    ['Tes clés, je les ai faites refaire !', 'Tes clés, je les ai fait refaire !'],
  ],
  right: ['Les pâtes faites à la main ont meilleur goût.', 'Les courses sont faites.', 'Il les a faites hier.'],
});

/** trois heures et demi: after a noun, demi takes its gender. */
export const demi = defineRule({
  id: 'fr.agreement-adjective.demi',
  patterns: [
    [new Element((token) => canBeNoun(token)).as('n'), word('et'), word('demi', 'demie').as('d').mark()],
    [
      word('demie', 'demies').as('d').mark(),
      word('heure', 'heures', 'journée', 'journées', 'douzaine', 'bouteille', 'finale', 'tarif', 'litre', 'kilo'),
    ],
  ],
  where: (m) => {
    if (isOne(m.sentence.tokens[m.from], listed('demie demies'))) return !reads(m.before(), Pos.conjunction);
    // six et demie: the hours are not said again
    if (reads(m.token('n'), Pos.numeral)) return false;
    const masks = nounMasks(m.token('n'));
    const isFeminine = masks.length > 0 && masks.every((mask) => (mask & Feature.masculine) === 0);
    const isMasculine = masks.length > 0 && masks.every((mask) => (mask & Feature.feminine) === 0);
    return m.token('d').lower === 'demi' ? isFeminine : isMasculine && !isOne(m.token('n'), listed('midi minuit'));
  },
  suggest: (m) => {
    if (isOne(m.sentence.tokens[m.from], listed('demie demies'))) return ['demi'];
    return [m.token('d').lower === 'demi' ? 'demie' : 'demi'];
  },
  wrong: [
    ['Il est trois heures et demi.', 'Il est trois heures et demie.'],
    ['Le bébé a un an et demie.', 'Le bébé a un an et demi.'],
    ["J'arrive dans une demie heure !", "J'arrive dans une demi heure !"],
  ],
  right: [
    'Il est trois heures et demie.',
    'Il est midi et demi.',
    'Nous avons couru deux heures et demie.',
    'De huit heures, il en reste six et demie.',
  ],
});

/** elle chante fausse: an adjective used as an adverb does not agree. */
export const adverbialAdjective = defineRule({
  id: 'fr.agreement-adjective.adverbial',
  ...rowsOf(adverbial, { mark, adverbs }),
  wrong: [
    ['Les soldats ont tenu bons.', 'Les soldats ont tenu bon.'],
    ['Ils tiennent bons.', 'Ils tiennent bon.'],
  ],
});

/** cet arbre ci: ci and là are hyphenated to the noun. */
export const ciLa = defineRule({
  id: 'fr.hyphens.ci-la',
  patterns: [
    [
      word('ce', 'cet', 'cette', 'ces'),
      new Element((token) => canBeNoun(token) && !reads(token, Pos.verb, Feature.pastParticiple)).as('n').mark(),
      word('ci').as('c').mark(),
    ],
    [
      word('ce', 'cet', 'cette', 'ces'),
      word(
        'jour',
        'jours',
        'soir',
        'matin',
        'nuit',
        'année',
        'fois',
        'époque',
        'hiver',
        'été',
        'moment',
        'semaine',
        'cas',
      )
        .as('n')
        .mark(),
      word('là').as('c').mark(),
      new Element(isMarkOrEnd),
    ],
    [word('jusque').as('n').mark(), word('là').as('c').mark()],
  ],
  suggest: (m) => [`${m.text('n')}-${m.text('c')}`],
  wrong: [
    ['Prends cette route ci.', 'Prends cette route-ci.'],
    ['Ce jour là, il pleuvait.', 'Ce jour-là, il pleuvait.'],
    ['Jusque là, tout va bien !', 'Jusque-là, tout va bien !'],
  ],
  right: [
    'Ce monsieur habite là depuis un an.',
    'Ce jour marque un tournant, là comme ailleurs.',
    'Cette maison, là, est belle.',
  ],
});

/** soixante douze: numbers below a hundred take hyphens. */
export const numberHyphen = defineRule({
  id: 'fr.hyphens.numbers',
  patterns: [
    [
      word('vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'quatre-vingt', 'quatre-vingts').as('t').mark(),
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
        'douze',
        'treize',
        'quatorze',
        'quinze',
        'seize',
      )
        .as('u')
        .mark(),
    ],
    [word('dix').as('t').mark(), word('sept', 'huit', 'neuf').as('u').mark()],
  ],
  suggest: (m) => [`${m.text('t').replace(/vingts$/, 'vingt')}-${m.text('u')}`],
  wrong: [
    ['Mon père a soixante douze ans.', 'Mon père a soixante-douze ans.'],
    ['Il reste vingt cinq places.', 'Il reste vingt-cinq places.'],
    ["J'ai dix sept ans, et toi ?", "J'ai dix-sept ans, et toi ?"],
  ],
  right: ['Il a vingt ans et deux frères.', 'Il reste vingt et une places.', 'Comptez vingt, deux et dix.'],
});

const PERSONS: Readonly<Record<string, number>> = {
  '-je': first | singular,
  '-tu': second | singular,
  '-il': third | singular,
  '-elle': third | singular,
  '-on': third | singular,
  '-nous': first | plural,
  '-vous': second | plural,
  '-ils': third | plural,
  '-elles': third | plural,
};

/** Que mange-tu: the verb agrees with the pronoun after it. */
export const invertedVerb = defineRule({
  id: 'fr.agreement-subject-verb.inversion',
  pattern: [new Element(canBeConjugated).as('v').mark(), word(...Object.keys(PERSONS)).as('p')],
  where: (m) => {
    const [verb, pronoun] = [m.token('v'), m.token('p')];
    if (isOne(pronoun, listed('-nous -vous')) && verb.readings.some((each) => each.features & Feature.imperative))
      return false;
    if (pronoun.lower === '-je' && /é$|e$/.test(verb.lower)) return false;
    return mismatches(verb, PERSONS[pronoun.lower] as number);
  },
  suggest: (m) => conjugated(m.sentence, m.token('v'), PERSONS[m.token('p').lower] as number),
  wrong: [
    ['Que mange-tu ce soir ?', 'Que manges-tu ce soir ?'],
    ['Quand partiront-nous ?', 'Quand partirons-nous ?'],
    ['Comment va-tu depuis hier ?', 'Comment vas-tu depuis hier ?'],
  ],
  right: ['Que manges-tu ce soir ?', 'Dépêchons-nous.', 'A-t-il raison, lui demandé-je ?'],
});
