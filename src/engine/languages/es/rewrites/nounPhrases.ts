// Runs of words that are one noun phrase: what may become a subject or an object when a sentence is turned round.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isOne, isTaggedVerb, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';

const SINGULAR = listed(
  'el la un una este esta ese esa aquel aquella mi tu su nuestro nuestra cada otro otra algún alguna',
);
const PLURAL = listed(
  'los las unos unas estos estas esos esas aquellos aquellas mis tus sus nuestros nuestras varios varias muchos muchas algunos algunas otros otras todos todas dos tres cuatro cinco seis siete ocho nueve diez',
);
const WITHIN = listed('de del y e');

const isName = (token: Token): boolean => token.pos === Pos.properNoun && /^\p{Lu}/u.test(token.text);

const isPart = (token: Token): boolean =>
  token.kind === 'number' ||
  token.pos === Pos.noun ||
  token.pos === Pos.adjective ||
  isName(token) ||
  SINGULAR.has(token.lower) ||
  PLURAL.has(token.lower) ||
  WITHIN.has(token.lower) ||
  (isTaggedVerb(token) && token.verbForm === Feature.pastParticiple);

const isDeterminer = ({ lower }: Token): boolean => SINGULAR.has(lower) || PLURAL.has(lower);

/** Whether tokens are one noun phrase with its determiner, or a name. */
export function isNounPhrase(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || !tokens.every(isPart)) return false;
  if (isDeterminer(last) || WITHIN.has(last.lower)) return false;
  if (isName(first)) return tokens.every((token) => isName(token) || isOne(token, WITHIN));
  return (isDeterminer(first) || first.kind === 'number') && tokens.some(({ pos }) => pos === Pos.noun);
}

/** `Feature.singular` or `Feature.plural`; 0 where it is not clear. */
export function numberOf(tokens: readonly Token[]): number {
  const [first] = tokens;
  if (!first || tokens.some(({ lower }) => lower === 'y' || lower === 'e')) return 0;
  if (isName(first) || SINGULAR.has(first.lower)) return Feature.singular;
  return PLURAL.has(first.lower) || first.kind === 'number' ? Feature.plural : 0;
}

/** The text of tokens as it stands. */
export function textOf(match: Match, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? match.sentence.text.slice(first.start, last.end) : '';
}

/** The same, with a small letter at its beginning unless that belongs to a name. */
export function textWithin(match: Match, tokens: readonly Token[]): string {
  const [first] = tokens;
  const text = textOf(match, tokens);
  return first?.index === 0 && !isName(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const PERSONS =
  /^(?:persona|gente|hombre|mujer|niñ[oa]|chic[oa]|alumn[oa]|clientes?|vecin[oa]|ciudadan[oa]|amig[oa]|herman[oa]|hij[oa]|padre|madre|abuel[oa]|jefe|jefa|menor|bebé|médic[oa]|enfermer[oa]|emplead[oa]|obrer[oa]|candidat[oa]|soci[oa]|miembro|juez|jueza|rey|reina|alcalde|alcaldesa|ministr[oa]|espos[oa]|marido|novi[oa]|perr[oa]|gat[oa]|víctima|testigo|piloto|soldado|refugiad[oa]|detenid[oa]|acusad[oa]|herid[oa]|invitad[oa]|familia|equipo|grupo|policía|personal)s?$/;
/** Endings of persons and things alike. */
const MAY_BE_PERSON =
  /(?:dor|dores|doras?|tor|tores|toras?|or|ores|istas?|antes?|entes?|ari[oa]s?|er[oa]s?|[ií]an[oa]s?|és|eses?a?s?)$/;
const THING =
  /(?:error|color|valor|sector|factor|motor|sensor|temor|autor|servidor|navegador|ordenador|ambiente|componente|fuente|puente|frente|gente|presente|siguiente|expediente|formulario|horario|salario|inventario|calendario|usuario|comentario|escenario|dinero|número|fichero|tablero|proveedor)(?:es|s)?$/;

/** Whether a phrase may be a person, before whom an object has its "a". */
export function mayBePerson(tokens: readonly Token[]): boolean {
  const noun =
    tokens.find(({ pos }) => pos === Pos.noun || pos === Pos.properNoun) ??
    tokens.find((token) => reads(token, Pos.noun) && !isDeterminer(token));
  if (!noun || noun.pos === Pos.properNoun) return true;
  if (PERSONS.test(noun.lower)) return true;
  return MAY_BE_PERSON.test(noun.lower) && (!THING.test(noun.lower) || /^(?:autor|usuario|proveedor)/.test(noun.lower));
}

/** The tokens from one on that may belong to its phrase. */
export function phraseFrom(tokens: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (end < tokens.length && isPart(tokens[end] as Token) && !WITHIN.has(tokens[end]?.lower ?? '')) end++;
  return tokens.slice(at, end);
}

/** A participle of a verb that can have a passive. */
export const isDone = (token: Token): boolean => isTaggedVerb(token) && reads(token, Pos.verb, Feature.pastParticiple);
