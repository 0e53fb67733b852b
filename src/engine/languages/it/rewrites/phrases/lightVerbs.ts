// A verb of little meaning and a noun, for the verb that the noun comes from.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { rewriteRows } from '../../../../rewrite/rows.ts';
import rows from '../rows/lightVerbs.tsv';
import rowsOf from '../rows/lightVerbsOf.tsv';
import { articleIn, classes, isBare, isRepeated, takesObject } from './classes.ts';

/** Participles that take another auxiliary than the verb that would replace them: è stato in grado, ha avuto inizio. */
const OTHER_AUXILIARY = /^(?:stat[oaie] (?:in|nell[ae]|tenut|obbligat|a |dell'|del )|avuto (?:inizio|termine|fine))/;

const plain = rewriteRows(rows, classes);

/** Prendere una decisione: decidere. */
export const lightVerb = defineRewrite({
  id: 'it.rewrite.light-verb',
  kind: 'nominal',
  priority: 1,
  rows: plain.rows,
  // the lexicon's first form is not always the usual one
  suggest: (m) =>
    plain.suggest(m).map((text) => text.replace(/^debb(?=ono?\b)/, 'dev').replace(/^(pot|dov)ere$/, '$1er')),
  where: (m) => {
    const marked = m.marked();
    const written = marked.map(({ lower }) => lower).join(' ');
    const [verb] = marked;
    return verb !== undefined && isBare(m.sentence, verb) && !OTHER_AUXILIARY.test(written);
  },
});

const withObject = rewriteRows(rowsOf, classes);

/** Effettuare un controllo dei dati: controllare i dati. */
export const lightVerbOf = defineRewrite({
  id: 'it.rewrite.light-verb-of',
  kind: 'nominal',
  priority: 1,
  rows: withObject.rows,
  where: (m) => takesObject(m) && !isRepeated(m) && !/^stat[oaie]$/.test(m.marked()[0]?.lower ?? ''),
  suggest: (m) => {
    const article = articleIn(m.marked().at(-1));
    return withObject.suggest(m).map((text) => (article === '' ? text : `${text} ${article}`));
  },
});
