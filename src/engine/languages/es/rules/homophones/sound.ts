// Everyday words that sound alike: vez and ves, haz and has, hasta and asta, si no and sino, porque and por que.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, can, not, oneOf, punctuation, tagged, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import rows from '../../rows/soundAlike.tsv';

const soundRows = rowsOf(rows, {
  noun: () => tagged(Pos.noun),
  finite: () => tagged(Pos.verb).and(oneOf(can(Pos.verb, Feature.preterite), can(Pos.verb, Feature.imperfect))),
  infinitive: () => can(Pos.verb, Feature.infinitive),
  mark: () => punctuation('.', ',', '!', '?', ';'),
  comma: () => punctuation(',', '!'),
  notArticle: () => not(words('el un del su')),
  participle: () => can(Pos.verb, Feature.pastParticiple),
  youOrI: () => oneOf(can(Pos.verb, Feature.second), can(Pos.verb, Feature.first)),
  notReason: () => anyWord().except(words('razón razones motivo motivos causa')),
  verb: () => tagged([Pos.verb, Pos.auxiliary]),
});

/** una ves, asta luego: the word that the context calls for. */
export const soundAlike = defineRule({
  id: 'es.homophones.sound-alike',
  overridesSpelling: true,
  ...soundRows,
  where: (m) => {
    const [first] = m.marked();
    if (first?.lower === 'tubo' && /^(?:un|el|del|este|ese)$/.test(m.sentence.tokens[first.index - 1]?.lower ?? ''))
      return false;
    const isQuestion = m.sentence.tokens.some(({ text }) => text === '¿' || text === '?');
    return !(first?.lower === 'por' && (isQuestion || m.before()?.lower === 'la'));
  },
  unless: {
    'an order: haz pescado': {
      when: (m) => m.from === 0 && m.marked()[0]?.lower === 'haz',
      right: 'Haz pescado para cenar.',
    },
    'what is wished for': {
      when: (m) => {
        const verb = m.sentence.tokens.slice(m.marked()[0]?.index).find(isTaggedFinite);
        return (
          m.marked()[0]?.lower === 'por' &&
          verb !== undefined &&
          finiteReadings(verb).every(({ features }) => (features & (Feature.subjunctive | Feature.imperative)) !== 0)
        );
      },
      right: 'Votó por que se cerrara la central.',
    },
  },
  params: (m) => ({ word: soundRows.suggest(m)[0] ?? '' }),
  wrong: [['¿Haz visto a mi perro?', '¿Has visto a mi perro?']],
  right: ['¿Por qué no vienes?', 'Compré un tubo que encaja muy bien.'],
});
