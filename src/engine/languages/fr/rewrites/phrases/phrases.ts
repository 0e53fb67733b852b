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

/** dans le but de: pour. */
export const wordyPhrases = defineRewrite({ id: 'fr.rewrite.wordy', kind: 'wordy', ...phraseRows(wordy) });

/** être en mesure de: pouvoir. */
export const verbPhrases = defineRewrite({ id: 'fr.rewrite.verb-phrases', kind: 'nominal', ...phraseRows(phrases) });

/** prévenir à l'avance: prévenir. */
export const doubledWords = defineRewrite({ id: 'fr.rewrite.doubled', kind: 'doubled', ...phraseRows(doubled) });

/** néanmoins: pourtant. */
export const simpleWords = defineRewrite({ id: 'fr.rewrite.simple', kind: 'simple', ...phraseRows(simple) });

/** il est nécessaire de: il faut. */
export const directWording = defineRewrite({ id: 'fr.rewrite.direct', kind: 'direct', ...phraseRows(direct) });

/** vous n'êtes pas sans savoir: vous savez. */
export const negations = defineRewrite({ id: 'fr.rewrite.negation', kind: 'negation', ...phraseRows(negation) });

/** un petit peu: un peu. */
export const fillers = defineRewrite({ id: 'fr.rewrite.filler', kind: 'filler', ...phraseRows(filler) });

/** du coup: par conséquent. */
export const formalWords = defineRewrite({ id: 'fr.rewrite.formal', kind: 'formal', ...phraseRows(formal) });

/** je vous prie de bien vouloir: merci de. */
export const friendlyWords = defineRewrite({ id: 'fr.rewrite.friendly', kind: 'friendly', ...phraseRows(friendly) });
