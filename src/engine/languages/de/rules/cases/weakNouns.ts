// Nouns that take an ending in every case but the nominative: mit meinem Kollegen, den Kunden.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { lemmas, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { cellsAs } from '../../reading/cells.ts';
import { isNoun, noun } from '../../reading/words.ts';

/** Nouns that also have forms without the ending. */
const STRONG_TOO = listed('fels fasan pfau ahn papagei untertan magnet oberst elektron paragraf paragraph hanswurst');
const MASCULINE_OBLIQUE = 0x1110;
const MASCULINE_NOMINATIVE = 0x1;
const DATIVE_OR_ACCUSATIVE = 0x110;

/** The form that the noun takes in the accusative and dative, if the lexicon has its base form as a nominative only; '' otherwise. */
function obliqueForm(m: Match): string {
  const head = m.token('noun');
  const own = head.readings.filter(({ pos }) => pos === Pos.noun);
  const isNominative = own.every(
    ({ features }) =>
      (features & Feature.masculine) !== 0 &&
      (features & Feature.plural) === 0 &&
      (features & (Feature.accusative | Feature.dative | Feature.genitive)) === 0,
  );
  const [first] = own;
  if (!first || !isNominative || STRONG_TOO.has(head.lower) || head.readings.some(({ pos }) => pos !== Pos.noun))
    return '';
  const wanted = Feature.masculine | Feature.singular | Feature.dative;
  const forms = m.sentence.lexicon.inflect(first.lemma, Pos.noun, wanted);
  const weak = forms.filter((form) => form.endsWith('n') && form.startsWith(head.text));
  return forms.length === weak.length ? (weak.sort((a, b) => a.length - b.length)[0] ?? '') : '';
}

/** Whether the article asks for an accusative or dative of a masculine noun: dem, einen, meinem, im. */
function isOblique(m: Match): boolean {
  const det = m.token('det');
  const cells = det.pos === Pos.preposition ? cellsAs(det, Pos.preposition) : cellsAs(det, Pos.determiner);
  return (
    (cells & DATIVE_OR_ACCUSATIVE) !== 0 &&
    (cells & MASCULINE_OBLIQUE & ~DATIVE_OR_ACCUSATIVE) === 0 &&
    (cells & MASCULINE_NOMINATIVE) === 0
  );
}

/** mit meinem Kollege, den Kunde, beim Nachbar. */
export const weakNoun = defineRule({
  id: 'de.agreement-noun-phrase.weak-noun',
  priority: 3,
  patterns: [
    [
      oneOf(tagged(Pos.determiner), words('im am vom beim zum')).as('det'),
      tagged(Pos.adjective).repeat(0, 2),
      noun().as('noun').mark(),
    ],
    [tagged(Pos.preposition).as('det'), lemmas('Herr').as('noun').mark()],
  ],
  where: (m) => isOblique(m) && obliqueForm(m) !== '',
  unless: {
    'a name made of nouns': {
      when: (m) => /^["„“»«:*_/-]$/.test(m.after()?.text ?? '') || (isNoun(m.after()) && m.text('noun') !== 'Herr'),
      right: 'Er las den Roman vom „Prinz“ und dem Bettelknaben.',
    },
    'a pronoun before a name': {
      when: (m) => /^(?:den|dem)$/.test(m.text('det')) && m.before()?.text === ',',
      right: 'Es fehlt noch der Kasten, den Herr Lang besorgt.',
    },
  },
  suggest: (m) => [obliqueForm(m)],
  params: (m) => ({ det: m.text('det') }),
  wrong: [
    ['Ich habe gestern mit meinem Kollege gesprochen.', 'Ich habe gestern mit meinem Kollegen gesprochen.'],
    ['Wir haben den Kunde angerufen.', 'Wir haben den Kunden angerufen.'],
    ['Das Paket liegt beim Nachbar.', 'Das Paket liegt beim Nachbarn.'],
    ['Sie wurde von einem freundlichen Polizist begleitet.', 'Sie wurde von einem freundlichen Polizisten begleitet.'],
    ['Ich kenne diesen Mensch nicht.', 'Ich kenne diesen Menschen nicht.'],
    ['Im Name aller Eltern danken wir Ihnen.', 'Im Namen aller Eltern danken wir Ihnen.'],
    ['Ich habe mit Herr Müller telefoniert.', 'Ich habe mit Herrn Müller telefoniert.'],
  ],
  right: [
    'Mein Kollege hat mit dem Kunden gesprochen.',
    'Der Name des Kindes steht im Pass.',
    'Den Bauern half der Nachbar.',
    'Er sah dem Auto nach.',
    'Ein Student fragte den Professor.',
    'Wir danken jedem Student:innenwerk und den Gästen.',
    'Im Fels ist ein Loch.',
  ],
});
