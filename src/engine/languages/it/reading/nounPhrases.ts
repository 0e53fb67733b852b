// Italian noun phrases: which noun a determiner introduces, and in which gender and number the two can agree.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { reads, type Token } from '../../../rules/token.ts';

const M = Feature.masculine;
const F = Feature.feminine;
const S = Feature.singular;
const P = Feature.plural;

/** Gender and number that a word before a noun leaves open. */
const DETERMINERS = new Map<string, number>();
const add = (bits: number, list: string): void => {
  for (const each of list.split(' ')) DETERMINERS.set(each, bits);
};
add(M | S, 'il lo un uno questo quel quello nessun nessuno alcun mio tuo suo nostro vostro codesto ciascun tutto');
add(F | S, "la una un' questa quella nessuna nessun' alcuna mia tua sua nostra vostra ciascuna tutta");
add(M | F | S, "l' quest' quell' ogni qualche qualsiasi");
add(
  M | P,
  'i gli questi quei quegli alcuni molti tanti pochi troppi parecchi diversi vari certi tutti entrambi altri miei tuoi suoi nostri vostri numerosi',
);
add(
  F | P,
  'le queste quelle alcune molte tante poche troppe parecchie diverse varie certe tutte entrambe altre mie tue sue nostre vostre numerose',
);
add(M | F | P, 'due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta cento mille');

/** Numerals from thirteen that are not listed: quarantacinque, duecento, tremila. */
const NUMERAL =
  /^(?:tredici|quattordici|sedici|diciassette|diciotto|diciannove|(?:venti?|(?:trent|quarant|cinquant|sessant|settant|ottant|novant)a?)(?:uno?|due|tre|tré|quattro|cinque|sei|sette|otto|nove)?|(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento\p{L}*|(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)mila)$/u;

/** The article inside a preposition: nelle, dal. */
const ARTICULATED = /^(?:de|da|a|ne|su|co)(?:l|ll[oae]|ll'|i|gli)$/;

/** A noun with the gender and number it can have after its determiners. */
export interface NounPhrase {
  readonly head: Token;
  /** First token and the one after the noun. */
  readonly from: number;
  readonly to: number;
  /** Each: a gender and a number, or several of a group that the words leave open. */
  readonly options: readonly number[];
}

export const isArticulated = (token: Token | undefined): boolean =>
  token !== undefined && ARTICULATED.test(token.lower);

/** Whether the word introduces a noun phrase. */
export const isDeterminer = (token: Token | undefined): boolean =>
  token !== undefined && (DETERMINERS.has(token.lower) || token.kind === 'number' || isNumeral(token));

const isNumeral = (token: Token): boolean => NUMERAL.test(token.lower);

function bitsOf(token: Token): number {
  if (token.kind === 'number') return token.text === '1' ? M | F | S : M | F | P;
  return DETERMINERS.get(token.lower) ?? (isNumeral(token) ? M | F | P : 0);
}

/** What both leave open in gender and number; 0 if nothing. */
export function shared(a: number, b: number): number {
  const gender = (a & Group.gender) === 0 || (b & Group.gender) === 0 ? a | b : a & b;
  const number = (a & Group.number) === 0 || (b & Group.number) === 0 ? a | b : a & b;
  const both = (gender & Group.gender) | (number & Group.number);
  return (both & Group.gender) !== 0 && (both & Group.number) !== 0 ? both : 0;
}

const isPremodifier = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined &&
  next !== undefined &&
  token.pos === Pos.adjective &&
  next.kind === 'word' &&
  (next.pos === Pos.noun || isNumeral(next) || (next.pos === Pos.adjective && reads(next, Pos.noun)));

/** The noun phrase that begins with the determiner at this place; null if there is none, or its words do not agree. */
export function nounPhraseAt(tokens: readonly Token[], from: number): NounPhrase | null {
  const first = tokens[from];
  if (!first || !isDeterminer(first)) return null;
  return phraseWith(tokens, from, bitsOf(first));
}

/** What the article inside a preposition says of its noun. */
function articleBits(word: string): number {
  if (word.endsWith('lle')) return F | P;
  if (/(?:i|gli)$/.test(word)) return M | P;
  if (word.endsWith('lla')) return F | S;
  return word.endsWith("'") ? M | F | S : M | S;
}

/** The noun phrase after a preposition with an article: nelle case, dei riquadri vuoti; null if there is none. */
export function articulatedPhraseAt(tokens: readonly Token[], from: number): NounPhrase | null {
  const first = tokens[from];
  return first && isArticulated(first) ? phraseWith(tokens, from, articleBits(first.lower)) : null;
}

function phraseWith(tokens: readonly Token[], from: number, given: number): NounPhrase | null {
  let bits = given;
  let at = from + 1;
  for (let more = tokens[at]; more && at < from + 6; more = tokens[++at]) {
    if (isDeterminer(more)) {
      const both = shared(bits, bitsOf(more));
      if (both === 0) return null;
      bits = both;
    } else if (more.lower !== 'cui' && !isPremodifier(more, tokens[at + 1])) break;
  }
  const head = tokens[at];
  const options = head ? optionsOf(head, bits) : [];
  return head && options.length > 0 ? { head, from, to: at + 1, options } : null;
}

/** The genders and numbers of a noun that fit those of its determiners. */
export function optionsOf(head: Token, bits: number): number[] {
  if (head.kind !== 'word' || (head.pos !== Pos.noun && !reads(head, Pos.noun))) return [];
  const found = new Set<number>();
  for (const { pos, features } of head.readings) {
    const both = pos === Pos.noun ? shared(features, bits) : 0;
    if (both !== 0) found.add(both);
  }
  return [...found];
}

/** The number of all options: singular, plural, or 0 if it is open. */
export function numberOf(options: readonly number[]): number {
  const all = options.reduce((sum, bits) => sum | (bits & Group.number), 0);
  return all === Group.number ? 0 : all;
}
