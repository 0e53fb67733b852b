// Participles behind a noun, of which they say something: le opinioni raccolte, las casas vendidas, les textes écrits. What they
// agree with may be any noun of the phrase before them, so only one that agrees with none of these is wrong.
import { type Analysis, agrees, Feature, Group, Pos } from '../../lexicon/features.ts';
import { isTaggedFinite } from '../../rules/ask.ts';
import type { Match } from '../../rules/match.ts';
import { GENDER_NUMBER } from '../../rules/nounAgreement.ts';
import { isCapitalised, type Token } from '../../rules/token.ts';

/** The words of a language that a phrase is made of. */
export interface PhraseWords {
  isPreposition(token: Token): boolean;
  isDeterminer(token: Token): boolean;
  isAdverb(token: Token): boolean;
  isAnd(token: Token | undefined): boolean;
  /** Whether a clause begins with it. */
  opens(token: Token): boolean;
  /** Pronouns that stand before a verb and name nobody. */
  isClitic(token: Token): boolean;
  /** Nouns for either gender: los periodistas, las periodistas. */
  isOfEither(noun: Token): boolean;
  /** Verbs whose own participle may follow a phrase, by lemma; those that only link a description with their subject. */
  auxiliary: RegExp;
  copula: RegExp;
  /** Prepositions before whoever did it. */
  by: RegExp;
}

/** What a phrase that ends in a noun is made of. */
interface PhraseBefore {
  /** The nouns that the participle may belong to, the nearest first. */
  readonly nouns: readonly Token[];
  /** The verb before them, if their clause has one. */
  readonly verb: Token | null;
}

/** What a rule asks; its elements are named `noun` and `participle`. */
export interface ParticipleOfNoun {
  phraseBefore(tokens: readonly Token[], last: number): PhraseBefore | null;
  isFitting(tokens: readonly Token[], participle: Token, noun: Token): boolean;
  /** Whether lexicon and determiner say the same about the noun. */
  isClear(tokens: readonly Token[], noun: Token): boolean;
  /** Whether the participle agrees with no noun before it, and can be said of nothing else. */
  isWrong(m: Match): boolean;
  /** The participle as this noun asks for it, or else the one of the phrase that it is most likely meant for. */
  inAgreement(m: Match, noun?: Token): string[];
}

const LONGEST_PHRASE = 14;

/** A noun may stand behind its determiner and so many adjectives. */
const MOST_ADJECTIVES = 2;

const PLAIN = Feature.masculine | Feature.singular;

const isDescription = ({ pos, verbForm }: Token): boolean =>
  pos === Pos.adjective || (verbForm & Feature.pastParticiple) !== 0;

