// The subject of a verb, found in its clause: before it, behind an insertion, as the noun of a relative clause.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite, listed } from '../../../rules/ask.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';
import { isManner, type Phrase, phrasesIn } from './phrases.ts';
import { MEASURE, TIME } from './subjects.ts';

/** What may stand between a subject and its verb. */
const BETWEEN = listed(
  'no ya se me te nos os le les lo la los las también siempre nunca solo sólo casi ahora aún todavía tampoco hoy ayer apenas jamás',
);
const OBJECT = listed('lo la los las');
/** Words after which a clause begins. */
const OPENERS = listed('que porque pero si cuando aunque mientras donde pues . ; : ( — – - ¿ ¡');
/** What opens an insertion between commas that belongs to the noun before it. */
const INSERTED = listed(
  'que quien quienes cuyo cuya cuyos cuyas donde como en con de por para sin según a al lo sobre',
);

/** The first token before the verb that is no pronoun or adverb of it. */
export function verbGroupFrom(tokens: readonly Token[], verb: Token): number {
  let i = verb.index;
  while (i > 0 && (BETWEEN.has(tokens[i - 1]?.lower ?? '') || isManner(tokens[i - 1]))) {
    // "la" and "los" are pronouns only where no noun can follow them
    if (tokens[i - 1]?.pos === Pos.determiner) break;
    i--;
  }
  return i;
}

/** Whether an object pronoun stands before the verb: "la cuenta la pagaron". */
export const hasObjectPronoun = (tokens: readonly Token[], from: number, verb: Token): boolean =>
  tokens.slice(from, verb.index).some(({ lower }) => OBJECT.has(lower));

/** Back from `end` over nouns, their adjectives and prepositions to where the row of phrases begins. */
export function rowFrom(tokens: readonly Token[], end: number): number {
  let i = end;
  while (i > 0) {
    const token = tokens[i - 1] as Token;
    const isPart =
      token.kind === 'number' ||
      (token.kind === 'word' &&
        !OPENERS.has(token.lower) &&
        !isTaggedFinite(token) &&
        token.pos !== Pos.subjunction &&
        token.pos !== Pos.pronoun);
    if (!isPart) break;
    i--;
  }
  return i;
}

/** Whether only a name or a phrase without a verb stands there: "la portavoz, Carmen Ruiz, ha dicho", "mi vecino, el médico,". */
const isApposition = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((each) => isCapitalised(each) || /^(?:del?|las?|los)$/.test(each.lower)) ||
  (/^(?:el|la|los|las)$/.test(tokens[from]?.lower ?? '') && phrasesIn(tokens, from, to) !== null);

/** Where the insertion that ends before `comma` begins: the index of its first comma; -1 if it is none. */
function insertionFrom(tokens: readonly Token[], comma: number): number {
  for (let i = comma - 1; i > Math.max(0, comma - 24); i--) {
    const token = tokens[i] as Token;
    if (token.kind === 'punctuation' && token.text !== ',') return -1;
    if (token.text !== ',') continue;
    const first = tokens[i + 1];
    const isInserted =
      first !== undefined &&
      (INSERTED.has(first.lower) || first.pos === Pos.adjective || (first.verbForm & Feature.pastParticiple) !== 0);
    return isInserted || isApposition(tokens, i + 1, comma) ? i : -1;
  }
  return -1;
}

const SEVERAL = listed('y e o u ni como tanto tampoco junto con');

const isWhen = ({ head }: Phrase): boolean => TIME.test(head.lower) || MEASURE.test(head.lower);

/** What a phrase that opens a sentence may begin with: "con las obras, la calle", "además, el precio". */
const OPENING: readonly number[] = [Pos.preposition, Pos.subjunction, Pos.adverb, Pos.conjunction];

