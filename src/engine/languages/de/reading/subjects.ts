// Which number the subjects of a clause allow its verb, when all that could be a subject can be read.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { finiteReadings, listed } from '../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { isSureFinite, mayBeRelative, opensClause } from './boundaries.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { Row } from './recast.ts';
import { FRONTING, isVerb, numberBefore, type Parts, partsOf } from './verbParts.ts';
import { clauseEnd, clauseStart, isNoun } from './words.ts';

const SINGULAR = 0x7;
const PLURAL = 0x8;

/** Sums, spans and sets, with a verb in the singular or the plural: zwei Meter reicht, eine Reihe von Leuten kommen. */
const MEASURED =
  /(?:meter|stunde|minute|sekunde|jahr|monat|woche|tag|euro|prozent|grad|kilo|gramm|liter|mal|nacht|nächte|abend|morgen|cent|dollar|mark|uhr|million|milliarde|drittel|viertel|punkt|franken|pfund|seite|schritt|teil|stück)e?n?$/;
const QUANTITIES =
  /(?:reihe|anzahl|menge|mehrheit|hälfte|teil|gruppe|paar|masse|fülle|dutzend|rest|art|prozent|mehrzahl|handvoll|haufen|vielzahl|unzahl|drittel|viertel|serie|sorte|minderheit|familie|team|volk|polizei)$/;

const JOINING = listed('und oder sowie sowohl weder bzw samt beziehungsweise sondern nebst plus minus & /');
const MEASURING = listed(
  'sein werden reichen genügen liegen bleiben kosten dauern entsprechen betragen fehlen machen gehen geben fallen können müssen sollen',
);
const COPULA = listed('sein werden bleiben heißen scheinen bedeuten bilden darstellen');
/** Verbs that "es" may precede without being their subject: es kommen viele Gäste. */
const EXISTING = listed(
  'kommen fehlen bleiben liegen stehen sitzen leben wohnen passieren entstehen existieren folgen erscheinen hängen gehören sterben fahren laufen',
);
const IMPERSONAL = listed('geben lauten frieren gelingen schmecken handeln gelten heißen');

/** Whether the verb stands where the verb of such a clause does. */
function isInPlace(sentence: Sentence, verb: Token, { start, end, before, isOpened, isLed }: Parts): boolean {
  const { tokens } = sentence;
  if (isOpened || isLed) return true;
  if (start === verb.index) {
    // after a clause at the front: als er kam, ...
    const isFronted = FRONTING.has(tokens[0]?.lower ?? '') && isVerb(tokens[start - 2] as Token);
    // or after a first part without any verb: Ganz hinten, unter Decken, lag ...
    const isBare =
      !tokens.slice(0, start).some((each) => isSureFinite(each) || opensClause(each) || mayBeRelative(each)) &&
      !chunksOf(sentence, 0, start).some(mayBeSubject);
    return tokens[start - 1]?.text === ',' && ((isFronted && commas(tokens, start) === 1) || isBare);
  }
  // what follows a comma is a clause of its own only after another clause
  if (tokens[start - 1]?.text === ',') {
    const from = clauseStart(sentence, start - 2);
    if (!tokens.slice(from, start - 1).some(isVerb)) return false;
  }
  if (verb.index === end - 1 && start > 0) return false;
  if (verb.index === end - 1 && reads(verb, Pos.verb, Feature.infinitive)) return false;
  const own = before.filter((each) => mayBeSubject(each) && tokens[each.from]?.lower !== 'beiden');
  return own.length < 2 || (own.length === 2 && isQuestionWord(tokens[start]));
}

const isQuestionWord = (token: Token | undefined): boolean => /^(?:wem|wen|wessen)$/.test(token?.lower ?? '');
const commas = (tokens: readonly Token[], end: number): number =>
  tokens.slice(0, end).filter(({ text }) => text === ',').length;

/** Whether nothing in the clause is left unread that may be a subject. */
function isReadable({ tokens }: Sentence, parts: Parts): boolean {
  return [...parts.before, ...parts.after].every(({ kind, from, to, noun }) => {
    const token = tokens[from] as Token;
    if (kind === 'mark' || (kind === 'joint' && !/^(?:aber|doch|denn|als|wie)$/.test(token.lower))) return false;
    if (JOINING.has(token.lower) && from !== parts.start) return false;
    if (token.pos === Pos.numeral && kind !== 'phrase') return false;
    if (kind === 'word' && (token.kind === 'number' || (token.text !== token.lower && from > 0 && !isKnownWord(token))))
      return false;
    return !tokens
      .slice(from, to)
      .some((each) => each.kind === 'masked' || (each.kind === 'word' && each.readings.length === 0 && each !== noun));
  });
}

const isKnownWord = ({ pos }: Token): boolean => pos === Pos.adverb || pos === Pos.preposition;

const mayBeSubject = ({ kind, cells }: Chunk): boolean =>
  (kind === 'phrase' || kind === 'pronoun') && ((cells & Row.nominative) !== 0 || cells === 0);

