// The subjunctive in a clause that is joined to one that a word asks for it: pido que limpien y que pongan; quiero dos cosas: que
// vengas y que llames.
import { isTaggedFinite } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { type Frame, frameOf, isPastForm, openerOf } from './subjunctiveFrames.ts';

/** How far back the clause may begin that this one is joined to. */
const REACH = 30;
/** What asks for things listed behind a colon. */
const ASK = /^(?:pedir|querer|exigir|proponer|rogar|solicitar|necesitar|desear|recomendar|aconsejar|sugerir|suplicar)$/;

/** What asks for the subjunctive of a verb, through the clauses that its own is joined to; null if nothing does. */
export function frameFor(tokens: readonly Token[], verb: Token): Frame | null {
  let at = verb;
  for (let steps = 0; steps < 4; steps++) {
    const own = frameOf(tokens, at);
    if (own) return own;
    const que = openerOf(tokens, at);
    if (tokens[que]?.lower !== 'que') return null;
    if (tokens[que - 1]?.text === ':') return listFrame(tokens, que - 1);
    const joined = joinedTo(tokens, que);
    if (!joined) return null;
    at = joined;
  }
  return null;
}

/** The verb of the clause with "que" before this one, where "y", "o" or, in a list behind a colon, a comma joins the two. */
function joinedTo(tokens: readonly Token[], que: number): Token | null {
  const joiner = tokens[que - 1]?.lower ?? '';
  const isList = joiner === ',' && tokens.slice(Math.max(0, que - REACH), que).some(({ text }) => text === ':');
  if (!/^(?:y|e|o|u|ni)$/.test(joiner) && !isList) return null;
  for (let i = que - 2; i >= Math.max(0, que - REACH); i--) {
    const token = tokens[i] as Token;
    if (/^[.;:?!]$/.test(token.text)) return null;
    if (token.lower === 'que') return tokens.slice(i, que).find((each) => isTaggedFinite(each)) ?? null;
  }
  return null;
}

/** pido dos cosas: */
function listFrame(tokens: readonly Token[], colon: number): Frame | null {
  const before = tokens.slice(0, colon);
  const asking = before.findLast((each) => isTaggedFinite(each));
  if (!asking?.readings.some(({ lemma }) => ASK.test(lemma))) return null;
  return { text: asking.text, isPast: isPastForm(asking), isTime: false };
}
