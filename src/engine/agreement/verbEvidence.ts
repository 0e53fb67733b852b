// What speaks for and against a verb that does not agree with its subject being a mistake.
import { type Analysis, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import {
  canBeOther,
  follows,
  hasAnd,
  hasBreak,
  isFiniteTag,
  isNameLike,
  isNounTag,
  numbersOf,
  odds,
  readingsAs,
  squeezed,
  tokenAt,
  votes,
} from './parsed.ts';
import type { Demand } from './subjects.ts';
import type { DisagreementKind, Parsed } from './types.ts';

/** Names of the values of the evidence, in order. */
export const VERB_EVIDENCE = [
  'head margin',
  'label margin',
  'link',
  'verb link',
  'clause link',
  'relative',
  'pronoun',
  'name',
  'unknown',
  'no noun',
  'after the verb',
  'distance',
  'adjacent',
  'verb between',
  'comma between',
  'coordinated',
  'agreeing word before',
  'agreeing word after',
  'agreeing predicate',
  'determiner',
  'plural verb',
  'verb can be other',
  'subject can be other',
  'question',
  'break',
  'capital',
  'person',
  'second head',
  'second label object',
  'finding here',
  'finding elsewhere',
  'long',
  'copula',
  'second subject',
  'agreeing word between',
  'first word',
  'last word',
  'end of a row',
  'and between',
  'and before',
  'pronoun after the verb',
  'tagged infinitive',
  'capital in a title',
  'agreeing pronoun next',
  'auxiliary before',
  'tag before',
  'tag after subject',
  'tag before verb',
  'tag after verb',
  'clause',
  'clause sure',
  'finite verbs',
  'commas',
  'words',
  'tag of subject',
  'label of subject',
] as const;

/** A subject, the word it hangs on, the verb of that, and what the subject asks for. */
export interface VerbPlace {
  subject: number;
  predicate: number;
  verb: number;
  demand: Demand;
}

/** Whether a word could be a subject that the verb agrees with. */
function couldBeSubject(parsed: Parsed, index: number, readings: readonly Analysis[]): boolean {
  const token = tokenAt(parsed, index);
  if (token.kind === 'number') return true;
  if (token.kind !== 'word' || !(isNounTag(token) || token.tag === Tag.pronoun || token.tag === Tag.numeral))
    return false;
  const numbers = numbersOf(readings);
  const own = readingsAs(token, Pos.noun, Pos.properNoun, Pos.pronoun, Pos.numeral);
  if (own.length === 0) return true;
  const isObject = own.every(({ features }) => features & Group.case && (features & Feature.nominative) === 0);
  return !isObject && (numbersOf(own) & numbers) !== 0;
}

/** The values for a verb, in the order of their names. */
export function verbEvidence(
  parsed: Parsed,
  place: VerbPlace,
  readings: readonly Analysis[],
  kind: DisagreementKind,
): Float64Array {
  const { tree, sentence } = parsed;
  const { subject, predicate, verb, demand } = place;
  const { tokens } = sentence;
  const [from, to] = subject < verb ? [subject, verb] : [verb, subject];
  const between = tokens.slice(from + 1, to);
  const agreeing = (index: number): boolean =>
    index !== subject && index !== demand.source && couldBeSubject(parsed, index, readings);
  const within = (first: number, last: number): boolean => {
    for (let i = Math.max(0, first); i <= Math.min(last, tokens.length - 1); i++) if (agreeing(i)) return true;
    return false;
  };
  const [source, finite] = [tokens[demand.source] as Token, tokens[verb] as Token];
  const others = (parsed.children[predicate] ?? []).filter(
    (child) => child !== subject && tree.label[child] === Label.subject,
  );
  const isPlural = numbersOf(readings) === Feature.plural;
  const isCopula = tree.label[verb] === Label.copula;
  const { here, elsewhere } = votes(parsed, verb, verb);
  const tagAt = (index: number): number => tokens[index]?.tag ?? -1;
  const flag = (value: boolean): number => (value ? 1 : 0);
  return Float64Array.of(
    squeezed(tree.margin[subject] as number),
    squeezed(tree.labelMargin[subject] as number),
    odds(tree.certainty[subject] as number),
    verb === predicate ? 4 : odds(tree.certainty[verb] as number),
    demand.isRelative ? odds(tree.certainty[predicate] as number) : 4,
    flag(demand.isRelative),
    flag(source.tag === Tag.pronoun),
    flag(source.tag === Tag.properNoun),
    flag(demand.isUnknown),
    flag(source.tag !== Tag.pronoun && !isNounTag(source)),
    flag(subject > verb),
    Math.log2(to - from),
    flag(to - from === 1),
    flag(between.some(isFiniteTag)),
    flag(between.some(({ text }) => text === ',')),
    flag(demand.isCoordinated),
    flag(within(verb - 6, Math.min(subject, verb) - 1)),
    flag(within(Math.max(subject, verb) + 1, verb + 6)),
    flag(isCopula && agreeing(predicate)),
    flag((parsed.children[demand.source] ?? []).some((child) => tree.label[child] === Label.determiner)),
    flag(isPlural),
    flag(canBeOther(finite, Pos.verb, Pos.auxiliary)),
    flag(canBeOther(source, Pos.noun, Pos.properNoun, Pos.pronoun)),
    flag(tokens.at(-1)?.text === '?'),
    flag(hasBreak(parsed, from, to)),
    flag(!parsed.habits.capitalisesNouns && isNameLike(source)),
    flag(kind === 'person'),
    flag((tree.rival[subject] as number) >= 0),
    flag(tree.rivalLabel[subject] === Label.object),
    Math.min(1, here),
    Math.min(2, elsewhere),
    flag(tokens.length > 35),
    flag(isCopula),
    flag(others.length > 0),
    flag(within(from + 1, to - 1)),
    flag(verb === 0),
    flag(tokens.slice(verb + 1).every((token) => token.kind === 'punctuation')),
    flag(isPlural && follows(parsed, demand.source)),
    flag(isPlural && hasAnd(parsed, from + 1, to)),
    flag(isPlural && hasAnd(parsed, 0, from)),
    flag(source.tag === Tag.pronoun && subject > verb),
    flag(!isFiniteTag(finite)),
    flag(between.some((token) => token.kind === 'word' && isNameLike(token)) || isNameLike(finite)),
    flag(tokens[verb + 1]?.tag === Tag.pronoun && agreeing(verb + 1)),
    flag(tokens.slice(Math.max(0, verb - 8), from).some(({ tag }) => tag === Tag.auxiliaryFinite)),
    tagAt(subject - 1),
    tagAt(subject + 1),
    tagAt(verb - 1),
    tagAt(verb + 1),
    tree.label[predicate] as number,
    tree.certainty[predicate] as number,
    tokens.filter(isFiniteTag).length,
    tokens.filter(({ text }) => text === ',').length,
    tokens.length,
    source.tag,
    tree.label[subject] as number,
  );
}
