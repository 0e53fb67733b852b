// The number that a clause allows its verb where not every word of it can be read: what counts is whether anything in it could
// be a subject of the verb's number.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, isFinite, listed } from '../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { mayBeRelative } from './boundaries.ts';
import { candidatesIn, isSingleName, isTitled, PLURAL_SUBJECT, SINGULAR_SUBJECT } from './candidates.ts';
import { type Chunk, chunksOf, phraseFrom } from './chunks.ts';
import { type Field, fieldOf, isClauseBehind, isJoint, isQuote, openerOf } from './field.ts';
import { numberBefore } from './verbParts.ts';
import { isBreak, isNoun } from './words.ts';

const THIRD_SINGULAR = Feature.third | Feature.singular;
const THIRD_PLURAL = Feature.third | Feature.plural;

const LIGHT = listed('aber doch denn und auch nur sogar gerade besonders vor allem jedoch allein selbst oder sondern');
const COPULA = listed('sein werden bleiben heißen scheinen bedeuten bilden darstellen wirken');

/** Adverbs that may stand between a subject and its verb. */
const BETWEEN = listed(
  'selbst allein hier dort heute auch aber jedoch dagegen hingegen nun dann indes damals also nämlich indessen wiederum',
);

const can = (verb: Token, features: number): boolean =>
  finiteReadings(verb).some((each) => (each.features & features) === features);

const lemmaIn = (verb: Token, list: ReadonlySet<string>): boolean => verb.readings.some(({ lemma }) => list.has(lemma));

const QUANTITIES =
  /(?:reihe|anzahl|menge|mehrheit|hälfte|teil|gruppe|paar|masse|fülle|dutzend|rest|art|prozent|mehrzahl|handvoll|haufen|vielzahl|unzahl|drittel|viertel|fünftel|serie|sorte|minderheit|familie|ehepaar|team|volk|polizei|million|milliarde|großteil|zahl|schar|liste|bruchteil|auswahl|unmenge|palette|quote|anteil)$/;

/** The only phrase before the verb, with what belongs to it behind it; null if there is more, or something else. */
function frontOf(sentence: Sentence, start: number, verb: number): Chunk | null {
  const { tokens } = sentence;
  let from = start;
  while (from < verb && LIGHT.has(tokens[from]?.lower ?? '')) from++;
  const [first, ...rest] = chunksOf(sentence, from, verb);
  if (!first || (first.kind !== 'phrase' && first.kind !== 'pronoun')) return null;
  const belongs = (chunk: Chunk, index: number): boolean => {
    const token = tokens[chunk.from] as Token;
    if (isQuote(token) || (index === 0 && isTitled(sentence, first))) return true;
    if (chunk.kind === 'prepositional') return true;
    if (chunk.kind === 'phrase') return (chunk.cells & 0xf000) !== 0 && (chunk.cells & 0xf) === 0;
    return isSingleName(token) || BETWEEN.has(token.lower) || token.kind === 'number';
  };
  return rest.every(belongs) ? first : null;
}

/** Whether an infinitive in the place of the finite verb must be one: the clause has no other verb, and goes on behind it. */
function standsForFinite({ tokens }: Sentence, verb: Token, { front, end }: Field): boolean {
  const next = tokens[verb.index + 1];
  // "Das Geld, das wir haben, reichen nicht": right behind a relative clause
  const isLed = front < verb.index;
  return (
    (verb.index + 2 < end || (isLed && verb.index + 1 < end)) &&
    next?.kind === 'word' &&
    !isJoint(next) &&
    !tokens
      .slice(verb.index + 1, end)
      .some((each) => each.lower === 'zu' || (canBeFinite(each) && each.pos === Pos.verb && each.verbForm === 0))
  );
}

