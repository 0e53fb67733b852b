// What something is for, with a noun of action, for the verb: per la gestione dei dati, per gestire i dati.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { hasInnerCapital } from '../../../../rules/ask.ts';
import type { Element } from '../../../../rules/pattern.ts';
import { word } from '../../../../rules/pattern.ts';
import { rowsOfWords, valuesIn } from '../../../../rules/wordRows.ts';
import { articleIn, classes, isRepeated } from '../phrases/classes.ts';
import table from '../rows/purposes.words.tsv';

const verbs = valuesIn(table, 'verb');

const OPENINGS: readonly (readonly string[])[] = [
  ['per', 'la|il|lo'],
  ['per', "l'"],
  ['ai', 'fini', 'della|del|dello'],
  ['ai', 'fini', "dell'"],
  ['al', 'fine', 'della|del|dello'],
  ['allo', 'scopo', 'della|del|dello'],
];

const of = (): Element => (classes['di'] as () => Element)().as('of').mark();

/** Per la gestione dei dati: per gestire i dati. */
export const purpose = defineRewrite({
  id: 'it.rewrite.purpose',
  kind: 'nominal',
  rows: rowsOfWords(table, ({ word: noun }) =>
    OPENINGS.map((opening) => [
      ...opening.map((each) => word(...each.split('|')).mark()),
      word(noun).as('noun').mark(),
      of(),
    ]),
  ),
  where: (m) => {
    // Responsabile per la protezione dei dati: a title
    if (hasInnerCapital(m.before()) || isRepeated(m)) return false;
    // "di un gruppo": the bare preposition belongs to an article of its own
    return (
      m.token('of').lower !== 'di' ||
      /^(?:un|uno|una|un'|ques[ti].*|quell.*|tutt[ie]|nuov[aioe])$/.test(m.after()?.lower ?? '')
    );
  },
  suggest: (m) => {
    const verb = verbs.get(m.token('noun').lower) ?? '';
    const article = articleIn(m.token('of'));
    return [article === '' ? `per ${verb}` : `per ${verb} ${article}`];
  },
});
