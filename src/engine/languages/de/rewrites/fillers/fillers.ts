// Words that add nothing: within a clause they go, and at its front what follows the verb comes first.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { anyWord, form, punctuation, sentenceStart, word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { opensClause } from '../../reading/boundaries.ts';
import { clauseFrom } from '../verbs/replace.ts';

/** What they say more of: eigentlich nicht, wirklich gut, letztlich nur. */
const HELD = listed('nicht kein keine keinen keiner keinem nur auch noch so zu sehr gar nie mehr immer schon als wie');
const FRONTS: readonly (readonly string[])[] = [
  ['im', 'grunde', 'genommen'],
  ['im', 'grunde'],
  ['im', 'prinzip'],
];

const isSecond = (token: Token | undefined): boolean =>
  token !== undefined && isFinite(token) && token.text === token.lower;

/** Das ist eigentlich ein guter Plan: das ist ein guter Plan. */
export const filler = defineRewrite({
  id: 'de.rewrite.filler',
  kind: 'filler',
  pattern: [
    form(
      /^(?:eigentlich|sozusagen|gewissermaßen|irgendwie|letztendlich|schlussendlich|letztlich|bekanntlich|schlichtweg|regelrecht)$/,
    )
      .as('filler')
      .mark(),
  ],
  where: ({ sentence, from }) => {
    const { tokens } = sentence;
    const token = tokens[from] as Token;
    const [before, next] = [tokens[from - 1], tokens[from + 1]];
    if (before?.kind !== 'word' || next?.kind !== 'word' || HELD.has(next.lower) || token.text !== token.lower)
      return false;
    if (token.pos !== Pos.adverb && token.pos !== Pos.particle && token.pos !== Pos.adjective) return false;
    const start = clauseFrom(sentence, from);
    // "was wir eigentlich wollten": what was meant before, and still is
    if (token.lower === 'eigentlich' && (tokens.at(-1)?.text !== '.' || start > 0)) return false;
    // after the verb of a main clause, or within a clause that a conjunction opens: never alone at the front
    const hasVerb = tokens.slice(start, from).some(isSecond);
    return (hasVerb && from - start >= 2) || (opensClause(tokens[start]) && from - start >= 2);
  },
  suggest: () => [''],
  wrong: [
    ['Das ist eigentlich ein guter Plan.', 'Das ist ein guter Plan.'],
    ['Wir haben letztlich wenig Zeit.', 'Wir haben wenig Zeit.'],
    ['Der Film war irgendwie seltsam.', 'Der Film war seltsam.'],
    ['Der Film war letztlich langweilig.', 'Der Film war langweilig.'],
  ],
  right: [
    'Eigentlich ist das ein guter Plan.',
    'Das ist eigentlich nicht wahr.',
    'Wir machen einen Halt in Ulm.',
    'Das geht irgendwie.',
    'Wer hat das eigentlich gebaut?',
  ],
});

/** Im Grunde ist das richtig: das ist richtig. */
export const fillerInFront = defineRewrite({
  id: 'de.rewrite.filler-in-front',
  kind: 'filler',
  patterns: [
    ...FRONTS.map((phrase) => [
      sentenceStart(),
      ...phrase.map((each) => word(each)),
      form(/./).as('verb'),
      form(/^(?:ich|wir|er|das|man|dies)$/).as('subject'),
    ]),
    [
      sentenceStart(),
      form(/^(?:eigentlich|letztendlich|schlussendlich|letztlich|bekanntlich|grundsätzlich)$/),
      form(/./).as('verb'),
      form(/^(?:ich|wir|er|das|man|dies)$/).as('subject'),
    ],
  ],
  turn: (m) => {
    const [verb, subject] = [m.token('verb'), m.token('subject')];
    const next = m.after();
    const isArticle =
      subject.lower === 'das' &&
      (next?.pos === Pos.noun || (next?.pos === Pos.adjective && /e[nrms]?$/.test(next.lower)));
    if (!isFinite(verb) || isArticle || next?.kind !== 'word') return null;
    return { from: 0, to: subject.index, texts: [`${subject.lower} ${verb.text}`] };
  },
  wrong: [
    ['Im Grunde ist das richtig.', 'Das ist richtig.'],
    ['Eigentlich wollte ich früher kommen.', 'Ich wollte früher kommen.'],
    ['Im Prinzip haben wir genug Platz.', 'Wir haben genug Platz.'],
  ],
  right: ['Eigentlich ist das Haus zu klein.', 'Im Prinzip ja.', 'Letztlich entschied der Trainer.'],
});

/** Das ist, würde ich sagen, ein guter Plan: das ist ein guter Plan. */
export const hedge = defineRewrite({
  id: 'de.rewrite.hedge',
  kind: 'filler',
  patterns: [
    ['würde', 'ich', 'sagen'],
    ['sage', 'ich', 'mal'],
    ['sag', 'ich', 'mal'],
    ['wenn', 'man', 'so', 'will'],
    ['wenn', 'man', 'so', 'sagen', 'darf'],
    ['wenn', 'ich', 'so', 'sagen', 'darf'],
    ['wie', 'man', 'so', 'sagt'],
    ['um', 'es', 'so', 'zu', 'sagen'],
    ['um', 'ehrlich', 'zu', 'sein'],
    ['ehrlich', 'gesagt'],
    ['offen', 'gestanden'],
    ['wie', 'bereits', 'gesagt'],
    ['wie', 'gesagt'],
  ].map((phrase) => [anyWord().as('before'), punctuation(','), ...phrase.map((each) => word(each)), punctuation(',')]),
  suggest: (m) => [m.text('before')],
  wrong: [
    ['Das ist, würde ich sagen, ein guter Plan.', 'Das ist ein guter Plan.'],
    ['Wir haben, sage ich mal, genug Zeit.', 'Wir haben genug Zeit.'],
    ['Er ist, wenn man so will, der Chef.', 'Er ist der Chef.'],
  ],
  right: ['Das würde ich sagen, wenn er fragt.', 'Was würde ich sagen, wenn er käme?', 'Wie gesagt, das geht.'],
});