/** The number that the verb should have instead; 0 if it may be right. */
export function fieldNumber(sentence: Sentence, verb: Token): number {
  const [isSingular, isPlural] = [can(verb, THIRD_SINGULAR), can(verb, THIRD_PLURAL)];
  if (isSingular === isPlural || sentence.tokens[verb.index - 1]?.lower === 'zu') return 0;
  const field = fieldOf(sentence, verb);
  if (!field) return isSingular ? owningWanted(sentence, verb) : lastWanted(sentence, verb);
  // "und ihre Arbeit erledigen können": governed by a verb further ahead
  if (field.start > 0 && verb.index + 1 >= field.end) return 0;
  if (!isFinite(verb) && !standsForFinite(sentence, verb, field)) return 0;
  return isSingular ? pluralWanted(sentence, verb, field) : secondWanted(sentence, verb, field);
}

/** "Schritte kombiniert mit Sprüngen", "zeitlich versetzt erbracht": a participle, by what follows. */
export function isLikeParticiple({ tokens }: Sentence, verb: Token): boolean {
  const next = tokens[verb.index + 1];
  const isHeld = next?.pos === Pos.preposition || (next?.verbForm ?? 0) !== 0;
  return verb.text.endsWith('t') && reads(verb, Pos.adjective) && isHeld;
}

const VAGUE = listed('das dies es was wer alles nichts etwas ein');

/** Singular if nothing in a main clause may be a plural subject. */
function secondWanted(sentence: Sentence, verb: Token, field: Field): number {
  const { tokens } = sentence;
  if (isExistence(sentence, verb, field)) return THIRD_SINGULAR;
  const isCopula =
    lemmaIn(verb, COPULA) &&
    !tokens.slice(verb.index, field.end).some((each) => each.verbForm === Feature.pastParticiple);
  const front = frontOf(sentence, field.start, field.front);
  const isSingle = front !== null && isSingularFront(sentence, verb, front);
  if (isSingle && isOnlySubject(front) && !isCopula) return THIRD_SINGULAR;
  const isLed = field.front < verb.index;
  if ((isLed && !isSingle) || !field.isShut || !isClauseBehind(sentence, field.end)) return 0;
  const [before, after] = [
    candidatesIn(sentence, field.start, field.front),
    candidatesIn(sentence, verb.index + 1, field.end),
  ];
  const all = [...before.phrases, ...after.phrases];
  if (
    before.mayPlural ||
    after.mayPlural ||
    [...tokens.slice(field.start, field.front), ...tokens.slice(verb.index, field.end)].some(isQuantity)
  )
    return 0;
  if (isSingle) return THIRD_SINGULAR;
  const isVague = front?.kind === 'pronoun' && VAGUE.has(tokens[front.from]?.lower ?? '');
  const isEs = [verb.index - 1, verb.index + 1].some((at) => tokens[at]?.lower === 'es');
  const isOne = /^(?:er|man|alles|nichts|jemand|niemand)$/.test(tokens[verb.index + 1]?.lower ?? '');
  const hasSubject =
    isOne || all.some(({ determiner, noun, isLoose }) => determiner && !isLoose && isNoun(noun)) || isVague || isEs;
  return hasSubject && !(isCopula && (isVague || isEs || isOne || front !== null)) ? THIRD_SINGULAR : 0;
}

const isQuantity = (token: Token | undefined): boolean => isNoun(token) && QUANTITIES.test(token?.lower ?? '');

/** "Dort geben es viele Cafés": what there is may be a plural, but nobody gives it. */
function isExistence(sentence: Sentence, verb: Token, { start, end }: Field): boolean {
  const { tokens } = sentence;
  const isEs = [verb.index - 1, verb.index + 1].some((at) => tokens[at]?.lower === 'es' && at >= start);
  if (!isEs || !verb.readings.some(({ lemma }) => lemma === 'geben')) return false;
  const isGiving = tokens.slice(start, end).some(({ lower }) => GIVING.has(lower));
  const { phrases } = candidatesIn(sentence, verb.index + 1, end);
  return !isGiving && phrases.every(({ determiner }) => !determiner || INDEFINITE.test(determiner.lower));
}

const GIVING = listed(
  'sie wir die diese alle mir dir ihm ihr ihnen uns euch zurück weiter ab aus her auf vor zu frei bekannt beide jene',
);

