// Openings that ask for the subjunctive, for the adverb and the indicative: è probabile che piova, probabilmente piove.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { finiteReadings, isVerbal } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { type Element, sentenceStart, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const LONGEST = 9;

const isSubjunctive = (token: Token): boolean =>
  isVerbal(token.pos) &&
  finiteReadings(token).length > 0 &&
  finiteReadings(token).every(
    ({ features }) =>
      (features & (Feature.subjunctive | Feature.imperative)) !== 0 && (features & Feature.indicative) === 0,
  );

/** The words from the opening to the verb, the verb in the indicative. */
function stated(m: Match, adverb: string): Turn | null {
  const { tokens, lexicon, text } = m.sentence;
  for (let at = m.to; at < tokens.length && at < m.to + LONGEST; at++) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word' || token.lower === 'che') return null;
    if (!isVerbal(token.pos)) continue;
    if (!isSubjunctive(token)) return null;
    const forms = new Set(
      finiteReadings(token)
        .filter(({ features }) => (features & Feature.subjunctive) !== 0 && (features & Feature.third) !== 0)
        .flatMap(({ lemma, pos, features }) => {
          const number = features & Group.number;
          const tense = features & Feature.present ? Feature.present : Feature.imperfect;
          return lexicon.inflect(lemma, pos, Feature.third | number | tense | Feature.indicative).slice(0, 1);
        }),
    );
    const [form] = forms;
    if (form === undefined || forms.size > 1) return null;
    const between = at > m.to ? text.slice((tokens[m.to] as Token).start, token.start) : '';
    return { from: m.from, to: at, texts: [`${adverb} ${between}${form}`] };
  }
  return null;
}

const phrase = (list: string): Element[] => [sentenceStart(), ...list.split(' ').map((each) => words(each))];

/** È probabile che il treno parta tardi: probabilmente il treno parte tardi. */
export const probably = defineRewrite({
  id: 'it.rewrite.probably',
  kind: 'opening',
  patterns: ['è probabile che', 'è molto probabile che', 'è assai probabile che'].map(phrase),
  turn: (m) => stated(m, 'probabilmente'),
  wrong: [
    ['È probabile che il treno parta tardi.', 'Probabilmente il treno parte tardi.'],
    ['È molto probabile che i prezzi salgano.', 'Probabilmente i prezzi salgono.'],
    ['È probabile che abbia sbagliato strada.', 'Probabilmente ha sbagliato strada.'],
  ],
  right: ['È probabile.', 'È probabile che verrà.', 'È poco probabile che piova.'],
});

/** Può darsi che il treno parta tardi: forse il treno parte tardi. */
export const perhaps = defineRewrite({
  id: 'it.rewrite.perhaps',
  kind: 'opening',
  patterns: [
    'può darsi che',
    'è possibile che',
    'può essere che',
    'potrebbe darsi che',
    'potrebbe essere che',
    'non è escluso che',
    'non è da escludere che',
  ].map(phrase),
  turn: (m) => stated(m, 'forse'),
  wrong: [
    ['Può darsi che il treno parta tardi.', 'Forse il treno parte tardi.'],
    ['È possibile che i prezzi salgano.', 'Forse i prezzi salgono.'],
    ['Può essere che Anna dorma.', 'Forse Anna dorme.'],
  ],
  right: ['È possibile.', 'Può darsi.', 'È possibile vincere.'],
});