/** Reads phrases by the words of a language. */
export function createParticipleOfNoun(words: PhraseWords): ParticipleOfNoun {
  const { isPreposition, isDeterminer, isAdverb, isAnd } = words;

  /** What the noun can be by the lexicon, as far as its determiner allows it. */
  const nominal = (tokens: readonly Token[], noun: Token): Analysis[] => {
    const readings = noun.readings.filter(
      ({ pos, features }) => (pos === Pos.noun || pos === noun.pos) && (features & Group.gender) !== 0,
    );
    let at = noun.index - 1;
    while (at >= noun.index - MOST_ADJECTIVES && tokens[at]?.pos === Pos.adjective) at--;
    const determiner = tokens[at];
    if (!determiner || !isDeterminer(determiner)) return readings;
    const said = determiner.readings.filter(({ features }) => (features & Group.gender) !== 0);
    return readings.filter(
      (own) => said.length === 0 || said.some(({ features }) => agrees(features, own.features, GENDER_NUMBER)),
    );
  };

  /** lo storico delle vendite: an adjective that stands for a noun. */
  const isHead = (tokens: readonly Token[], at: number): boolean => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (!before || !after || tokens[at]?.pos !== Pos.adjective) return false;
    return isDeterminer(before) && isPreposition(after);
  };
  const isInside = (token: Token): boolean =>
    isPreposition(token) || isDeterminer(token) || isDescription(token) || isAnd(token) || isAdverb(token);

  const phraseBefore: ParticipleOfNoun['phraseBefore'] = (tokens, last) => {
    const nouns: Token[] = [];
    for (let at = last; at >= 0 && at > last - LONGEST_PHRASE; at--) {
      const token = tokens[at] as Token;
      if (isTaggedFinite(token) || (token.verbForm & (Feature.infinitive | Feature.gerund)) !== 0)
        return { nouns, verb: token };
      if (words.opens(token) || token.pos === Pos.subjunction) return { nouns, verb: null };
      if (token.kind === 'punctuation') return /^[,:;.(]$/.test(token.text) ? { nouns, verb: null } : null;
      if (token.kind !== 'word') return null;
      if ((token.pos === Pos.noun && (at === 0 || !isCapitalised(token))) || isHead(tokens, at)) nouns.push(token);
      else if (!isInside(token)) return at === 0 && token.pos !== Pos.properNoun ? { nouns, verb: null } : null;
    }
    return { nouns, verb: null };
  };

  const isClear: ParticipleOfNoun['isClear'] = (tokens, noun) => nominal(tokens, noun).length > 0;

  const isFitting: ParticipleOfNoun['isFitting'] = (tokens, participle, noun) => {
    const groups = words.isOfEither(noun) ? [Group.number] : GENDER_NUMBER;
    return participle.readings.some(
      ({ pos, features }) =>
        (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) &&
        nominal(tokens, noun).some((own) => agrees(features, own.features, groups)),
    );
  };

  /** è in parte dovuto, ha per caso incontrato: whether it may be that of the verb before the phrase. */
  const isOfVerb = (tokens: readonly Token[], verb: Token): boolean => {
    if (!verb.readings.some(({ lemma }) => words.auxiliary.test(lemma))) return false;
    const first = tokens.slice(verb.index + 1).find((token) => !isAdverb(token) || isPreposition(token));
    return first !== undefined && isPreposition(first);
  };

  /** "guardava il cielo incantata": whether it may be said of the subject, which may be left out. */
  const isOfSubject = (m: Match, verb: Token): boolean => {
    if (verb.readings.some(({ lemma }) => words.copula.test(lemma))) return false;
    const next = m.after();
    if (next && words.by.test(next.lower)) return false;
    if (!next || !isPreposition(next)) return true;
    const said = m.token('participle');
    return m.sentence.tokens
      .slice(0, verb.index)
      .some(
        (each) =>
          !words.isClitic(each) &&
          (each.pos === Pos.properNoun || each.pos === Pos.pronoun || isFitting(m.sentence.tokens, said, each)),
      );
  };

  /** "les fiches de produits traduite": the noun of the participle's own gender; the nearest if there is none. */
  const meant = (m: Match): Token => {
    const { tokens } = m.sentence;
    const noun = m.token('noun');
    const said = m.token('participle').readings.filter(({ features }) => (features & Feature.pastParticiple) !== 0);
    // the plain form says nothing: it is what is written without a thought
    if (said.some(({ features }) => agrees(features, PLAIN, GENDER_NUMBER))) return noun;
    const nouns = phraseBefore(tokens, noun.index)?.nouns ?? [];
    const isOfGender = (each: Token): boolean =>
      nominal(tokens, each).some((own) => said.some(({ features }) => agrees(features, own.features, [Group.gender])));
    return nouns.find(isOfGender) ?? noun;
  };

  return {
    phraseBefore,
    isFitting,
    isClear,
    isWrong(m) {
      const { tokens } = m.sentence;
      const [noun, said] = [m.token('noun'), m.token('participle')];
      const found = isClear(tokens, noun) ? phraseBefore(tokens, noun.index) : null;
      const first = found?.nouns.at(-1);
      if (!found || !first || !found.nouns.every((each) => isClear(tokens, each))) return false;
      if (found.nouns.some((each) => isFitting(tokens, said, each))) return false;
      const isRow = tokens.slice(first.index, noun.index).some(isAnd);
      if (isRow && said.readings.some(({ features }) => (features & Feature.plural) !== 0)) return false;
      return !found.verb || !(isOfVerb(tokens, found.verb) || isOfSubject(m, found.verb));
    },
    inAgreement(m, head = meant(m)) {
      const near = m.token('participle').lower.slice(0, -2);
      const forms = new Set<string>();
      for (const { features } of nominal(m.sentence.tokens, head)) {
        const wanted = (features & (Group.gender | Group.number)) | Feature.pastParticiple;
        for (const each of m.inflect('participle', wanted, Pos.verb)) if (!each.endsWith("'")) forms.add(each);
      }
      return [...forms].sort((a, b) => Number(b.startsWith(near)) - Number(a.startsWith(near))).slice(0, 1);
    },
  };
}