const INDEFINITE =
  /^(?:ein|eine|einen|kein|keine|keinen|viele|viel|einige|mehrere|wenige|zwei|drei|vier|fünf|zehn|etliche|manche|solche|andere|zahlreiche|mehr|paar)$/;

/** Whether the phrase at the front is one thing. */
function isSingularFront(sentence: Sentence, verb: Token, front: Chunk): boolean {
  const { tokens } = sentence;
  if (isTitled(sentence, front)) return true;
  const first = tokens[front.from] as Token;
  if (front.kind === 'pronoun' && (!/^(?:er|man|jemand|niemand)$/.test(first.lower) || front.from + 1 < verb.index))
    return false;
  if (isQuantity(front.noun)) return false;
  // "Angehörige": a plural like an adjective
  const isBare = front.kind === 'phrase' && !front.determiner && !front.adjectives?.length;
  if (isBare && !isSingleName(front.noun)) return false;
  const cells = front.isLoose && !isNoun(front.noun) ? looseFront(front) : front.cells;
  return (cells & SINGULAR_SUBJECT) !== 0 && (cells & PLURAL_SUBJECT) === 0;
}

/** Whether a phrase can be nothing but a subject. */
const isOnlySubject = ({ cells, isLoose }: Chunk): boolean => (cells & ~SINGULAR_SUBJECT) === 0 && !isLoose;

/** A name, or a word with an article of one. */
function looseFront({ noun, determiner, cells }: Chunk): number {
  if (!determiner) return isSingleName(noun) ? SINGULAR_SUBJECT | 0x70 : 0;
  return /^(?:das|ein|eine|dieses|jedes|jede|jeder|kein|dieser)$/.test(determiner.lower) ? cells & 0x7fff & ~0x888 : 0;
}

/** Singular if nothing in a clause that ends with the verb may be a plural subject. */
function lastWanted(sentence: Sentence, verb: Token): number {
  const { tokens } = sentence;
  const next = tokens[verb.index + 1];
  if (!isBreak(next) && !(isFinite(verb) && isJoint(next))) return 0;
  const opener = openerOf(sentence, verb);
  if (opener < 0 || opener >= verb.index - 1) return 0;
  const first = tokens[opener] as Token;
  const isRelative =
    tokens[opener - 1]?.text === ',' && (mayBeRelative(first) || reads(tokens[opener - 1], Pos.preposition));
  // ", die Zukunft gestalten", ", der Regelung zugestimmt haben": an article in a row
  if (isRelative && (phraseFrom(sentence, opener, verb.index)?.cells ?? 0) !== 0) return 0;
  const rest = candidatesIn(sentence, opener + 1, verb.index);
  if (rest.mayPlural || tokens.slice(opener, verb.index).some(isQuantity)) return 0;
  const isDie = isRelative && /^(?:die|welche)$/.test(first.lower);
  if (isDie && numberBefore(sentence, opener - 2) !== Feature.singular) return 0;
  const isSubject = isDie || /^(?:der|das|welcher|welches|was)$/.test(first.lower);
  const hasOwn =
    rest.phrases.some(({ determiner, noun, isLoose }) => determiner && !isLoose && isNoun(noun)) ||
    /^(?:er|es|man|jemand|niemand|dies|alles|nichts)$/.test(tokens[opener + 1]?.lower ?? '') ||
    isSingleName(tokens[opener + 1]);
  if (!(isRelative && isSubject) && !hasOwn) return 0;
  const isCopula = lemmaIn(verb, COPULA) && !tokens.slice(opener, verb.index).some((each) => each.verbForm !== 0);
  // "was das sind": what is said of it may be a plural
  return isCopula && /^(?:was|wer|das|wie|wo)$/.test(first.lower) ? 0 : THIRD_SINGULAR;
}

const DOING = listed('machen tun sagen denken meinen essen trinken kosten');
const OWNING = listed('haben besitzen brauchen');

