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

/** One question. */
export type Question =
  | { about: 'correct'; task: AiTask }
  | { about: 'rewrite'; task: RewriteTask }
  | { about: 'draft'; task: DraftTask };

/** The version of the messages to the operator's function. */
export const ASKING_VERSION = 1;
