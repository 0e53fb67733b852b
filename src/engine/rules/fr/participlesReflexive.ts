// Participles of reflexive verbs whose pronoun is an indirect object: elles se sont parlé, elle s'est lavé les mains.
import { Feature } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { Element, lemma, oneOf, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { adjectiveMasks, agreeing, allDiffer } from './forms.ts';
import { adverbs, isFinite, isOne, isParticiple, words } from './words.ts';

const TO_SOMEBODY = words(
  'parler téléphoner plaire succéder sourire ressembler mentir nuire suffire rire convenir survivre déplaire complaire',
);
const WITH_OBJECT = words('laver couper casser brosser acheter offrir préparer commander');

const hasLemma = (token: Token, list: ReadonlySet<string>): boolean =>
  token.readings.some((each) => list.has(each.lemma));
const BASE = Feature.masculine | Feature.singular;
const agreed = (list: ReadonlySet<string>): Element =>
  new Element((token) => isParticiple(token) && hasLemma(token, list) && allDiffer(adjectiveMasks(token), BASE))
    .as('a')
    .mark();

/** elles se sont parlées: nothing agrees with an indirect object. */
export const reflexiveIndirect = defineRule({
  id: 'fr.participles.reflexive-indirect',
  priority: 1,
  patterns: [
    [
      oneOf(word('se', "s'", 'nous', 'vous', "m'", "t'")),
      lemma('être').and(new Element(isFinite)),
      adverbs(),
      agreed(TO_SOMEBODY),
    ],
    [
      oneOf(word('se', "s'", 'nous', 'vous', "m'", "t'")),
      lemma('être').and(new Element(isFinite)),
      adverbs(),
      agreed(WITH_OBJECT),
      new Element((token) => isOne(token, words("les des un une le la l' deux trois"))),
    ],
  ],
  suggest: (m) => agreeing(m.sentence, m.token('a'), BASE),
  wrong: [
    ['Elles se sont parlées au téléphone.', 'Elles se sont parlé au téléphone.'],
    ["Ma fille s'est lavée les mains.", "Ma fille s'est lavé les mains."],
    ['Mes tantes se sont téléphonées hier !', 'Mes tantes se sont téléphoné hier !'],
  ],
  right: ['Elles se sont parlé au téléphone.', "Ma fille s'est lavée.", 'Ils se sont rencontrés hier.'],
});

/** All rules of this family. */
export const reflexiveRules = [reflexiveIndirect];
