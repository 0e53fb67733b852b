// Phrases and words that others replace.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { type RewriteRows, rewriteRows } from '../../../../rewrite/rows.ts';
import { isVerbal } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import type { Row } from '../../../../rules/rows.ts';
import directRows from '../rows/direct.tsv';
import doubledRows from '../rows/doubled.tsv';
import formalRows from '../rows/formal.tsv';
import friendlyRows from '../rows/friendly.tsv';
import negationRows from '../rows/negation.tsv';
import openingRows from '../rows/openings.tsv';
import simpleRows from '../rows/simple.tsv';
import verbRows from '../rows/verbs.tsv';
import wordyRows from '../rows/wordy.tsv';
import { classes, isBare } from './classes.ts';

/** Verbs among the words that go have no pronoun at their end, which would be lost. */
const loseNoPronoun = (m: Match): boolean =>
  m.marked().every((token) => !isVerbal(token.pos) || token.readings.length === 0 || isBare(m.sentence, token));

function phrases(rows: readonly Row[]): RewriteRows {
  const { where, ...rest } = rewriteRows(rows, classes);
  return { ...rest, where: (m) => where(m) && loseNoPronoun(m) };
}

/** Al momento attuale: ora. */
export const wordy = defineRewrite({ id: 'it.rewrite.wordy', kind: 'wordy', priority: 1, ...phrases(wordyRows) });

/** Mentre invece: mentre. */
export const doubled = defineRewrite({ id: 'it.rewrite.doubled', kind: 'doubled', ...phrases(doubledRows) });

/** Altresì: anche. */
export const simple = defineRewrite({ id: 'it.rewrite.simple', kind: 'simple', priority: 1, ...phrases(simpleRows) });

const verbPhrases = phrases(verbRows);

/** Reperire: trovare. */
export const verbs = defineRewrite({
  id: 'it.rewrite.verbs',
  kind: 'simple',
  ...verbPhrases,
  // l'acquisto: the noun has the same letters
  where: (m) => isVerbal(m.marked()[0]?.pos ?? 0) && verbPhrases.where(m),
});

/** Un sacco di libri: molti libri. */
export const formal = defineRewrite({ id: 'it.rewrite.formal', kind: 'formal', ...phrases(formalRows) });

/** Distinti saluti: cordiali saluti. */
export const friendly = defineRewrite({
  id: 'it.rewrite.friendly',
  kind: 'friendly',
  ...rewriteRows(friendlyRows, classes),
});

/** Non è impossibile: è possibile. */
export const negation = defineRewrite({ id: 'it.rewrite.negation', kind: 'negation', ...phrases(negationRows) });

/** È importante notare che: nothing. */
export const opening = defineRewrite({
  id: 'it.rewrite.opening',
  kind: 'opening',
  priority: 2,
  ...phrases(openingRows),
});

/** A mio modo di vedere: secondo me. */
export const direct = defineRewrite({ id: 'it.rewrite.direct', kind: 'direct', ...rewriteRows(directRows, classes) });
