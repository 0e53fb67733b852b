// "È possibile" and an infinitive, for "si può"; what takes place, for what happens; "sia ... che", for "e".
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { inFormOf } from '../../../../rewrite/forms.ts';
import { isFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, lemmas, words } from '../../../../rules/pattern.ts';
import { isDeterminer, nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';

/** The number of the object of the infinitive; 0 where there is none or it cannot be made out. */
function objectNumber(m: Match): number | null {
  const { tokens } = m.sentence;
  const next = tokens[m.to];
  if (!next || next.kind === 'punctuation' || next.pos === Pos.preposition || next.pos === Pos.adverb)
    return Feature.singular;
  const phrase = isDeterminer(next) ? nounPhraseAt(tokens, m.to) : null;
  const number = phrase ? numberOf(phrase.options) : 0;
  return number === 0 ? null : number;
}

/** È possibile scaricare i file: si possono scaricare i file. */
export const possible = defineRewrite({
  id: 'it.rewrite.possible',
  kind: 'direct',
  pattern: [words('è').mark(), words('possibile').mark(), can(Pos.verb, Feature.infinitive).as('infinitive')],
  where: (m) => {
    const { lower, readings } = m.token('infinitive');
    // "i dischi che è possibile creare": what stands before is the object
    if (m.before()?.lower === 'che') return false;
    // "iscriversi", "averlo": a pronoun of its own
    return (
      readings.some(({ lemma, pos }) => pos === Pos.verb && lemma === lower) &&
      !/^(?:essere|avere|stare)$/.test(lower) &&
      objectNumber(m) !== null
    );
  },
  suggest: (m) => [objectNumber(m) === Feature.plural ? 'si possono' : 'si può'],
  wrong: [
    ['È possibile scaricare il modulo.', 'Si può scaricare il modulo.'],
    ['Qui è possibile scaricare i moduli.', 'Qui si possono scaricare i moduli.'],
    ['Non è possibile entrare.', 'Non si può entrare.'],
  ],
  right: ['È possibile iscriversi oggi.', 'È possibile che piova.', 'È possibile essere felici.'],
});

/** La festa ha luogo domani: la festa si svolge domani. */
export const takesPlace = defineRewrite({
  id: 'it.rewrite.takes-place',
  kind: 'nominal',
  pattern: [lemmas('avere').as('verb').mark(), words('luogo').mark()],
  where: (m) => isFinite(m.token('verb')) && m.before()?.lower !== 'non',
  suggest: (m) => {
    const form = inFormOf(m.sentence, m.token('verb'), 'svolgere');
    return form === null ? [] : [`si ${form}`];
  },
  wrong: [
    ['La festa ha luogo domani.', 'La festa si svolge domani.'],
    ['Le gare avranno luogo a Roma.', 'Le gare si svolgeranno a Roma.'],
    ['Il mercato aveva luogo in piazza.', 'Il mercato si svolgeva in piazza.'],
  ],
  right: ['La festa ha avuto luogo ieri.', 'Ogni luogo ha la sua storia.', 'Il luogo è bello.'],
});

/** Sia i bambini che gli adulti: i bambini e gli adulti. */
export const bothAnd = defineRewrite({
  id: 'it.rewrite.both-and',
  kind: 'wordy',
  pattern: [words('sia'), anyWord().repeat(1, 5).as('one'), words('che sia').as('other'), anyWord().as('next')],
  turn: (m) => {
    const one = m.all('one');
    const next = m.token('next');
    if (one.some((token) => isFinite(token) || /^(?:che|sia|e|o)$/.test(token.lower)) || isFinite(next)) return null;
    // the verb "sia", and "che" before a clause
    const isLikeFirst = one[0]?.pos === next.pos;
    const [first, last] = [one[0], one.at(-1)];
    if (!isLikeFirst || !first || !last || m.before()?.lower === 'che') return null;
    const text = m.sentence.text.slice(first.start, last.end);
    return { from: m.from, to: m.token('other').index, texts: [`${text} e`] };
  },
  wrong: [
    ['Il corso è per sia i bambini che gli adulti.', 'Il corso è per i bambini e gli adulti.'],
    ['Vendono sia il pane che il latte.', 'Vendono il pane e il latte.'],
    ['Piace sia ai giovani sia agli anziani.', 'Piace ai giovani e agli anziani.'],
  ],
  right: ['Spero che sia un bel giorno che resta.', 'Sia fatta la luce.', 'Penso che sia vero.'],
});
