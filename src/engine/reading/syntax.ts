// What rules ask about the structure of a sentence: heads, subjects, objects, noun phrases, clauses. Every answer says how sure it
// is. The sentence is parsed when the first question is asked, once.
import type { Sentence, Token } from '../rules/token.ts';
import { hasLabel, Label, labelMask } from './parser/labels.ts';
import type { Tree } from './parser/types.ts';
import { Tag } from './tags.ts';

/** A token and the estimated probability, 0 to 1, that it is the answer. */
export interface Link {
  readonly token: Token;
  readonly certainty: number;
}

/** A clause: the word it is built on, and its first and last token, subordinate clauses included. */
export interface Clause {
  readonly predicate: Token;
  readonly from: number;
  readonly to: number;
}

const CLAUSES = labelMask(
  Label.root,
  Label.relative,
  Label.adnominal,
  Label.adverbialClause,
  Label.complement,
  Label.beside,
);
const OWN_CLAUSE = labelMask(Label.subject, Label.copula, Label.auxiliary, Label.expletive);
const VERB_PARTS = labelMask(Label.auxiliary, Label.copula);

const known = new WeakMap<Sentence, Syntax>();

/** The structure of a sentence; null where the language's model has no parser. */
export function syntaxOf(sentence: Sentence): Syntax | null {
  const kept = known.get(sentence);
  if (kept) return kept;
  const { parser, tokens } = sentence;
  if (!parser) return null;
  const made = new Syntax(tokens, parser.parse(tokens));
  known.set(sentence, made);
  return made;
}

/** Whether the tagger sees a finite verb. */
const isFinite = ({ tag }: Token): boolean => tag === Tag.verbFinite || tag === Tag.auxiliaryFinite;

/** Answers for one sentence. Tokens that are asked about must be the sentence's own. */
export class Syntax {
  readonly tree: Tree;
  private readonly tokens: readonly Token[];
  /** First dependent of each token, and the next one of the same head; -1 for none. */
  private readonly first: Int16Array;
  private readonly next: Int16Array;

  constructor(tokens: readonly Token[], tree: Tree) {
    this.tokens = tokens;
    this.tree = tree;
    this.first = new Int16Array(tokens.length).fill(-1);
    this.next = new Int16Array(tokens.length).fill(-1);
    for (let i = tokens.length - 1; i >= 0; i--) {
      const head = tree.head[i] as number;
      if (head < 0) continue;
      this.next[i] = this.first[head] as number;
      this.first[head] = i;
    }
  }

  /** The relation of a token to its head: a `Label`. */
  labelOf = (token: Token): number => this.tree.label[token.index] as number;

  /** How sure a token's head and label are. */
  certaintyOf = (token: Token): number => this.tree.certainty[token.index] as number;

  /** The token that this one belongs to; undefined for the root of the sentence. */
  headOf(token: Token): Link | undefined {
    const head = this.tokens[this.tree.head[token.index] as number];
    return head && { token: head, certainty: this.certaintyOf(token) };
  }

  /** What belongs to a token under one of these labels, or at all, in the order of the sentence. */
  dependentsOf(token: Token, ...labels: readonly number[]): Link[] {
    const mask = labels.length > 0 ? labelMask(...labels) : -1;
    const found: Link[] = [];
    for (let i = this.first[token.index] as number; i >= 0; i = this.next[i] as number) {
      const each = this.tokens[i] as Token;
      if (hasLabel(mask, this.labelOf(each))) found.push({ token: each, certainty: this.certaintyOf(each) });
    }
    return found;
  }

  /** The word on which a verb group is built: "gone" of "has", "red" of "is" in "is red", the verb itself if it is one. */
  predicateOf(verb: Token): Link {
    const head = hasLabel(VERB_PARTS, this.labelOf(verb)) ? this.headOf(verb) : undefined;
    return head ?? { token: verb, certainty: 1 };
  }

  /** The finite verb of the group that a word belongs to: the word itself, or its first finite auxiliary or copula. */
  finiteVerbOf(word: Token): Link | undefined {
    if (isFinite(word)) return { token: word, certainty: 1 };
    const { token: predicate, certainty } = this.predicateOf(word);
    if (isFinite(predicate)) return { token: predicate, certainty };
    const verb = this.dependentsOf(predicate, Label.auxiliary, Label.copula).find((each) => isFinite(each.token));
    return verb && through(certainty, verb);
  }