/** "die beiden" is a plural although the article is not. */
function cellsOf({ tokens }: Sentence, chunk: Chunk): number {
  const next = tokens[chunk.to];
  return chunk.kind === 'pronoun' &&
    /^(?:beiden|meisten|anderen|übrigen)$/.test(next?.lower ?? '') &&
    !isNoun(tokens[chunk.to + 1])
    ? PLURAL
    : chunk.cells & Row.nominative;
}

/** The subject that the verb contradicts, and the features that it asks for. */
export interface Conflict {
  readonly wanted: number;
}

/** es kommen viele Gäste: a verb without an object, before whose subject "es" may stand. */
export const isOfExistence = (verb: Token): boolean => lemmaIn(verb, EXISTING);

/** "die Anzahl der Besucher": the number itself, not those counted. */
const isCounted = ({ tokens }: Sentence, { from, to, noun, determiner }: Chunk): boolean =>
  QUANTITIES.test(noun?.lower ?? '') &&
  !(
    /^(?:an)?zahl$/.test(noun?.lower ?? '') &&
    determiner?.lower === 'die' &&
    from + 2 < to &&
    tokens[from + 1] === noun
  );

const lemmaIn = (verb: Token, list: ReadonlySet<string>): boolean => verb.readings.some(({ lemma }) => list.has(lemma));

const can = (verb: Token, features: number): boolean =>
  finiteReadings(verb).some((each) => (each.features & features) === features);

/** "hat Hunger": a bare noun behind haben, after a phrase with an article, is what one has. */
const isHad = ({ from, to, noun }: Chunk, verb: Token): boolean =>
  noun?.index === from && noun.readings.length > 0 && from > verb.index && to === from + 1 && lemmaIn(verb, HAVING);
const HAVING = listed('haben');

/** Verbs of which "wie viel" and "was" tell the measure: Was kosten die Karten? */
const PRICED = listed('kosten wiegen');
const isHowMuch = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'was' || (tokens[at]?.lower === 'viel' && tokens[at - 1]?.lower === 'wie');

/** "Dass du schweigst, haben mich enttäuscht": the clause at the front is the only subject there can be. */
function isClauseSubject({ tokens }: Sentence, verb: Token, { start, before, after }: Parts): boolean {
  return (
    start === verb.index &&
    /^(?:dass|ob)$/.test(tokens[0]?.lower ?? '') &&
    commas(tokens, start) === 1 &&
    tokens[start - 1]?.text === ',' &&
    isVerb(tokens[start - 2] as Token) &&
    [...before, ...after].some(({ kind, cells }) => kind === 'pronoun' && (cells & Row.nominative) === 0)
  );
}

/** What the only possible subjects ask of the verb, if it stands in another number; null otherwise. */
export function conflictOf(sentence: Sentence, verb: Token): Conflict | null {
  const [third, plural] = [Feature.third | Feature.singular, Feature.third | Feature.plural];
  const isSingular = can(verb, third) && !can(verb, plural);
  const isPlural = can(verb, plural) && !can(verb, third);
  if ((!isSingular && !isPlural) || lemmaIn(verb, IMPERSONAL)) return null;
  if (sentence.tokens[verb.index - 1]?.lower === 'zu') return null;
  const parts = partsOf(sentence, verb);
  // "obwohl die Ziele erfüllt, ja übererfüllt sind": a participle
  if (parts?.isOpened && reads(verb, Pos.adjective)) return null;
  if (!parts || !isReadable(sentence, parts)) return null;
  if (isPlural && isClauseSubject(sentence, verb, parts) && ![...parts.before, ...parts.after].some(mayBeSubject))
    return { wanted: third };
  if (!isInPlace(sentence, verb, parts)) return null;
  const { tokens } = sentence;
  const subjects = [...parts.before, ...parts.after].filter(
    (each) =>
      mayBeSubject(each) &&
      !(each.from - 1 > parts.start && /^(?:als|wie)$/.test(tokens[each.from - 1]?.lower ?? '')) &&
      !(tokens[each.from]?.lower === 'beiden') &&
      !(isHad(each, verb) && parts.before.some(({ kind, determiner }) => kind === 'phrase' && determiner)) &&
      !(each.to === verb.index && lemmaIn(verb, PRICED) && isHowMuch(tokens, each.from)) &&
      !(tokens[each.from]?.lower === 'es' && each.to === verb.index && isSingular && isOfExistence(verb)),
  );
  const isShared = /^(?:und|oder|sondern|aber)$/.test(tokens[parts.start - 1]?.lower ?? '');
  // "er kam und brachte Blumen": the subject stands before "und"
  if (isShared && parts.start === verb.index) return null;
  if (subjects.length === 0 || subjects.some((each) => each.cells === 0 || isCounted(sentence, each))) return null;
  const cells = subjects.map((each) => cellsOf(sentence, each));
  const [only, more] = subjects;
  if (parts.isOpened && !more && only?.from === parts.start && tokens[only.from]?.lower === 'die') {
    const number = numberBefore(sentence, parts.start - 2);
    if (number === Feature.plural && isSingular) return { wanted: Feature.third | Feature.plural };
    return number === Feature.singular && isPlural ? { wanted: Feature.third | Feature.singular } : null;
  }
  return isSingular
    ? pluralWanted(sentence, verb, parts, subjects, cells)
    : singularWanted(sentence, verb, parts, subjects, cells);
}

