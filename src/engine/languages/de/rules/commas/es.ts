// The comma before an infinitive that "es" announces: Es ist wichtig, den Termin einzuhalten.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, form, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { finite } from '../../reading/words.ts';
import { withComma } from './clauses.ts';

const FORMS = 'ist wäre war wird wurde bleibt scheint';
const ADVERBS =
  'nicht sehr so auch immer oft noch hier dann dringend ausdrücklich daher deshalb zwar meist leider wirklich ganz ziemlich viel mir dir uns ihm ihr ihnen euch';

/** Adjectives and participles that "es ist" says of an action; most of them cannot be said of a thing. */
const SAID = listed(
  'möglich unmöglich wichtig notwendig nötig ratsam sinnvoll hilfreich erlaubt verboten üblich empfohlen empfehlenswert versucht geplant vorgesehen schön toll besser erforderlich gefährlich unfair falsch richtig verlockend nett praktisch',
);
/** These are said of things too (es ist gut mit dem Bus zu erreichen): only an object shows an action. */
const SAID_OF_THINGS = listed('schwer leicht einfach gut schwierig schlecht angenehm interessant');

const inside = (): Element =>
  new Element(
    (token) => token.kind === 'word' && token.lower !== 'zu' && !(isFinite(token) && token.text === token.lower),
  );

const infinitive = (): Element[][] => [
  [word('zu'), tagged([Pos.verb, Pos.auxiliary]).and(form(/n$/))],
  [form(/^\p{L}{2,}zu\p{L}{2,}e?n$/u).and(tagged([Pos.verb]))],
];

const subject = (): Element[][] => [
  [word('es'), words(FORMS).and(finite())],
  [words(FORMS).and(finite()), word('es')],
];

/** Es ist schwer das zu verstehen. */
export const esInfinitive = defineRule({
  id: 'de.commas.es-infinitive',
  category: 'punctuation',
  type: 'typographical',
  patterns: subject().flatMap((start) =>
    infinitive().map((end) => [
      ...start,
      words(ADVERBS).repeat(0, 3),
      new Element((token) => SAID.has(token.lower) || SAID_OF_THINGS.has(token.lower)).as('said').mark(),
      oneOf(tagged([Pos.determiner, Pos.pronoun, Pos.noun, Pos.properNoun]))
        .as('first')
        .mark(),
      inside().repeat(0, 8),
      ...end,
    ]),
  ),
  where: (m) => {
    const first = m.token('first');
    return (
      !SAID_OF_THINGS.has(m.token('said').lower) ||
      first.pos === Pos.determiner ||
      /^(?:das|mich|dich|ihn|sie|es|sich)$/.test(first.lower)
    );
  },
  suggest: withComma,
  wrong: [
    ['Es ist schwer das zu verstehen.', 'Es ist schwer, das zu verstehen.'],
    ['Es ist wichtig den Termin einzuhalten.', 'Es ist wichtig, den Termin einzuhalten.'],
    ['Hier ist es besser eine Pause zu machen.', 'Hier ist es besser, eine Pause zu machen.'],
    ['Es wird empfohlen die Heizung abzustellen.', 'Es wird empfohlen, die Heizung abzustellen.'],
    ['Es ist nicht leicht einen Parkplatz zu finden.', 'Es ist nicht leicht, einen Parkplatz zu finden.'],
    ['Hier ist es schwer eine Wohnung abzugeben.', 'Hier ist es schwer, eine Wohnung abzugeben.'],
    ['Heute ist es wichtig die Tür abzuschließen.', 'Heute ist es wichtig, die Tür abzuschließen.'],
  ],
  right: [
    'Es ist schwer, das zu verstehen.',
    'Das ist verrückt, es ist einfach niemandem zu erklären.',
    'Es ist gut mit dem Bus zu erreichen.',
    'Es ist möglich zu kommen.',
    'Es ist wichtig für uns.',
  ],
});