  /** The subjects of a verb, given any word of its group; those of the verb that it is joined to if it has none itself. */
  subjectsOf(verb: Token): Link[] {
    const { token: predicate, certainty } = this.predicateOf(verb);
    const own = this.dependentsOf(predicate, Label.subject);
    if (own.length > 0) return own.map((each) => through(certainty, each));
    if (this.labelOf(predicate) !== Label.conjunct || this.dependentsOf(predicate, Label.expletive).length > 0)
      return [];
    const first = this.headOf(predicate);
    if (!first || this.labelOf(first.token) === Label.conjunct) return [];
    return this.dependentsOf(first.token, Label.subject).map((each) => through(certainty * first.certainty, each));
  }

  /** The finite verb that agrees with a subject; undefined if the token is no subject or its clause has no such verb. */
  verbOf(subject: Token): Link | undefined {
    if (this.labelOf(subject) !== Label.subject) return undefined;
    const predicate = this.headOf(subject);
    const verb = predicate && this.finiteVerbOf(predicate.token);
    return predicate && verb && through(predicate.certainty, verb);
  }

  /** The direct objects of a verb, given any word of its group. */
  objectsOf(verb: Token): Link[] {
    const { token, certainty } = this.predicateOf(verb);
    return this.dependentsOf(token, Label.object).map((each) => through(certainty, each));
  }

  /** The noun that a determiner, a numeral or an adjective belongs to. */
  nounOf(word: Token): Link | undefined {
    const label = this.labelOf(word);
    const belongs = label === Label.determiner || label === Label.adjective || label === Label.numeral;
    return belongs ? this.headOf(word) : undefined;
  }

  determinersOf = (noun: Token): Link[] => this.dependentsOf(noun, Label.determiner);

  adjectivesOf = (noun: Token): Link[] => this.dependentsOf(noun, Label.adjective);

  /** The verb of a relative clause that belongs to a noun. */
  relativesOf = (noun: Token): Link[] => this.dependentsOf(noun, Label.relative);

  /** The noun that a relative clause belongs to, given its verb or a word directly under it, such as the relative pronoun. */
  antecedentOf(word: Token): Link | undefined {
    if (this.labelOf(word) === Label.relative) return this.headOf(word);
    const verb = this.headOf(word);
    const noun = verb && this.labelOf(verb.token) === Label.relative ? this.headOf(verb.token) : undefined;
    return verb && noun && through(verb.certainty, noun);
  }

  /** What a token is joined with by "and", "or" or commas: all the others of the row, in the order of the sentence. */
  conjunctsOf(token: Token): Link[] {
    const isJoined = this.labelOf(token) === Label.conjunct;
    const first = isJoined ? this.headOf(token) : undefined;
    const start = first?.token ?? token;
    const sure = first?.certainty ?? 1;
    const others = this.dependentsOf(start, Label.conjunct)
      .filter((each) => each.token !== token)
      .map((each) => through(sure, each));
    return first ? [first, ...others] : others;
  }

  /** The word that joins a token to the one before it in the row: and, or. */
  coordinatorOf = (conjunct: Token): Link | undefined => this.dependentsOf(conjunct, Label.coordinator)[0];

  /** The smallest clause that a token is in. */
  clauseOf(token: Token): Clause {
    let at = token;
    for (let head = this.headOf(at); head && !this.opensClause(at); head = this.headOf(at)) at = head.token;
    return { predicate: at, ...this.spanOf(at) };
  }

  /** The first and last token of all that belongs to a token, itself included. */
  spanOf(token: Token): { from: number; to: number } {
    let from = token.index;
    let to = token.index;
    for (let i = this.first[token.index] as number; i >= 0; i = this.next[i] as number) {
      const below = this.spanOf(this.tokens[i] as Token);
      from = Math.min(from, below.from);
      to = Math.max(to, below.to);
    }
    return { from, to };
  }

  private opensClause(token: Token): boolean {
    const label = this.labelOf(token);
    if (label !== Label.conjunct) return hasLabel(CLAUSES, label);
    return isFinite(token) || this.dependentsOf(token).some((each) => hasLabel(OWN_CLAUSE, this.labelOf(each.token)));
  }
}

const through = (certainty: number, { token, certainty: further }: Link): Link => ({
  token,
  certainty: certainty * further,
});