/** "Die Eltern meines Freundes hat ein Haus": what one has is seldom the one who has. */
function ownsOne(sentence: Sentence, verb: Token, field: Field): boolean {
  const { tokens } = sentence;
  const front = frontOf(sentence, field.start, field.front);
  const isPlural = front?.determiner !== undefined && (front.cells & SINGULAR_SUBJECT) === 0 && front.kind === 'phrase';
  const [object, more] = candidatesIn(sentence, verb.index + 1, field.end).phrases;
  const isAlone = !tokens.slice(verb.index + 1, field.end).some((each) => each.verbForm !== 0 || isPerson(each));
  return (
    isPlural &&
    isAlone &&
    !more &&
    /^(?:k?eine?)$/.test(object?.determiner?.lower ?? '') &&
    !isOnlySubject(object as Chunk)
  );
}

/** "weil meine Großeltern kein Auto hat": the same at the end of a clause. */
function owningWanted(sentence: Sentence, verb: Token): number {
  const { tokens } = sentence;
  const opener = openerOf(sentence, verb);
  if (opener < 0 || !lemmaIn(verb, OWNING) || !isBreak(tokens[verb.index + 1]) || !isFinite(verb)) return 0;
  if (!/^(?:dass|weil|wenn|ob|obwohl|da|falls|seit|sobald)$/.test(tokens[opener]?.lower ?? '')) return 0;
  if (tokens.slice(opener + 1, verb.index).some((each) => each.verbForm !== 0 || isPerson(each))) return 0;
  const [owner, object, more] = candidatesIn(sentence, opener + 1, verb.index).phrases;
  const isPlural =
    owner?.determiner !== undefined && owner.from === opener + 1 && (owner.cells & SINGULAR_SUBJECT) === 0;
  const isOwned = !more && /^(?:k?eine?)$/.test(object?.determiner?.lower ?? '') && !isOnlySubject(object as Chunk);
  return isPlural && isOwned ? THIRD_PLURAL : 0;
}

const isPerson = ({ lower }: Token): boolean =>
  /^(?:ich|du|er|sie|es|man|wer|das|jeder|keiner|niemand|jemand)$/.test(lower);

const IMPERSONAL = listed('geben lauten frieren gelingen schmecken handeln gelten heißen grauen');

const MEASURED =
  /(?:meter|stunde|minute|sekunde|jahr|monat|woche|tag|euro|prozent|grad|kilo|gramm|liter|mal|nacht|nächte|abend|morgen|cent|dollar|mark|uhr|punkt|franken|pfund|seite|schritt|stück)e?n?$/;

/** Plural if nothing in a main clause may be a singular subject, but a phrase a plural one: Weitere Fragen findet Sie unter ... */
function pluralWanted(sentence: Sentence, verb: Token, field: Field): number {
  const { tokens } = sentence;
  if (!field.isShut || lemmaIn(verb, IMPERSONAL) || !isFinite(verb) || isLikeParticiple(sentence, verb)) return 0;
  // "bringe deine Dateien mit": a command
  if (!can(verb, THIRD_SINGULAR | Feature.indicative)) return 0;
  if (tokens[field.end]?.text === ',' && !mayBeRelative(tokens[field.end + 1])) return 0;
  if (!isClauseBehind(sentence, field.end)) return 0;
  // "Was macht deine Kinder?": what they do is no subject
  const isAsked = tokens[field.start]?.lower === 'was' && field.start + 1 === field.front && lemmaIn(verb, DOING);
  const before = candidatesIn(sentence, isAsked ? field.front : field.start, field.front);
  const after = candidatesIn(sentence, verb.index + 1, field.end);
  const isOwning = !before.maySingular && lemmaIn(verb, OWNING) && ownsOne(sentence, verb, field);
  if (before.maySingular || (after.maySingular && !isOwning)) return 0;
  const isPolite = tokens[verb.index + 1]?.text === 'Sie';
  const isSubject = ({ from, noun, determiner, isLoose, cells }: Chunk): boolean =>
    (cells & PLURAL_SUBJECT) !== 0 &&
    !isLoose &&
    noun !== undefined &&
    !MEASURED.test(noun.lower) &&
    (determiner !== undefined || noun.index > from || from === field.start);
  return isPolite || [...before.phrases, ...after.phrases].some(isSubject) ? THIRD_PLURAL : 0;
}
