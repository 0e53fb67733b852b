// Joints and relative pronouns that plainer ones replace: sowohl Tee als auch Kaffee, Tee und Kaffee; welcher, der.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isFinite, isTaggedNominal, isVerbal } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, punctuation, tagged, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { withZu } from '../verbs/forms.ts';
import { clauseFrom } from '../verbs/replace.ts';
import { textOf } from './order.ts';

/** Sowohl Tee als auch Kaffee: Tee und Kaffee. */
export const bothAnd = defineRewrite({
  id: 'de.rewrite.both-and',
  kind: 'wordy',
  pattern: [
    words('sowohl'),
    anyWord().repeat(1, 5).as('one'),
    words('als wie'),
    words('auch').as('too'),
    anyWord().as('next'),
  ],
  turn: (m) => {
    const one = m.all('one');
    if (one.some((token) => isFinite(token) || token.lower === 'als' || token.lower === 'sowohl')) return null;
    const [first, last] = [one[0], one.at(-1)];
    const text = first && last ? textOf(m.sentence, first.index, last.index + 1) : '';
    return text === '' ? null : { from: m.from, to: m.token('too').index, texts: [`${text} und`] };
  },
  wrong: [
    ['Es gibt sowohl Tee als auch Kaffee.', 'Es gibt Tee und Kaffee.'],
    ['Sie spricht sowohl mit den Eltern als auch mit den Kindern.', 'Sie spricht mit den Eltern und mit den Kindern.'],
    ['Sowohl die Lehrer als auch die Schüler waren zufrieden.', 'Die Lehrer und die Schüler waren zufrieden.'],
  ],
  right: ['Er ist so groß als auch stark.', 'Es gibt Tee und auch Kaffee.', 'Sowohl er singt als auch sie singt.'],
});

const RELATIVES: Readonly<Record<string, string>> = { welcher: 'der', welche: 'die', welches: 'das', welchem: 'dem' };

/** Das Haus, welches am See steht: das Haus, das am See steht. */
export const relative = defineRewrite({
  id: 'de.rewrite.relative',
  kind: 'simple',
  patterns: [
    [
      tagged([Pos.noun, Pos.properNoun]),
      punctuation(','),
      words(Object.keys(RELATIVES).join(' ')).as('which').mark(),
      anyWord().as('next'),
    ],
    [
      tagged([Pos.noun, Pos.properNoun]),
      punctuation(','),
      tagged(Pos.preposition),
      words(Object.keys(RELATIVES).join(' ')).as('which').mark(),
      anyWord().as('next'),
    ],
  ],
  // "die Frage, welcher Zug fährt": a question
  where: (m) => !isTaggedNominal(m.token('next')) && m.token('next').pos !== Pos.adjective,
  suggest: (m) => [RELATIVES[m.token('which').lower] ?? ''],
  wrong: [
    ['Das Haus, welches am See steht, ist leer.', 'Das Haus, das am See steht, ist leer.'],
    ['Der Mann, welcher dort sitzt, ist mein Onkel.', 'Der Mann, der dort sitzt, ist mein Onkel.'],
    ['Die Stadt, in welcher er lebt, ist klein.', 'Die Stadt, in der er lebt, ist klein.'],
  ],
  right: ['Er stellt die Frage, welcher Zug fährt.', 'Ich weiß nicht, welche er meint.', 'Welches nimmst du?'],
});

/** "um zu hören und sehen zu können": another infinitive depends on the verb that would go. */
const hasOther = ({ sentence, from }: Match): boolean =>
  sentence.tokens
    .slice(clauseFrom(sentence, from), from)
    .some((token) => token.text === token.lower && isVerbal(token.pos) && reads(token, Pos.verb, Feature.infinitive));

/** Um besser sehen zu können: um besser zu sehen. */
export const inOrderTo = defineRewrite({
  id: 'de.rewrite.in-order-to',
  kind: 'wordy',
  pattern: [can(Pos.verb, Feature.infinitive).as('verb').mark(), words('zu').mark(), words('können').mark()],
  where: (m) =>
    m.sentence.tokens[clauseFrom(m.sentence, m.from)]?.lower === 'um' &&
    !/^(?:nicht|nie|kaum)$/.test(m.before()?.lower ?? '') &&
    !hasOther(m),
  suggest: (m) => {
    const text = withZu(m.sentence.lexicon, m.token('verb').lower);
    return text === null ? [] : [text];
  },
  wrong: [
    ['Er steigt auf den Stuhl, um besser sehen zu können.', 'Er steigt auf den Stuhl, um besser zu sehen.'],
    ['Wir sparen, um ein Haus kaufen zu können.', 'Wir sparen, um ein Haus zu kaufen.'],
    ['Sie steht früh auf, um alles vorbereiten zu können.', 'Sie steht früh auf, um alles vorzubereiten.'],
  ],
  right: [
    'Er hofft, kommen zu können.',
    'Um etwas zu können, muss man üben.',
    'Sie tat alles, um nicht helfen zu können.',
  ],
});
