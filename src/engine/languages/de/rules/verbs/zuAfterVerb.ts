// A superfluous zu after a modal verb, and a missing zu after versuchen, hoffen and the like.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite, isOnly, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, Element, lemmas, punctuation, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { mayBeRelative } from '../../reading/boundaries.ts';
import { chunksOf } from '../../reading/chunks.ts';
import { canBeSubject, clauseStart, isNoun, lowerWord } from '../../reading/words.ts';
import { withZu } from './zu.ts';

const MODAL = lemmas('können müssen wollen sollen dürfen mögen').and(new Element((token) => isFinite(token)));

/** Words in between: no other verb, and nothing that an infinitive with zu could belong to. */
const filler = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      !isFinite(token) &&
      token.verbForm === 0 &&
      !ANNOUNCING.has(token.lower) &&
      token.lower !== 'zu',
  );

const ANNOUNCING = listed(
  'etwas nichts was viel genug wenig alles und oder dazu darauf daran davon um ohne statt anstatt',
);

const infinitive = (): Element => lowerWord().and(can(Pos.verb, Feature.infinitive));

/** Ich muss heute noch zu arbeiten: a modal verb takes no zu. */
export const modalZu = defineRule({
  id: 'de.verb-forms.modal-zu',
  pattern: [
    MODAL,
    filler().repeat(0, 6),
    filler().as('before'),
    word('zu').as('zu').mark(),
    infinitive().as('verb').mark(),
    punctuation('.', '!', '?', ','),
  ],
  where: (m) => {
    const [before, verb] = [m.token('before'), m.token('verb')];
    // "die Möglichkeit zu gehen" belongs together, "sehr zu denken" may not
    if (isNoun(before) || !isOnly(verb, Pos.verb)) return false;
    return !/^(?:tun|haben|sein|essen|trinken|lesen|viel)$/.test(verb.lower) && before.pos !== Pos.preposition;
  },
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['Ich muss heute noch zu arbeiten.', 'Ich muss heute noch arbeiten.'],
    ['Kannst du mir morgen zu helfen?', 'Kannst du mir morgen helfen?'],
    ['Er darf noch nicht zu fahren.', 'Er darf noch nicht fahren.'],
  ],
  right: [
    'Ich will nur die Chance zu gewinnen.',
    'Wir müssen lernen zu teilen.',
    'Kannst du mir etwas zu essen geben?',
  ],
});

const WANTING = 'versuchen hoffen vergessen anfangen aufhören beginnen planen vorhaben beschließen versprechen';

/** Whether a token may be the subject of a plural verb. */
const mayRule = (token: Token, before: Token | undefined): boolean =>
  before?.pos !== Pos.preposition &&
  (token.pos === Pos.noun || token.pos === Pos.properNoun || (token.pos === Pos.pronoun && canBeSubject(token)));

const isBare = (token: Token): boolean =>
  token.kind === 'word' &&
  token.text === token.lower &&
  reads(token, Pos.verb, Feature.infinitive) &&
  !/zu\p{L}+n$/u.test(token.lower);

/** Es ist wichtig, ...: what a group with "zu" follows. */
const EASY =
  'wichtig schwer schwierig leicht einfach möglich unmöglich schön besser nötig notwendig verboten erlaubt gesund';

/** Die Möglichkeit, ...: nouns that a group with "zu" follows. */
const CHANCE =
  'lust möglichkeit absicht wunsch chance gelegenheit mut versuch erlaubnis hoffnung fähigkeit bereitschaft pflicht';

/** Words that are no verbs. */
const between = (): Element =>
  new Element((token) => token.kind === 'word' && !isFinite(token) && token.verbForm === 0 && token.lower !== 'zu');

