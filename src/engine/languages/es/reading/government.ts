// What a preposition governs behind a word that asks for another one, and the row of the table that says so.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeFinite,
  canBeInfinitive,
  canBeParticiple,
  isTaggedFinite,
  isTaggedVerb,
  listed,
} from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { isCapitalised } from '../../../rules/token.ts';
import { recordsOf, type WordRow, wordsIn } from '../../../rules/wordRows.ts';
import infinitives from '../rows/governedInfinitives.words.tsv';
import objects from '../rows/government.words.tsv';
import places from '../rows/places.words.tsv';
import { MOMENT } from './subjects.ts';
import { statedReadings } from './verbForms.ts';

/** A row of the tables of government. */
export type Governed = WordRow & { kind: string; wrong: string; right: string; next: string };

/** How a preposition is written: with the article, with a pronoun. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  a: ['a', 'al'],
  de: ['de', 'del'],
  con: ['con', 'conmigo', 'contigo'],
};

/** The forms of the prepositions in a cell. */
export const formsOf = (cell: string): string[] => cell.split('|').flatMap((each) => FORMS[each] ?? [each]);

const TOWNS = new Set(wordsIn(places, 'kind', 'town'));
const PLACES = new Set(wordsIn(places));

/** Nouns of phrases that say how, when or why, whatever stands before them: de esta manera, en la medida, con el fin. */
const MANNER = listed(
  'antemano completo insistencia todo frecuencia manera maneras gran forma formas modo modos parte nuevo rotundo momento buena mala verdad vez veces ' +
    'cierta cierto hecho empeño principio fin final lado ojo ojos ayuda cabeza mano manos pie boca voz medida caso casos punto vista ' +
    'través base casa calle acuerdo causa motivo motivos razón razones cambio medio nivel grado marcha actualidad práctica intención objeto ' +
    'propósito excepción condición fuerza paso ritmo carácter calidad nombre título edad éxito noche día mañana tarde largo efecto efectos ' +
    'consecuencia respecto relación función parecer juicio sentido aspecto ejemplo menudo lugar sitio próxima primera segunda última',
);
const PRONOUNS = listed(
  'mí ti él ella ellos ellas nosotros nosotras vosotros vosotras usted ustedes alguien nadie quien quienes algo',
);
const THINGS = listed('eso esto aquello ello todo nada');
/** "lo largo de", "lo mejor": set phrases with lo. */
const SET = listed('largo mejor sumo menos tanto general visto común pronto demás contrario único más que');
const DEGREE = listed('muy más menos tan bastante demasiado poco');
const COPULAS = listed('ser estar parecer resultar quedar sentir mostrar ver');
const ASKED = listed('qué quién quiénes cómo cuándo dónde cuánto cuánta cuántos cuántas cuál cuáles');
const GAMES = listed(
  'fútbol baloncesto tenis cartas pádel ajedrez balonmano voleibol golf naipes dominó escondite parchís',
);
const EVENTS = listed(
  'accidente boda bodas reunión clase clases fiesta concierto misa curso conferencia congreso ceremonia naufragio incendio terremoto entierro funeral evento',
);

const isInfinitive = (token: Token): boolean => canBeInfinitive(token) && token.pos !== Pos.noun;

/** The noun of the phrase that begins with a determiner. */
function nounOf(tokens: readonly Token[], at: number): Token | undefined {
  const phrase = tokens.slice(at, at + 4);
  const noun = phrase.find(({ pos }) => pos === Pos.noun || pos === Pos.properNoun);
  // "los demás", "la tuya"
  return noun ?? (phrase[1]?.kind === 'word' ? phrase[1] : undefined);
}

function isObject(tokens: readonly Token[], at: number, preposition: string): boolean {
  const next = tokens[at] as Token;
  const { lower } = next;
  if (lower === 'lo') return !SET.has(tokens[at + 1]?.lower ?? '');
  if (PRONOUNS.has(lower) || ASKED.has(lower)) return true;
  const isLoose = /^(?:a|por|en|para)$/.test(preposition);
  if (THINGS.has(lower)) return !isLoose && !MOMENT.test(tokens[at + 1]?.lower ?? '');
  if (isInfinitive(next)) return /^(?:con|de)$/.test(preposition);
  if (lower === 'que') return /^(?:con|de)$/.test(preposition) && tokens[at + 1]?.kind === 'word';
  if (next.pos !== Pos.determiner && next.pos !== Pos.numeral && !/^(?:el|l[ao]s?|un[ao]?s?)$/.test(lower)) {
    return next.pos === Pos.properNoun && isCapitalised(next) && !isLoose;
  }
  const noun = nounOf(tokens, at);
  // "en el tiempo que haga" is no moment
  const isMoment = noun !== undefined && MOMENT.test(noun.lower) && tokens[noun.index + 1]?.lower !== 'que';
  if (!noun || isMoment || MANNER.has(noun.lower)) return false;
  return !(preposition === 'en' && (PLACES.has(noun.lower) || noun.pos === Pos.properNoun));
}

const isBareNoun = (token: Token): boolean =>
  (token.pos === Pos.noun || token.pos === Pos.adjective) &&
  !isInfinitive(token) &&
  !MOMENT.test(token.lower) &&
  !MANNER.has(token.lower);

