// Reflexive verbs: participles after an indirect object (elles se sont parlé), the pronoun in the subject's person.
import { Feature } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, oneOf, word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { adjectiveMasks, agreeing, allDiffer } from '../../reading/forms.ts';
import { adverbs, canBeConjugated } from '../../reading/words.ts';

const TO_SOMEBODY = listed(
  'parler téléphoner plaire succéder sourire ressembler mentir nuire suffire rire convenir survivre déplaire complaire',
);
const WITH_OBJECT = listed('laver couper casser brosser acheter offrir préparer commander');

const hasLemma = (token: Token, list: ReadonlySet<string>): boolean =>
  token.readings.some((each) => list.has(each.lemma));
const BASE = Feature.masculine | Feature.singular;
const agreed = (list: ReadonlySet<string>): Element =>
  new Element((token) => canBeParticiple(token) && hasLemma(token, list) && allDiffer(adjectiveMasks(token), BASE))
    .as('a')
    .mark();

/** elles se sont parlées: the participle does not agree with an indirect object. */
export const reflexiveIndirect = defineRule({
  id: 'fr.participles.reflexive-indirect',
  priority: 1,
  patterns: [
    [
      oneOf(word('se', "s'", 'nous', 'vous', "m'", "t'")),
      lemma('être').and(new Element(canBeConjugated)),
      adverbs(),
      agreed(TO_SOMEBODY),
    ],
    [
      oneOf(word('se', "s'", 'nous', 'vous', "m'", "t'")),
      lemma('être').and(new Element(canBeConjugated)),
      adverbs(),
      agreed(WITH_OBJECT),
      new Element((token) => isOne(token, listed("les des un une le la l' deux trois"))),
    ],
    // se rendre compte: the object is compte
    [
      oneOf(word('se', "s'", 'nous', 'vous', "m'", "t'")),
      lemma('être').and(new Element(canBeConjugated)),
      adverbs(),
      agreed(new Set(['rendre'])),
      word('compte'),
    ],
  ],
  suggest: (m) => agreeing(m.sentence, m.token('a'), BASE),
  wrong: [
    ["Elle s'est vite rendue compte de son erreur.", "Elle s'est vite rendu compte de son erreur."],
    ['Elles se sont parlées au téléphone.', 'Elles se sont parlé au téléphone.'],
    ["Ma fille s'est lavée les mains.", "Ma fille s'est lavé les mains."],
    ['Mes tantes se sont téléphonées hier !', 'Mes tantes se sont téléphoné hier !'],
  ],
  right: ["Elle s'est coupée en cuisinant.", "Ma fille s'est lavée.", 'Elles se sont lavées hier soir.'],
});

const OWN: Readonly<Record<string, readonly [full: string, elided: string]>> = {
  je: ['me', "m'"],
  "j'": ['me', "m'"],
  tu: ['te', "t'"],
  nous: ['nous', 'nous '],
  vous: ['vous', 'vous '],
};

/** nous allons se promener: the reflexive pronoun must match the subject. */
export const reflexivePerson = defineRule({
  id: 'fr.pronouns.reflexive-person',
  pattern: [
    word('je', "j'", 'tu', 'nous', 'vous').as('s'),
    new Element((token) => isOne(token, listed("ne n'"))).repeat(0, 1),
    lemma('aller', 'vouloir', 'pouvoir', 'devoir', 'venir', 'aimer', 'penser', 'savoir', 'préférer').and(
      new Element(canBeConjugated),
    ),
    adverbs(),
    new Element((token) => isOne(token, listed('de'))).repeat(0, 1),
    word('se', "s'").as('p').mark(),
    new Element(canBeInfinitive).as('v').mark(),
  ],
  suggest: (m) => {
    const [full, elided] = OWN[m.token('s').lower] ?? ['se', "s'"];
    return [m.token('p').lower === 'se' ? `${full} ${m.text('v')}` : `${elided}${m.text('v')}`];
  },
  wrong: [
    ['Nous allons se promener.', 'Nous allons nous promener.'],
    ["Je voudrais s'asseoir un moment.", "Je voudrais m'asseoir un moment."],
    ['Vous pouvez se garer devant la maison.', 'Vous pouvez vous garer devant la maison.'],
  ],
  right: ['Nous allons les voir se marier en juin.', 'Il nous voit se lever.', 'Je vois le soleil se coucher.'],
});
