// The vocabulary of the agreement check: places where words that belong together by the tree of a sentence do not agree.
import type { Analysis } from '../lexicon/features.ts';
import type { Parser, Tree } from '../reading/parser/types.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { AgreementRule, RuleFinding } from '../rules/types.ts';

/** The agreement check of one language. */
export interface AgreementCheck {
  /** Adds what disagrees in a sentence; `votes` are the findings of the rules. */
  inSentence(sentence: Sentence, votes: readonly RuleFinding[], findings: RuleFinding[]): void;
}

/** What runs the agreement rules of a language. */
export interface AgreementTools {
  syntaxOf: NonNullable<Sentence['syntaxOf']>;
  /** The parser of a `model` pack; null if it has none or a damaged one. */
  createParser(model: Uint8Array): Parser | null;
  /** The check from a language's rules and its weights; null without rules. Throws PackError if the weights are damaged. */
  createCheck(rules: readonly AgreementRule[], weights: Uint8Array): AgreementCheck | null;
}

/** What a language says about agreement. */
export interface AgreementHabits {
  /** Relative pronouns, which have the number of what their clause belongs to. */
  relatives: ReadonlySet<string>;
  /** Subjects that leave the number of the verb open. */
  open: ReadonlySet<string>;
  /** What joins two subjects into a plural. */
  and: ReadonlySet<string>;
  /** Lemmas of nouns after which the verb may agree with what is counted, or with the members of a group. */
  quantities: ReadonlySet<string>;
  /** Of these quantities, those that leave the number open only before "of": a number of people, but not a telephone number. */
  partitives?: ReadonlySet<string>;
  /** Nouns that say when or how often: "i giorni feriali apre alle otto". */
  times?: RegExp;
  /** Lemmas after which a verb may stand without a mark of its person: they suggested that he see a doctor. */
  demands?: ReadonlySet<string>;
  /** Endings of adjectives that stand for nouns of any gender, although the lexicon may list one of them. */
  nominalised?: RegExp;
  /** Whether what stands behind a plural verb may be its object, the subject being left out: cuentan el tiro. */
  takesObject?: (verb: Token, before: Token | undefined) => boolean;
  /** A relative clause may belong to a noun further back that its own noun describes: robots del tamaño de un puño que vuelan. */
  relativesReach?: boolean;
  /** Pronouns that, right behind a verb, are its subject: in "How are you, Blake?" the name is none. */
  subjectsBehind?: ReadonlySet<string>;
  /** Nouns that before "of" say no more than "rather": "it sort of works". */
  hedges?: ReadonlySet<string>;
  /** Words that are the subject of the verb behind them, whatever follows: chi. */
  sole?: ReadonlySet<string>;
  /** Whether a pronoun before the verb takes up a noun of this number that is its object: la cuenta la pagaron. */
  takesUp?: (pronoun: string, kind: 'singular' | 'plural') => boolean;
  /** Whether a verb right before another one ends a clause of its own: was wir haben ist schön. */
  closes?: (verb: Token, next: Token) => boolean;
  /** Lemmas that help verbs with an object into the perfect: "i documenti che mi ha chiesto" may be what was asked for. */
  objectHelpers?: ReadonlySet<string>;
  /** Verbs need no subject, and tell its person. */
  dropsPronouns: boolean;
  /** Nouns have capitals, so that one does not tell a name. */
  capitalisesNouns: boolean;
  /** Determiners and adjectives agree with nouns in case and declension, too. */
  hasCases: boolean;
  /** Adjectives and determiners have forms for gender and number. */
  hasPhrases: boolean;
  /** Adjectives and participles agree with a subject or noun that is further away; none where they do not. */
  predicates?: PredicateHabits;
  /** The features that a noun or adjective may have in truth where the lexicon lists too few. */
  widened(reading: Analysis, form: string): number;
}

/** What a language says about adjectives and participles behind verbs. */
export interface PredicateHabits {
  /** Lemmas of the verbs after which they agree with the subject: être. */
  links: ReadonlySet<string>;
  /** Lemmas of the verbs after which participles agree with an object that stands before them: avoir. */
  helpers: ReadonlySet<string>;
  /** Words that such an object may be, with their gender and number; 0 where it depends on what they stand for. */
  objects: ReadonlyMap<string, number>;
  /** Words that ask for a noun and may stand for an object with it: quelles robes as-tu achetées. */
  asking: RegExp;
  /** Pronouns for things, with their gender and number: cela. */
  things: ReadonlyMap<string, number>;
  /** Subjects whose gender or number depends on who is meant. */
  open: ReadonlySet<string>;
  /** Words before a noun that make its gender count for nothing: quelque chose est perdu. */
  unsettled: ReadonlySet<string>;
  /** Words that look like adjectives and do not agree; words after which an adjective is part of a set phrase. */
  leftOut: ReadonlySet<string>;
  /** Two words that put what follows into the plural: des plus. */
  amongMost: ReadonlySet<string>;
  leftOutAfter: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pronouns of reflexive verbs, and the verbs whose pronoun may be an indirect object: elles se sont parlé. */
  reflexives: ReadonlySet<string>;
  indirect: ReadonlySet<string>;
}

/** A place where two linked words disagree in all their readings. */
export interface Disagreement {
  kind: DisagreementKind;
  /** Which weights decide. */
  link: LinkKind;
  /** Index of the token to change, and of the word that it must agree with. */
  marked: number;
  mate: number;
  /** What speaks for and against a mistake: see the lists of names beside the finders. */
  evidence: Float64Array;
  /** The forms that agree, best first; [] if the lexicon has none. */
  fixes: readonly string[];
  /** Where the two stand next to each other, structure says more than what is weighed. */
  isClear?: boolean;
}

/** The kinds of links: a verb to its subject, a determiner or an adjective to its noun, what is said of a subject or noun to that. */
export type LinkKind = 'verb' | 'determiner' | 'adjective' | 'predicate';

/** What is wrong: the verb after a plural, a singular subject or another person; a word of a noun phrase; what is said of a subject. */
export type DisagreementKind = 'plural' | 'singular' | 'person' | 'phrase' | 'predicate' | 'participle';

/** A sentence with its tree, what the rules have found in it, and the language's habits. */
export interface Parsed {
  sentence: Sentence;
  tree: Tree;
  habits: AgreementHabits;
  findings: readonly RuleFinding[];
  /** The tokens that hang on each token, in order. */
  children: readonly (readonly number[])[];
}