/** Whether a comma closes such a phrase, rather than standing in a row of things: "tu trabajo, tu casa". */
function closesOpening(tokens: readonly Token[], comma: number): boolean {
  let i = comma - 1;
  while (i >= 0 && (tokens[i]?.kind !== 'punctuation' || /^[()"«»]$/.test(tokens[i]?.text ?? ''))) i--;
  const first = tokens[i + 1];
  return first !== undefined && i + 1 < comma && tokens[i]?.text !== ',' && OPENING.includes(first.pos);
}

/** A single name, as no plural surname is: "dice que Latorre prepara". Terms of other languages have small letters, dots or digits. */
const isOneName = ({ head, number, isGoverned, from }: Phrase, tokens: readonly Token[], to: number): boolean =>
  !isGoverned &&
  number === Feature.singular &&
  head.pos === Pos.properNoun &&
  !/[sx]$/.test(head.lower) &&
  tokens.slice(from, to).every((each) => isCapitalised(each) && /^[\p{L}-]+$/u.test(each.text));

/** The only phrase between two tokens that can be a subject, with others that depend on prepositions or say when. */
function onlySubject(tokens: readonly Token[], start: number, to: number, opener: Token | undefined): Phrase | null {
  let from = start;
  // "unidades mayores que un humano pueden": a comparison
  const compared = opener?.lower === 'que' ? tokens.slice(Math.max(0, opener.index - 3), opener.index) : [];
  if (
    compared.some(({ lower }) =>
      /^(?:más|menos|(?:may|men|mej|pe)or(?:es)?|mism[ao]s?|igual|distint[ao]s?|otr[ao]s?)$/.test(lower),
    )
  )
    return null;
  // "tan solo un jugador", "después la niña"
  while (from < to && tokens[from]?.pos === Pos.adverb) from++;
  const phrases = phrasesIn(tokens, from, to);
  // a word without an article may be anything: a list, a name in the plural
  if (!phrases || phrases.some((each) => !each.isGoverned && !each.isDetermined && !isOneName(each, tokens, to)))
    return null;
  const bare = phrases.filter(({ isGoverned }) => !isGoverned);
  const nouns = bare.filter((each) => !isWhen(each));
  // a phrase of time may open the clause, but a single one could be the subject: "los lunes son duros"
  if (nouns.length !== 1 || (bare.length > 1 && !isWhen(bare[0] as Phrase))) return null;
  const [subject] = nouns as [Phrase];
  // "los niños y yo": one of several
  if (subject.isJoined || phrases.some(({ isJoined, isGoverned }) => isJoined && !isGoverned)) return null;
  // "tu trabajo, tu casa están", "la entrada y el aforo de la sala son", "tanto el padre como la madre": more than one
  const isOne = subject.number !== Feature.plural;
  const between = tokens.slice(from, to);
  const isListed = opener?.text === ',' && !closesOpening(tokens, opener.index);
  // "la Secretaría de Transportes y Tránsito" is one
  const isOfName = ({ index, lower }: Token): boolean =>
    /^[ye]$/.test(lower) && [index - 1, index + 1].every((at) => tokens[at] && isCapitalised(tokens[at]));
  if (isOne && (isListed || between.some((each) => SEVERAL.has(each.lower) && !isOfName(each)))) return null;
  if (between.some(({ lower }) => /^(?:o|u|ni)$/.test(lower))) return null;
  if (subject.head.readings.length === 0 && (subject.isDetermined || opener?.text === '.')) return null;
  // "una vez descontados los impuestos"
  return tokens.slice(from, subject.from).some(({ lower }) => lower === 'vez') ? null : subject;
}

/** Whether only adverbs and phrases stand there, one of them without a preposition at most: "que vive en el centro", "que nos pasó tu tía". */
const isRestOfClause = (tokens: readonly Token[], from: number, to: number): boolean => {
  let i = from;
  while (i < to && (BETWEEN.has(tokens[i]?.lower ?? '') || tokens[i]?.pos === Pos.adverb)) i++;
  if (i >= to) return true;
  const own = phrasesIn(tokens, i, to)?.filter((each) => !each.isGoverned && !isWhen(each));
  return own !== undefined && own.length <= 1 && own.every(({ isDetermined, isJoined }) => isDetermined && !isJoined);
};

/** Where the relative clause that ends at `end` begins: the index of its "que"; -1 if there is none. */
export function relativeFrom(tokens: readonly Token[], end: number): number {
  for (let verb = end - 1; verb > Math.max(1, end - 8); verb--) {
    const token = tokens[verb] as Token;
    if (token.kind === 'punctuation' || token.pos === Pos.subjunction || /^[ye]$/.test(token.lower)) return -1;
    if (!isTaggedFinite(token)) continue;
    const from = verbGroupFrom(tokens, token);
    if (tokens[from - 1]?.lower !== 'que' || !isRestOfClause(tokens, verb + 1, end)) return -1;
    // "las razones por las que": the preposition and the article belong to the clause
    const isWithArticle =
      /^(?:el|l[ao]s?)$/.test(tokens[from - 2]?.lower ?? '') && tokens[from - 3]?.pos === Pos.preposition;
    return isWithArticle ? from - 3 : from - 1;
  }
  return -1;
}

/** The subject phrase of a verb that stands before it in its own clause; null where it is missing or not certain. */
export function subjectBefore(tokens: readonly Token[], verb: Token): Phrase | null {
  let end = verbGroupFrom(tokens, verb);
  if (hasObjectPronoun(tokens, end, verb)) return null;
  let isFar = false;
  if (tokens[end - 1]?.text === ',') {
    end = insertionFrom(tokens, end - 1);
    isFar = true;
  } else {
    const relative = relativeFrom(tokens, end);
    if (relative >= 0) {
      end = relative;
      isFar = true;
    }
  }
  if (end <= 0) return null;
  let from = rowFrom(tokens, end);
  let opener = tokens[from - 1];
  if (/^[ye]$/.test(tokens[from]?.lower ?? '')) {
    opener = tokens[from];
    from++;
    if (tokens[from - 2]?.text === ',') return onlySubject(tokens, from, end, opener);
  }
  if (opener && !OPENERS.has(opener.lower) && !(opener.text === ',' && !isFar)) {
    // "tenía un gato y los dueños no quiere": a new clause after "y"
    const last = tokens.slice(from, end).findLastIndex(({ lower }) => lower === 'y');
    if (last < 0 || isFar) return null;
    from += last + 1;
    opener = tokens[from - 1];
    const joined = onlySubject(tokens, from, end, opener);
    return joined && joined.from === from && joined.number === Feature.plural ? { ...joined, gender: 0 } : null;
  }
  return onlySubject(tokens, from, end, opener);
}
