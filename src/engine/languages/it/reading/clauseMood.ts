// What an Italian clause is introduced by, found from its verb, and whether that asks for the subjunctive.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite, isTaggedVerb } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import subjunctive from '../rows/subjunctive.words.tsv';

const kind = (name: string): ReadonlySet<string> => new Set(wordsIn(subjunctive, 'kind', name));

const VERBS = kind('verb');
const OPINIONS = kind('opinion');
const ADJECTIVES = kind('adjective');
const NOUNS = kind('noun');
const BEFORE_THAT = kind('conjunction');
const ALONE = kind('alone');

/** Where a clause begins: the word that introduces it. */
export interface Introduction {
  readonly word: Token;
  /** The verb or conjunction that asks for the subjunctive. */
  readonly trigger: Token;
}

const SKIPPED =
  /^(?:,|però|pertanto|quindi|dunque|inoltre|proprio|davvero|anche|solo|molto|perciò|comunque|infatti|invece|tanto|sempre)$/;

/** The word that introduces the clause of this verb, if no other verb or mark stands between the two. */
export function introductionOf(tokens: readonly Token[], verb: number, wanted: RegExp): Token | null {
  for (let at = verb - 1; at >= 0 && at > verb - 13; at--) {
    const token = tokens[at] as Token;
    if (token.kind === 'masked' || token.kind === 'punctuation') return null;
    if (wanted.test(token.lower)) return token;
    const isDetermined = tokens[at - 1]?.pos === Pos.determiner || tokens[at - 1]?.pos === Pos.preposition;
    if (!isDetermined && token.pos !== Pos.adjective && reads(token, Pos.verb, Feature.subjunctive)) return null;
    if (
      isTaggedFinite(token) ||
      token.verbForm === Feature.gerund ||
      /^(?:cui|chi|quale|quali|quando|dove|mentre|perché|o|come|ma|che|se|quanto)$/.test(token.lower)
    )
      return null;
  }
  return null;
}

const isBe = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.readings.some(
    ({ lemma }) =>
      lemma === 'essere' || lemma === 'sembrare' || lemma === 'parere' || lemma === 'ritenere' || lemma === 'trovare',
  );

/** Whether a verb before "che" states a wish, a doubt or an opinion: credo, si ritiene; not "pensa che domani è festa". */
function asks(token: Token): boolean {
  if (
    !(isTaggedVerb(token) || token.lower === 'credo') ||
    token.verbForm !== 0 ||
    reads(token, Pos.verb, Feature.pastParticiple)
  )
    return false;
  const has = (set: ReadonlySet<string>) =>
    token.readings.some(({ pos, lemma }) => (pos === Pos.verb || pos === Pos.auxiliary) && set.has(lemma));
  if (has(VERBS)) return true;
  return has(OPINIONS) && !/^(?:pensa|pensate|pensi)$/.test(token.lower);
}

/** What asks for the subjunctive before this "che"; null if nothing does. */
function triggerBefore(tokens: readonly Token[], that: number): Token | null {
  let at = that - 1;
  while (at > 0 && SKIPPED.test(tokens[at]?.lower ?? '')) at--;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return null;
  const before = tokens[at - 1]?.lower ?? '';
  const isAdjacent = at === that - 1;
  if (isAdjacent && (BEFORE_THAT.has(token.lower) || ALONE.has(token.lower))) {
    if (token.lower === 'prima') return /^(?:la|una|mia|tua|sua|alla|della|dalla|nella)$/.test(before) ? null : token;
    if (token.lower === 'meno') return before === 'a' ? token : null;
    if (token.lower === 'modo')
      return before === 'in' && tokens[at - 2]?.readings.some(({ lemma }) => lemma === 'fare') === true ? token : null;
    if (/^(?:patto|condizione)$/.test(token.lower)) return before === 'a' ? token : null;
    if (token.lower === 'darsi') return /^(?:può|potrebbe|poteva)$/.test(before) ? token : null;
    return token;
  }
  if (asks(token)) return token;
  // "Peccato che", with nothing before it
  if (isAdjacent && token.lower === 'peccato' && (at === 0 || tokens[at - 1]?.kind === 'punctuation')) return token;
  if (isAdjacent && ADJECTIVES.has(token.lower))
    for (let i = at - 1; i >= 0 && i > at - 5; i--) {
      if (/^(?:così|tanto|talmente|non|il|la|l')$/.test(tokens[i]?.lower ?? '')) return null;
      if (isBe(tokens[i])) return tokens[i] ?? null;
    }
  if (
    isAdjacent &&
    NOUNS.has(token.lower) &&
    tokens
      .slice(Math.max(0, at - 4), at)
      .some(({ readings }) =>
        readings.some(({ lemma }) => lemma === 'avere' || lemma === 'esserci' || lemma === 'essere'),
      )
  )
    return token;
  return null;
}

const isSubjunctive = ({ readings }: Token): boolean =>
  readings.length > 0 &&
  readings.every(({ features }) => (features & Feature.subjunctive) !== 0 && (features & Feature.indicative) === 0);

/** The introduction of a clause whose verb must be in the subjunctive; null if nothing is known to ask for it. */
export function subjunctiveIntroduction(tokens: readonly Token[], verb: number): Introduction | null {
  const word = introductionOf(
    tokens,
    verb,
    /^(?:che|cui|affinch[éè]|purch[éè]|bench[éè]|sebbene|malgrado|nonostante|qualora|quantunque)$/,
  );
  if (!word) return null;
  const { index, lower } = word;
  if (lower !== 'che' && lower !== 'cui') {
    if (!ALONE.has(lower.replace('chè', 'ché'))) return null;
    // "nonostante la pioggia è uscito": only after the main clause is it a conjunction for certain
    const isOpen =
      /^(?:malgrado|nonostante)$/.test(lower) && verb > index + 1 && !tokens.slice(0, index).some(isTaggedFinite);
    return isOpen ? null : { word, trigger: word };
  }
  if (lower === 'cui')
    return tokens[index - 1]?.lower === 'in' &&
      /^(?:caso|ipotesi|eventualità)$/.test(tokens[index - 2]?.lower ?? '') &&
      /^(?:nel|nell')$/.test(tokens[index - 3]?.lower ?? '')
      ? { word, trigger: word }
      : null;
  // "che sia riparato e che il personale riceve": the same verb asks for both
  if (/^(?:e|ed)$/.test(tokens[index - 1]?.lower ?? '')) {
    const earlier = tokens.slice(0, index - 1).findLast((token) => isTaggedFinite(token));
    const that = tokens.slice(0, earlier?.index ?? 0).findLast((token) => token.lower === 'che');
    const trigger = earlier && isSubjunctive(earlier) && that ? triggerBefore(tokens, that.index) : null;
    return trigger && { word, trigger };
  }
  const trigger = triggerBefore(tokens, index);
  return trigger && { word, trigger };
}