/** Whether what follows the preposition is what a row asks for. */
function fitsNext(kind: string, tokens: readonly Token[], at: number, preposition: string): boolean {
  const next = tokens[at];
  if (next?.kind !== 'word') return false;
  switch (kind) {
    case 'infinitive':
      return isInfinitive(next);
    case 'pronoun':
      return PRONOUNS.has(next.lower) || (preposition === 'a' && THINGS.has(next.lower));
    case 'town':
      return TOWNS.has(next.lower) && isCapitalised(next);
    case 'name':
      return next.pos === Pos.properNoun && isCapitalised(next);
    case 'bare':
      return isBareNoun(next);
    case 'game':
      return GAMES.has(nounOf(tokens, at)?.lower ?? '');
    case 'event':
      return EVENTS.has(nounOf(tokens, at)?.lower ?? '');
    case 'all':
      return isObject(tokens, at, preposition) || isBareNoun(next);
    default:
      return isObject(tokens, at, preposition);
  }
}

const CLITIC_OF: Readonly<Record<string, number>> = {
  me: Feature.first | Feature.singular,
  te: Feature.second | Feature.singular,
  nos: Feature.first | Feature.plural,
  os: Feature.second | Feature.plural,
};

/** The pronoun of a verb that speaks of its own subject: me in "me he acordado"; '' if it is attached, null if there is none. */
export function ownPronoun(tokens: readonly Token[], verb: Token): string | null {
  if (verb.verbForm !== 0 && /(?:me|te|se|nos|[^dlt]os)$/.test(verb.lower)) return '';
  for (let i = verb.index - 1; i >= Math.max(0, verb.index - 4); i--) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word' || token.lower === 'que') return null;
    if (token.lower === 'se') return 'se';
    const person = CLITIC_OF[token.lower];
    if (person === undefined) continue;
    const finite = tokens.slice(i + 1, verb.index + 1).find((each) => isTaggedVerb(each));
    const agrees =
      finite &&
      statedReadings(finite).some(
        ({ features }) => (features & person & Group.person) !== 0 && (features & person & Group.number) !== 0,
      );
    return agrees ? token.lower : null;
  }
  return null;
}

/** Whether an adjective is said of a subject: estoy muy orgulloso. */
function isSaid(tokens: readonly Token[], { index }: Token): boolean {
  let at = index - 1;
  while (tokens[at]?.pos === Pos.adverb || DEGREE.has(tokens[at]?.lower ?? '')) at--;
  return tokens[at]?.readings.some(({ lemma }) => COPULAS.has(lemma)) ?? false;
}

function isOwnKind(row: Governed, tokens: readonly Token[], head: Token, preposition: string): boolean {
  const { kind, next } = row;
  if (kind === 'adjective') {
    if (isTaggedFinite(head) || !(canBeAdjective(head) || canBeParticiple(head))) return false;
    // beside a noun, a preposition may belong to that: "un informe fiel del uso"
    return next === 'infinitive' || /^(?:inferior|superior|anterior|posterior)/.test(row.word) || isSaid(tokens, head);
  }
  if (kind === 'noun') return head.pos === Pos.noun;
  // "sueño de ser médico"
  if (!isTaggedVerb(head) && !(head.index === 0 && canBeFinite(head) && canBeInfinitive(tokens[2]))) return false;
  const isHelped = tokens
    .slice(Math.max(0, head.index - 3), head.index)
    .some(({ readings }) => readings.some(({ lemma }) => lemma === 'haber'));
  if ((head.verbForm & Feature.pastParticiple) !== 0 && !isHelped) return false;
  if (kind === 'verb') return true;
  const own = ownPronoun(tokens, head);
  if (own !== 'se') return own !== null;
  // "se despide a los trabajadores": somebody does it to them; "se acuerda en junta": nobody in particular
  return kind === 'self' && (preposition !== 'a' || next === 'infinitive');
}

const ROWS = [...recordsOf(objects), ...recordsOf(infinitives)].map((row) => ({
  row: row as Governed,
  lemmas: new Set(row.word.split(' ')),
  wrong: new Set(formsOf(row.wrong as string)),
}));

/** The row of some kinds that finds a preposition wrong behind a word; undefined if none does. `at` is what the preposition governs. */
export function rowFor(
  tokens: readonly Token[],
  kinds: readonly string[],
  head: Token,
  preposition: Token,
  at: number,
): Governed | undefined {
  const { lower } = preposition;
  const typed = Object.entries(FORMS).find(([, forms]) => forms.includes(lower))?.[0] ?? lower;
  return ROWS.find(({ row, lemmas, wrong }) => {
    if (!kinds.includes(row.kind) || !wrong.has(lower) || !head.readings.some(({ lemma }) => lemmas.has(lemma)))
      return false;
    if (!isOwnKind(row, tokens, head, typed)) return false;
    if (/^con[mt]igo$/.test(lower)) return /^(?:object|pronoun|all)$/.test(row.next);
    if (!/^(?:al|del)$/.test(lower)) return fitsNext(row.next, tokens, at, typed);
    // the article is part of the preposition
    const noun = nounOf(tokens, at - 1);
    if (!noun || MOMENT.test(noun.lower) || MANNER.has(noun.lower)) return false;
    if (row.next === 'game') return GAMES.has(noun.lower);
    return row.next === 'event' ? EVENTS.has(noun.lower) : /^(?:object|all)$/.test(row.next);
  })?.row;
}
