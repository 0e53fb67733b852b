// Phrases for which there is something shorter, plainer or straighter, from rows.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { phraseRows } from '../phraseRows.ts';
import direct from '../rows/direct.tsv';
import doubled from '../rows/doubled.tsv';
import filler from '../rows/filler.tsv';
import formal from '../rows/formal.tsv';
import friendly from '../rows/friendly.tsv';
import negation from '../rows/negation.tsv';
import phrases from '../rows/phrases.tsv';
import simple from '../rows/simple.tsv';
import wordy from '../rows/wordy.tsv';

/** con el fin de: para. */
export const wordyPhrases = defineRewrite({ id: 'es.rewrite.wordy', kind: 'wordy', ...phraseRows(wordy) });

/** tener la posibilidad de: poder. */
export const verbPhrases = defineRewrite({ id: 'es.rewrite.verb-phrases', kind: 'nominal', ...phraseRows(phrases) });

/** planear de antemano: planear. */
export const doubledWords = defineRewrite({ id: 'es.rewrite.doubled', kind: 'doubled', ...phraseRows(doubled) });

/** no obstante: sin embargo. */
export const simpleWords = defineRewrite({ id: 'es.rewrite.simple', kind: 'simple', ...phraseRows(simple) });

/** es necesario: hay que. */
export const directWording = defineRewrite({ id: 'es.rewrite.direct', kind: 'direct', ...phraseRows(direct) });

/** no ignora que: sabe que. */
export const negations = defineRewrite({ id: 'es.rewrite.negation', kind: 'negation', ...phraseRows(negation) });

/** hoy en día: hoy. */
export const fillers = defineRewrite({ id: 'es.rewrite.filler', kind: 'filler', ...phraseRows(filler) });

/** un montón de: muchos. */
export const formalWords = defineRewrite({ id: 'es.rewrite.formal', kind: 'formal', ...phraseRows(formal) });

/** me dirijo a usted para: le escribo para. */
export const friendlyWords = defineRewrite({ id: 'es.rewrite.friendly', kind: 'friendly', ...phraseRows(friendly) });