function pluralWanted(
  { tokens }: Sentence,
  verb: Token,
  parts: Parts,
  subjects: readonly Chunk[],
  cells: readonly number[],
): Conflict | null {
  if (cells.some((each) => (each & SINGULAR) !== 0)) return null;
  const isMeasured = lemmaIn(verb, MEASURING);
  if (subjects.some(({ noun }) => (isMeasured && MEASURED.test(noun?.lower ?? '')) || noun?.readings.length === 0))
    return null;
  // a bare noun that may be the object of a subject left out, or announced: mittags gibt es Brote
  const [first] = subjects;
  const isBare = subjects.every(({ from, noun }) => noun && tokens[from] === noun);
  if (!first || (isBare && (first.from > 0 || !verb.readings.some(({ lemma }) => lemma === 'sein')))) return null;
  const isNamed = subjects.some(({ from, noun, kind }) =>
    kind === 'phrase' ? noun !== tokens[from] : tokens[from]?.text !== 'Sie',
  );
  if (!isNamed && !isBare) return null;
  const hasWe = subjects.some(({ from }) => tokens[from]?.lower === 'wir');
  // "Wieso besitzt ihr so viele Gläser?"
  const isYours = (each: Chunk): boolean => /^ihr$/.test(tokens[each.from]?.lower ?? '');
  if (subjects.some(isYours) && can(verb, Feature.second | Feature.plural)) return null;
  const isOnlyUs = subjects.every(({ from }) => /^(?:ihr|sie)$/.test(tokens[from]?.lower ?? ''));
  if (isOnlyUs || (parts.isOpened && /^(?:wer|was)$/.test(tokens[parts.start]?.lower ?? ''))) return null;
  return { wanted: (hasWe ? Feature.first : Feature.third) | Feature.plural };
}

/** Whether a clause follows the comma at `at`, rather than more of a row: ", um zu", ", weil", ", der noch kommt". */
function isClauseBehind(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at + 1];
  if (opensClause(next) || /^(?:um|ohne|statt|anstatt|dass|aber|sondern|denn|doch)$/.test(next?.lower ?? ''))
    return true;
  return mayBeRelative(next) && isSureFinite(sentence.tokens[clauseEnd(sentence, at + 1) - 1]);
}

function singularWanted(
  sentence: Sentence,
  verb: Token,
  parts: Parts,
  subjects: readonly Chunk[],
  cells: readonly number[],
): Conflict | null {
  const { tokens } = sentence;
  if (cells.some((each) => (each & PLURAL) !== 0) || subjects.some(({ isLoose }) => isLoose)) return null;
  const [subject] = subjects;
  if (!subject) return null;
  const text = tokens[subject.from]?.lower ?? '';
  const vague = subject.noun
    ? /^(?:etwas|mehr|viel|genug)$/
    : /^(?:ich|du|es|das|dies|was|wer|etwas|alles|nichts|ein|mehr|viel|genug)$/;
  if (vague.test(text)) {
    // "es" with a verb that is no copula, beside no plural: es dauern lange
    if (text !== 'es' || lemmaIn(verb, COPULA) || subjects.length > 1 || subject.from !== verb.index + 1) return null;
  }
  const isBare = subject.noun !== undefined && tokens[subject.from] === subject.noun;
  // "leisten können", "entschlossen zu bekämpfen": no finite verb
  const isInfinitive = reads(verb, Pos.verb, Feature.infinitive) || reads(verb, Pos.auxiliary, Feature.infinitive);
  if (isInfinitive && parts.isOpened && /^(?:und|oder)$/.test(tokens[parts.end]?.lower ?? '')) return null;
  if (
    tokens[verb.index + 1]?.lower === 'zu' ||
    (isInfinitive && !parts.isOpened && (tokens[verb.index - 1]?.verbForm ?? 0) !== 0)
  )
    return null;
  // "Dazu gehören der Park, das Schloss und der See"
  const goesOn = subject.from > verb.index && tokens[parts.end]?.text === ',' && !isClauseBehind(sentence, parts.end);
  // "und seine Frau kommen": joined to what stands before
  const isJoined = /^(?:und|oder|sowie)$/.test(tokens[parts.start - 1]?.lower ?? '') && subject.from < verb.index;
  if (isBare || goesOn || isJoined || (subjects.length > 1 && lemmaIn(verb, COPULA))) return null;
  // "der Rat der Weisen": the genitive of a plural pronoun, an infinitive or command
  return { wanted: Feature.third | Feature.singular };
}
