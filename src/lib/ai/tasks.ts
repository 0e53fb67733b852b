// What a language model is asked: the same for every engine, and what the site says to the operator's function.

/** One sentence, with the one before and the one after ('' where there is none). */
export interface AiTask {
  sentence: string;
  before: string;
  after: string;
  language: 'en' | 'fr' | 'de' | 'it' | 'es';
}

/** What a sentence is to become, in so many variants. */
export interface RewriteTask extends AiTask {
  goal: 'clearer' | 'shorter' | 'formal' | 'friendly' | 'simpler';
  variants: number;
}

/** What is drafted from a whole text. */
export type DraftKind = 'summary' | 'title' | 'reply';

/** A text to draft from. */
export interface DraftTask {
  kind: DraftKind;
  text: string;
  language: AiTask['language'];
}

/** A sentence beside its translation, or beside what it was translated from; the other language may be any. */
export interface CompareTask {
  sentence: string;
  other: string;
  language: AiTask['language'];
}

/** What two sentences say otherwise. */
export const DIFFERENCES = ['number', 'date', 'name', 'negation', 'modal', 'meaning'] as const;

/** One question. */
export type Question =
  | { about: 'correct'; task: AiTask }
  | { about: 'rewrite'; task: RewriteTask }
  | { about: 'draft'; task: DraftTask }
  | { about: 'compare'; task: CompareTask };

/** The version of the messages to the operator's function. */
export const ASKING_VERSION = 1;
