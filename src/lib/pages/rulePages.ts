// The pages that explain rules (/checker/help/<language>/<page>/): what the build knows of them, and what a page is sent.

/** What rules are about; the order is that of the indexes. */
export const RULE_TOPICS = [
  'confusions',
  'agreement',
  'subject-verb',
  'noun-phrase',
  'adjectives',
  'verb-forms',
  'verb-endings',
  'tenses',
  'moods',
  'participles',
  'articles',
  'quantities',
  'prepositions',
  'pronouns',
  'comparison',
  'word-order',
  'word-choice',
  'compounds',
  'apostrophes',
  'accents',
  'capitals',
  'punctuation',
  'style',
  'consistency',
] as const;

/** A topic's id, which is also its part of an address. */
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** A sentence, and how it should read; null where only a person can say. */
export type SentencePair = readonly [wrong: string, right: string | null];

/** A rule, as a page shows it. */
export interface RuleFacts {
  readonly id: string;
  /** What fills the slots of its message: those of its first wrong sentence. */
  readonly params: Readonly<Record<string, string>>;
  readonly pairs: readonly SentencePair[];
  /** Sentences that look alike and are right. */
  readonly rights: readonly string[];
}

/** A page: about words taken for one another, about one rule, or about the rules of a topic that have no page of their own. */
export interface RulePageFacts {
  readonly kind: 'words' | 'rule' | 'topic';
  readonly language: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly topic: RuleTopic;
  /** The words, where it is about words. */
  readonly words: readonly string[];
  readonly rules: readonly RuleFacts[];
}

/** A link to another page. */
export interface RuleLink {
  readonly to: string;
  readonly label: string;
}

/** A rule's part of a page. */
export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  readonly why: string;
  readonly pairs: readonly SentencePair[];
  readonly rights: readonly string[];
}

/** A sentence with a gap, and what may go into it. */
export interface RuleExercise {
  readonly before: string;
  readonly after: string;
  readonly options: readonly string[];
  /** The right one of `options`. */
  readonly answer: number;
}

/** Texts that all pages about rules share. */
export interface RuleLabels {
  readonly help: string;
  readonly rules: string;
  readonly wrong: string;
  readonly right: string;
  readonly pairs: string;
  readonly rights: string;
  readonly contents: string;
  readonly exercise: string;
  readonly exerciseLead: string;
  readonly choice: string;
  readonly good: string;
  readonly bad: string;
  readonly score: string;
  readonly nothing: string;
  readonly try: string;
  readonly tryLead: string;
  readonly tryField: string;
  readonly openChecker: string;
  readonly related: string;
  readonly all: string;
}

/** What a page about rules is sent. */
export interface RulePageTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** The language of the sentences. */
  readonly language: string;
  readonly crumbs: readonly RuleLink[];
  readonly sections: readonly RuleSection[];
  readonly exercises: readonly RuleExercise[];
  /** Wrong sentences for the field to try. */
  readonly sample: string;
  /** The checker for this language. */
  readonly checker: string;
  readonly related: readonly RuleLink[];
  readonly labels: RuleLabels;
}

/** An index: of one language by topic, or of all languages. */
export interface RuleIndexTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly crumbs: readonly RuleLink[];
  readonly groups: readonly { readonly id: string; readonly heading: string; readonly links: readonly RuleLink[] }[];
  readonly crumbsLabel: string;
}

const pieces = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** Two sentences cut into what they share at both ends and what differs between. */
export function differenceOf(
  wrong: string,
  right: string,
): { before: string; wrong: string; right: string; after: string } {
  const [a, b] = [pieces(wrong), pieces(right)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return {
    before: a.slice(0, start).join(''),
    wrong: a.slice(start, a.length - end).join(''),
    right: b.slice(start, b.length - end).join(''),
    after: a.slice(a.length - end).join(''),
  };
}
