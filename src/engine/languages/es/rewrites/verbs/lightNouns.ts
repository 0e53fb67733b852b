// A noun with a verb that says little, and the verb for both: realizar una comprobación de, comprobar.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Match } from '../../../../rules/match.ts';
import { lemma, word } from '../../../../rules/pattern.ts';
import { rowsOfWords, valuesIn } from '../../../../rules/wordRows.ts';
import { inSpanishForm } from '../inForm.ts';
import { mayBePerson, numberOf, phraseFrom } from '../nounPhrases.ts';
import nouns from '../rows/lightNouns.words.tsv';

const VERBS = valuesIn(nouns, 'verb');
const LIGHT = ['realizar', 'efectuar', 'hacer', 'llevar', 'proceder', 'practicar'];

const of = () => word('de', 'del').as('of').mark();

/** What follows: the object of the verb. */
const objectOf = (m: Match) => phraseFrom(m.sentence.tokens, m.token('of').index + 1);

/** The verb in its form; with se before it, in the number of its object. */
function verbOf(m: Match): string | null {
  const meant = VERBS.get(m.token('noun').lower) ?? '';
  const form = inSpanishForm(m.sentence, m.token('verb'), meant, LIGHT);
  if (form === null || m.before()?.lower !== 'se') return form;
  const number = m.token('of').lower === 'del' ? Feature.singular : numberOf(objectOf(m));
  const reading = m.sentence.lexicon
    .analyses(form)
    .find(({ pos, lemma: own, features }) => pos === Pos.verb && own === meant && (features & Feature.third) !== 0);
  if (number === 0 || !reading) return null;
  const kept = reading.features & (Group.mood | Group.tense);
  const forms = m.sentence.lexicon.inflect(meant, Pos.verb, kept | Feature.third | number);
  // none of the voseo: vendé
  return forms.find((each) => !/[éí]$/.test(each)) ?? null;
}

/** realizar una comprobación de: comprobar. */
export const lightNouns = defineRewrite({
  id: 'es.rewrite.light-nouns',
  kind: 'nominal',
  rows: rowsOfWords(nouns, ({ word: noun }) => [
    [
      lemma('proceder').as('verb').mark(),
      word('a', 'al').mark(),
      word('la', 'el', 'un', 'una').optional().mark(),
      word(noun).as('noun').mark(),
      of(),
    ],
    [
      lemma('realizar', 'efectuar', 'hacer', 'practicar').as('verb').mark(),
      word('el', 'la', 'un', 'una').mark(),
      word(noun).as('noun').mark(),
      of(),
    ],
    [
      lemma('llevar').as('verb').mark(),
      word('a').mark(),
      word('cabo').mark(),
      word('el', 'la', 'un', 'una').mark(),
      word(noun).as('noun').mark(),
      of(),
    ],
  ]),
  where: (m) => {
    const object = objectOf(m);
    const isOpen = m.token('of').lower === 'de' && numberOf(object) === 0;
    return object.length > 0 && !isOpen && !mayBePerson(object);
  },
  suggest: (m) => {
    const verb = verbOf(m);
    return verb === null ? [] : [m.token('of').lower === 'del' ? `${verb} el` : verb];
  },
  wrong: [
    ['La empresa realiza un análisis de los datos.', 'La empresa analiza los datos.'],
    ['Ayer se efectuó la revisión de las cuentas.', 'Ayer se revisaron las cuentas.'],
    ['El técnico procedió a la reparación del tejado.', 'El técnico reparó el tejado.'],
  ],
  right: ['El análisis de los datos tarda.', 'Hizo una copia.', 'Realizó la selección de los candidatos.'],
});
