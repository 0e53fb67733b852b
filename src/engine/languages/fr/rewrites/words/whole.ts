// Wholes and qualities said with more words than they need: à l'ensemble des élèves, d'une grande utilité, malgré le fait que.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedFinite, isVerbal } from '../../../../rules/ask.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';

/** à l'ensemble des élèves: à tous les élèves. */
export const theWhole = defineRewrite({
  id: 'fr.rewrite.the-whole',
  kind: 'wordy',
  patterns: [
    [
      words('à de pour par avec sur dans envers contre').as('before'),
      word("l'").mark(),
      word('ensemble').mark(),
      word('des').mark(),
      new Element((token) => token.pos === Pos.noun).as('noun').mark(),
    ],
    [
      words('à de pour par avec sur dans envers contre').as('before'),
      word('la').mark(),
      word('totalité').mark(),
      word('des').mark(),
      new Element((token) => token.pos === Pos.noun).as('noun').mark(),
    ],
  ],
  suggest: (m) => {
    const genders = m
      .readings('noun')
      .reduce((bits, { pos, features }) => bits | (pos === Pos.noun ? features & Group.gender : 0), 0);
    if (genders === Feature.masculine) return [`tous les ${m.text('noun')}`];
    return genders === Feature.feminine ? [`toutes les ${m.text('noun')}`] : [];
  },
  wrong: [
    ["La prime est versée à l'ensemble des vendeurs.", 'La prime est versée à tous les vendeurs.'],
    ["C'est l'avis de l'ensemble des équipes.", "C'est l'avis de toutes les équipes."],
    ['Il est responsable de la totalité des pertes.', 'Il est responsable de toutes les pertes.'],
  ],
  right: [
    "L'ensemble des vendeurs est payé.",
    'Il porte un ensemble des années vingt.',
    "Dans l'ensemble, tout va bien.",
  ],
});

const QUALITIES: Readonly<Record<string, string>> = {
  utilité: 'utile',
  simplicité: 'simple',
  difficulté: 'difficile',
  rareté: 'rare',
  efficacité: 'efficace',
  fragilité: 'fragile',
  rapidité: 'rapide',
  richesse: 'riche',
  faiblesse: 'faible',
};

/** est d'une grande utilité: est très utile. */
export const ofGreatUse = defineRewrite({
  id: 'fr.rewrite.of-great-use',
  kind: 'simple',
  pattern: [
    lemma('être').as('verb'),
    word("d'").mark(),
    word('une').mark(),
    words('grande extrême rare').mark(),
    words(Object.keys(QUALITIES).join(' ')).as('noun').mark(),
  ],
  suggest: (m) => {
    const number = m
      .token('verb')
      .readings.reduce((bits, { pos, features }) => bits | (isVerbal(pos) ? features & Group.number : 0), 0);
    const quality = QUALITIES[m.token('noun').lower];
    if (!quality || (number !== Feature.singular && number !== Feature.plural)) return [];
    return [`très ${quality}${number === Feature.plural ? 's' : ''}`];
  },
  wrong: [
    ["Ce guide est d'une grande utilité.", 'Ce guide est très utile.'],
    ["Ces outils sont d'une grande simplicité.", 'Ces outils sont très simples.'],
    ["Ce vase est d'une extrême fragilité.", 'Ce vase est très fragile.'],
  ],
  right: ["C'est un guide d'une grande utilité.", 'Ce guide est utile.', "Il est d'une grande famille."],
});

/** malgré le fait qu'il est malade: bien qu'il soit malade. */
export const despiteFact = defineRewrite({
  id: 'fr.rewrite.despite-fact',
  kind: 'wordy',
  patterns: [
    [word('malgré').mark(), word('le').mark(), word('fait').mark(), that(), who(), verb()],
    [word('en').mark(), word('dépit').mark(), word('du').mark(), word('fait').mark(), that(), who(), verb()],
  ],
  suggest: (m) => {
    const verb = m.token('verb');
    const reading = verb.readings.find(({ pos, features }) => isVerbal(pos) && (features & Feature.indicative) !== 0);
    if (!reading || (reading.features & Feature.present) === 0) return [];
    const person = {
      je: Feature.first,
      "j'": Feature.first,
      nous: Feature.first,
      tu: Feature.second,
      vous: Feature.second,
    }[m.token('who').lower];
    const features =
      Feature.subjunctive | Feature.present | (person ?? Feature.third) | (reading.features & Group.number);
    const [form] = m.sentence.lexicon.inflect(reading.lemma, reading.pos, features);
    if (form === undefined) return [];
    const subject = /^j['’]$/.test(m.text('who')) ? 'je' : m.text('who');
    return [
      `bien ${m.token('that').text} ${subject} ${form}`
        .replace("qu' ", "qu'")
        .replace('qu’ ', 'qu’')
        .replace(/\bje (?=[aeiouéè])/u, "j'"),
    ];
  },
  wrong: [
    ["Il travaille malgré le fait qu'il est malade.", "Il travaille bien qu'il soit malade."],
    ['Elle reste en dépit du fait que nous partons.', 'Elle reste bien que nous partions.'],
    ["Ils jouent malgré le fait qu'ils ont perdu.", "Ils jouent bien qu'ils aient perdu."],
  ],
  right: ['Il sort malgré le froid.', 'Malgré le fait divers, tout va bien.', 'Il est là en dépit du bruit.'],
});

function that(): Element {
  return word('que', "qu'").as('that').mark();
}

function who(): Element {
  return words("je j' tu il elle on nous vous ils elles").as('who').mark();
}

function verb(): Element {
  return new Element((token) => isTaggedFinite(token)).as('verb').mark();
}