/** Ich versuche den Text verstehen, ich hoffe, bald von Ihnen hören. */
export const missingZuAfterVerb = defineRule({
  id: 'de.verb-forms.zu-after-verb',
  patterns: [
    [
      lemmas(WANTING).as('wanting'),
      punctuation(',').repeat(0, 1),
      new Element(
        (token) => token.kind === 'word' && !isFinite(token) && token.verbForm === 0 && token.lower !== 'zu',
      ).repeat(1, 7),
      new Element(isBare).as('verb').mark(),
      punctuation('.', '!', '?'),
    ],
    [
      lemmas(WANTING).as('wanting'),
      between().repeat(1, 4),
      punctuation(','),
      between().repeat(1, 7),
      new Element(isBare).as('verb').mark(),
      punctuation('.', '!', '?'),
    ],
    [
      words(CHANCE).as('wanting'),
      punctuation(','),
      between().repeat(1, 7),
      new Element(isBare).as('verb').mark(),
      punctuation('.', '!', '?'),
    ],
    [
      words(EASY).as('wanting'),
      punctuation(','),
      between().repeat(1, 7),
      new Element(isBare).as('verb').mark(),
      punctuation('.', '!', '?'),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [wanting, verb] = [m.token('wanting'), m.token('verb')];
    if (wanting.index === 0 && wanting.text !== wanting.lower && !isFinite(wanting)) return false;
    const start = clauseStart(m.sentence, wanting.index);
    if (tokens.slice(start, wanting.index).some(({ pos }) => pos === Pos.subjunction)) return false;
    const isModal = (token: Token) =>
      token.readings.some(({ lemma }) => RULING.has(lemma)) && token !== wanting && token !== verb;
    if (tokens.slice(0, verb.index).some(isModal)) return false;
    // "wenn wir anfangen das Haus bauen": the plural may be the verb of its clause
    const inner = tokens.slice(wanting.index + 1, verb.index);
    // "eine Chance, die viele haben", "ein Wunsch, mit dem alle leben": a relative clause
    const isChance = CHANCE.split(' ').includes(wanting.lower);
    if (isChance && (wanting.pos !== Pos.noun || inner.slice(1, 3).some((token) => mayBeRelative(token)))) return false;
    const isEasy = EASY.split(' ').includes(wanting.lower);
    if (
      isEasy &&
      chunksOf(m.sentence, wanting.index + 2, verb.index).some(
        ({ kind, cells }) => kind !== 'prepositional' && (cells & 0x8) !== 0,
      )
    )
      return false;
    if (
      !isEasy &&
      verb.verbForm !== Feature.infinitive &&
      inner.some((token) => mayRule(token, tokens[token.index - 1]))
    )
      return false;
    return !inner.some(({ lower }) => /^(?:wir|sie|dass|wenn|weil|als|was|wie|ob|man|wer|bis)$/.test(lower));
  },
  suggest: (m) => [withZu(m)],
  wrong: [
    ['Ich versuche den Text verstehen.', 'Ich versuche den Text zu verstehen.'],
    ['Ich hoffe, bald von Ihnen hören.', 'Ich hoffe, bald von Ihnen zu hören.'],
    ['Er hat vergessen die Tür abschließen.', 'Er hat vergessen die Tür abzuschließen.'],
    ['Ich versuche seit Tagen, jemanden erreichen.', 'Ich versuche seit Tagen, jemanden zu erreichen.'],
    ['Ich habe keine Lust, heute ins Kino gehen.', 'Ich habe keine Lust, heute ins Kino zu gehen.'],
    ['Gibt es die Möglichkeit, im Hof parken?', 'Gibt es die Möglichkeit, im Hof zu parken?'],
    ['Es ist wichtig, jeden Tag genug Wasser trinken.', 'Es ist wichtig, jeden Tag genug Wasser zu trinken.'],
  ],
  right: [
    'Ich versuche den Text zu verstehen.',
    'Ich hoffe, wir können bald starten.',
    'Wir werden versuchen, das Haus zu retten, und dabei helfen.',
    'Ich hoffe, dass alle Gäste pünktlich kommen.',
    'Das ist eine Chance, die viele Kinder haben.',
    'Das ist ein Wunsch, mit dem alle leben.',
    'Es ist schön, die Kinder kommen.',
    'Es ist wichtig, weil alle Kinder Wasser trinken.',
  ],
});

const RULING = listed(
  'können müssen wollen sollen dürfen mögen lassen werden gehen helfen sehen hören lernen lehren bleiben',
);
